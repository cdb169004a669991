import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type pg from 'pg';
import { makeAutomaticPayouts } from '../../src/activities/orders/automaticPayouts.ts';
import { billTransfers, KINDS, withdrawalTransfers } from '../../src/contract/kinds.ts';
import { adjustBalance } from '../../src/db/ledger/balanceAdjustments.ts';
import { InsufficientFundsError, ledgerError } from '../../src/db/ledger/ledgerStore.ts';
import type { StatementEntry, Wallet } from '../../src/db/ledger/statement.ts';
import { placeHold, releaseWalletHold } from '../../src/db/ledger/walletHolds.ts';
import { endChargeback, openChargeback } from '../../src/db/orders/returns/chargebacks.ts';
import { recordPaymentRefund } from '../../src/db/orders/returns/refunds.ts';
import { cancelRefund, completeRefund, recordRefund } from '../../src/db/usdt/refunds.ts';
import { DomainError } from '../../src/domain/errors.ts';
import { type ItemizedFee, itemizedFee, storedCharges } from '../../src/domain/ledger/charges.ts';
import {
  collectionTransfer,
  creditUnexpectedDeposit,
  cryptoLossTransfer,
  paymentTransfer,
  settleUsdtSession,
  type Transfer,
  usdtSaleTransfers,
  vendorCreditTransfer,
} from '../../src/domain/ledger/ledger.ts';
import type { Asset, Id, Owner } from '../../src/domain/money.ts';
import { newIdentifier } from '../../src/security/identifiers.ts';
import { openTestBooks, type TestBooks } from '../support/books.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import { createMemoryLog } from '../support/memoryLog.ts';
import { testConfig } from '../support/service.ts';
import { expectRunningBalances, readWholeStatement } from '../support/statements.ts';

/**
 * The statement of a wallet is the ledger, whatever happened to it: over random histories of every kind of movement, the
 * opening balance and the movements are the closing balance, that is the ledger's, for every cut of the period, and every
 * movement names a record that there is.
 */

/** How many histories there are: STATEMENT_HISTORIES=1000 has as many as a release should have seen. */
const HISTORIES = Number(process.env.STATEMENT_HISTORIES ?? 100);
/** Histories of other merchants, at the same time, in one database. */
const AT_ONCE = 4;
const DECIDED = { reason: 'for the test', operator: 'test' };

let books: TestBooks;
let lastQuery: Promise<unknown> = Promise.resolve();
/** Runs SQL as the owner of the tables, one statement after the other: histories share the connection. */
function ownerSql(text: string, values?: readonly unknown[]): Promise<pg.QueryResult> {
  const query = lastQuery.then(() => books.owner.query(text, [...(values ?? [])]));
  lastQuery = query.catch(() => {});
  return query;
}

beforeAll(async () => {
  books = await openTestBooks({ poolSize: AT_ONCE });
  await ownerSql(
    `insert into chain_cursors (network, environment, block_number, block_hash, block_time)
      values ('sandbox', 'test', 7, repeat('a', 64), now())`,
  );
});
afterAll(() => books?.close());

/** What a history did so far, and may go on with. */
interface History extends Owner {
  readonly businessId: Id<'biz'>;
  readonly payments: string[];
  readonly received: string[];
  readonly chargebacks: string[];
  readonly holds: string[];
  readonly open: PaidOut[];
  readonly paid: PaidOut[];
  readonly sales: Parameters<typeof usdtSaleTransfers.post>[0][];
  readonly sessions: Session[];
  readonly usdtRefunds: string[];
}

/** A withdrawal or a bill. */
interface PaidOut extends Partial<ItemizedFee> {
  readonly id: string;
  readonly flow: 'withdrawal' | 'bill';
  readonly amountMinor: bigint;
  readonly feeMinor: bigint;
}

/** A settled USDT session. */
interface Session {
  readonly paymentId: Id<'cp'>;
  readonly amountMinor: bigint;
}

const STEPS = [
  'payment',
  'refund',
  'chargeback',
  'chargebackEnd',
  'debtPolicy',
  'hold',
  'release',
  'withdrawal',
  'bill',
  'payoutEnd',
  'reversal',
  'automaticPayout',
  'sale',
  'saleEnd',
  'collection',
  'vendorCredit',
  'adjustment',
  'usdtAdjustment',
  'session',
  'unexpectedDeposit',
  'usdtRefund',
  'usdtRefundEnd',
  'loss',
] as const;

