import { Button, Group } from '@mantine/core';
import { t } from '../i18n/index.ts';

/** Saves a form, once something in it has changed. */
export function SaveButton({
  form,
  isPending,
}: {
  readonly form: { readonly isDirty: () => boolean };
  readonly isPending: boolean;
}) {
  return (
    <Group justify="flex-end">
      <Button type="submit" loading={isPending} disabled={!form.isDirty()}>
        {t('save')}
      </Button>
    </Group>
  );
}
