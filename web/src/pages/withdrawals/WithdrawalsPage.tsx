import { EmptyState, Grid, Paper, Stack, Title } from '@mantine/core';
import { Banknote } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListOf } from '../../components/ListOf.tsx';
import { OrderOutcome, type SentOrder } from '../../components/OrderOutcome.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { TransactionDetails } from '../transactions/TransactionDetails.tsx';
import { TransactionTable } from '../transactions/TransactionTable.tsx';
import { useTransactions } from '../transactions/useTransactions.ts';
import { WithdrawalForm } from './WithdrawalForm.tsx';

/** Pays out of the naira wallet to the bank account, and shows what became of earlier payouts. */
export default function WithdrawalsPage() {
  const { t } = useTranslation();
  const [sent, setSent] = useState<SentOrder>();
  const pages = useTransactions({ channel: 'bank_transfer' });
  return (
    <>
      <PageHeader title={t('withdrawals.title')} lead={t('withdrawals.lead')} />
      <Stack gap="xl">
        <Grid>
          <Grid.Col span={{ base: 12, sm: 6 }}>
            <Paper withBorder p="md" component="section" aria-label={t('withdrawals.new')}>
              <WithdrawalForm onChange={setSent} />
            </Paper>
          </Grid.Col>
          <Grid.Col span={{ base: 12, sm: 6 }}>
            {sent && (
              <OrderOutcome sent={sent} label={t('withdrawals.latest')}>
                {(transactionId) => <TransactionDetails transactionId={transactionId} />}
              </OrderOutcome>
            )}
          </Grid.Col>
        </Grid>
        <section aria-label={t('withdrawals.history')}>
          <Title order={2} size="h4" mb="sm">
            {t('withdrawals.history')}
          </Title>
          <ListOf
            pages={pages}
            empty={
              <EmptyState
                icon={<Banknote />}
                title={t('withdrawals.emptyTitle')}
                description={t('withdrawals.emptyLead')}
              />
            }
          >
            {(items) => <TransactionTable items={items} caption={t('withdrawals.history')} />}
          </ListOf>
        </section>
      </Stack>
    </>
  );
}