interface Step {
  readonly kind: (typeof STEPS)[number];
  /** Of 1 to 20,000 naira, in kobo. */
  readonly amountMinor: bigint;
  /** Which of what there is, and which of its ends. */
  readonly choice: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...STEPS),
  amountMinor: fc.bigInt({ min: 100n, max: 2_000_000n }),
  choice: fc.nat({ max: 11 }),
});
const history = fc.array(step, { minLength: 1, maxLength: 16, size: 'max' });

/** A history with every kind of movement: its steps, each with its choice. */
const EVERY_KIND: readonly Step[] = [
  'payment 0, payment 1, refund 0, chargeback 1, chargebackEnd 1, collection 0, vendorCredit 0, adjustment 0',
  'hold 0, release 0, release 1, withdrawal 0, payoutEnd 0, reversal 0, withdrawal 1, payoutEnd 1',
  'bill 0, payoutEnd 0, reversal 0, bill 1, payoutEnd 1',
  'usdtAdjustment 0, sale 0, saleEnd 0, sale 1, saleEnd 1, session 0, usdtRefund 0, usdtRefundEnd 0, unexpectedDeposit 0',
  'session 0, usdtRefund 1, usdtRefundEnd 1, loss 1',
  // What a payout leaves does not cover a chargeback, and what arrives repays it.
  'payment 0, automaticPayout 0, payoutEnd 0, chargeback 4, chargebackEnd 0, payment 0',
]
  .flatMap((steps) => steps.split(', '))
  .map((step) => {
    const [kind, choice] = step.split(' ');
    return { kind: kind as Step['kind'], choice: Number(choice), amountMinor: 1_500_000n };
  });

/** One of a list, by a number; undefined when it is empty. */
const oneOf = <Item>(items: readonly Item[], choice: number): Item | undefined =>
  items[choice % items.length];
/** The same, taken out of it. */
function taken<Item>(items: Item[], choice: number): Item | undefined {
  return items.length === 0 ? undefined : items.splice(choice % items.length, 1)[0];
}

const record = (
  { businessId, environment }: Owner,
  of: {
    readonly id: string;
    readonly flow: string;
    readonly status?: string;
    readonly amountMinor: bigint;
    readonly feeMinor?: bigint;
    readonly charges?: ItemizedFee['charges'];
  },
) =>
  ownerSql(
    `insert into transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, charges, channel, customer,
      description, metadata) values ($1, $2, $3, $4, $5, $6, $7, $8, 'test', 'Ada Obi', 'A movement of the test', '{}')`,
    [
      ...[
        of.id,
        businessId,
        environment,
        of.flow,
        of.status ?? 'COMPLETED',
        of.amountMinor,
        of.feeMinor ?? 0n,
      ],
      storedCharges(of.charges) ?? null,
    ],
  );

/** The record of something that money comes in by, and its transfer. */
async function receive(h: History, of: Parameters<typeof record>[1], transfer: Transfer): Promise<void> {
  await books.ledger.post(transfer);
  await record(h, of);
  h.received.push(of.id);
}

const setStatus = (table: 'transactions' | 'usdt_sales', id: string, status: string) =>
  ownerSql(`update ${table} set status = $2 where id = $1`, [id, status]);

