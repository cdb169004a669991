import { Alert, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { CirclePause, TriangleAlert } from 'lucide-react';
import { useMerchant } from '../../api/useMerchant.ts';
import { Allowed } from '../../components/Allowed.tsx';
import { CopyableText } from '../../components/CopyableText.tsx';
import { DetailsDrawer } from '../../components/DetailsDrawer.tsx';
import { Facts } from '../../components/Facts.tsx';
import { Moment } from '../../components/Moment.tsx';
import { RowsLoading } from '../../components/Placeholders.tsx';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { t } from '../../i18n/index.ts';
import { ENDPOINTS } from '../../i18n/webhooks.en.ts';
import { EndpointActions } from './EndpointActions.tsx';
import { type Endpoint, EndpointStatus } from './EndpointStatus.tsx';

/** One endpoint, in a drawer over the list. */
export default function EndpointDrawer() {
  const { endpointId } = useParams({ from: '/signed-in/webhooks/endpoints/$endpointId' });
  return (
    <DetailsDrawer title={ENDPOINTS.one} size="lg" list={{ to: '/webhooks', search: { tab: 'endpoints' } }}>
      <EndpointDetails id={endpointId} />
    </DetailsDrawer>
  );
}

function EndpointDetails({ id }: { readonly id: string }) {
  const { client, environment } = useMerchant();
  const { data, error, refetch } = useQuery({
    queryKey: [environment, 'webhookEndpoint', id],
    queryFn: async () => (await client.getWebhookEndpoint({ path: { id } })).endpoint,
  });
  if (data === undefined && error) return <ProblemAlert error={error} onRetry={refetch} />;
  if (data === undefined) return <RowsLoading />;
  return (
    <Stack>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Title order={3} size="h4" className="breakable">
          {data.url}
        </Title>
        <EndpointStatus endpoint={data} />
      </Group>
      <CopyableText value={data.id} label={t('webhooks.id')} />
      <EndpointHealth endpoint={data} />
      <Facts
        facts={[
          { label: ENDPOINTS.description, value: data.description },
          { label: ENDPOINTS.types, value: <TypeList types={data.eventTypes} /> },
          { label: t('created'), value: <Moment at={data.createdAt} /> },
          { label: ENDPOINTS.changed, value: <Moment at={data.updatedAt} /> },
        ]}
      />
      <Allowed to="webhooks:write">
        <EndpointActions endpoint={data} />
      </Allowed>
    </Stack>
  );
}

/** Why nothing is sent to an endpoint, or since when it accepts nothing. */
function EndpointHealth({ endpoint: { disabledReason, failingSince } }: { readonly endpoint: Endpoint }) {
  if (disabledReason !== null)
    return (
      <Alert
        color={disabledReason === 'MERCHANT' ? 'blue' : 'red'}
        icon={<CirclePause />}
        title={ENDPOINTS.disabledTitle}
      >
        {ENDPOINTS.disabledReasons[disabledReason]}
      </Alert>
    );
  if (failingSince === null) return null;
  return (
    <Alert color="red" icon={<TriangleAlert />} title={ENDPOINTS.failing}>
      {ENDPOINTS.failingSince} <Moment at={failingSince} />. {ENDPOINTS.failingLead}
    </Alert>
  );
}

function TypeList({ types }: { readonly types: readonly string[] }) {
  return types.map((type) => (
    <Text key={type} size="sm">
      {type}
    </Text>
  ));
}
