import { Stack, TextInput } from '@mantine/core';
import { fieldProblems } from '../../api/problems.ts';
import { useChange } from '../../api/useChange.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { notifyDone } from '../../components/notify.ts';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { SaveButton } from '../../components/SaveButton.tsx';
import { useKeptForm } from '../../components/useKept.ts';
import { t } from '../../i18n/index.ts';

/** The address that events of this environment are sent to. */
export function WebhookAddressForm({ saved }: { readonly saved: string }) {
  const { client } = useMerchant();
  const form = useKeptForm('webhookAddress', { initialValues: { webhookUrl: saved } });
  const save = useChange(
    ({ webhookUrl }: typeof form.values) => client.changeProfile({ body: { webhookUrl: webhookUrl.trim() } }),
    {
      onSuccess: () => notifyDone(t('saved')),
      onError: (error) => form.setErrors(fieldProblems(error, ['webhookUrl'])),
    },
  );
  const hasFieldProblem = form.errors.webhookUrl !== undefined;
  return (
    <form onSubmit={form.onSubmit((values) => save.mutate(values))}>
      <Stack>
        <TextInput
          {...form.getInputProps('webhookUrl')}
          label={t('webhooks.address')}
          description={t('webhooks.addressLead')}
          placeholder="https://shop.example.com/webhooks"
          type="url"
          inputMode="url"
        />
        {!hasFieldProblem && <ProblemAlert error={save.error} />}
        <SaveButton form={form} isPending={save.isPending} />
      </Stack>
    </form>
  );
}
