import { EmptyState, Grid, Paper, Stack, Title } from '@mantine/core';
import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMerchant } from '../../api/useMerchant.ts';
import { usePages } from '../../api/usePages.ts';
import { ListOf } from '../../components/ListOf.tsx';
import { OrderOutcome, type SentOrder } from '../../components/OrderOutcome.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { SaleDetails } from './SaleDetails.tsx';
import { SaleForm } from './SaleForm.tsx';
import { SaleTable } from './SaleTable.tsx';

const REFRESH_UNDER_WAY_MS = 2_000;

/** Sells USDT for naira at a rate that is quoted first, and shows earlier sales. */
export default function UsdtSalesPage() {
  const { t } = useTranslation();
  const { client, businessId } = useMerchant();
  const [shown, setShown] = useState<SentOrder>();
  const pages = usePages(
    ['sales'],
    async (page) => {
      const { withdrawals, nextCursor } = await client.listUsdtSales({ query: { businessId, ...page } });
      return { items: withdrawals, nextCursor };
    },
    (items) => (items.some(({ status }) => status === 'PROCESSING') ? REFRESH_UNDER_WAY_MS : false),
  );
  return (
    <>
      <PageHeader title={t('sales.title')} lead={t('sales.lead')} />
      <Stack gap="xl">
        <Grid>
          <Grid.Col span={{ base: 12, sm: 6 }}>
            <Paper withBorder p="md" component="section" aria-label={t('sales.new')}>
              <SaleForm onChange={setShown} />
            </Paper>
          </Grid.Col>
          <Grid.Col span={{ base: 12, sm: 6 }}>
            {shown && (
              <OrderOutcome sent={shown} label={t('sales.latest')}>
                {(withdrawalId) => <SaleDetails withdrawalId={withdrawalId} />}
              </OrderOutcome>
            )}
          </Grid.Col>
        </Grid>
        <section aria-label={t('sales.history')}>
          <Title order={2} size="h4" mb="sm">
            {t('sales.history')}
          </Title>
          <ListOf
            pages={pages}
            empty={
              <EmptyState
                icon={<HandCoins />}
                title={t('sales.emptyTitle')}
                description={t('sales.emptyLead')}
              />
            }
          >
            {(items) => (
              <SaleTable
                items={items}
                onOpen={({ withdrawalId, amountUsdt }) =>
                  setShown({ state: 'accepted', id: withdrawalId, amount: amountUsdt, currency: 'USDT' })
                }
              />
            )}
          </ListOf>
        </section>
      </Stack>
    </>
  );
}
