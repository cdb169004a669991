import type { StatementEntry, StatementPage, StatementPeriod } from '../../db/ledger/statement.ts';
import { type ChargeKind, shownCharges } from '../../domain/ledger/charges.ts';
import { type Asset, minorToDecimal, minorToNumber } from '../../domain/money.ts';
import { shown } from '../schemas.ts';
import { statementEntry } from './schema.ts';

const CHARGE_NAMES: Readonly<Record<ChargeKind, string>> = {
  fee: 'fee',
  vat: 'VAT',
  stamp_duty: 'stamp duty',
};

/** What a movement was for, as a merchant reads it, with what the merchant pays of the items that it charges or gives back. */
export function descriptionOf(
  entry: Pick<StatementEntry, 'kind' | 'description'> & Partial<Pick<StatementEntry, 'charges'>>,
): string {
  const paid = entry.charges?.filter(({ payer }) => payer === 'merchant') ?? [];
  const items = paid.map(
    ({ kind, amountMinor }) => `${CHARGE_NAMES[kind]} ${minorToDecimal(amountMinor, 'NGN')}`,
  );
  return items.length === 0 ? purposeOf(entry) : `${purposeOf(entry)} (NGN: ${items.join(', ')})`;
}

function purposeOf({ kind, description }: Pick<StatementEntry, 'kind' | 'description'>): string {
  if (kind === 'debt_incurred') return `Debt: ${description}`;
  // A release of a part ends the whole reservation, and begins one of what stays on hold.
  if (kind === 'wallet_hold_reserve') return description?.replace(/^Released:/, 'Still on hold:') ?? kind;
  if (description !== undefined) return description;
  // The records of these have no description of their own.
  if (kind === 'crypto_settlement') return 'USDT payment';
  if (kind === 'crypto_deposit') return 'USDT deposit that was not expected';
  if (kind === 'crypto_loss') return 'USDT destroyed by its issuer';
  return kind.startsWith('usdt_sale_') ? 'USDT sale' : kind;
}

/** A statement as the answer shows it. */
export function presentStatement(
  asset: Asset,
  page: StatementPage,
  { until }: Pick<StatementPeriod, 'until'>,
) {
  const { opening, closing, entries } = page;
  const number = (minor: bigint) => minorToNumber(minor, asset);
  return {
    asset,
    to: until,
    openingBalance: number(opening.availableMinor),
    closingBalance: number(closing.availableMinor),
    openingHeld: number(opening.heldMinor),
    closingHeld: number(closing.heldMinor),
    openingDebt: number(page.openingDebtMinor),
    closingDebt: number(page.closingDebtMinor),
    entries: entries.map((entry) =>
      shown(statementEntry, {
        id: entry.reference,
        createdAt: entry.createdAt,
        kind: entry.kind,
        amount: number(entry.amountMinor),
        heldAmount: number(entry.heldAmountMinor),
        balance: number(entry.balanceMinor),
        heldBalance: number(entry.heldBalanceMinor),
        debtAmount: number(entry.debtAmountMinor),
        debt: number(entry.debtMinor),
        transactionId: entry.recordId,
        reference: entry.merchantReference,
        description: descriptionOf(entry),
        charges: shownCharges(entry.charges),
      }),
    ),
  };
}
