import { Grid, Group, Paper, Stack, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useEnvironment } from '../api/environment.tsx';
import type { Permission } from '../api/useMay.ts';
import { Allowed } from './Allowed.tsx';
import { OrderOutcome, type SentOrder } from './OrderOutcome.tsx';
import { SandboxOutcomes } from './SandboxOutcomes.tsx';

/** A page on which something is ordered: the form, the outcome of the order just made, and the earlier ones. */
export function OrderPage({
  permission,
  formLabel,
  form,
  outcomeLabel,
  outcome,
  aside,
  historyLabel,
  historyActions,
  history,
}: {
  /** What a user needs to order. */
  readonly permission: Permission;
  readonly formLabel: string;
  readonly form: (onChange: (sent: SentOrder | undefined) => void) => ReactNode;
  readonly outcomeLabel: string;
  /** Draws an order that was accepted, by its id. */
  readonly outcome: (id: string) => ReactNode;
  /** Stands beside the form while nothing was ordered. */
  readonly aside?: ReactNode;
  readonly historyLabel: string;
  /** Buttons that do something with all of the history. */
  readonly historyActions?: ReactNode;
  readonly history: ReactNode;
}) {
  const [sent, setSent] = useState<SentOrder>();
  const { environment } = useEnvironment();
  return (
    <Stack gap="xl">
      <Allowed to={permission}>
        <Grid>
          <Grid.Col span={{ base: 12, sm: 6 }}>
            <Paper withBorder p="md" component="section" aria-label={formLabel}>
              {form(setSent)}
            </Paper>
          </Grid.Col>
          <Grid.Col span={{ base: 12, sm: 6 }}>
            {sent ? (
              <OrderOutcome sent={sent} label={outcomeLabel}>
                {outcome}
              </OrderOutcome>
            ) : (
              <Stack>
                {aside}
                {environment === 'test' && <SandboxOutcomes />}
              </Stack>
            )}
          </Grid.Col>
        </Grid>
      </Allowed>
      <section aria-label={historyLabel}>
        <Group justify="space-between" mb="sm">
          <Title order={2} size="h4">
            {historyLabel}
          </Title>
          {historyActions}
        </Group>
        {history}
      </section>
    </Stack>
  );
}