/** Does one step of a history. What the books refuse, for want of money or of what it is about, does nothing. */
async function act(h: History, { kind, amountMinor, choice }: Step): Promise<void> {
  const { database, ledger } = books;
  const { businessId, environment } = h;
  const commissionMinor = (amountMinor * 15n) / 1_000n;
  const id = newIdentifier('txn');
  const isEven = choice % 2 === 0;
  switch (kind) {
    case 'payment': {
      const money = { ...h, transactionId: id, amountMinor, commissionMinor };
      await receive(
        h,
        { id, flow: 'payment', amountMinor, feeMinor: commissionMinor },
        paymentTransfer(money),
      );
      h.payments.push(id);
      return;
    }
    case 'refund': {
      const paymentId = oneOf(h.payments, choice);
      if (paymentId === undefined) return;
      const refund = {
        ...{ transactionId: id, businessId, environment, paymentId, amountMinor, reason: 'for the test' },
        ...{ returnsCommission: isEven, actor: 'test' },
      } as unknown as Parameters<typeof recordPaymentRefund>[1];
      await database.transaction((runner) => recordPaymentRefund({ database: runner, ledger }, refund));
      return;
    }
    case 'chargeback': {
      const receivedId = oneOf(h.received, choice);
      if (receivedId === undefined) return;
      await openChargeback(
        { database, ledger },
        {
          ...{ chargebackId: id, receivedId, amountMinor, feeMinor: BigInt(choice) * 100n },
          ...{ dispute: id, reason: 'for the test', openedBy: { operator: 'test' } },
        },
      );
      h.chargebacks.push(id);
      return;
    }
    case 'chargebackEnd': {
      const chargebackId = taken(h.chargebacks, choice);
      if (chargebackId === undefined) return;
      const end = { as: choice % 3 === 0 ? 'LOST' : 'WON', returnsFee: isEven, ...DECIDED } as const;
      await endChargeback({ database, ledger }, chargebackId, end);
      return;
    }
    case 'debtPolicy':
      await ownerSql('update businesses set repays_debts = $2 where id = $1', [businessId, isEven]);
      return;
    case 'hold': {
      const holdId = newIdentifier('hld');
      const hold = {
        holdId,
        businessId,
        environment,
        amountMinor,
        caseNumber: holdId,
        ground: 'dispute',
      } as const;
      await database.transaction((runner) =>
        placeHold(runner, ledger, { ...hold, asset: choice % 3 === 0 ? 'USDT' : 'NGN', ...DECIDED }),
      );
      h.holds.push(holdId);
      return;
    }
    case 'release': {
      const holdId = oneOf(h.holds, choice);
      if (holdId === undefined) return;
      const release = { holdId, ...(isEven && { remainingMinor: amountMinor }), ...DECIDED };
      await database.transaction((runner) => releaseWalletHold(runner, ledger, release));
      return;
    }
    case 'withdrawal':
    case 'bill':
      return payOut(h, kind, amountMinor, isEven);
    case 'payoutEnd': {
      const order = taken(h.open, choice);
      if (!order) return;
      await books.ledger.post(transfersOf(h, order)[isEven ? 'post' : 'void']);
      await setStatus('transactions', order.id, isEven ? 'COMPLETED' : 'FAILED');
      if (isEven) h.paid.push(order);
      return;
    }
    case 'reversal': {
      const order = taken(h.paid, choice);
      if (!order) return;
      await books.ledger.post(transfersOf(h, order).reversal);
      await setStatus('transactions', order.id, 'REVERSED');
      return;
    }
    case 'automaticPayout':
      return payOutAutomatically(h, BigInt(choice) * 1_000n);
    case 'sale':
      return sell(h, { amountMinor, isIntoWallet: isEven });
    case 'saleEnd': {
      const sale = taken(h.sales, choice);
      if (!sale) return;
      await ledger.post(usdtSaleTransfers[isEven ? 'post' : 'void'](sale));
      await setStatus('usdt_sales', sale.saleId, isEven ? 'COMPLETED' : 'FAILED');
      return;
    }
    case 'collection': {
      const collectionId = newIdentifier(KINDS.collection);
      const money = { ...h, collectionId, valueMinor: amountMinor + 50n, targetMinor: amountMinor };
      await receive(h, { id: collectionId, flow: 'collection', amountMinor }, collectionTransfer(money));
      await ownerSql(
        `insert into collections (transaction_id, source_currency, source_minor, given_amount, country, payment_method,
            provider_rate, rate, margin_minor, customer_name, customer_phone, provider)
          values ($1, 'KES', 100, 'source', 'KE', 'momo', 12, 11, 50, 'Ada Obi', '+254700000000', 'simulator')`,
        [collectionId],
      );
      return;
    }
    case 'vendorCredit': {
      const arrived = { provider: 'simulator', providerReference: `pay:${id}` };
      const money = { ...h, ...arrived, amountMinor, commissionMinor };
      await receive(
        h,
        { id, flow: 'vendor_credit', amountMinor, feeMinor: commissionMinor },
        vendorCreditTransfer(money),
      );
      await ownerSql(
        `insert into vendor_credits (provider, provider_reference, environment, status, business_id, transaction_id, outcome,
            answered_at) values ('simulator', $1, $2, 'CREDITED', $3, $4, 'succeeded', now())`,
        [arrived.providerReference, environment, businessId, id],
      );
      return;
    }
    case 'adjustment':
    case 'usdtAdjustment':
      await adjustBalance(database, ledger, {
        ...{ adjustmentId: newIdentifier('adj'), businessId, environment },
        ...{
          asset: kind === 'adjustment' ? 'NGN' : 'USDT',
          amountMinor: isEven ? amountMinor : -amountMinor,
        },
        ...DECIDED,
      });
      return;
    default:
      return actOnUsdt(h, { kind, amountMinor, choice });
  }
}

