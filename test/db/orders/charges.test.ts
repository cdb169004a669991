import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type pg from 'pg';
import { billTransfers, withdrawalTransfers } from '../../../src/contract/kinds.ts';
import { orderStart } from '../../../src/contract/starts.ts';
import { brokenConstraint, type Database } from '../../../src/db/core/database.ts';
import { adjustBalance } from '../../../src/db/ledger/balanceAdjustments.ts';
import type { LedgerStore } from '../../../src/db/ledger/ledgerStore.ts';
import { verifyLedger } from '../../../src/db/ledger/ledgerVerification.ts';
import { acceptBillPurchase, loadBillPurchase } from '../../../src/db/orders/bills.ts';
import { acceptUsdtSale, loadUsdtSale } from '../../../src/db/orders/usdtSales.ts';
import { acceptWithdrawal, loadWithdrawal } from '../../../src/db/orders/withdrawals.ts';
import {
  CHARGE_PAYERS,
  CHARGED_KINDS,
  type Charge,
  type ChargedKind,
  type ChargeRule,
} from '../../../src/domain/ledger/charges.ts';
import { type Transfer, usdtSaleTransfers } from '../../../src/domain/ledger/ledger.ts';
import { DEFAULT_WITHDRAWAL_FEE_TIERS, feeOfOrder } from '../../../src/domain/ledger/pricing.ts';
import { saleTermsAt } from '../../../src/domain/orders/exchangeRate.ts';
import { openTestBooks, type TestBooks } from '../../support/books.ts';
import { expectSoundLedger } from '../../support/ledger.ts';
import { settleByHand } from '../../support/settledByHand.ts';

let books: TestBooks;
let database: Database;
let ledger: LedgerStore;
let owner: pg.Client;
let businessId: string;
let count = 0;

beforeAll(async () => {
  books = await openTestBooks({ poolSize: 4 });
  ({ database, ledger, owner } = books);
  businessId = await books.createBusiness();
  for (const asset of ['NGN', 'USDT'] as const) {
    await adjustBalance(database, ledger, {
      adjustmentId: `funds_${asset}`,
      businessId,
      environment: 'test',
      asset,
      amountMinor: 1_000_000_000_000n,
      reason: 'for the test',
      operator: 'test',
    });
  }
});
afterAll(async () => {
  await books?.close();
});

const ACCOUNT = {
  accountNumber: '0123456789',
  bankCode: '058',
  bankName: 'Bank',
  accountName: 'ACME',
  verifiedWith: 'simulator',
  nipCode: '000013',
  changedAtMs: 0,
};
const RULES: readonly ChargeRule[] = [
  { kind: 'vat', payer: 'merchant' },
  { kind: 'stamp_duty', payer: 'merchant', of: CHARGED_KINDS },
];
const schedule = (charges: readonly ChargeRule[]) => ({
  withdrawalFeeTiers: DEFAULT_WITHDRAWAL_FEE_TIERS,
  charges,
  atMs: Date.UTC(2026, 10, 28),
});
const common = () => ({
  businessId,
  environment: 'test' as const,
  provider: 'simulator',
  merchantReference: undefined,
  metadata: {},
});

