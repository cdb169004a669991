import { Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMerchant } from '../../api/useMerchant.ts';
import { Allowed } from '../../components/Allowed.tsx';
import { AmountAndStatus } from '../../components/AmountAndStatus.tsx';
import { CopyableText } from '../../components/CopyableText.tsx';
import { chargesFact } from '../../components/charges.ts';
import { Facts } from '../../components/Facts.tsx';
import { FlowTimeline } from '../../components/FlowTimeline.tsx';
import { Metadata } from '../../components/Metadata.tsx';
import { Moment } from '../../components/Moment.tsx';
import { Money } from '../../components/Money.tsx';
import { RowsLoading } from '../../components/Placeholders.tsx';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { TextLink } from '../../components/RouteLink.tsx';
import { t } from '../../i18n/index.ts';
import { channelName } from './channels.ts';
import { isSpent } from './isSpent.ts';
import { MeterToken } from './MeterToken.tsx';
import { RefundPaymentButton } from './RefundPaymentButton.tsx';

const REFRESH_MS = 2_000;

/** Everything about one transaction: what it cost, how far it has come, and what it carries. Live until it is over. */
export function TransactionDetails({ transactionId }: { readonly transactionId: string }) {
  const { client, environment } = useMerchant();
  const { data, error, refetch } = useQuery({
    queryKey: [environment, 'transaction', transactionId],
    queryFn: async () => (await client.getTransaction({ path: { transactionId } })).transaction,
    refetchInterval: ({ state }) => (state.data?.status === 'PROCESSING' ? REFRESH_MS : false),
  });
  if (data === undefined && error) return <ProblemAlert error={error} onRetry={refetch} />;
  if (data === undefined) return <RowsLoading />;
  const { currency, payer, totalDebit, paymentId, refundableAmount } = data;
  return (
    <Stack>
      <div>
        <AmountAndStatus amount={data.amount} currency={currency} status={data.status} />
        <Text c="dimmed">{data.description}</Text>
      </div>
      <CopyableText value={data.id} label={t('transactions.id')} />
      {refundableAmount !== null && refundableAmount > 0 && (
        <Allowed to="payment_refunds:write">
          <div>
            <RefundPaymentButton transactionId={data.id} refundableAmount={refundableAmount} />
          </div>
        </Allowed>
      )}
      <MeterToken metadata={data.metadata} />
      <Facts
        facts={[
          { label: t('failureReason'), value: data.failureReason },
          {
            label: t(
              data.type === 'refund' ? 'payments.refunds.commission' : isSpent(data) ? 'fee' : 'commission',
            ),
            value: <Money amount={data.fee} currency={currency} />,
          },
          chargesFact(data.charges),
          {
            label: t('total'),
            value: totalDebit !== null && <Money amount={totalDebit} currency={currency} />,
          },
          {
            label: t('payments.refunds.refundable'),
            value: refundableAmount !== null && <Money amount={refundableAmount} currency={currency} />,
          },
          {
            label: t('payments.refunds.payment'),
            value: paymentId !== null && (
              <TextLink to="/transactions/$transactionId" params={{ transactionId: paymentId }}>
                {paymentId}
              </TextLink>
            ),
          },
          { label: t('transactions.channel'), value: channelName(data.channel) },
          { label: t('transactions.customer'), value: data.customer },
          { label: t('transactions.payer'), value: [payer.name, payer.email].filter(Boolean).join(', ') },
          { label: t('merchantReference'), value: data.merchantReference },
          { label: t('created'), value: <Moment at={data.createdAt} /> },
          { label: t('completed'), value: data.completedAt && <Moment at={data.completedAt} /> },
        ]}
      />
      <Title order={3} size="h5">
        {t('timeline')}
      </Title>
      <FlowTimeline steps={data.timeline} />
      <Metadata metadata={data.metadata} />
    </Stack>
  );
}
