import { useChange } from '../../api/useChange.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { NewForm } from '../../components/NewButton.tsx';
import { useKeptForm } from '../../components/useKept.ts';
import { ENDPOINTS } from '../../i18n/webhooks.en.ts';
import { EndpointFields, type EndpointValues, endpointProblems, endpointRules } from './EndpointFields.tsx';
import { NewSecret } from './NewSecret.tsx';

/** Creates an endpoint of this environment, and shows its secret once. */
export function NewEndpointForm({ onClose }: { readonly onClose: () => void }) {
  const { client } = useMerchant();
  const form = useKeptForm<EndpointValues>('webhookEndpoint', {
    initialValues: { url: '', description: '', eventTypes: [] },
    validate: endpointRules,
  });
  const create = useChange(
    ({ url, description, eventTypes }: EndpointValues) =>
      client.createWebhookEndpoint({
        body: { url: url.trim(), eventTypes, ...(description.trim() !== '' && { description }) },
      }),
    {
      onSuccess: () => form.reset(),
      onError: (error) => form.setErrors(endpointProblems(error)),
    },
  );
  if (create.data) {
    const { url, secret } = create.data.endpoint;
    return <NewSecret of={url} secret={secret} onClose={onClose} />;
  }
  return (
    <NewForm
      submit={ENDPOINTS.create}
      isPending={create.isPending}
      error={Object.keys(form.errors).length === 0 ? create.error : undefined}
      onSubmit={form.onSubmit((values) => create.mutate(values))}
      onClose={onClose}
    >
      <EndpointFields form={form} />
    </NewForm>
  );
}
