import { EmptyState, Grid, Paper, Stack, Tabs, Title } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnvironment } from '../../api/environment.tsx';
import { ListOf } from '../../components/ListOf.tsx';
import { OrderOutcome, type SentOrder } from '../../components/OrderOutcome.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { TransactionDetails } from '../transactions/TransactionDetails.tsx';
import { TransactionTable } from '../transactions/TransactionTable.tsx';
import { useTransactions } from '../transactions/useTransactions.ts';
import { BillFormCard } from './BillFormCard.tsx';
import { BILL_KINDS, type BillKind } from './billKinds.ts';

/** Buys airtime, data, electricity, TV and betting credit, and shows what was bought with its tokens. */
export default function BillsPage() {
  const { t } = useTranslation();
  const { environment } = useEnvironment();
  const { kind } = useSearch({ from: '/signed-in/bills' });
  const navigate = useNavigate();
  const choose = (chosen: string | null) => {
    const known = BILL_KINDS.find((each) => each === chosen);
    if (known) void navigate({ to: '/bills', search: { kind: known } });
  };
  return (
    <>
      <PageHeader title={t('bills.title')} lead={t('bills.lead')} />
      <Tabs value={kind} onChange={choose} keepMounted={false}>
        <Tabs.List mb="md">
          {BILL_KINDS.map((each) => (
            <Tabs.Tab key={each} value={each}>
              {t(`bills.kinds.${each}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={kind}>
          <BillsOfKind key={`${environment} ${kind}`} kind={kind} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

function BillsOfKind({ kind }: { readonly kind: BillKind }) {
  const { t } = useTranslation();
  const [sent, setSent] = useState<SentOrder>();
  const pages = useTransactions({ channel: kind });
  return (
    <Stack gap="xl">
      <Grid>
        <Grid.Col span={{ base: 12, sm: 6 }}>
          <Paper withBorder p="md" component="section" aria-label={t('bills.buy')}>
            <BillFormCard kind={kind} onChange={setSent} />
          </Paper>
        </Grid.Col>
        <Grid.Col span={{ base: 12, sm: 6 }}>
          {sent && (
            <OrderOutcome sent={sent} label={t('bills.latest')}>
              {(transactionId) => <TransactionDetails transactionId={transactionId} />}
            </OrderOutcome>
          )}
        </Grid.Col>
      </Grid>
      <section aria-label={t('bills.history')}>
        <Title order={2} size="h4" mb="sm">
          {t('bills.history')}
        </Title>
        <ListOf
          pages={pages}
          empty={
            <EmptyState
              icon={<Lightbulb />}
              title={t('bills.emptyTitle')}
              description={t('bills.emptyLead')}
            />
          }
        >
          {(items) => <TransactionTable items={items} caption={t('bills.history')} />}
        </ListOf>
      </section>
    </Stack>
  );
}
