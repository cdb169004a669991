import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { orderStart } from '../../../src/contract/starts.ts';
import type { Database } from '../../../src/db/core/database.ts';
import { adjustBalance } from '../../../src/db/ledger/balanceAdjustments.ts';
import type { LedgerStore } from '../../../src/db/ledger/ledgerStore.ts';
import { verifyLedger } from '../../../src/db/ledger/ledgerVerification.ts';
import {
  acceptCollection,
  keepProviderReference,
  listCollections,
  loadCollection,
} from '../../../src/db/orders/collections.ts';
import { findUsdtQuote, forgetOldUsdtQuotes, storeUsdtQuote } from '../../../src/db/orders/usdtQuotes.ts';
import { acceptUsdtSale, listUsdtSales, loadUsdtSale } from '../../../src/db/orders/usdtSales.ts';
import { collectionTransfer, usdtSaleTransfers } from '../../../src/domain/ledger/ledger.ts';
import { DEFAULT_WITHDRAWAL_FEE_TIERS } from '../../../src/domain/ledger/pricing.ts';
import { collectionTerms, saleTerms } from '../../../src/domain/orders/exchangeRate.ts';
import { openTestBooks, type TestBooks } from '../../support/books.ts';
import { countBlocks } from '../../support/countedBlocks.ts';
import { expectSoundLedger } from '../../support/ledger.ts';
import { settleByHand } from '../../support/settledByHand.ts';

const FEES = { withdrawalFeeTiers: DEFAULT_WITHDRAWAL_FEE_TIERS, charges: [], atMs: Date.UTC(2026, 10, 28) };

let books: TestBooks;
let database: Database;
let ledger: LedgerStore;
let owner: pg.Client;
let businessId: string;

beforeAll(async () => {
  books = await openTestBooks({ poolSize: 10 });
  ({ database, ledger, owner } = books);
  businessId = await books.createBusiness();
  await adjustBalance(database, ledger, {
    adjustmentId: 'usdt',
    businessId,
    environment: 'test',
    asset: 'USDT',
    amountMinor: 1_000_000_000n,
    reason: 'for the test',
    operator: 'test',
  });
});
afterAll(async () => {
  await books?.close();
});

const terms = saleTerms({
  amountMinor: 10_000_000n,
  marketRateScaled: 153_825_000_000n,
  spreadBasisPoints: 100n,
  fees: FEES,
});
let count = 0;

async function accept(quoteId?: string): Promise<{ saleId: string; isAccepted: boolean }> {
  const saleId = `sale_${++count}`;
  const sale = {
    saleId,
    businessId,
    environment: 'test',
    terms,
    quoteId,
    account: {
      accountNumber: '0123456789',
      bankCode: '058',
      bankName: 'Bank',
      accountName: 'ACME',
      verifiedWith: 'simulator',
      nipCode: '000013',
    },
    provider: 'simulator',
    merchantReference: undefined,
    metadata: {},
  } as const;
  const accepted = await acceptUsdtSale({ database, ledger }, sale, {
    reservation: usdtSaleTransfers.reserve({ ...terms, ...sale }),
    start: orderStart('usdt_sale', { saleId, businessId, environment: 'test' }),
    idempotency: undefined,
  });
  return { saleId, isAccepted: accepted !== undefined };
}

async function stored(saleId: string) {
  const sale = await loadUsdtSale(database, saleId);
  if (!sale) throw new Error('There is no sale.');
  return sale;
}

async function finish(saleId: string, to: 'COMPLETED' | 'FAILED' | 'REVERSED', providerReference?: string) {
  const sale = await stored(saleId);
  const transfer =
    to === 'COMPLETED'
      ? usdtSaleTransfers.post(sale)
      : to === 'FAILED'
        ? usdtSaleTransfers.void(sale)
        : usdtSaleTransfers.reverse(sale);
  return settleByHand({ database, ledger }, saleId, { to, transfer, providerReference });
}

async function begin(): Promise<string> {
  const collectionId = `col_${++count}`;
  await acceptCollection(
    { database, ledger },
    {
      collectionId,
      businessId,
      environment: 'test',
      terms: collectionTerms({
        sourceCurrency: 'GHS',
        amount: { sourceMinor: 25_000n },
        providerRateScaled: 12_850_000_000n,
        spreadBasisPoints: 100n,
      }),
      country: 'GH',
      paymentMethod: 'MTN',
      givenAmount: 'source',
      customer: { name: 'Kofi', phone: '+233241234567', email: undefined },
      provider: 'simulator',
      merchantReference: undefined,
      metadata: {},
      approvalWindowMs: 1_000,
    },
    {
      start: orderStart('collection', { collectionId, businessId, environment: 'test' }),
      idempotency: undefined,
    },
  );
  return collectionId;
}

