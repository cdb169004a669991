import { Group, Stack, Text } from '@mantine/core';
import type { Approval } from '@merchant-payments/client';
import { useQuery } from '@tanstack/react-query';
import { useMerchant } from '../../api/useMerchant.ts';
import { AmountAndStatus } from '../../components/AmountAndStatus.tsx';
import { CopyableText } from '../../components/CopyableText.tsx';
import { Facts } from '../../components/Facts.tsx';
import { Moment } from '../../components/Moment.tsx';
import { RowsLoading } from '../../components/Placeholders.tsx';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { TextLink } from '../../components/RouteLink.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { t } from '../../i18n/index.ts';
import { ApprovalActions } from './ApprovalActions.tsx';
import { useRuleChange } from './useRuleChange.ts';

const REFRESH_MS = 2_000;

/** Everything about one request for approval, live while it waits, and the buttons of those who decide. */
export function ApprovalDetails({ approvalId }: { readonly approvalId: string }) {
  const { client, environment } = useMerchant();
  const { data, error, refetch } = useQuery({
    queryKey: [environment, 'approval', approvalId],
    queryFn: async () => (await client.getApproval({ path: { id: approvalId } })).approval,
    refetchInterval: ({ state }) => (state.data?.status === 'WAITING' ? REFRESH_MS : false),
  });
  if (data === undefined && error) return <ProblemAlert error={error} onRetry={refetch} />;
  if (data === undefined) return <RowsLoading />;
  const { amount, currency, status } = data;
  return (
    <Stack>
      {amount === null || currency === null ? (
        <Group justify="space-between">
          <Text fw={600}>{t(`approvals.kinds.${data.kind}`)}</Text>
          <StatusBadge status={status} />
        </Group>
      ) : (
        <AmountAndStatus amount={amount} currency={currency} status={status} />
      )}
      {status === 'WAITING' && <ApprovalActions approval={data} />}
      <OrderLink approval={data} />
      <ApprovalFacts approval={data} />
      <CopyableText value={data.id} label={t('approvals.id')} />
    </Stack>
  );
}

function ApprovalFacts({ approval }: { readonly approval: Approval }) {
  const ruleChange = useRuleChange(approval);
  const { status, kind } = approval;
  return (
    <Facts
      facts={[
        { label: t('approvals.kind'), value: t(`approvals.kinds.${kind}`) },
        { label: t('approvals.destination'), value: approval.destination },
        ...ruleChange,
        { label: t('merchantReference'), value: approval.merchantReference },
        { label: t('approvals.madeBy'), value: approval.madeBy },
        { label: t('created'), value: <Moment at={approval.createdAt} /> },
        {
          label: t('approvals.expires'),
          value: status === 'WAITING' && <Moment at={approval.expiresAt} />,
        },
        { label: t('approvals.decidedBy'), value: approval.decidedBy },
        {
          label: t('approvals.decided'),
          value: approval.decidedAt && <Moment at={approval.decidedAt} />,
        },
        { label: t('approvals.reason'), value: approval.reason },
      ]}
    />
  );
}

/** Leads to the order that a request has become. */
function OrderLink({ approval: { kind, transactionId } }: { readonly approval: Approval }) {
  // A refund is shown by its session.
  if (transactionId === null || kind === 'usdt_refund') return null;
  return kind === 'usdt_sale' ? (
    <TextLink to="/sales/$withdrawalId" params={{ withdrawalId: transactionId }}>
      {t('approvals.toOrder')}
    </TextLink>
  ) : (
    <TextLink to="/transactions/$transactionId" params={{ transactionId }}>
      {t('approvals.toOrder')}
    </TextLink>
  );
}