/** Accepts an order of a kind, for kobo or, of a sale, micro-USDT. Returns its id, and what its fee consists of. */
async function accept(kind: ChargedKind, amountMinor: bigint, rules: readonly ChargeRule[]) {
  const id = `${{ withdrawal: 'wd', usdt_sale: 'sale', bill: 'bill' }[kind]}_${++count}`;
  const on = { database, ledger };
  const scope = { businessId, environment: 'test' as const };
  if (kind === 'usdt_sale') {
    const rate = { marketRateScaled: 153_825_000_000n, rateScaled: 152_286_000_000n };
    const terms = saleTermsAt({ amountMinor, ...rate, fees: schedule(rules) });
    const sale = { ...common(), saleId: id as `sale_${string}`, terms, quoteId: undefined, account: ACCOUNT };
    await acceptUsdtSale(on, sale, {
      reservation: usdtSaleTransfers.reserve({ ...terms, ...sale }),
      start: orderStart('usdt_sale', { ...scope, saleId: sale.saleId }),
      idempotency: undefined,
    });
    return { id, ...terms };
  }
  const order = { ...common(), amountMinor, ...feeOfOrder(kind, amountMinor, schedule(rules)) };
  if (kind === 'bill') {
    const purchase = {
      ...order,
      purchaseId: id as `bill_${string}`,
      ...({ kind: 'airtime', billerId: 'mtn', serviceId: 'mtn', billerName: 'MTN Airtime' } as const),
      ...{
        account: '08031234567',
        meterType: undefined,
        plan: undefined,
        isRenewal: false,
        phone: undefined,
      },
    };
    await acceptBillPurchase(on, purchase, {
      reservation: billTransfers.reserve(purchase),
      start: orderStart('bill', { ...scope, purchaseId: purchase.purchaseId }),
      idempotency: undefined,
    });
  } else {
    const withdrawal = { ...order, withdrawalId: id as `wd_${string}`, account: ACCOUNT };
    await acceptWithdrawal(on, withdrawal, {
      reservation: withdrawalTransfers.reserve(withdrawal),
      start: orderStart('withdrawal', { ...scope, withdrawalId: withdrawal.withdrawalId }),
      idempotency: undefined,
    });
  }
  return { id, ...order };
}

/** The transfers that follow from the record of an order, as it is stored. */
async function transfersOf(kind: ChargedKind, id: string) {
  const transfers = { withdrawal: withdrawalTransfers, usdt_sale: usdtSaleTransfers, bill: billTransfers }[
    kind
  ];
  const load = { withdrawal: loadWithdrawal, usdt_sale: loadUsdtSale, bill: loadBillPurchase }[kind];
  const record = (await load(database, id as never)) as never;
  return {
    COMPLETED: () => transfers.post(record),
    FAILED: () => transfers.void(record),
    REVERSED: () => transfers.reverse(record),
  };
}

async function settle(kind: ChargedKind, id: string, to: 'COMPLETED' | 'FAILED' | 'REVERSED', by?: Transfer) {
  const transfers = await transfersOf(kind, id);
  return settleByHand({ database, ledger }, id, {
    to,
    transfer: by ?? transfers[to](),
    providerReference: undefined,
  });
}

/** What the accounts of fees and taxes have, in kobo. */
async function earned(): Promise<Record<'fees' | 'vat' | 'stamp_duty', bigint>> {
  const { rows } = await owner.query(
    `select kind, sum(balance_minor)::text as minor from ledger.accounts
      where environment = 'test' and asset = 'NGN' and kind in ('fees', 'vat', 'stamp_duty') group by kind`,
  );
  return Object.fromEntries(rows.map(({ kind, minor }) => [kind, BigInt(minor)])) as never;
}

/** The constraint that a refusal names. */
const refusal = (work: Promise<unknown>) => work.then(() => 'accepted', brokenConstraint);

describe('random histories of orders with items', () => {
  const rules = fc.tuple(
    fc.record({ kind: fc.constant('vat' as const), payer: fc.constantFrom(...CHARGE_PAYERS) }),
    fc.record({
      kind: fc.constant('stamp_duty' as const),
      payer: fc.constantFrom(...CHARGE_PAYERS),
      of: fc.subarray([...CHARGED_KINDS], { minLength: 1 }),
    }),
  );
  const order = fc.record({
    kind: fc.constantFrom(...CHARGED_KINDS),
    amount: fc.constantFrom(10_000n, 999_999n, 1_000_000n, 7_500_000n),
    rules: fc.oneof(rules, fc.constant([])),
    ends: fc.constantFrom<('COMPLETED' | 'FAILED' | 'REVERSED')[]>(
      [],
      ['COMPLETED'],
      ['FAILED'],
      ['COMPLETED', 'REVERSED'],
    ),
  });

  it('leave each item on its own account, and books that sum to zero', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(order, { minLength: 1, maxLength: 6 }), async (orders) => {
        const expected = await earned();
        for (const { kind, amount, rules, ends } of orders) {
          const accepted = await accept(kind, kind === 'usdt_sale' ? amount * 10n : amount, rules);
          for (const to of ends) await settle(kind, accepted.id, to);
          if (ends.at(-1) !== 'COMPLETED') continue;
          const due = (wanted: Charge['kind']) =>
            accepted.charges?.find((charge) => charge.kind === wanted)?.amountMinor ?? 0n;
          expected.vat += due('vat');
          expected.stamp_duty += due('stamp_duty');
          expected.fees += accepted.feeMinor - due('vat') - due('stamp_duty');
        }
        expect(await earned()).toEqual(expected);
        const { rows } = await owner.query(
          'select sum(balance_minor)::text as minor from ledger.accounts group by asset',
        );
        expect(rows.map(({ minor }) => minor)).toEqual(['0', '0']);
      }),
      { numRuns: 40 },
    );
    await expectSoundLedger(database);
  }, 120_000);
});