async function credit(collectionId: string, providerReference?: string): Promise<boolean> {
  const collection = await loadCollection(database, collectionId);
  if (!collection) throw new Error('There is no collection.');
  const transfer = collectionTransfer(collection);
  const credited = { to: 'COMPLETED', transfer, providerReference } as const;
  return (await settleByHand({ database, ledger }, collectionId, credited)) !== undefined;
}

async function countOf(text: string, values: unknown[] = []): Promise<number> {
  return Number((await owner.query(`select count(*) from ${text}`, values)).rows[0].count);
}

describe('a sale in the database', () => {
  it('comes back as it was agreed', async () => {
    const { saleId } = await accept();
    expect(await stored(saleId)).toMatchObject({ ...terms, status: 'PROCESSING', reviewReason: undefined });
  });

  it.each(['COMPLETED', 'FAILED'] as const)('ends once, of many that would end it as %s', async (to) => {
    const { saleId } = await accept();
    const before = await ledger.balances({ businessId, environment: 'test' }, 'USDT');
    const ends = await Promise.all(Array.from({ length: 8 }, () => finish(saleId, to)));
    expect(ends.filter((end) => end !== undefined)).toHaveLength(1);
    const { availableMinor, heldMinor } = await ledger.balances({ businessId, environment: 'test' }, 'USDT');
    expect(heldMinor).toBe(before.heldMinor - terms.amountMinor);
    expect(availableMinor).toBe(before.availableMinor + (to === 'FAILED' ? terms.amountMinor : 0n));
    await expectSoundLedger(database);
  });

  it('comes back once after it was completed, and never after it failed', async () => {
    const [completed, failed] = [await accept(), await accept()];
    await finish(completed.saleId, 'COMPLETED');
    await finish(failed.saleId, 'FAILED');
    const ends = await Promise.all(Array.from({ length: 4 }, () => finish(completed.saleId, 'REVERSED')));
    expect(ends.filter((end) => end !== undefined)).toHaveLength(1);
    expect(await finish(failed.saleId, 'REVERSED')).toBeUndefined();
    expect(await finish(completed.saleId, 'REVERSED')).toBeUndefined();
    await expectSoundLedger(database);
  });

  it('that is reversed keeps the reference under which the provider had paid it', async () => {
    const { saleId } = await accept();
    await finish(saleId, 'COMPLETED', 'TRF_1');
    await finish(saleId, 'REVERSED');
    expect(await stored(saleId)).toMatchObject({ status: 'REVERSED', providerReference: 'TRF_1' });
  });

  it.each([
    ['status', `'COMPLETED'`, 'usdt_sale_status_moves'],
    ['gross_minor', 'gross_minor + 1', 'usdt_sale_adds_up'],
    ['rate', 'market_rate + 1', 'usdt_sale_rate_within_market'],
    ['margin_minor', '-1', 'usdt_sale_rate_within_market'],
    ['net_minor', '0, fee_minor = gross_minor', 'usdt_sale_amounts_positive'],
  ])('cannot have its %s become %s, even by the owner', async (column, value, constraint) => {
    const { saleId } = await accept();
    await finish(saleId, 'FAILED');
    await expect(
      owner.query(`update usdt_sales set ${column} = ${value} where id = $1`, [saleId]),
    ).rejects.toMatchObject({ constraint });
  });

  it.each(['amount_minor = 1', 'net_minor = 1', `account_number = '1'`, `quote_id = null`])(
    'cannot be changed by the application: %s',
    async (change) => {
      await expect(database.run({ sql: `update usdt_sales set ${change}`, parameters: [] })).rejects.toThrow(
        'permission denied',
      );
    },
  );
});

