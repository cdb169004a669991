import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMerchant } from '../../api/useMerchant.ts';
import { AmountAndStatus } from '../../components/AmountAndStatus.tsx';
import { CopyableText } from '../../components/CopyableText.tsx';
import { chargesFact } from '../../components/charges.ts';
import { Facts } from '../../components/Facts.tsx';
import { formatRate } from '../../components/format.ts';
import { Moment } from '../../components/Moment.tsx';
import { Money } from '../../components/Money.tsx';
import { RowsLoading } from '../../components/Placeholders.tsx';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { TextLink } from '../../components/RouteLink.tsx';
import { t } from '../../i18n/index.ts';

const REFRESH_MS = 2_000;

/** Everything about one sale of USDT, live until it is over. */
export function SaleDetails({ withdrawalId }: { readonly withdrawalId: string }) {
  const { client, environment } = useMerchant();
  const { data, error, refetch } = useQuery({
    queryKey: [environment, 'sale', withdrawalId],
    queryFn: async () => (await client.getUsdtSale({ path: { withdrawalId } })).withdrawal,
    refetchInterval: ({ state }) => (state.data?.status === 'PROCESSING' ? REFRESH_MS : false),
  });
  if (data === undefined && error) return <ProblemAlert error={error} onRetry={refetch} />;
  if (data === undefined) return <RowsLoading />;
  return (
    <Stack>
      <AmountAndStatus amount={data.amountUsdt} currency="USDT" status={data.status} />
      <CopyableText value={data.withdrawalId} label={t('sales.id')} />
      <Facts
        facts={[
          { label: t('failureReason'), value: data.failureReason },
          { label: t('sales.rate'), value: formatRate(data.conversionRate) },
          { label: t('sales.gross'), value: <Money amount={data.grossAmountNgn} currency="NGN" /> },
          { label: t('fee'), value: <Money amount={data.withdrawalFeeNgn} currency="NGN" /> },
          chargesFact(data.charges),
          { label: t('sales.net'), value: <Money amount={data.netAmountNgn} currency="NGN" /> },
          {
            label: t('sessions.one'),
            value: data.paymentId && (
              <TextLink to="/usdt/$paymentId" params={{ paymentId: data.paymentId }}>
                {data.paymentId}
              </TextLink>
            ),
          },
          { label: t('sales.account'), value: `${data.bankAccount}, ${data.bankName}` },
          { label: t('sales.providerReference'), value: data.providerReference },
          { label: t('merchantReference'), value: data.merchantReference },
          { label: t('created'), value: <Moment at={data.createdAt} /> },
        ]}
      />
    </Stack>
  );
}
