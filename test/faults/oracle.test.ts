import { describe, expect, it } from '@jest/globals';
import type { AccountRow, Evidence, RecordRow } from '../../faults/oracle/evidence.ts';
import { judge } from '../../faults/oracle/judge.ts';
import { endingsOf } from '../../faults/oracle/outcomes.ts';
import type { Merchant, Order } from '../../faults/orders.ts';

type Mutable<Value> = Value extends (...given: never[]) => unknown
  ? Value
  : Value extends ReadonlySet<infer Item>
    ? Set<Item>
    : Value extends readonly (infer Item)[]
      ? Mutable<Item>[]
      : Value extends object
        ? { -readonly [Key in keyof Value]: Mutable<Value[Key]> }
        : Value;

const MERCHANT: Merchant = {
  businessId: 'biz_1',
  name: 'Acme Stores',
  keys: { prod: 'live', test: 'sandbox' },
  webhookSecret: 'whsec_',
  payouts: undefined,
  sellsSessions: false,
};

/** One that has its naira paid and its sessions sold by themselves. */
const BAKERY: Merchant = {
  ...{ ...MERCHANT, businessId: 'biz_2', name: 'Dawn Bakery', sellsSessions: true },
  payouts: { rule: 'amount', aboveMinor: 500_000n, reserveMinor: 100_000n },
};

function order(kind: Order['kind'], id: string, change: Partial<Order>): Order {
  return {
    kind,
    reference: `order of ${id}`,
    merchant: MERCHANT,
    environment: 'test',
    amountMinor: 0n,
    path: '/',
    body: {},
    idempotencyKey: `key of ${id}`,
    phone: undefined,
    state: 'acknowledged',
    wasLost: false,
    id,
    furtherIds: [],
    wasDenied: false,
    deposits: [],
    saleIds: new Set(),
    act: undefined,
    ...change,
  };
}

function record(kind: RecordRow['kind'], id: string, change: Partial<RecordRow>): RecordRow {
  return {
    id,
    kind,
    businessId: 'biz_1',
    environment: 'test',
    status: 'COMPLETED',
    amountMinor: 0n,
    feeMinor: 0n,
    merchantReference: `order of ${id}`,
    attention: undefined,
    secondsToApprove: undefined,
    phone: undefined,
    rate: undefined,
    sourceMinor: undefined,
    netMinor: undefined,
    paymentId: undefined,
    isAutomatic: false,
    isToWallet: false,
    isRecreated: false,
    ...change,
  };
}

function account(
  owner: 'biz_1' | 'biz_2' | undefined,
  where: `${'prod' | 'test'} ${'NGN' | 'USDT'} ${string}`,
  balanceMinor: bigint,
): AccountRow {
  const [environment, asset, kind = ''] = where.split(' ') as ['prod' | 'test', 'NGN' | 'USDT', string];
  return { businessId: owner, environment, asset, kind, balanceMinor, entriesMinor: balanceMinor };
}

const wallet = (available: bigint, held = 0n, owed = 0n) => ({ available, held, owed });

const movement = (
  recordId: string,
  amounts: ReturnType<typeof wallet>,
  balances: ReturnType<typeof wallet>,
) => ({
  id: `${recordId} ${amounts.available}`,
  ...{ recordId, amounts, balances },
});

const paidByBank = (reference: string, amountMinor: bigint) => ({
  ...{ reference, subject: reference, amountMinor, timesMade: 1, requests: 1 },
  state: 'paid' as const,
});

const ofBakery = (kind: RecordRow['kind'], id: string, change: Partial<RecordRow>) =>
  record(kind, id, { businessId: 'biz_2', environment: 'prod', ...change });

const webhook = (webhookId: string, transactionId: string) => ({
  webhookId,
  type: 'withdrawal.completed',
  transactionId,
  timesReceived: 1,
  timesTaken: 1,
  timesForged: 0,
  status: 'COMPLETED',
  firstAtMs: 0,
});

const act = (given: Partial<NonNullable<Order['act']>>) => ({
  ...{ receivedId: undefined, end: undefined, releasedMinor: 0n },
  ...given,
});

