import { Button, Code, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { AnswerOf } from '@merchant-payments/client';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useChange } from '../../api/useChange.ts';
import { useMerchant } from '../../api/useMerchant.ts';
import { Allowed } from '../../components/Allowed.tsx';
import { CopyableText } from '../../components/CopyableText.tsx';
import { DetailsDrawer } from '../../components/DetailsDrawer.tsx';
import { Facts } from '../../components/Facts.tsx';
import { Moment } from '../../components/Moment.tsx';
import { Money } from '../../components/Money.tsx';
import { notifyDone } from '../../components/notify.ts';
import { RowsLoading } from '../../components/Placeholders.tsx';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { RowLink } from '../../components/RouteLink.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { t } from '../../i18n/index.ts';
import { ENDPOINTS } from '../../i18n/webhooks.en.ts';

type Delivery = AnswerOf<'getWebhookDelivery'>['delivery'];
type Attempt = Delivery['attempts'][number];

const REFRESH_MS = 2_000;

/** One event's delivery, in a drawer over the list. */
export default function DeliveryDrawer() {
  const { deliveryId } = useParams({ from: '/signed-in/webhooks/$deliveryId' });
  return (
    <DetailsDrawer title={t('webhooks.delivery')} size="lg">
      <DeliveryDetails id={deliveryId} />
    </DetailsDrawer>
  );
}

function DeliveryDetails({ id }: { readonly id: string }) {
  const { client, environment } = useMerchant();
  // How the delivery was when it was to be sent again, until an attempt shows that it was.
  const [replayed, setReplayed] = useState<Delivery>();
  const { data, error, refetch } = useQuery({
    queryKey: [environment, 'delivery', id],
    queryFn: async () => (await client.getWebhookDelivery({ path: { id } })).delivery,
    refetchInterval: ({ state: { data: shown } }) =>
      shown && (shown.status === 'PENDING' || (replayed && newestAttempt(shown) === newestAttempt(replayed)))
        ? REFRESH_MS
        : false,
  });
  const replay = useChange(() => client.replayWebhookDelivery({ path: { id } }), {
    onMutate: () => setReplayed(data),
    onSuccess: () => notifyDone(t('webhooks.replayed')),
    onError: () => setReplayed(undefined),
  });
  if (data === undefined && error) return <ProblemAlert error={error} onRetry={refetch} />;
  if (data === undefined) return <RowsLoading />;
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={3} size="h4" className="breakable">
          {data.type}
        </Title>
        <StatusBadge status={data.status} />
      </Group>
      <CopyableText value={data.id} label={t('webhooks.id')} />
      <Facts
        facts={[
          {
            label: t('transactions.one'),
            value: data.transactionId && (
              <RowLink
                to="/transactions/$transactionId"
                params={{ transactionId: data.transactionId }}
                search={{}}
              >
                {data.transactionId}
              </RowLink>
            ),
          },
          {
            label: t('amount'),
            value: data.amount !== null && data.currency !== null && (
              <Money amount={data.amount} currency={data.currency} />
            ),
          },
          { label: t('merchantReference'), value: data.merchantReference },
          {
            label: ENDPOINTS.one,
            value: data.endpointId && (
              <RowLink
                to="/webhooks/endpoints/$endpointId"
                params={{ endpointId: data.endpointId }}
                search={{ tab: 'endpoints' }}
              >
                {data.endpointId}
              </RowLink>
            ),
          },
          { label: t('webhooks.endReason'), value: data.endReason },
          {
            label: t('webhooks.nextAttempt'),
            value: data.nextAttemptAt && <Moment at={data.nextAttemptAt} />,
          },
          { label: t('created'), value: <Moment at={data.createdAt} /> },
        ]}
      />
      <Allowed to="webhooks:write">
        <Button
          variant="default"
          leftSection={<RotateCw size={16} />}
          loading={replay.isPending}
          onClick={() => replay.mutate()}
        >
          {t('webhooks.replay')}
        </Button>
      </Allowed>
      <ProblemAlert error={replay.error} />
      <Title order={3} size="h5">
        {t('webhooks.body')}
      </Title>
      <Code block tabIndex={0} aria-label={t('webhooks.body')}>
        {indented(data.body)}
      </Code>
      <Title order={3} size="h5">
        {t('webhooks.attempts')}
      </Title>
      {data.attempts.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('webhooks.noAttempts')}
        </Text>
      )}
      {[...data.attempts].reverse().map((attempt) => (
        <AttemptCard key={`${attempt.number} ${attempt.startedAt}`} attempt={attempt} />
      ))}
    </Stack>
  );
}

/** When the newest attempt began; the attempts come oldest first. */
function newestAttempt({ attempts }: Delivery): string | undefined {
  return attempts.at(-1)?.startedAt;
}

function AttemptCard({ attempt }: { readonly attempt: Attempt }) {
  const { number, url, startedAt, durationMs, responseStatus, responseExcerpt, error } = attempt;
  return (
    <Paper withBorder p="sm">
      <Group justify="space-between">
        <Text size="sm" fw={600}>
          {t('webhooks.attempt', { number })} · {responseStatus ?? t('webhooks.noAnswer')}
        </Text>
        <Text size="xs" c="dimmed">
          <Moment at={startedAt} /> · {t('webhooks.tookMs', { durationMs })}
        </Text>
      </Group>
      <Text size="xs" c="dimmed" className="breakable">
        {url}
      </Text>
      {error !== null && (
        <Text size="sm" mt={4}>
          {error}
        </Text>
      )}
      {responseExcerpt !== null && responseExcerpt !== '' && (
        <Code block mt={4} tabIndex={0} aria-label={t('webhooks.answer')}>
          {responseExcerpt}
        </Code>
      )}
    </Paper>
  );
}

/** JSON as people read it. What is sent, and signed, is the text as it was. */
function indented(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}
