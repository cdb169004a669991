import { Stack } from '@mantine/core';
import type { AnswerOf } from '@merchant-payments/client';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useMerchant } from '../../api/useMerchant.ts';
import { AmountAndStatus } from '../../components/AmountAndStatus.tsx';
import { CopyableText } from '../../components/CopyableText.tsx';
import { DetailsDrawer } from '../../components/DetailsDrawer.tsx';
import { Facts } from '../../components/Facts.tsx';
import { formatCountry, formatRate } from '../../components/format.ts';
import { Moment } from '../../components/Moment.tsx';
import { Money } from '../../components/Money.tsx';
import { RowsLoading } from '../../components/Placeholders.tsx';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { RowLink } from '../../components/RouteLink.tsx';
import { t } from '../../i18n/index.ts';

export type Collection = AnswerOf<'getCollection'>['collection'];

const REFRESH_MS = 2_000;

/** One collection, in a drawer over the list. */
export default function CollectionDrawer() {
  const { reference } = useParams({ from: '/signed-in/collections/$reference' });
  return (
    <DetailsDrawer title={t('collections.one')}>
      <CollectionDetails reference={reference} />
    </DetailsDrawer>
  );
}

function CollectionDetails({ reference }: { readonly reference: string }) {
  const { client, environment, businessId } = useMerchant();
  const { data, error, refetch } = useQuery({
    queryKey: [environment, 'collection', reference],
    queryFn: async () =>
      (await client.getCollection({ path: { reference }, query: { businessId } })).collection,
    refetchInterval: ({ state }) => (state.data?.status === 'PROCESSING' ? REFRESH_MS : false),
  });
  if (data === undefined && error) return <ProblemAlert error={error} onRetry={refetch} />;
  if (data === undefined) return <RowsLoading />;
  return (
    <Stack>
      <AmountAndStatus amount={data.targetAmount} currency="NGN" status={data.status} />
      <CopyableText value={data.reference} label={t('collections.id')} />
      <Facts
        facts={[
          { label: t('failureReason'), value: data.failureReason },
          {
            label: t('collections.customerPays'),
            value: <Money amount={data.sourceAmount} currency={data.sourceCurrency} />,
          },
          { label: t('collections.rate'), value: formatRate(data.rate) },
          { label: t('collections.method'), value: `${data.paymentMethod}, ${formatCountry(data.country)}` },
          { label: t('merchantReference'), value: data.merchantReference },
          { label: t('created'), value: <Moment at={data.createdAt} /> },
          { label: t('completed'), value: data.completedAt && <Moment at={data.completedAt} /> },
          { label: t('collections.failedAt'), value: data.failedAt && <Moment at={data.failedAt} /> },
        ]}
      />
      <RowLink to="/transactions/$transactionId" params={{ transactionId: data.transactionId }} search={{}}>
        {t('collections.toTransaction')}
      </RowLink>
    </Stack>
  );
}
