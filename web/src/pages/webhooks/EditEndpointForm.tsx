import { useForm } from '@mantine/form';
import { useChange } from '../../api/useChange.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { NewForm } from '../../components/NewButton.tsx';
import { notifyDone } from '../../components/notify.ts';
import { t } from '../../i18n/index.ts';
import { ENDPOINTS } from '../../i18n/webhooks.en.ts';
import { EndpointFields, type EndpointValues, endpointProblems, endpointRules } from './EndpointFields.tsx';
import type { Endpoint } from './EndpointStatus.tsx';

/** Changes where the events of an endpoint go, which they are, and what it is for. */
export function EditEndpointForm({
  endpoint,
  onClose,
}: {
  readonly endpoint: Endpoint;
  readonly onClose: () => void;
}) {
  const { client } = useMerchant();
  const form = useForm<EndpointValues>({
    initialValues: {
      url: endpoint.url,
      description: endpoint.description ?? '',
      eventTypes: endpoint.eventTypes,
    },
    validate: endpointRules,
  });
  const change = useChange(
    ({ url, description, eventTypes }: EndpointValues) =>
      client.changeWebhookEndpoint({
        path: { id: endpoint.id },
        body: { url: url.trim(), description, eventTypes },
      }),
    {
      onSuccess: () => {
        onClose();
        notifyDone(ENDPOINTS.saved);
      },
      onError: (error) => form.setErrors(endpointProblems(error)),
    },
  );
  return (
    <NewForm
      submit={t('save')}
      isPending={change.isPending}
      error={Object.keys(form.errors).length === 0 ? change.error : undefined}
      onSubmit={form.onSubmit((values) => change.mutate(values))}
      onClose={onClose}
    >
      <EndpointFields form={form} />
    </NewForm>
  );
}