describe('the database refuses', () => {
  const record = (feeMinor: number, charges: unknown) =>
    owner.query(
      `insert into transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, charges, channel,
        customer, description, metadata)
        values ($1, $2, 'test', 'withdrawal', 'PROCESSING', 100, $3, $4, 'test', 'Ada Obi', 'test', '{}')`,
      [`wd_${++count}`, businessId, feeMinor, JSON.stringify(charges)],
    );
  const paid = (amountMinor: unknown, payer: unknown = 'merchant') => ({ payer, amountMinor });

  it.each([
    ['items that sum to less', 2_689, { fee: paid('2500'), vat: paid('188') }],
    ['items that sum to more', 2_500, { fee: paid('2500'), vat: paid('188') }],
    ['a fee that the platform pays itself', 0, { fee: paid('2500', 'platform') }],
    ['an item of no known kind', 10, { tip: paid('10') }],
    ['an item of no known payer', 0, { vat: paid('10', 'bank') }],
    ['an item without a payer', 0, { vat: { amountMinor: '10' } }],
    ['an item of nothing', 0, { vat: paid('0') }],
    ['an item below nothing', 10, { fee: paid('20'), vat: paid('-10') }],
    ['an item without an amount', 0, { vat: { payer: 'merchant' } }],
  ])('%s', async (_, feeMinor, charges) => {
    expect(await refusal(record(feeMinor, charges))).toBe('transaction_charges_make_fee');
  });

  it('no items that make their fee', async () => {
    await owner.query('begin');
    expect(
      await refusal(
        record(2_688, { fee: paid('2500'), vat: paid('188'), stamp_duty: paid('5000', 'platform') }),
      ),
    ).toBe('accepted');
    expect(await refusal(record(0, {}))).toBe('accepted');
    await owner.query('rollback');
  });

  it('a sale, and a quote, whose items do not make its fee', async () => {
    const { id } = await accept('usdt_sale', 10_000_000n, RULES);
    const wrong = { fee: paid('1') };
    expect(await refusal(owner.query('update usdt_sales set charges = $1 where id = $2', [wrong, id]))).toBe(
      'usdt_sale_charges_make_fee',
    );
    expect(
      await refusal(
        owner.query(
          `insert into usdt_quotes (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor,
              charges, net_minor, margin_minor, expires_at)
            select 'qte_1', business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, $1, net_minor,
              margin_minor, now() from usdt_sales where id = $2`,
          [wrong, id],
        ),
      ),
    ).toBe('usdt_quote_charges_make_fee');
  });

  it('an entry on the account of a tax that is no item of its order', async () => {
    const plain = await accept('withdrawal', 1_000_000n, []);
    const itemized = await accept('withdrawal', 1_000_000n, RULES);
    const other: readonly Charge[] = [
      { kind: 'fee', payer: 'merchant', amountMinor: 2_500n },
      { kind: 'vat', payer: 'merchant', amountMinor: 5_188n },
    ];
    for (const order of [plain, itemized]) {
      const { id, feeMinor } = order;
      const money = {
        ...common(),
        withdrawalId: id as `wd_${string}`,
        amountMinor: 1_000_000n,
        feeMinor,
        charges: other,
      };
      expect(
        await refusal(settle('withdrawal', order.id, 'COMPLETED', withdrawalTransfers.post(money))),
      ).toBe('tax_entry_is_an_item');
    }
    const taken: Transfer = {
      reference: `${itemized.id}:early`,
      kind: 'adjustment',
      phase: 'single',
      environment: 'test',
      legs: [
        { account: { businessId: null, asset: 'NGN', kind: 'fees' }, amountMinor: -188n },
        { account: { businessId: null, asset: 'NGN', kind: 'vat' }, amountMinor: 188n },
      ],
    };
    expect(await refusal(ledger.post(taken))).toBe('tax_entry_is_an_item');
    // Also where transfers are posted together.
    const together = await Promise.allSettled(
      ['one', 'two', 'three'].map((each) => ledger.post({ ...taken, reference: `${itemized.id}:${each}` })),
    );
    expect(together.map((each) => each.status === 'rejected' && brokenConstraint(each.reason))).toEqual(
      Array.from({ length: 3 }, () => 'tax_entry_is_an_item'),
    );
  });

  it('an order that is completed or reversed without the entries of its items', async () => {
    for (const kind of CHARGED_KINDS) {
      const { id } = await accept(kind, 20_000_000n, RULES);
      const transfers = await transfersOf(kind, id);
      const without = ({ legs, ...transfer }: Transfer): Transfer => {
        const isTax = (leg: Transfer['legs'][number]) =>
          ['vat', 'stamp_duty', 'fees'].includes(leg.account.kind);
        const sum = legs.filter(isTax).reduce((total, leg) => total + leg.amountMinor, 0n);
        const fees = { account: { businessId: null, asset: 'NGN', kind: 'fees' }, amountMinor: sum } as const;
        return { ...transfer, legs: [...legs.filter((leg) => !isTax(leg)), fees] };
      };
      expect(await refusal(settle(kind, id, 'COMPLETED', without(transfers.COMPLETED())))).toBe(
        'charges_are_posted',
      );
      await settle(kind, id, 'COMPLETED');
      expect(await refusal(settle(kind, id, 'REVERSED', without(transfers.REVERSED())))).toBe(
        'charges_are_posted',
      );
      await settle(kind, id, 'REVERSED');
    }
    await expectSoundLedger(database);
  });
});

