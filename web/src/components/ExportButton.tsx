import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useMerchant } from '../api/useMerchant.ts';
import { t } from '../i18n/index.ts';
import { notifyProblem } from './notify.ts';

/**
 * Saves a file for a spreadsheet.
 *
 * @param name what the file's name begins with.
 * @param read asks for the file.
 */
export function ExportButton({
  name,
  read,
}: {
  readonly name: string;
  readonly read: () => Promise<string>;
}) {
  const { environment } = useMerchant();
  const save = useMutation({
    mutationFn: read,
    onSuccess: (csv) => {
      const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }));
      const link = Object.assign(document.createElement('a'), {
        href: url,
        download: `${name}-${environment}.csv`,
      });
      link.click();
      URL.revokeObjectURL(url);
    },
    onError: notifyProblem,
  });
  return (
    <Button
      variant="default"
      leftSection={<Download size={16} />}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {t('list.export')}
    </Button>
  );
}