/** The transfers of a withdrawal or a bill. */
function transfersOf(h: History, order: PaidOut) {
  const { flow, id } = order;
  const step = (name: 'reserve' | 'post' | 'void' | 'reverse') =>
    flow === 'bill'
      ? billTransfers[name]({ ...h, ...order, purchaseId: id as Id<'bill'> })
      : withdrawalTransfers[name]({ ...h, ...order, withdrawalId: id as Id<'wd'> });
  return { reserve: step('reserve'), post: step('post'), void: step('void'), reversal: step('reverse') };
}

/** Begins a withdrawal or a bill, whose fee has taxes where it is itemized. */
async function payOut(
  h: History,
  flow: 'withdrawal' | 'bill',
  amountMinor: bigint,
  isItemized: boolean,
): Promise<void> {
  const id = newIdentifier(KINDS[flow]);
  const ownFeeMinor = flow === 'withdrawal' ? 1_000n : 0n;
  const money = { kind: flow, ownFeeMinor, amountMinor, atMs: Date.parse('2026-11-28T12:00:00Z') } as const;
  const taxes = [
    { kind: 'vat', payer: 'merchant' },
    { kind: 'stamp_duty', payer: 'platform', of: [flow] },
  ] as const;
  const order = { id, flow, amountMinor, ...itemizedFee(money, isItemized ? taxes : []) };
  await books.ledger.post(transfersOf(h, order).reserve);
  await record(h, { ...order, status: 'PROCESSING' });
  h.open.push(order);
}

let lastAddress = 0;

/** What moves USDT by the chain. */
async function actOnUsdt(h: History, { kind, amountMinor: kobo, choice }: Step): Promise<void> {
  const { database, ledger } = books;
  const { businessId, environment } = h;
  const isEven = choice % 2 === 0;
  // Above what is dust.
  const amountMinor = kobo * 100n;
  switch (kind) {
    case 'session': {
      const paymentId = newIdentifier('cp');
      // An operator may credit more than came, or less.
      const creditedMinor = amountMinor + BigInt(choice - 5) * 100n;
      const money = { ...h, paymentId, receivedMinor: amountMinor, creditedMinor };
      await ledger.post(settleUsdtSession(money));
      await ownerSql(
        `insert into crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor,
            amount_credited_minor, address_index, deposit_address, metadata, policy, expires_at, created_at, updated_at)
          values ($1, $2, $3, 'SETTLED', $4, $4, $5, $6, $7, '{}', '{}', now() + interval '1 hour', now(), now())`,
        [paymentId, businessId, environment, amountMinor, creditedMinor, lastAddress, `T${lastAddress++}`],
      );
      await deposit(h, { paymentId, amountMinor });
      h.sessions.push({ paymentId, amountMinor });
      return;
    }
    case 'unexpectedDeposit': {
      const session = oneOf(h.sessions, choice);
      if (!session) return;
      const arrived = { paymentId: session.paymentId, amountMinor, reason: 'session_over' };
      const txId = await deposit(h, arrived);
      await ledger.post(creditUnexpectedDeposit({ ...h, txId, logIndex: 0, amountMinor }));
      return;
    }
    case 'usdtRefund': {
      const session = oneOf(h.sessions, choice);
      if (!session) return;
      const refundId = newIdentifier('rfd');
      const refund = {
        ...{ refundId, paymentId: session.paymentId, businessId, environment, amountMinor },
        ...{ depositTxId: undefined, address: `T${'1'.repeat(33)}`, reason: 'for the test' },
        ...{ merchantReference: undefined, actor: 'test' },
      } as const;
      await database.transaction((runner) => recordRefund({ database: runner, ledger }, refund));
      h.usdtRefunds.push(refundId);
      return;
    }
    case 'usdtRefundEnd': {
      const refundId = taken(h.usdtRefunds, choice);
      if (refundId === undefined) return;
      const payment = { txId: newTxId(), blockNumber: 7, tokenFeeMinor: BigInt(choice % 3) };
      await (isEven
        ? completeRefund({ database, ledger }, refundId, { operator: 'test', payment })
        : cancelRefund({ database, ledger }, refundId, DECIDED));
      return;
    }
    case 'loss': {
      // A session bears one loss, so that it is within what the session brought.
      const session = taken(h.sessions, choice);
      if (!session) return;
      const lossId = newIdentifier('loss');
      const loss = { ...h, ...session, lossId, borneBy: 'merchant' } as const;
      await ledger.post(cryptoLossTransfer(loss) as Transfer);
      await ownerSql(
        `insert into crypto_losses (id, environment, address, payment_id, business_id, amount_minor, borne_by, reason, booked_by)
          values ($1, $2, 'T', $3, $4, $5, 'merchant', 'for the test', 'test')`,
        [lossId, environment, session.paymentId, businessId, session.amountMinor],
      );
    }
  }
}

