import type { AnswerOf, InputOf } from '@merchant-payments/client';
import { useMerchant } from '../../api/useMerchant.ts';
import { usePages } from '../../api/usePages.ts';

const REFRESH_UNDER_WAY_MS = 2_000;
const REFRESH_MS = 15_000;

export type Transaction = AnswerOf<'listTransactions'>['transactions'][number];
type Query = NonNullable<InputOf<'listTransactions'>['query']>;

/** The transactions that a query leaves, newest first; read again often while one of them is under way. */
export function useTransactions(query: Omit<Query, 'limit' | 'cursor'>) {
  const { client } = useMerchant();
  return usePages(
    ['transactions', query],
    async (page) => {
      const { transactions, nextCursor } = await client.listTransactions({ query: { ...query, ...page } });
      return { items: transactions, nextCursor };
    },
    (items) => (items.some(({ status }) => status === 'PROCESSING') ? REFRESH_UNDER_WAY_MS : REFRESH_MS),
  );
}

/** Whether a transaction takes money from the wallet; what it takes is known of those alone. */
export function isSpent({ totalDebit }: Pick<Transaction, 'totalDebit'>): boolean {
  return totalDebit !== null;
}