describe('a quote in the database', () => {
  const quote = async (forMs: number): Promise<string> => {
    const quoteId = `qte_${++count}`;
    const expiresAtMs = Date.now() + forMs;
    await storeUsdtQuote(database, { quoteId, businessId, environment: 'test', terms, expiresAtMs });
    return quoteId;
  };

  it('comes back as it was given, to its merchant alone', async () => {
    const quoteId = await quote(60_000);
    const found = await findUsdtQuote(database, quoteId, { businessId, environment: 'test' });
    expect(found).toMatchObject({ terms, isOpen: true, isUsed: false });
    expect(await findUsdtQuote(database, quoteId, { businessId, environment: 'prod' })).toBeUndefined();
    expect(await findUsdtQuote(database, quoteId, { businessId: 'x', environment: 'test' })).toBeUndefined();
  });

  it('that has expired sells nothing, whatever was read of it before', async () => {
    const quoteId = await quote(-1);
    const before = await ledger.balances({ businessId, environment: 'test' }, 'USDT');
    const { saleId, isAccepted } = await accept(quoteId);
    expect(isAccepted).toBe(false);
    expect(await loadUsdtSale(database, saleId)).toBeUndefined();
    expect(await ledger.balances({ businessId, environment: 'test' }, 'USDT')).toEqual(before);
    expect(await countOf('outbox where workflow_id = $1', [saleId])).toBe(0);
  });

  it('sells once, of many that would use it', async () => {
    const quoteId = await quote(60_000);
    const before = await ledger.balances({ businessId, environment: 'test' }, 'USDT');
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => accept(quoteId)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const after = await ledger.balances({ businessId, environment: 'test' }, 'USDT');
    expect(after.heldMinor - before.heldMinor).toBe(terms.amountMinor);
  });

  it('is forgotten a day after it expired, unless it was used', async () => {
    const [unused, used] = [await quote(60_000), await quote(60_000)];
    await accept(used);
    await owner.query(`update usdt_quotes set expires_at = now() - interval '2 days' where id = any($1)`, [
      [unused, used],
    ]);
    await forgetOldUsdtQuotes(database);
    const { rows } = await owner.query('select id from usdt_quotes where id = any($1)', [[unused, used]]);
    expect(rows).toEqual([{ id: used }]);
  });
});

describe('a collection in the database', () => {
  it('is credited once, of many that would credit it', async () => {
    const collectionId = await begin();
    const before = await ledger.balances({ businessId, environment: 'test' }, 'NGN');
    const ends = await Promise.all(Array.from({ length: 8 }, () => credit(collectionId)));
    expect(ends.filter(Boolean)).toHaveLength(1);
    const collection = await loadCollection(database, collectionId);
    const { availableMinor } = await ledger.balances({ businessId, environment: 'test' }, 'NGN');
    expect(availableMinor - before.availableMinor).toBe(collection?.targetMinor);
    expect(await credit(collectionId)).toBe(false);
    await expectSoundLedger(database);
  });

  it('is never reversed', async () => {
    const collectionId = await begin();
    await credit(collectionId);
    await expect(
      owner.query(`update transactions set status = 'REVERSED' where id = $1`, [collectionId]),
    ).rejects.toMatchObject({ constraint: 'transaction_status_moves' });
  });

  it("keeps the provider's identifier, which is no other collection's and never another one", async () => {
    const [collectionId, other] = [await begin(), await begin()];
    expect(await keepProviderReference(database, collectionId, 'yc-1')).toBe(true);
    expect(await keepProviderReference(database, other, 'yc-1')).toBe(false);
    expect(await keepProviderReference(database, collectionId, 'yc-2')).toBe(true);
    expect((await loadCollection(database, collectionId))?.providerReference).toBe('yc-1');
    await expect(
      owner.query(`update collections set provider_reference = 'yc-2' where transaction_id = $1`, [
        collectionId,
      ]),
    ).rejects.toMatchObject({ constraint: 'collection_provider_reference_stays' });
    expect(await credit(collectionId, 'yc-2')).toBe(true);
    expect((await loadCollection(database, collectionId))?.providerReference).toBe('yc-1');
  });

  it.each(['margin_minor = 1', 'rate = 1', 'source_minor = 1', `customer_phone = '1'`])(
    'cannot be changed by the application: %s',
    async (change) => {
      await expect(database.run({ sql: `update collections set ${change}`, parameters: [] })).rejects.toThrow(
        'permission denied',
      );
    },
  );
});

describe('verifying the ledger', () => {
  const failures = async () =>
    (await verifyLedger(database)).checked
      .filter(({ violations }) => violations.length > 0)
      .map(({ name }) => name);
  const spoil = async (id: string, table: string, key: string, column: string, value: string) => {
    const change = `update ${table} set ${column} = ${column} + ${value} where ${key} = $1`;
    await owner.query(`alter table ${table} disable trigger user`);
    await owner.query(change, [id]);
    const found = await failures();
    await owner.query(change.replace(` + ${value}`, ` - ${value}`), [id]);
    await owner.query(`alter table ${table} enable trigger user`);
    return found;
  };

  it('sees a sale whose record says otherwise than its transfers', async () => {
    const { saleId } = await accept();
    await finish(saleId, 'COMPLETED');
    expect(await failures()).toEqual([]);
    expect(await spoil(saleId, 'usdt_sales', 'id', 'amount_minor', '1')).toEqual([
      'records_have_their_transfers',
      'transfers_have_their_record',
    ]);
    expect(await spoil(saleId, 'usdt_sales', 'id', 'margin_minor', '1')).toEqual([
      'records_have_their_transfers',
      'transfers_have_their_record',
    ]);
    await owner.query(`update usdt_sales set status = 'REVERSED' where id = $1`, [saleId]);
    expect(await failures()).toEqual(['records_have_their_transfers']);
    await owner.query('alter table usdt_sales disable trigger user');
    await owner.query(`update usdt_sales set status = 'COMPLETED' where id = $1`, [saleId]);
    await owner.query('alter table usdt_sales enable trigger user');
    expect(await failures()).toEqual([]);
  });

  it('sees a collection whose record says otherwise than its transfer', async () => {
    const collectionId = await begin();
    await credit(collectionId);
    expect(await spoil(collectionId, 'collections', 'transaction_id', 'margin_minor', '1')).toEqual([
      'records_have_their_transfers',
      'transfers_have_their_record',
    ]);
    expect(await failures()).toEqual([]);
  });
});

