import type { StatementEntry, StatementPage } from '../../db/ledger/statement.ts';
import { type Asset, minorToNumber } from '../../domain/money.ts';
import { shown } from '../schemas.ts';
import { statementEntry } from './schema.ts';

/** What a movement is, where its record has no description of its own. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  crypto_settlement: 'USDT payment',
  crypto_deposit: 'USDT deposit that was not expected',
  usdt_sale_reserve: 'USDT sale',
  usdt_sale_post: 'USDT sale',
  usdt_sale_void: 'USDT sale',
  usdt_sale_reversal: 'USDT sale',
};

/** What a movement was for, as a merchant reads it. */
export function descriptionOf({ kind, description }: Pick<StatementEntry, 'kind' | 'description'>): string {
  if (kind === 'adjustment') return `Adjustment: ${description}`;
  return description ?? DESCRIPTIONS[kind] ?? kind;
}

/** A statement as the answer shows it. */
export function presentStatement(asset: Asset, { opening, closing, entries }: StatementPage) {
  const number = (minor: bigint) => minorToNumber(minor, asset);
  return {
    asset,
    openingBalance: number(opening.availableMinor),
    closingBalance: number(closing.availableMinor),
    openingHeld: number(opening.heldMinor),
    closingHeld: number(closing.heldMinor),
    entries: entries.map((entry) =>
      shown(statementEntry, {
        id: entry.reference,
        createdAt: entry.createdAt,
        kind: entry.kind,
        amount: number(entry.amountMinor),
        heldAmount: number(entry.heldAmountMinor),
        balance: number(entry.balanceMinor),
        heldBalance: number(entry.heldBalanceMinor),
        transactionId: entry.recordId,
        reference: entry.merchantReference,
        description: descriptionOf(entry),
      }),
    ),
  };
}
