import { Paper, SimpleGrid, Skeleton, Text } from '@mantine/core';
import { LargeAmount } from '../../components/LargeAmount.tsx';
import { Money } from '../../components/Money.tsx';
import { t } from '../../i18n/index.ts';

interface Balance {
  readonly available: number;
  readonly held: number;
}

/** What can be spent, and what is set aside, of both assets. */
export function BalanceCards({
  balances,
  debt = 0,
}: {
  readonly debt?: number | undefined;
  readonly balances: { readonly ngn: Balance; readonly usdt: Balance } | undefined;
}) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <BalanceCard name={t('overview.naira')} balance={balances?.ngn} currency="NGN" debt={debt} />
      <BalanceCard name={t('overview.usdt')} balance={balances?.usdt} currency="USDT" />
    </SimpleGrid>
  );
}

function BalanceCard({
  name,
  balance,
  currency,
  debt = 0,
}: {
  readonly name: string;
  readonly balance: Balance | undefined;
  readonly currency: string;
  readonly debt?: number;
}) {
  return (
    <Paper withBorder p="md" component="section" aria-label={name}>
      <Text size="sm" c="dimmed">
        {name}
      </Text>
      {balance === undefined ? (
        <Skeleton height={52} mt={4} />
      ) : (
        <>
          <LargeAmount amount={balance.available} currency={currency} />
          <Text size="sm" c="dimmed">
            <Money amount={balance.held} currency={currency} /> {t('overview.held')}
          </Text>
          {debt > 0 && (
            <Text size="sm" c="red">
              <Money amount={debt} currency={currency} /> {t('overview.debt')}
            </Text>
          )}
        </>
      )}
    </Paper>
  );
}