/**
 * A small run without a fault: two payments, of which one was refunded in two parts, a withdrawal in each environment, and a
 * session that was paid. In the sandbox, a part of the second payment is held, another was released, and it was charged back
 * twice: one was lost, by which the merchant owes, and one was won. The bakery is paid out by itself, and sells a live session.
 */
function soundRun(): Mutable<Evidence> {
  return {
    merchants: [MERCHANT, { ...BAKERY }],
    orders: [
      order('payment', 'txn_1', { environment: 'prod', amountMinor: 1_000_000n }),
      order('payment', 'txn_2', { amountMinor: 100_000n }),
      order('refund', 'txn_r1', { amountMinor: 30_000n }),
      order('refund', 'txn_r2', { amountMinor: 3_333n }),
      order('hold', 'hld_1', { amountMinor: 10_000n, act: act({ releasedMinor: 4_000n }) }),
      order('chargeback', 'txn_c1', {
        amountMinor: 20_000n,
        act: act({ receivedId: 'txn_2', end: { as: 'LOST', returnsFee: false } }),
      }),
      order('chargeback', 'txn_c2', {
        amountMinor: 5_000n,
        act: act({ receivedId: 'txn_2', end: { as: 'WON', returnsFee: true } }),
      }),
      order('withdrawal', 'wd_1', { environment: 'prod', amountMinor: 100_000n }),
      order('withdrawal', 'wd_2', { amountMinor: 50_000n }),
      order('session', 'cp_1', {
        amountMinor: 10_000_000n,
        deposits: [{ idempotencyKey: 'd', amountMinor: 10_000_000n, txHash: 'tx_1' }],
      }),
      order('payment', 'txn_5', { merchant: BAKERY, environment: 'prod', amountMinor: 1_000_000n }),
      order('session', 'cp_2', {
        ...{ merchant: BAKERY, environment: 'prod', amountMinor: 10_000_000n },
        saleIds: new Set(['sale_1']),
      }),
    ],
    fundings: [],
    books: {
      bank: [
        {
          reference: 'wd_1',
          subject: 'wd_1',
          amountMinor: 100_000n,
          timesMade: 1,
          requests: 1,
          state: 'paid',
        },
        paidByBank('wd_3', 882_500n),
        paidByBank('sale_1', 1_520_360n),
      ],
      biller: [],
      collector: [],
    },
    verdictOf: () => 'COMPLETED',
    statements: [
      {
        businessId: 'biz_1',
        environment: 'prod',
        asset: 'NGN',
        opening: wallet(0n),
        closing: wallet(884_000n),
        entries: [
          { id: 'txn_1', recordId: 'txn_1', amounts: wallet(985_000n), balances: wallet(985_000n) },
          {
            id: 'wd_1:reserve',
            recordId: 'wd_1',
            amounts: wallet(-101_000n, 101_000n),
            balances: wallet(884_000n, 101_000n),
          },
          { id: 'wd_1:post', recordId: 'wd_1', amounts: wallet(0n, -101_000n), balances: wallet(884_000n) },
        ],
      },
      {
        ...{ businessId: 'biz_2', environment: 'prod', asset: 'NGN' },
        ...{ opening: wallet(0n), closing: wallet(100_000n) },
        entries: [
          movement('txn_5', wallet(985_000n), wallet(985_000n)),
          movement('wd_3', wallet(-885_000n, 885_000n), wallet(100_000n, 885_000n)),
          movement('wd_3', wallet(0n, -885_000n), wallet(100_000n)),
        ],
      },
    ],
    received: [webhook('msg_2', 'wd_2')],
    tables: {
      records: [
        record('payment', 'txn_1', { environment: 'prod', amountMinor: 1_000_000n, feeMinor: 15_000n }),
        record('payment', 'txn_2', {
          ...{ amountMinor: 100_000n, feeMinor: 1_500n, status: 'PARTIALLY_REFUNDED' },
        }),
        record('refund', 'txn_r1', { amountMinor: 30_000n, feeMinor: 450n, paymentId: 'txn_2' }),
        record('refund', 'txn_r2', { amountMinor: 3_333n, feeMinor: 49n, paymentId: 'txn_2' }),
        record('hold', 'hld_1', { amountMinor: 10_000n }),
        record('chargeback', 'txn_c1', { amountMinor: 20_000n, feeMinor: 150_000n, paymentId: 'txn_2' }),
        record('chargeback', 'txn_c2', {
          ...{ amountMinor: 5_000n, feeMinor: 150_000n, paymentId: 'txn_2', status: 'REVERSED' },
        }),
        record('withdrawal', 'wd_1', { environment: 'prod', amountMinor: 100_000n, feeMinor: 1_000n }),
        record('withdrawal', 'wd_2', { amountMinor: 50_000n, feeMinor: 1_000n }),
        ofBakery('payment', 'txn_5', { amountMinor: 1_000_000n, feeMinor: 15_000n }),
        ofBakery('withdrawal', 'wd_3', {
          ...{ amountMinor: 882_500n, feeMinor: 2_500n, merchantReference: undefined, isAutomatic: true },
        }),
        ofBakery('sale', 'sale_1', {
          ...{ amountMinor: 10_000_000n, feeMinor: 2_500n, netMinor: 1_520_360n, rate: '1538.25' },
          merchantReference: 'order of cp_2',
        }),
      ],
      consequences: [
        {
          ...{ id: 'txn_l1', kind: 'hold_release', businessId: 'biz_1', environment: 'test' },
          ...{ amountMinor: 4_000n, holdId: 'hld_1' },
        },
      ],
      sessions: [
        {
          id: 'cp_1',
          businessId: 'biz_1',
          environment: 'test',
          status: 'SETTLED',
          expectedMinor: 10_000_000n,
          receivedMinor: 10_000_000n,
          creditedMinor: 10_000_000n,
          address: 'T1',
          merchantReference: 'order of cp_1',
          hasExpired: false,
        },
        {
          ...{ id: 'cp_2', businessId: 'biz_2', environment: 'prod', status: 'SETTLED', address: 'T2' },
          ...{ expectedMinor: 10_000_000n, receivedMinor: 10_000_000n, creditedMinor: 10_000_000n },
          ...{ merchantReference: 'order of cp_2', hasExpired: false },
        },
      ],
      sessionSales: [{ sessionId: 'cp_2', status: 'SOLD', saleId: 'sale_1' }],
      payoutRuns: [
        {
          ...{ recordId: 'wd_3', businessId: 'biz_2', environment: 'prod', rule: 'amount' },
          day: '2026-01-31',
        },
      ],
      sweeps: [{ id: 'swp_1', sessionId: 'cp_1', environment: 'test', status: 'DONE' }],
      deliveries: [
        {
          id: 'msg_1',
          transactionId: 'wd_1',
          type: 'withdrawal.completed',
          environment: 'prod',
          status: 'NO_ADDRESS',
        },
        {
          id: 'msg_2',
          transactionId: 'wd_2',
          type: 'withdrawal.completed',
          environment: 'test',
          status: 'DELIVERED',
        },
        {
          ...{ id: 'msg_3', transactionId: 'wd_3', type: 'withdrawal.completed', environment: 'prod' },
          status: 'NO_ADDRESS',
        },
      ],
      deposits: [
        { txHash: 'tx_1', sessionId: 'cp_1', amountMinor: 10_000_000n, status: 'CREDITED' },
        { txHash: 'tx_2', sessionId: 'cp_2', amountMinor: 10_000_000n, status: 'CREDITED' },
      ],
      chainDeposits: [{ txHash: 'tx_1', address: 'T1', amountMinor: 10_000_000n }],
      postings: [
        { reference: 'wd_1:reserve', phase: 'reserve', environment: 'prod', clearingMinor: 0n },
        { reference: 'wd_1:post', phase: 'post', environment: 'prod', clearingMinor: 100_000n },
        { reference: 'wd_3:post', phase: 'post', environment: 'prod', clearingMinor: 882_500n },
        { reference: 'sale_1:post', phase: 'post', environment: 'prod', clearingMinor: 1_520_360n },
      ],
      accounts: [
        account('biz_1', 'prod NGN available', 884_000n),
        account('biz_1', 'prod NGN held', 0n),
        account('biz_1', 'test NGN available', 0n),
        account('biz_1', 'test NGN held', 6_000n),
        account('biz_1', 'test NGN debt', -161_334n),
        account('biz_1', 'test USDT available', 10_000_000n),
        account('biz_2', 'prod NGN available', 100_000n),
        account('biz_2', 'prod NGN held', 0n),
        account('biz_2', 'prod USDT available', 0n),
        account(undefined, 'prod NGN commission', 45_390n),
        account(undefined, 'prod NGN fees', 6_000n),
        account(undefined, 'prod NGN provider_clearing', 502_860n),
        account(undefined, 'prod NGN conversion', -1_538_250n),
        account(undefined, 'prod USDT conversion', 10_000_000n),
        account(undefined, 'test NGN commission', 1_001n),
        account(undefined, 'test NGN fees', 151_000n),
        account(undefined, 'test NGN provider_clearing', 3_333n),
        account(undefined, 'test USDT custody', -10_000_000n),
        account(undefined, 'prod USDT custody', -10_000_000n),
      ],
      promises: [],
    },
    openWorkflows: new Set(['chain-watcher/test']),
  };
}

