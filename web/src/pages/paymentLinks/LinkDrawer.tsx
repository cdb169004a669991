import { Anchor, Center, Group, Skeleton, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useMerchant } from '../../api/useMerchant.ts';
import { Allowed } from '../../components/Allowed.tsx';
import { CopyableText } from '../../components/CopyableText.tsx';
import { DetailsDrawer } from '../../components/DetailsDrawer.tsx';
import { Facts } from '../../components/Facts.tsx';
import { Moment } from '../../components/Moment.tsx';
import { RowsLoading } from '../../components/Placeholders.tsx';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import { TextLink } from '../../components/RouteLink.tsx';
import { t } from '../../i18n/index.ts';
import { LINKS } from '../../i18n/paymentLinks.en.ts';
import { LinkActions } from './LinkActions.tsx';
import { amountOfLink, LinkState, type PaymentLink } from './LinkState.tsx';

const QrPicture = lazy(() => import('../../components/QrPicture.tsx'));

/** One link, in a drawer over the list. */
export default function LinkDrawer() {
  const { linkId } = useParams({ from: '/signed-in/links/$linkId' });
  return (
    <DetailsDrawer title={LINKS.one}>
      <LinkDetails id={linkId} />
    </DetailsDrawer>
  );
}

function LinkDetails({ id }: { readonly id: string }) {
  const { client, environment } = useMerchant();
  const { data, error, refetch } = useQuery({
    queryKey: [environment, 'paymentLink', id],
    queryFn: async () => (await client.getPaymentLink({ path: { id } })).paymentLink,
  });
  if (data === undefined && error) return <ProblemAlert error={error} onRetry={refetch} />;
  if (data === undefined) return <RowsLoading />;
  return (
    <Stack>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Title order={3} size="h4" className="breakable">
          {data.title}
        </Title>
        <LinkState link={data} />
      </Group>
      {data.isActive && <Share link={data} />}
      <TextLink to="/usdt" search={{ paymentLinkId: data.id }} size="sm">
        {LINKS.payments}
      </TextLink>
      <Allowed to="usdt_payments:write">
        <LinkActions link={data} />
      </Allowed>
      <Facts
        facts={[
          { label: LINKS.amount, value: amountOfLink(data) },
          { label: LINKS.description, value: data.description },
          { label: LINKS.referenceLabel, value: data.referenceLabel },
          { label: LINKS.returnUrl, value: data.returnUrl },
          { label: LINKS.thankYouText, value: data.thankYouText },
          { label: LINKS.linkId, value: <CopyableText value={data.id} label={LINKS.linkId} /> },
          { label: t('created'), value: <Moment at={data.createdAt} /> },
          { label: LINKS.changed, value: <Moment at={data.updatedAt} /> },
        ]}
      />
    </Stack>
  );
}

/** The address of a link, to copy, to scan and to open. */
function Share({ link: { url } }: { readonly link: PaymentLink }) {
  return (
    <Stack gap="xs">
      <Center>
        <Suspense fallback={<Skeleton height={200} width={200} />}>
          <QrPicture text={url} label={LINKS.qr} />
        </Suspense>
      </Center>
      <CopyableText value={url} label={LINKS.link} />
      <Anchor href={url} target="_blank" rel="noreferrer" size="sm">
        {LINKS.openPage}
      </Anchor>
    </Stack>
  );
}