const newTxId = () => randomBytes(32).toString('hex');

/** Stores a credited deposit of a session. @returns its transaction of the chain. */
async function deposit(
  { businessId, environment }: Owner,
  of: Session & { readonly reason?: string },
): Promise<string> {
  const txId = newTxId();
  await ownerSql(
    `insert into chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time,
        contract, from_address, amount_minor, status, reason)
      values ('sandbox', $1, 0, $2, $3, $4, 7, now(), 'T2', 'T3', $5, 'CREDITED', $6)`,
    [txId, environment, of.paymentId, businessId, of.amountMinor, of.reason ?? null],
  );
  return txId;
}

let lastPayout: Promise<unknown> = Promise.resolve();
/** Makes the payout of one history at a time: a run makes every one that is due, also those of other histories. */
function payOutAutomatically(h: History, reserveMinor: bigint): Promise<void> {
  const payout = lastPayout.then(() => payOutAlone(h, reserveMinor));
  lastPayout = payout.catch(() => {});
  return payout;
}

async function payOutAlone(h: History, reserveMinor: bigint): Promise<void> {
  const { database, ledger } = books;
  const { businessId, environment } = h;
  await ownerSql(
    `insert into automatic_payouts (business_id, environment, status, rule, above_minor, reserve_minor, due_at, look_at)
      values ($1, $2, 'ACTIVE', 'amount', 1, $3, now() - interval '1 day', now())
      on conflict (business_id, environment) do update set status = 'ACTIVE', reserve_minor = $3, look_at = now(),
        due_at = excluded.due_at, unconfirmed_change = null, paused_because = null, failures = 0`,
    [businessId, environment, reserveMinor],
  );
  const accounts = { withdrawal: { current: { name: 'simulator' } } };
  const providers = { orderAccounts: { prod: accounts, test: accounts } };
  const tools = { database, ledger, providers, logger: createMemoryLog().logger, dispatch: () => {} };
  await makeAutomaticPayouts({
    ...tools,
    config: { pricing: testConfig('postgres://127.0.0.1/none').pricing },
  });
  await ownerSql(`update automatic_payouts set status = 'OFF' where business_id = $1`, [businessId]);
  const { rows } = await ownerSql(
    `select record.id, record.amount_minor, record.fee_minor from automatic_payout_runs run
        join transactions record on record.id = run.transaction_id
      where run.business_id = $1 and run.environment = $2 and record.status = 'PROCESSING'`,
    [businessId, environment],
  );
  for (const { id, amount_minor, fee_minor } of rows) {
    if (h.open.some((order) => order.id === id)) continue;
    const money = { amountMinor: BigInt(amount_minor), feeMinor: BigInt(fee_minor) };
    h.open.push({ id, flow: 'withdrawal', ...money });
  }
}