type Run = Mutable<Evidence>;

/** The first of a list for which something holds, to be changed. */
function the<Item>(items: readonly Item[], isWanted: (item: Item) => boolean): Item {
  const found = items.find(isWanted);
  if (!found) throw new Error('The run has no such thing.');
  return found;
}
const recordOf = (run: Run, id: string) => the(run.tables.records, (each) => each.id === id);
const orderOf = (run: Run, id: string) => the(run.orders, (each) => each.id === id);
const accountOf = (run: Run, kind: string) => the(run.tables.accounts, (each) => each.kind === kind);

const statementOf = (run: Run) => the(run.statements, ({ businessId }) => businessId === 'biz_1');

/** What was done to the run, and the kinds of findings that must come of it, in their order. */
const BROKEN: readonly (readonly [what: string, change: (run: Run) => void, kinds: readonly string[]])[] = [
  [
    'a statement leaves out a movement',
    (run) => {
      statementOf(run).entries?.splice(1, 1);
    },
    ['STATEMENT', 'STATEMENT'],
  ],
  [
    'a statement ends with another balance than the ledger',
    (run) => {
      const statement = statementOf(run);
      statement.entries?.pop();
      statement.closing = wallet(884_000n, 101_000n);
    },
    ['STATEMENT'],
  ],
  [
    'a statement does not begin with nothing',
    (run) => {
      statementOf(run).opening = wallet(1n);
    },
    ['STATEMENT', 'STATEMENT', 'STATEMENT', 'STATEMENT', 'STATEMENT'],
  ],
  [
    'a statement has a movement of nothing that is known',
    (run) => {
      the(statementOf(run).entries ?? [], ({ id }) => id === 'txn_1').recordId = 'txn_9';
    },
    ['STATEMENT'],
  ],
  [
    'a statement hides a debt',
    (run) => {
      run.statements.push({
        ...{ businessId: 'biz_1', environment: 'test', asset: 'NGN' },
        ...{ opening: wallet(0n), closing: wallet(0n, 6_000n) },
        entries: [{ id: 'a', recordId: 'txn_l1', amounts: wallet(0n, 6_000n), balances: wallet(0n, 6_000n) }],
      });
    },
    ['STATEMENT'],
  ],
  [
    'a statement cannot be read',
    (run) => {
      statementOf(run).entries = undefined;
    },
    ['STATEMENT'],
  ],
  [
    'an acknowledged order has no record',
    (run) => {
      run.tables.records = run.tables.records.filter(({ id }) => id !== 'txn_2');
    },
    [
      'FORGOTTEN',
      'WRONG REFUND',
      'WRONG REFUND',
      'WRONG REFUND',
      'WRONG REFUND',
      'BALANCE',
      'BALANCE',
      'BALANCE',
    ],
  ],
  [
    'an order is recorded twice',
    (run) => {
      run.tables.records.push({ ...recordOf(run, 'txn_2'), id: 'txn_3' });
    },
    ['DOUBLED', 'WRONG OUTCOME', 'BALANCE', 'BALANCE', 'BALANCE'],
  ],
  [
    'one key is answered with two ids',
    (run) => {
      orderOf(run, 'wd_1').furtherIds.push('wd_9');
    },
    ['DOUBLED'],
  ],
  [
    'a refused order was done',
    (run) => {
      orderOf(run, 'wd_1').state = 'refused';
    },
    ['REFUSED YET DONE'],
  ],
  [
    'an order under a key is never answered',
    (run) => {
      orderOf(run, 'wd_1').state = 'open';
    },
    ['UNANSWERED'],
  ],
  [
    'an acknowledged order was denied',
    (run) => {
      orderOf(run, 'wd_1').wasDenied = true;
    },
    ['FORGOTTEN'],
  ],
  [
    'a refund is of another amount than was asked for',
    (run) => {
      recordOf(run, 'txn_r1').amountMinor = 30_001n;
    },
    ['WRONG TERMS', 'BALANCE', 'BALANCE'],
  ],
  [
    'a refund is recorded twice',
    (run) => {
      run.tables.records.push({ ...recordOf(run, 'txn_r2'), id: 'txn_r3' });
    },
    ['DOUBLED', 'BALANCE', 'BALANCE', 'BALANCE'],
  ],
  [
    'a refund was acknowledged and has no record',
    (run) => {
      run.tables.records = run.tables.records.filter(({ id }) => id !== 'txn_r1');
    },
    ['FORGOTTEN', 'BALANCE', 'BALANCE', 'BALANCE'],
  ],
  [
    'a chargeback that was won is booked as lost',
    (run) => {
      recordOf(run, 'txn_c2').status = 'COMPLETED';
    },
    ['WRONG OUTCOME'],
  ],
  [
    'a chargeback was booked and has no record',
    (run) => {
      run.tables.records = run.tables.records.filter(({ id }) => id !== 'txn_c1');
    },
    ['FORGOTTEN', 'BALANCE', 'BALANCE', 'BALANCE', 'BALANCE'],
  ],
  [
    'a dispute is booked twice',
    (run) => {
      run.tables.records.push({ ...recordOf(run, 'txn_c1'), id: 'txn_c3' });
    },
    ['DOUBLED', 'BALANCE', 'BALANCE', 'BALANCE'],
  ],
  [
    'a chargeback has another fee than was booked',
    (run) => {
      recordOf(run, 'txn_c1').feeMinor = 0n;
    },
    ['WRONG TERMS'],
  ],
  [
    'refunds and chargebacks take more than was paid',
    (run) => {
      recordOf(run, 'txn_c1').amountMinor = 66_668n;
      orderOf(run, 'txn_c1').amountMinor = 66_668n;
    },
    ['WRONG REFUND', 'BALANCE', 'BALANCE'],
  ],
  [
    "a chargeback is of another merchant's payment",
    (run) => {
      recordOf(run, 'txn_c2').paymentId = 'txn_1';
    },
    ['WRONG REFUND'],
  ],
  [
    'a debt is not what was taken beyond the wallet',
    (run) => {
      accountOf(run, 'debt').balanceMinor = -161_333n;
      accountOf(run, 'debt').entriesMinor = -161_333n;
    },
    ['BALANCE'],
  ],
  [
    'a debt stands beside money that could repay it',
    (run) => {
      accountOf(run, 'debt').balanceMinor -= 5n;
      accountOf(run, 'debt').entriesMinor -= 5n;
      const available = the(
        run.tables.accounts,
        ({ kind, environment, asset }) => kind === 'available' && environment === 'test' && asset === 'NGN',
      );
      available.balanceMinor += 5n;
      available.entriesMinor += 5n;
    },
    ['BALANCE', 'BALANCE'],
  ],
  [
    'a hold was placed and has no record',
    (run) => {
      run.tables.records = run.tables.records.filter(({ id }) => id !== 'hld_1');
    },
    ['FORGOTTEN', 'BALANCE', 'BALANCE'],
  ],
  [
    'a release was not made',
    (run) => {
      run.tables.consequences = [];
    },
    ['WRONG RELEASE'],
  ],
  [
    'more is on hold than operators hold',
    (run) => {
      const held = the(
        run.tables.accounts,
        ({ kind, environment }) => kind === 'held' && environment === 'test',
      );
      held.balanceMinor += 1n;
      held.entriesMinor += 1n;
    },
    ['BALANCE'],
  ],
  [
    'a refused refund was made',
    (run) => {
      orderOf(run, 'txn_r2').state = 'refused';
    },
    ['REFUSED YET DONE'],
  ],
  [
    'a refund is of no payment',
    (run) => {
      recordOf(run, 'txn_r1').paymentId = 'txn_9';
    },
    ['WRONG REFUND', 'BALANCE', 'BALANCE', 'BALANCE'],
  ],
  [
    'the refunds of a payment exceed it',
    (run) => {
      const [record, asked] = [recordOf(run, 'txn_r1'), orderOf(run, 'txn_r1')];
      record.amountMinor = 99_000n;
      Object.assign(asked, { amountMinor: 99_000n });
    },
    ['WRONG OUTCOME', 'WRONG REFUND', 'BALANCE', 'BALANCE', 'BALANCE'],
  ],
  [
    'a refunded payment does not say so',
    (run) => {
      recordOf(run, 'txn_2').status = 'COMPLETED';
    },
    ['WRONG OUTCOME'],
  ],
  [
    'a refund left the commission with the platform',
    (run) => {
      the(
        run.tables.accounts,
        ({ kind, environment }) => kind === 'commission' && environment === 'test',
      ).balanceMinor = 1_500n;
      the(
        run.tables.accounts,
        ({ kind, environment }) => kind === 'commission' && environment === 'test',
      ).entriesMinor = 1_500n;
    },
    ['BALANCE'],
  ],
  [
    'a fee is not the documented one',
    (run) => {
      recordOf(run, 'wd_1').feeMinor = 900n;
    },
    ['WRONG TERMS'],
  ],
  [
    'a record belongs to nobody',
    (run) => {
      run.tables.records.push(record('withdrawal', 'wd_9', { amountMinor: 10_000n }));
    },
    ['UNASKED'],
  ],
  [
    'a record is undecided and nobody sees to it',
    (run) => {
      recordOf(run, 'wd_1').status = 'PROCESSING';
    },
    ['FORGOTTEN', 'WRONG EVENT', 'BALANCE', 'BALANCE', 'BALANCE'],
  ],
  [
    'a record is undecided although its workflow is open',
    (run) => {
      recordOf(run, 'wd_1').status = 'PROCESSING';
      run.openWorkflows.add('withdrawal/prod/wd_1');
    },
    ['UNDECIDED', 'WRONG EVENT', 'BALANCE', 'BALANCE', 'BALANCE'],
  ],
  [
    'what the bank paid was released',
    (run) => {
      recordOf(run, 'wd_1').status = 'FAILED';
      the(run.tables.deliveries, ({ id }) => id === 'msg_1').type = 'withdrawal.failed';
      accountOf(run, 'available').balanceMinor += 101_000n;
      accountOf(run, 'available').entriesMinor += 101_000n;
      the(run.tables.postings, ({ phase }) => phase === 'post').clearingMinor = 0n;
    },
    ['RELEASED THOUGH PAID', 'BALANCE', 'CLEARING', 'STATEMENT'],
  ],
  [
    'what the bank did not pay was completed',
    (run) => {
      the(run.books.bank, () => true).state = 'failed';
    },
    ['COMPLETED THOUGH UNPAID', 'BALANCE', 'BALANCE', 'BALANCE', 'CLEARING'],
  ],
  [
    'what the bank took back was not given back',
    (run) => {
      the(run.books.bank, () => true).state = 'returned';
    },
    ['RETURN FORGOTTEN', 'BALANCE', 'BALANCE', 'BALANCE', 'CLEARING'],
  ],
  [
    'the bank paid twice',
    (run) => {
      the(run.books.bank, () => true).timesMade = 2;
    },
    ['DOUBLED'],
  ],
  [
    'the bank paid another amount',
    (run) => {
      the(run.books.bank, () => true).amountMinor = 99_999n;
    },
    ['WRONG AMOUNT', 'CLEARING'],
  ],
  [
    'the bank paid what nobody asked for',
    (run) => {
      run.books.bank.push({ ...the(run.books.bank, () => true), reference: 'wd_9', subject: 'wd_9' });
    },
    ['PAID WITHOUT ORDER'],
  ],
  [
    'an account holds too much',
    (run) => {
      accountOf(run, 'custody').balanceMinor += 1n;
      accountOf(run, 'custody').entriesMinor += 1n;
    },
    ['BALANCE'],
  ],
  [
    'an account and its entries differ',
    (run) => {
      accountOf(run, 'fees').entriesMinor += 1n;
    },
    ['BALANCE'],
  ],
  [
    'an end has no event',
    (run) => {
      run.tables.deliveries = run.tables.deliveries.filter(({ id }) => id !== 'msg_1');
    },
    ['EVENT FORGOTTEN'],
  ],
  [
    'an event never came',
    (run) => {
      run.received = [];
    },
    ['EVENT UNDELIVERED'],
  ],
  [
    'an event came and was never taken',
    (run) => {
      the(run.received, () => true).timesTaken = 0;
    },
    ['EVENT UNDELIVERED'],
  ],
  [
    'an event came under two ids',
    (run) => {
      run.received.push(webhook('msg_9', 'wd_2'));
    },
    ['EVENT UNDER TWO IDS'],
  ],
  [
    'an event came with a wrong signature',
    (run) => {
      the(run.received, () => true).timesForged = 1;
    },
    ['BAD SIGNATURE'],
  ],
  [
    'a delivery waits and nobody sees to it',
    (run) => {
      the(run.tables.deliveries, ({ id }) => id === 'msg_2').status = 'PENDING';
    },
    ['FORGOTTEN'],
  ],
  [
    'an acknowledged deposit is not on the chain',
    (run) => {
      the(orderOf(run, 'cp_1').deposits, () => true).txHash = 'tx_9';
    },
    ['DEPOSIT FORGOTTEN'],
  ],
  [
    'a deposit on the chain was not noted',
    (run) => {
      run.tables.deposits = [];
    },
    ['DEPOSIT FORGOTTEN', 'WRONG CREDIT', 'WRONG CREDIT'],
  ],
  [
    'a session waits and nobody sees to it',
    (run) => {
      const session = the(run.tables.sessions, () => true);
      session.status = 'SWEEP_PENDING';
      session.creditedMinor = 0n;
    },
    ['FORGOTTEN', 'BALANCE', 'BALANCE'],
  ],
  [
    'a sweep waits and nobody sees to it',
    (run) => {
      the(run.tables.sweeps, () => true).status = 'PENDING';
    },
    ['FORGOTTEN'],
  ],
  [
    'nobody watches the chain',
    (run) => {
      run.openWorkflows.clear();
    },
    ['FORGOTTEN'],
  ],
  [
    'a payout by itself was paid under another reference, too',
    (run) => {
      run.books.bank.push(paidByBank('wd_8', 882_500n));
    },
    ['PAID WITHOUT ORDER'],
  ],
  [
    'a payout by itself was paid with another amount',
    (run) => {
      the(run.books.bank, ({ subject }) => subject === 'wd_3').amountMinor = 900_000n;
    },
    ['WRONG AMOUNT', 'CLEARING'],
  ],
  [
    'a payout by itself is not known as one',
    (run) => {
      run.tables.payoutRuns = [];
    },
    ['WRONG PAYOUT'],
  ],
  [
    'a payout by itself is of a merchant that wants none',
    (run) => {
      Object.assign(
        the(run.merchants, ({ businessId }) => businessId === 'biz_2'),
        { payouts: undefined },
      );
    },
    ['WRONG PAYOUT', 'WRONG PAYOUT'],
  ],
  [
    'a payout by itself has another fee',
    (run) => {
      recordOf(run, 'wd_3').feeMinor = 2_400n;
    },
    ['WRONG PAYOUT'],
  ],
  [
    'a payout by itself leaves less than its merchant wants to keep',
    (run) => {
      const payouts = { rule: 'amount', aboveMinor: 500_000n, reserveMinor: 100_001n };
      Object.assign(
        the(run.merchants, ({ businessId }) => businessId === 'biz_2'),
        { payouts },
      );
    },
    ['RESERVE TAKEN'],
  ],
  [
    'a sale that was made again has a margin',
    (run) => {
      Object.assign(recordOf(run, 'sale_1'), { isRecreated: true, rate: '1522.86' });
    },
    // The value in conversion, and the margin.
    ['BALANCE', 'BALANCE'],
  ],
  [
    'a day is paid twice',
    (run) => {
      const paid = the(run.tables.payoutRuns, () => true);
      run.tables.payoutRuns.push({ ...paid, rule: 'daily' }, { ...paid, rule: 'daily' });
    },
    ['DOUBLED'],
  ],
  [
    'a payout by itself begins while another is under way',
    (run) => {
      const failed = { status: 'FAILED', amountMinor: 10_000n, feeMinor: 1_000n } as const;
      run.tables.records.push({ ...recordOf(run, 'wd_3'), id: 'wd_4', ...failed });
      run.tables.payoutRuns.push({ ...the(run.tables.payoutRuns, () => true), recordId: 'wd_4' });
      const delivery = the(run.tables.deliveries, ({ id }) => id === 'msg_3');
      run.tables.deliveries.push({
        ...delivery,
        id: 'msg_4',
        transactionId: 'wd_4',
        type: 'withdrawal.failed',
      });
      const statement = the(run.statements, ({ businessId }) => businessId === 'biz_2');
      statement.entries?.splice(
        2,
        0,
        movement('wd_4', wallet(-11_000n, 11_000n), wallet(89_000n, 896_000n)),
        movement('wd_4', wallet(11_000n, -11_000n), wallet(100_000n, 885_000n)),
      );
    },
    ['TWO PAYOUTS AT ONCE', 'RESERVE TAKEN'],
  ],
  [
    'a settled session is sold twice',
    (run) => {
      run.tables.records.push({ ...recordOf(run, 'sale_1'), id: 'sale_2' });
    },
    ['COMPLETED THOUGH UNPAID', 'DOUBLED'],
  ],
  [
    'a settled session was seen sold by another sale',
    (run) => {
      orderOf(run, 'cp_2').saleIds.add('sale_9');
    },
    ['DOUBLED'],
  ],
  [
    'a settled session is not to be sold',
    (run) => {
      run.tables.sessionSales = [];
    },
    ['UNSOLD'],
  ],
  [
    'a settled session waits to be sold',
    (run) => {
      the(run.tables.sessionSales, () => true).status = 'PENDING';
    },
    ['UNSOLD'],
  ],
  [
    'the sale of a settled session failed, and its merchant reads that it was sold',
    (run) => {
      the(run.tables.sessionSales, () => true).status = 'LEFT';
    },
    ['WRONG OUTCOME'],
  ],
  [
    'the sale of a settled session is not at the market’s rate',
    (run) => {
      recordOf(run, 'sale_1').rate = '1500';
    },
    ['WRONG TERMS', 'BALANCE', 'BALANCE', 'BALANCE'],
  ],
  [
    'a promise is not kept',
    (run) => {
      run.tables.promises.push('withdrawal/prod/wd_1');
    },
    ['UNKEPT PROMISE'],
  ],
];

describe('the oracle of npm run faults', () => {
  it('finds nothing in a sound run', () => {
    expect(judge(soundRun())).toEqual([]);
  });

  it.each(BROKEN)('finds that %s', (_, change, kinds) => {
    const run = soundRun();
    change(run);
    expect(judge(run).map(({ kind }) => kind)).toEqual(kinds);
  });
});

describe('a collection in the sandbox that only an operator can decide', () => {
  const endings = (secondsToApprove: number | undefined) => {
    const evidence = { verdictOf: () => 'COMPLETED' } as unknown as Evidence;
    return endingsOf(evidence, record('collection', 'col_1', { sourceMinor: 10_005n, secondsToApprove }));
  };

  it('ends as the operator decides', () => expect(endings(15)).toEqual(['COMPLETED']));

  it('fails when its customer was not asked in time', () => expect(endings(undefined)).toEqual(['FAILED']));
});
