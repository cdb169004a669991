import { Text } from '@mantine/core';
import type { AnswerOf } from '@merchant-payments/client';
import type { Column } from '../../components/DataTable.tsx';
import { Moment } from '../../components/Moment.tsx';
import { Change, Money } from '../../components/Money.tsx';
import { RowLink } from '../../components/RouteLink.tsx';
import { firstVisibleText } from '../../components/visibleText.ts';
import { t } from '../../i18n/index.ts';

type Entry = AnswerOf<'getStatement'>['statement']['entries'][number];

/** The columns of movements of a balance, each of which leads to what it is of. */
export function useStatementColumns(asset: string): readonly Column<Entry>[] {
  return [
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
}

const STEPS = [
  'reserve',
  'post',
  'void',
  'reversal',
  'adjustment',
  'loss',
  'refund',
  'chargeback',
  'won',
  'incurred',
  'repayment',
] as const;

/** What a movement did, by the last word of its kind: `withdrawal_reserve` puts on hold. */
function stepOf(kind: string): (typeof STEPS)[number] | 'credit' {
  return STEPS.find((step) => step === kind.split('_').at(-1)) ?? 'credit';
}

/** What a movement is of, as a link where it has a page. */
function RecordLink({ entry }: { readonly entry: Entry }) {
  const { kind, transactionId, description, reference } = entry;
  const text = firstVisibleText(description, reference, transactionId);
  if (transactionId.startsWith('sale_')) {
    return (
      <RowLink to="/sales/$withdrawalId" params={{ withdrawalId: transactionId }} search={{}}>
        {text}
      </RowLink>
    );
  }
  if (kind.startsWith('crypto_')) {
    return (
      <RowLink to="/usdt/$paymentId" params={{ paymentId: transactionId }} search={{}}>
        {text}
      </RowLink>
    );
  }
  return (
    <RowLink to="/transactions/$transactionId" params={{ transactionId }} search={{}}>
      {text}
    </RowLink>
  );
}