async function sell(
  h: History,
  { amountMinor, isIntoWallet }: { readonly amountMinor: bigint; readonly isIntoWallet: boolean },
): Promise<void> {
  // The books refuse to pay a bank account while the merchant owes something.
  if (!isIntoWallet && (await books.ledger.debtMinor(h)) > 0n) return;
  const saleId = newIdentifier(KINDS.usdt_sale);
  const [feeMinor, marginMinor, netMinor] = [isIntoWallet ? 0n : 1_000n, 7n, amountMinor * 2n];
  const valueMinor = netMinor + feeMinor + marginMinor;
  const provider = isIntoWallet ? 'wallet' : 'simulator';
  const sale = { ...h, saleId, provider, amountMinor, valueMinor, netMinor, feeMinor, marginMinor };
  await books.ledger.post(usdtSaleTransfers.reserve(sale));
  await ownerSql(
    `insert into usdt_sales (id, business_id, environment, amount_minor, market_rate, rate, gross_minor, fee_minor, net_minor,
        margin_minor, account_number, bank_code, bank_name, account_name, metadata)
      values ($1, $2, $3, $4, 1600, 1590, $5, $6, $7, $8, $9, $9, 'A bank', 'ADA OBI', '{}')`,
    [
      saleId,
      h.businessId,
      h.environment,
      amountMinor,
      netMinor + feeMinor,
      feeMinor,
      netMinor,
      marginMinor,
      provider,
    ],
  );
  h.sales.push(sale);
}

/** What the books refuse in a history: more than there is, or a thing in another state. Anything else fails the test. */
function isRefusal(error: unknown): boolean {
  return error instanceof DomainError || ledgerError(error) instanceof InsufficientFundsError;
}

async function live(steps: readonly Step[]): Promise<History> {
  const h: History = {
    ...{ businessId: (await books.createBusiness()) as Id<'biz'>, environment: 'test' },
    ...{ payments: [], received: [], chargebacks: [], holds: [], open: [], paid: [], sales: [] },
    ...{ sessions: [], usdtRefunds: [] },
  };
  // Every history can sell USDT, and half of them begin with naira too.
  await act(h, { kind: 'usdtAdjustment', amountMinor: 5_000_000n, choice: 0 });
  if (steps.length % 2 === 0) await act(h, { kind: 'payment', amountMinor: 2_000_000n, choice: 0 });
  for (const each of steps) {
    await act(h, each).catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
    });
  }
  return h;
}

async function expectStatement(
  wallet: Wallet,
  [from, to]: readonly [number, number],
): Promise<readonly string[]> {
  const { database, ledger } = books;
  const { opening, closing, entries, openingDebtMinor, closingDebtMinor } = await readWholeStatement(
    database,
    wallet,
  );
  expect(opening).toEqual({ availableMinor: 0n, heldMinor: 0n });
  expect(closing).toEqual(await ledger.balances(wallet, wallet.asset));
  expectRunningBalances(opening, entries);
  const { balanceMinor = 0n, heldBalanceMinor = 0n, debtMinor = 0n } = entries.at(-1) ?? {};
  expect({ availableMinor: balanceMinor, heldMinor: heldBalanceMinor }).toEqual(closing);
  const owed = wallet.asset === 'NGN' ? await ledger.debtMinor(wallet) : 0n;
  expect([openingDebtMinor, closingDebtMinor, debtMinor]).toEqual([0n, owed, owed]);

  // Each cut leaves exactly the movements before it on its one side: the places of an account are numbered from 1.
  const cuts = [...new Set(entries.map(({ createdAt }) => createdAt))];
  const { rows: places } = await ownerSql(
    `select place.available_sequence::int as available, place.held_sequence::int as held
      from (select min(id) filter (where kind = 'available') as available, min(id) filter (where kind = 'held') as held
          from ledger.accounts where business_id = $2 and environment = $3 and asset = $4) account,
        unnest($1::timestamptz[]) with ordinality as cut (at, number),
        ledger.before(account.available, account.held, cut.at) place
      order by cut.number`,
    [cuts, wallet.businessId, wallet.environment, wallet.asset],
  );
  expect(places).toEqual(
    cuts.map((cut) => {
      const before = entries.filter(({ createdAt }) => createdAt < cut);
      return {
        available: before.filter(({ amountMinor }) => amountMinor !== 0n).length,
        held: before.filter(({ heldAmountMinor }) => heldAmountMinor !== 0n).length,
      };
    }),
  );
  const [first, last] = [Math.min(from, to), Math.max(from, to)].map(
    (place) => cuts[place % (cuts.length + 1)],
  );
  if (first !== undefined && last !== undefined && first <= last) {
    const part = await readWholeStatement(database, wallet, { from: first, to: last });
    const expected = entries.filter(({ createdAt }) => first <= createdAt && createdAt < last);
    expect(part.entries.map(({ reference }) => reference)).toEqual(
      expected.map(({ reference }) => reference),
    );
    expectRunningBalances(part.opening, part.entries);
    const sum = (of: (entry: StatementEntry) => bigint) =>
      part.entries.reduce((all, entry) => all + of(entry), 0n);
    expect({
      availableMinor: part.opening.availableMinor + sum(({ amountMinor }) => amountMinor),
      heldMinor: part.opening.heldMinor + sum(({ heldAmountMinor }) => heldAmountMinor),
    }).toEqual(part.closing);
    expect(part.openingDebtMinor + sum(({ debtAmountMinor }) => debtAmountMinor)).toBe(part.closingDebtMinor);
  }
  return expectRecords(wallet, entries);
}