describe('verification finds', () => {
  /** The checks that fail while a damage lasts that no trigger or constraint saw. */
  async function seenBy(damage: string, values: unknown[]): Promise<readonly string[]> {
    const before = await owner.query('select id, charges from transactions where id = $1', [values[0]]);
    await owner.query('alter table transactions drop constraint transaction_charges_make_fee');
    await owner.query(damage, values);
    const { checked } = await verifyLedger(database);
    await owner.query('update transactions set charges = $2 where id = $1', [
      values[0],
      before.rows[0].charges,
    ]);
    await owner.query(
      'alter table transactions add constraint transaction_charges_make_fee check (charges is null or charges_make_fee(charges, fee_minor))',
    );
    return checked.filter((check) => check.violations.length > 0).map(({ name }) => name);
  }

  it('items that are not the fee, and entries that are not the items', async () => {
    const { id } = await accept('withdrawal', 1_000_000n, RULES);
    const more = `update transactions set charges = jsonb_set(charges, '{vat,amountMinor}', '"189"') where id = $1`;
    expect(await seenBy(more, [id])).toEqual(['charges_make_their_fee']);
    await settle('withdrawal', id, 'COMPLETED');
    expect(await seenBy(more, [id])).toEqual([
      'records_have_their_transfers',
      'transfers_have_their_record',
      'charges_make_their_fee',
    ]);
    const none = 'update transactions set charges = null where id = $1';
    expect(await seenBy(none, [id])).toEqual(['records_have_their_transfers', 'transfers_have_their_record']);
    await expectSoundLedger(database);
  });
});
