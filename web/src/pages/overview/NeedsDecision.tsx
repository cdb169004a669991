import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { AnswerOf } from '@merchant-payments/client';
import { formatCount } from '../../components/format.ts';
import { TextLink } from '../../components/RouteLink.tsx';
import { DECISIONS } from '../../i18n/decisions.en.ts';

type Decision = AnswerOf<'getOverview'>['overview']['needsDecision'][number];

/** What waits for the user, each leading to the page where it is decided. */
export default function NeedsDecision({ decisions }: { readonly decisions: readonly Decision[] }) {
  return (
    <Paper withBorder p="md" component="section" aria-label={DECISIONS.title}>
      <Title order={2} size="h5" mb="xs">
        {DECISIONS.title}
      </Title>
      <Stack component="ul" gap={4} m={0} pl="md">
        {decisions.map((decision) => (
          <li key={`${decision.kind} ${decision.currency}`}>
            <Group gap="xs" align="baseline">
              <DecisionLink decision={decision} />
              {decision.count > 1 && (
                <Text span size="sm" fw={650} className="tabular">
                  {formatCount(decision.count)}
                </Text>
              )}
            </Group>
          </li>
        ))}
      </Stack>
    </Paper>
  );
}

function DecisionLink({ decision: { kind, currency } }: { readonly decision: Decision }) {
  const { kinds } = DECISIONS;
  switch (kind) {
    case 'approvals':
      return (
        <TextLink to="/approvals" search={{ status: 'WAITING' }} size="sm">
          {kinds.approvals}
        </TextLink>
      );
    case 'usdt_payments_in_review':
      return (
        <TextLink to="/usdt" search={{ status: 'MANUAL_REVIEW' }} size="sm">
          {kinds.usdt_payments_in_review}
        </TextLink>
      );
    case 'usdt_payments_overpaid':
      return (
        <TextLink to="/usdt" search={{ status: 'OVERPAID' }} size="sm">
          {kinds.usdt_payments_overpaid}
        </TextLink>
      );
    case 'automatic_payouts':
      return (
        <TextLink to="/withdrawals" size="sm">
          {kinds.automatic_payouts}
        </TextLink>
      );
    case 'failed_withdrawals':
      return (
        <TextLink to="/withdrawals" search={{ status: 'FAILED' }} size="sm">
          {kinds.failed_withdrawals}
        </TextLink>
      );
    case 'withdrawal_limit':
    case 'name_enquiry_limit':
      return (
        <TextLink to="/withdrawals" size="sm">
          {kinds[kind]}
        </TextLink>
      );
    case 'sale_limit':
      return (
        <TextLink to="/sales" size="sm">
          {kinds.sale_limit}
        </TextLink>
      );
    case 'bill_limit':
      return (
        <TextLink to="/bills" search={{ kind: 'airtime' }} size="sm">
          {kinds.bill_limit}
        </TextLink>
      );
    case 'webhook_endpoints':
      return (
        <TextLink to="/webhooks" search={{ tab: 'endpoints' }} size="sm">
          {kinds.webhook_endpoints}
        </TextLink>
      );
    case 'debt':
      return (
        <TextLink to="/statement" search={{ asset: 'NGN' }} size="sm">
          {kinds.debt}
        </TextLink>
      );
    case 'low_balance':
      return (
        <TextLink to="/statement" search={{ asset: currency ?? 'NGN' }} size="sm">
          {kinds.low_balance[currency ?? 'NGN']}
        </TextLink>
      );
  }
}