/** Fails unless each movement names a record of the merchant. @returns the kinds of the movements. */
async function expectRecords(
  { businessId, environment }: Owner,
  entries: readonly StatementEntry[],
): Promise<readonly string[]> {
  const { rows } = await ownerSql(
    `select id from unnest($1::text[]) id where not exists (
        select from transactions its where its.id = id.id and business_id = $2 and environment = $3
        union all select from usdt_sales its where its.id = id.id and business_id = $2 and environment = $3
        union all select from crypto_payments its where its.id = id.id and business_id = $2 and environment = $3
)`,
    [entries.map(({ recordId }) => recordId), businessId, environment],
  );
  expect(rows).toEqual([]);
  const named = entries.filter(
    ({ description, recordId, kind }) =>
      description === undefined && !(kind.startsWith('usdt_sale_') || recordId.startsWith('cp_')),
  );
  expect(named).toEqual([]);
  return entries.map(({ kind }) => kind);
}

it('adds up to the ledger for every history and every cut, and each movement names a record', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(history, { minLength: AT_ONCE, maxLength: AT_ONCE }),
      fc.tuple(fc.nat(20), fc.nat(20)),
      async (histories, part) => {
        await Promise.all(
          histories.map(async (steps) => {
            const { businessId, environment } = await live(steps);
            for (const asset of ['NGN', 'USDT'] as const satisfies readonly Asset[]) {
              const kinds = await expectStatement({ businessId, environment, asset }, part);
              for (const kind of kinds) seen.add(kind);
            }
          }),
        );
      },
    ),
    { numRuns: HISTORIES / AT_ONCE, examples: [[Array(AT_ONCE).fill(EVERY_KIND), [0, 20]]] },
  );
  // No kind was left to chance.
  expect([...seen].sort()).toEqual(
    [
      ...[
        'adjustment',
        'chargeback',
        'chargeback_won',
        'collection',
        'debt_incurred',
        'debt_repayment',
        'payment',
        'crypto_deposit',
        'crypto_loss',
        'crypto_settlement',
      ],
      ...['crypto_refund_post', 'crypto_refund_reserve', 'crypto_refund_void'],
      ...['bill_post', 'bill_reserve', 'bill_reversal', 'bill_void'],
      ...['payment_refund', 'usdt_sale_post', 'usdt_sale_reserve', 'usdt_sale_void', 'vendor_credit'],
      ...['wallet_hold_reserve', 'wallet_hold_void'],
      ...['withdrawal_post', 'withdrawal_reserve', 'withdrawal_reversal', 'withdrawal_void'],
    ].sort(),
  );
  const { rows } = await ownerSql('select count(*)::int as payouts from automatic_payout_runs');
  expect(rows[0].payouts).toBeGreaterThan(0);
  await expectSoundLedger(books.database);
}, 900_000);
