import { Group, Loader, Paper, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from '../i18n/index.ts';
import { LargeAmount } from './LargeAmount.tsx';
import { ProblemAlert } from './ProblemAlert.tsx';
import { TextLink } from './RouteLink.tsx';

/** The order that was just confirmed, and what is known of it so far. */
export type SentOrder = { readonly amount: number; readonly currency: string } & (
  | { readonly state: 'sending' }
  | { readonly state: 'accepted'; readonly id: string }
  | { readonly state: 'waiting'; readonly approvalId: string }
  | { readonly state: 'failed'; readonly error: unknown }
);

/** Shows the progress of an order from the moment of its confirmation. @param children shows one that was accepted. */
export function OrderOutcome({
  sent,
  label,
  children,
}: {
  readonly sent: SentOrder;
  readonly label: string;
  readonly children: (id: string) => ReactNode;
}) {
  return (
    <Paper withBorder p="md" component="section" aria-label={label} aria-live="polite">
      {sent.state === 'accepted' ? (
        children(sent.id)
      ) : (
        <Stack>
          <LargeAmount amount={sent.amount} currency={sent.currency} />
          {sent.state === 'sending' && (
            <Group gap="xs">
              <Loader size="xs" />
              <Text size="sm">{t('order.sending')}</Text>
            </Group>
          )}
          {sent.state === 'waiting' && (
            <>
              <Text size="sm">{t('order.waits')}</Text>
              <TextLink to="/approvals/$approvalId" params={{ approvalId: sent.approvalId }}>
                {t('order.toApproval')}
              </TextLink>
            </>
          )}
          {sent.state === 'failed' && (
            <>
              <ProblemAlert error={sent.error} />
              <Text size="sm">{t('order.moneyBack')}</Text>
            </>
          )}
        </Stack>
      )}
    </Paper>
  );
}
