import { Alert, Center, Group, Progress, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useMerchant } from '../../api/useMerchant.ts';
import { AmountAndStatus } from '../../components/AmountAndStatus.tsx';
import { CopyableText } from '../../components/CopyableText.tsx';
import { Countdown } from '../../components/Countdown.tsx';
import { Facts } from '../../components/Facts.tsx';
import { formatMoney, formatRate } from '../../components/format.ts';
import { Metadata } from '../../components/Metadata.tsx';
import { Moment } from '../../components/Moment.tsx';
import { Money } from '../../components/Money.tsx';
import { RowsLoading } from '../../components/Placeholders.tsx';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { TextLink } from '../../components/RouteLink.tsx';
import { t } from '../../i18n/index.ts';
import { LINKS } from '../../i18n/paymentLinks.en.ts';
import { SessionActions } from './SessionActions.tsx';
import { isOver, type UsdtSession } from './sessionStatus.ts';

const QrPicture = lazy(() => import('../../components/QrPicture.tsx'));
const REFRESH_MS = 2_000;

/** Everything about one payment session, live until it is over: where to pay, what came, and what one can do. */
export function SessionDetails({ paymentId }: { readonly paymentId: string }) {
  const { client, environment } = useMerchant();
  const { data, error, refetch } = useQuery({
    queryKey: [environment, 'session', paymentId],
    queryFn: async () => (await client.getCryptoPayment({ path: { paymentId } })).payment,
    refetchInterval: ({ state }) => (state.data && isOver(state.data.status) ? false : REFRESH_MS),
  });
  if (data === undefined && error) return <ProblemAlert error={error} onRetry={refetch} />;
  if (data === undefined) return <RowsLoading />;
  return (
    <Stack>
      <AmountAndStatus amount={data.amountExpected} currency="USDT" status={data.status} />
      <Received session={data} />
      {!isOver(data.status) && <PayTo session={data} />}
      <SessionActions session={data} />
      <Facts
        facts={[
          {
            label: t('sessions.price'),
            value: data.amountNgn !== undefined && data.rate !== undefined && (
              <>
                <Money amount={data.amountNgn} currency="NGN" /> (
                {t('sales.atRate', { rate: formatRate(data.rate) })})
              </>
            ),
          },
          { label: t('sales.one'), value: data.sale && <SaleOf sale={data.sale} /> },
          { label: t('sessions.credited'), value: <Money amount={data.amountCredited} currency="USDT" /> },
          {
            label: t('sessions.refunds.title'),
            value: data.refunds.length > 0 && <Refunds refunds={data.refunds} />,
          },
          {
            label: t('sessions.further.title'),
            value: data.furtherDeposits.length > 0 && (
              <FurtherDeposits furtherDeposits={data.furtherDeposits} />
            ),
          },
          { label: t('sessions.description'), value: data.description },
          { label: t('merchantReference'), value: data.merchantReference },
          { label: t('sessions.customer'), value: data.merchantCustomerId },
          { label: LINKS.payerReference, value: data.payerReference },
          {
            label: LINKS.ofLink,
            value: data.paymentLinkId && (
              <TextLink to="/links/$linkId" params={{ linkId: data.paymentLinkId }} search={{}}>
                {data.paymentLinkId}
              </TextLink>
            ),
          },
          {
            label: t('sessions.id'),
            value: <CopyableText value={data.paymentId} label={t('sessions.id')} />,
          },
          {
            label: t('sessions.txHash'),
            value: data.txHash && <CopyableText value={data.txHash} label={t('sessions.txHash')} />,
          },
          { label: t('created'), value: <Moment at={data.createdAt} /> },
          { label: t('sessions.expires'), value: <Moment at={data.expiresAt} /> },
          {
            label: t('sessions.payableUntil'),
            value: data.payableUntil && <Moment at={data.payableUntil} />,
          },
        ]}
      />
      <Metadata metadata={data.metadata} />
    </Stack>
  );
}

/** The outcome of the sale of a settled session, with a link to it. */
function SaleOf({ sale }: { readonly sale: NonNullable<UsdtSession['sale']> }) {
  const { status, withdrawalId } = sale;
  if (withdrawalId === null) return t(`sessionSales.${status}`);
  return (
    <TextLink to="/sales/$withdrawalId" params={{ withdrawalId }}>
      {t(`sessionSales.${status}`)}
    </TextLink>
  );
}

/** What goes, or went, back to the payer. */
function Refunds({ refunds }: Pick<UsdtSession, 'refunds'>) {
  return (
    <Stack gap={4}>
      {refunds.map(({ refundId, amount, status, txHash }) => (
        <div key={refundId}>
          <Money amount={amount} currency="USDT" /> {t(`sessions.refunds.status.${status}`)}
          {txHash !== null && <CopyableText value={txHash} label={t('sessions.txHash')} />}
        </div>
      ))}
    </Stack>
  );
}

/** What came when the session was over, and the decision about it. */
function FurtherDeposits({ furtherDeposits }: Pick<UsdtSession, 'furtherDeposits'>) {
  return (
    <Stack gap={4}>
      <Text size="sm" c="dimmed">
        {t('sessions.further.lead')}
      </Text>
      {furtherDeposits.map(({ txHash, amount, receivedAt, status }, place) => (
        // One transaction may pay several times.
        <div key={`${txHash}/${place.toString()}`}>
          <Money amount={amount} currency="USDT" /> {t(`sessions.further.status.${status}`)}{' '}
          <Moment at={receivedAt} />
          <CopyableText value={txHash} label={t('sessions.txHash')} />
        </div>
      ))}
    </Stack>
  );
}

function Received({ session }: { readonly session: UsdtSession }) {
  const { amountReceived, amountExpected, reviewReason } = session;
  return (
    <>
      <div>
        <Group justify="space-between">
          <Text size="sm" c="dimmed">
            {t('sessions.received')}
          </Text>
          <Money amount={amountReceived} currency="USDT" size="sm" />
        </Group>
        <Progress
          value={Math.min(100, (amountReceived / amountExpected) * 100)}
          aria-label={t('sessions.receivedOf', {
            received: formatMoney(amountReceived, 'USDT'),
            expected: formatMoney(amountExpected, 'USDT'),
          })}
        />
      </div>
      {amountReceived > amountExpected && (
        <Alert color="orange">
          {t('sessions.overpaid', { excess: formatMoney(amountReceived - amountExpected, 'USDT') })}
        </Alert>
      )}
      {isReason(reviewReason) && <Alert color="orange">{t(`sessions.review.${reviewReason}`)}</Alert>}
    </>
  );
}

function isReason(reason: string | null): reason is 'underpaid' | 'late' | 'sweep_failed' {
  return reason === 'underpaid' || reason === 'late' || reason === 'sweep_failed';
}

/** Where the customer pays, for as long as there is something to pay. */
function PayTo({ session }: { readonly session: UsdtSession }) {
  const { depositAddress, payableUntil, checkoutUrl } = session;
  return (
    <Stack gap="xs">
      <Center>
        <Suspense fallback={<Skeleton height={200} width={200} />}>
          <QrPicture text={depositAddress} label={t('sessions.qr')} />
        </Suspense>
      </Center>
      <CopyableText value={depositAddress} label={t('sessions.address')} />
      <Text size="sm" c="dimmed">
        {t('sessions.network')} {payableUntil && <Countdown until={payableUntil} />}
      </Text>
      <Text size="sm" fw={600}>
        {t('sessions.checkout')}
      </Text>
      <CopyableText value={checkoutUrl} label={t('sessions.checkout')} />
    </Stack>
  );
}
