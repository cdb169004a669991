import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Saves a form, once something in it has changed. */
export function SaveButton({
  form,
  isPending,
}: {
  readonly form: { readonly isDirty: () => boolean };
  readonly isPending: boolean;
}) {
  const { t } = useTranslation();
  return (
    <Group justify="flex-end">
      <Button type="submit" loading={isPending} disabled={!form.isDirty()}>
        {t('save')}
      </Button>
    </Group>
  );
}
