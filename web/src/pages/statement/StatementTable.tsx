import { Text } from '@mantine/core';
import type { AnswerOf } from '@merchant-payments/client';
import { useTranslation } from 'react-i18next';
import { type Column, DataTable } from '../../components/DataTable.tsx';
import { Moment } from '../../components/Moment.tsx';
import { Change, Money } from '../../components/Money.tsx';
import { TextLink } from '../../components/RouteLink.tsx';
import { firstVisibleText } from '../../components/visibleText.ts';

type Entry = AnswerOf<'getStatement'>['statement']['entries'][number];

/** Movements of a balance, each leading to what it is of. */
export function StatementTable({
  items,
  asset,
}: {
  readonly items: readonly Entry[];
  readonly asset: string;
}) {
  const { t } = useTranslation();
  const columns: readonly Column<Entry>[] = [
    {
      header: t('transactions.description'),
      cell: (entry) => (
        <>
          <RecordLink entry={entry} />
          <Text size="xs" c="dimmed">
            {t(`statement.steps.${stepOf(entry.kind)}`)}
          </Text>
        </>
      ),
    },
    { header: t('created'), cell: ({ createdAt }) => <Moment at={createdAt} /> },
    {
      header: t('amount'),
      isNumber: true,
      cell: ({ amount }) => <Change amount={amount} currency={asset} />,
    },
    {
      header: t('statement.held'),
      isNumber: true,
      narrow: 'none',
      cell: ({ heldAmount }) => <Change amount={heldAmount} currency={asset} />,
    },
    {
      header: t('statement.balance'),
      isNumber: true,
      isLabelled: true,
      cell: ({ balance }) => <Money amount={balance} currency={asset} />,
    },
  ];
  return <DataTable columns={columns} items={items} keyOf={({ id }) => id} caption={t('statement.title')} />;
}

const STEPS = ['reserve', 'post', 'void', 'reversal', 'adjustment'] as const;

/** What a movement did, by the last word of its kind: `withdrawal_reserve` puts on hold. */
function stepOf(kind: string): (typeof STEPS)[number] | 'credit' {
  return STEPS.find((step) => step === kind.split('_').at(-1)) ?? 'credit';
}

/** What a movement is of, as a link where it has a page. */
function RecordLink({ entry }: { readonly entry: Entry }) {
  const { kind, transactionId, description, reference } = entry;
  const text = firstVisibleText(description, reference, transactionId);
  const shown = { search: true, size: 'sm', fw: 550, className: 'breakable' } as const;
  if (kind === 'adjustment') {
    return (
      <Text size="sm" fw={550} className="breakable">
        {text}
      </Text>
    );
  }
  if (kind.startsWith('usdt_sale_')) {
    return (
      <TextLink to="/sales/$withdrawalId" params={{ withdrawalId: transactionId }} {...shown}>
        {text}
      </TextLink>
    );
  }
  if (kind.startsWith('crypto_')) {
    return (
      <TextLink to="/usdt/$paymentId" params={{ paymentId: transactionId }} {...shown}>
        {text}
      </TextLink>
    );
  }
  return (
    <TextLink to="/transactions/$transactionId" params={{ transactionId }} {...shown}>
      {text}
    </TextLink>
  );
}
