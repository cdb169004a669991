import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMerchant } from '../../api/useMerchant.ts';
import { notifyProblem } from '../../components/notify.ts';
import type { transactionQuery } from './filters.ts';

/** Saves what the filters leave as a file for a spreadsheet. */
export function ExportButton({ query }: { readonly query: ReturnType<typeof transactionQuery> }) {
  const { t } = useTranslation();
  const { client, environment } = useMerchant();
  const save = useMutation({
    mutationFn: () => client.exportTransactions({ query }),
    onSuccess: (csv) => {
      const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }));
      const link = Object.assign(document.createElement('a'), {
        href: url,
        download: `transactions-${environment}.csv`,
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
      {t('transactions.export')}
    </Button>
  );
}