describe('a list by status', () => {
  const ROWS = 10_000;
  const page = { after: undefined, limit: 10 };
  let other: { readonly businessId: string; readonly environment: 'test' };

  /** Copies a record, one a second, the newest first; `change` is SQL for JSON of what differs. */
  const copy = (table: string, [key, id]: readonly [string, string], change: string) =>
    owner.query(
      `insert into ${table}
        select copy.* from ${table} original, generate_series(1, $2::integer) number,
          jsonb_populate_record(original, jsonb_build_object('${key}', original.${key} || '_' || number) || ${change}) copy
        where original.${key} = $1`,
      [id, ROWS],
    );
  const PLACED = `jsonb_build_object('created_at', now() - number * interval '1 second')`;
  const ENDED = `jsonb_build_object('status', 'COMPLETED', 'settled_at', now())`;

  beforeAll(async () => {
    other = { businessId: await books.createBusiness(), environment: 'test' };
    const of = `jsonb_build_object('business_id', '${other.businessId}')`;
    const { saleId } = await accept();
    await copy('orders', ['id', saleId], `${PLACED} || ${ENDED} || ${of}`);
    await copy(
      'usdt_sales',
      ['id', saleId],
      `${PLACED} || jsonb_build_object('status', 'COMPLETED') || ${of}`,
    );
    const collectionId = await begin();
    await copy('orders', ['id', collectionId], `${PLACED} || ${ENDED} || ${of}`);
    await copy(
      'transactions',
      ['id', collectionId],
      `${PLACED} || jsonb_build_object('status', 'COMPLETED') || ${of}`,
    );
    await copy('collections', ['transaction_id', collectionId], `'{}'`);
    // As many failed payments, none of which is a collection.
    await owner.query(
      `insert into transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer,
          description, metadata, created_at)
        select 'txn_' || number, $1, 'test', 'payment', 'FAILED', 100, 0, 'till', '', '', '{}', now() - number * interval '1 second'
          from generate_series(1, $2::integer) number`,
      [other.businessId, ROWS],
    );
    // The oldest of each failed, and the one before it is in review.
    await owner.query(`update usdt_sales set status = 'REVERSED' where id = $1`, [`${saleId}_${ROWS}`]);
    await owner.query('alter table transactions disable trigger user');
    await owner.query(`update transactions set status = 'FAILED' where id = $1`, [`${collectionId}_${ROWS}`]);
    await owner.query(`update transactions set status = 'PROCESSING' where id = $1`, [
      `${collectionId}_${ROWS - 1}`,
    ]);
    await owner.query('alter table transactions enable trigger user');
    await owner.query(`update orders set review_reason = 'The provider is unsure.' where id = $1`, [
      `${collectionId}_${ROWS - 1}`,
    ]);
    await owner.query('analyze usdt_sales, transactions, collections, orders');
  });

  it('reads no more of the sales than it shows', async () => {
    const { answer, blocks } = await countBlocks(books, (counted) =>
      listUsdtSales(counted, other, { status: 'REVERSED', page }),
    );
    expect(answer.items.map(({ status }) => status)).toEqual(['REVERSED']);
    expect(blocks).toBeLessThan(50);
  });

  it.each(['FAILED', 'PENDING_REVIEW'] as const)(
    'reads no more of the collections that are %s than it shows',
    async (status) => {
      const { answer, blocks } = await countBlocks(books, (counted) =>
        listCollections(counted, other, { status, page }),
      );
      expect(answer.items.map((each) => each.status)).toEqual([status]);
      expect(blocks).toBeLessThan(50);
    },
  );

  it('tells collections in review from those under way', async () => {
    expect((await listCollections(database, other, { status: 'PROCESSING', page })).items).toEqual([]);
    const begun = await begin();
    const { items } = await listCollections(
      database,
      { businessId, environment: 'test' },
      { status: 'PROCESSING', page },
    );
    expect(items.map(({ collectionId }) => collectionId)).toContain(begun);
  });
});
