import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createBillPort } from '../../src/activities/orders/bills.ts';
import { progressOf } from '../../src/activities/orders/engine.ts';
import { createOrderActivities } from '../../src/activities/orders/orders.ts';
import { createVendorCreditActivities } from '../../src/activities/orders/vendorCredits.ts';
import { billTransfers, KINDS, VENDOR_CREDIT } from '../../src/contract/kinds.ts';
import { vendorCreditStart } from '../../src/contract/starts.ts';
import { readOrder } from '../../src/db/orders/orders.ts';
import { findOrderHead, recordProviderUpdate } from '../../src/db/orders/updates.ts';
import {
  announceVendorCredit,
  readVendorCredit,
  recordVendorCreditUpdate,
} from '../../src/db/orders/vendorCredits.ts';
import {
  beginCursor,
  type ChainCursor,
  type ScannedTransfer,
  storeBlocks,
  storeSightings,
  storeTransfersAgain,
} from '../../src/db/usdt/chainScan.ts';
import { advanceUsdtSession } from '../../src/db/usdt/sessionSettlement.ts';
import { storedSessionPolicy } from '../../src/db/usdt/usdtSessions.ts';
import { paymentTransfer } from '../../src/domain/ledger/ledger.ts';
import { DEFAULT_DAILY_LIMITS } from '../../src/domain/ledger/pricing.ts';
import type { Id } from '../../src/domain/money.ts';
import { decideVendorCredit } from '../../src/domain/orders/decideVendorCredit.ts';
import { DEFAULT_SESSION_POLICY } from '../../src/domain/usdt/usdtSession.ts';
import { ENDPOINT_EVENT_TYPES } from '../../src/domain/webhooks/eventTypes.ts';
import { ProviderAccounts } from '../../src/providers/accounts.ts';
import { createBillsSimulator } from '../../src/providers/bills/simulator.ts';
import { newIdentifier } from '../../src/security/identifiers.ts';
import { openTestBooks, type TestBooks } from '../support/books.ts';

/**
 * The same facts lead to the same books: in any order, split into batches, doubled or delayed. Each property lets two
 * merchants have the same facts, one of them all at once, and compares everything that is kept of both.
 */

const NETWORK = 'nile';
const RUNS = { numRuns: 24 };

let books: TestBooks;
let head: ChainCursor = { blockNumber: 100, blockHash: 'ab'.repeat(32), blockTimeMs: Date.now() };

beforeAll(async () => {
  books = await openTestBooks({ poolSize: 4 });
  await beginCursor(books.database, NETWORK, { ...head, environment: 'prod' });
});
afterAll(() => books?.close());

/** A merchant, and what its ids are called, so that two merchants can be compared. */
interface Telling {
  readonly businessId: Id<'biz'>;
  readonly names: Map<string, string>;
}

/** A merchant whose endpoint receives every event. */
async function newMerchant(): Promise<Telling> {
  const businessId = (await books.createBusiness()) as Id<'biz'>;
  await books.owner.query(
    `insert into webhook_endpoints (id, business_id, environment, url, event_types)
      values ($1, $2, 'prod', 'https://shop.example/hooks', $3)`,
    [newIdentifier('wep'), businessId, ENDPOINT_EVENT_TYPES],
  );
  return { businessId, names: new Map([[businessId, 'the merchant']]) };
}

/** Events of a moment on the way, whose body says how much was known then. */
const OF_A_MOMENT = ['usdt_payment.seen', 'usdt_payment.underpaid'];

const BOOKS = {
  entries: `select account.business_id is null as of_platform, account.asset, account.kind, transfer.kind as transfer,
      transfer.reference, entry.amount_minor::text
    from ledger.entries entry join ledger.accounts account on account.id = entry.account_id
      join ledger.transfers transfer on transfer.id = entry.transfer_id
    where entry.transfer_id in (select transfer_id from ledger.entries its
      join ledger.accounts on accounts.id = its.account_id where accounts.business_id = $1)`,
  balances: `select asset, kind, balance_minor::text, last_sequence::int from ledger.accounts
    where business_id = $1 and environment = 'prod'`,
  sessions: `select id, status, amount_received_minor::text, amount_credited_minor::text, review_reason, tx_hash
    from crypto_payments where business_id = $1`,
  deposits: `select payment_id, tx_id, log_index, amount_minor::text, status, reason from chain_deposits where business_id = $1`,
  orders:
    'select id, status, review_reason, provider_reference, failure_reason from orders where business_id = $1',
  credits: 'select provider_reference, status, review_reason from vendor_credits where business_id = $1',
  transactions: `select flow, status, amount_minor::text, fee_minor::text, description from transactions where business_id = $1`,
  events: `select event_type, case when event_type = any ($2) then null else body end as body from webhook_deliveries
    where business_id = $1 and event_type <> 'usdt_payment.underpaid'`,
} as const;

/** Everything that is kept of a merchant, without the ids and times that the service makes up. */
async function booksOf({ businessId, names }: Telling) {
  const kept: Record<string, readonly string[]> = {};
  for (const [name, query] of Object.entries(BOOKS)) {
    const { rows } = await books.owner.query(
      query,
      name === 'events' ? [businessId, OF_A_MOMENT] : [businessId],
    );
    kept[name] = rows.map((row) => anonymous(JSON.stringify(row), names)).toSorted();
  }
  return kept;
}

function anonymous(text: string, names: ReadonlyMap<string, string>): string {
  let named = text;
  for (const [id, name] of names) named = named.replaceAll(id, name);
  return named
    .replaceAll(/\b(txn|msg|usr)_[0-9a-z]{26}\b/g, 'a $1')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'a time');
}

// --- Deposits on the addresses of sessions ---

/** A transfer to the address of a session, by its number. */
interface Payment {
  readonly session: number;
  readonly amountMinor: bigint;
  readonly isUsdt: boolean;
}

interface DrawnSession {
  readonly parts: readonly bigint[];
  readonly expects: 'their sum' | 'less' | 'more';
}

/** What fewer than all deposits of a session do not reach. */
function expectedOf({ parts, expects }: DrawnSession): bigint {
  const sum = parts.reduce((total, part) => total + part, 0n);
  const [least = 0n] = parts.toSorted((left, right) => (left < right ? -1 : 1));
  if (expects === 'their sum') return sum;
  return expects === 'more' ? sum + 1_000_000n : sum - least + 1n;
}

const drawnSession: fc.Arbitrary<DrawnSession> = fc.record({
  parts: fc.array(fc.bigInt({ min: 1_000_000n, max: 50_000_000n }), { minLength: 1, maxLength: 3 }),
  expects: fc.constantFrom('their sum', 'their sum', 'less', 'more'),
});

/** Transfers that are none of the session's: of another token, or dust. */
const noise = fc.record({
  session: fc.nat({ max: 1 }),
  amountMinor: fc.constantFrom(1n, 9_999n, 7_000_000n),
});

/** The same transfers as batches: in another order, some of them twice or three times. */
const batchesOf = (payments: readonly Payment[]) =>
  fc
    .tuple(
      fc.array(fc.nat({ max: payments.length - 1 }), { maxLength: payments.length }),
      fc.infiniteStream(fc.nat()),
      fc.infiniteStream(
        fc.record({
          way: fc.constantFrom('blocks', 'blocks', 'again', 'seen first'),
          endsBatch: fc.boolean(),
          isLookedAt: fc.boolean(),
        }),
      ),
    )
    .map(([again, order, hows]) => {
      const doubled = [...payments.keys(), ...again]
        .map((number) => ({ number, place: order.next().value ?? 0 }))
        .toSorted((left, right) => left.place - right.place);
      const batches: { numbers: number[]; way: string; isLookedAt: boolean }[] = [];
      for (const { number } of doubled) {
        const { way, endsBatch, isLookedAt } = hows.next().value ?? {
          way: 'blocks',
          endsBatch: true,
          isLookedAt: true,
        };
        const last = batches.at(-1);
        if (!last || endsBatch) batches.push({ numbers: [number], way, isLookedAt });
        else last.numbers.push(number);
      }
      return batches;
    });

const deposits = fc
  .tuple(fc.tuple(drawnSession, drawnSession), fc.array(noise, { maxLength: 3 }))
  .chain(([sessions, further]) => {
    const payments: Payment[] = [
      ...sessions.flatMap(({ parts }, session) =>
        parts.map((amountMinor) => ({ session, amountMinor, isUsdt: true })),
      ),
      ...further.map((each) => ({ ...each, isUsdt: each.amountMinor < 10_000n })),
    ];
    return fc.record({
      sessions: fc.constant(sessions),
      payments: fc.constant(payments),
      batches: batchesOf(payments),
    });
  });

let addresses = 0;

/** Opens the sessions, and makes the transfers that customers pay them by. */
async function openSessions(drawn: readonly DrawnSession[], payments: readonly Payment[]) {
  const merchant = await newMerchant();
  const ids: Id<'cp'>[] = [];
  for (const [number, session] of drawn.entries()) {
    const id = newIdentifier('cp') as Id<'cp'>;
    const address = `T${++addresses}x`;
    merchant.names.set(id, `session ${number}`).set(address, `address ${number}`);
    const policy = {
      ...DEFAULT_SESSION_POLICY,
      toleranceBasisPoints: 0n,
      settlesOn: 'deposit',
      sweeps: 'later',
    } as const;
    await books.owner.query(
      `insert into crypto_payments (id, business_id, environment, amount_expected_minor, address_index, deposit_address,
          metadata, policy, expires_at, created_at, updated_at)
        values ($1, $2, 'prod', $3, $4, $5, '{}', $6, now() + interval '1 hour', now(), now())`,
      [id, merchant.businessId, expectedOf(session), addresses, address, storedSessionPolicy(policy)],
    );
    ids.push(id);
  }
  const firstAddress = addresses - drawn.length + 1;
  // The ids of every merchant are in the order of the transfers.
  const transfers = payments.map(({ session, amountMinor, isUsdt }, number): ScannedTransfer => {
    const random = createHash('sha256').update(merchant.businessId).digest('hex').slice(4);
    const txId = `${String(number).padStart(4, '0')}${random}`;
    merchant.names.set(txId, `transfer ${number}`);
    return {
      ...{ txId, logIndex: 0, from: 'TX', to: `T${firstAddress + session}x`, amountMinor, isUsdt },
      ...{ contract: isUsdt ? 'usdt' : 'other', blockNumber: 101, blockTimeMs: head.blockTimeMs },
    };
  });
  return { ...merchant, ids, transfers };
}

async function storeTransfers(transfers: readonly ScannedTransfer[], way: string): Promise<void> {
  const scanned = { network: NETWORK, environment: 'prod', transfers } as const;
  if (way === 'again') {
    await storeTransfersAgain(books.database, scanned);
    return;
  }
  if (way === 'seen first') await storeSightings(books.database, scanned);
  const to = { ...head, blockNumber: head.blockNumber + 1 };
  await storeBlocks(books.database, scanned, { from: head, to });
  head = to;
}

const lookAt = (paymentId: Id<'cp'>) =>
  advanceUsdtSession(books.database, books.ledger, { paymentId, nowMs: Date.now() });

describe('deposits', () => {
  // Left out: what comes once fewer of them have completed the session, which is unexpected then; and a session that
  // expires on the way, which tells its merchant so.
  it('lead to the same books in any order and batch, doubled, seen before and read again', async () => {
    await fc.assert(
      fc.asyncProperty(deposits, async ({ sessions, payments, batches }) => {
        const plain = await openSessions(sessions, payments);
        await storeTransfers(plain.transfers, 'blocks');
        for (const id of plain.ids) await lookAt(id);

        const other = await openSessions(sessions, payments);
        for (const { numbers, way, isLookedAt } of batches) {
          const batch = numbers.flatMap((number) => other.transfers[number] ?? []);
          await storeTransfers(batch, way);
          if (isLookedAt) for (const id of other.ids) await lookAt(id);
        }
        for (const id of [...other.ids, ...other.ids].reverse()) await lookAt(id);
        expect(await booksOf(other)).toEqual(await booksOf(plain));
      }),
      RUNS,
    );
  });
});

// --- Provider updates, and what providers answer ---

const ENDS = ['succeeded', 'failed'] as const;
type End = (typeof ENDS)[number];

/** Something whose provider has an outcome, which the service hears of by updates and answers. */
interface Subject {
  /** The provider says that there is news. */
  announce(): Promise<unknown>;
  /** Makes the steps that follow by now. */
  work(): Promise<void>;
}

/** What the provider has of a subject, and what happens while it answers next. */
interface AtProvider {
  status: 'pending' | End;
  whileAnswering: (() => Promise<unknown>) | undefined;
}

const EVENTS = ['update', 'work', 'work twice at once', 'end', 'end and update during an answer'] as const;

interface Story {
  /** What the provider of each subject says in the end. */
  readonly ends: readonly End[];
  /** What happens on the way, each with the number of its subject. */
  readonly events: readonly (readonly [number, (typeof EVENTS)[number]])[];
  readonly isReversed: boolean;
}

const story: fc.Arbitrary<Story> = fc.record({
  ends: fc.array(fc.constantFrom(...ENDS), { minLength: 1, maxLength: 3 }),
  events: fc.array(fc.tuple(fc.nat({ max: 2 }), fc.constantFrom(...EVENTS)), { maxLength: 12 }),
  isReversed: fc.boolean(),
});

/** The answer of a provider: what it had when it was asked. */
async function answerOf(at: AtProvider): Promise<AtProvider['status']> {
  const { status, whileAnswering } = at;
  at.whileAnswering = undefined;
  await whileAnswering?.();
  return status;
}

/** One subject from its begin to its end, without anything doubled or late. */
async function tellPlainly(subject: Subject, at: AtProvider, end: End): Promise<void> {
  await subject.work();
  at.status = end;
  await subject.announce();
  await subject.work();
}

/** The events in their order, and then whatever is still to come: each end, and an update that follows it. */
async function tell(
  subjects: readonly { readonly subject: Subject; readonly at: AtProvider; readonly end: End }[],
  { events, isReversed }: Omit<Story, 'ends'>,
): Promise<void> {
  const isHeard = subjects.map(() => false);
  for (const [which, event] of events) {
    const number = which % subjects.length;
    const about = subjects[number];
    if (!about) continue;
    const { subject, at, end } = about;
    const update = async () => {
      isHeard[number] ||= at.status === end;
      await subject.announce();
    };
    if (event === 'update') await update();
    else if (event === 'work') await subject.work();
    else if (event === 'work twice at once') await Promise.all([subject.work(), subject.work()]);
    else if (event === 'end') at.status = end;
    else {
      await update();
      at.whileAnswering = async () => {
        at.status = end;
        await update();
      };
      await subject.work();
      at.whileAnswering = undefined;
    }
  }
  const left = [...subjects.entries()];
  for (const [number, { subject, at, end }] of isReversed ? left.toReversed() : left) {
    at.status = end;
    if (!isHeard[number]) await subject.announce();
    await subject.work();
  }
}

const ENGINE_STEPS = {
  ...{ send: 'send', check: 'check', fail_over: 'failOver', settle: 'settle', flag: 'flag' },
  ...{ refuse_decision: 'refuseDecision', take_back: 'check' },
} as const;
const MAX_STEPS = 20;

/** Bills of a merchant, each at a biller with this outcome. */
async function openBills(ends: readonly End[]) {
  const merchant = await newMerchant();
  const { businessId, names } = merchant;
  const environment = 'prod' as const;
  await books.ledger.post(
    paymentTransfer({
      ...{ businessId, environment, amountMinor: 10_000_000n, commissionMinor: 0n },
      transactionId: `${businessId}-funding`,
    }),
  );
  const biller = new Map<string, AtProvider>();
  const reportOf = async (account: string) => {
    const at = biller.get(account);
    const status = at ? await answerOf(at) : 'failed';
    const reason = status === 'succeeded' ? undefined : `It is ${status}.`;
    return { status, providerReference: status === 'succeeded' ? `sold-${account}` : undefined, reason };
  };
  const bills = new ProviderAccounts([
    {
      ...createBillsSimulator({ clock: Date.now }),
      purchase: ({ account }: { readonly account: string }) => reportOf(account),
      findPurchase: ({ account }: { readonly account: string }) => reportOf(account),
    } as unknown as ReturnType<typeof createBillsSimulator>,
  ]);
  const port = createBillPort({ database: books.database, billAccountsOf: () => bills });
  const activities = createOrderActivities({ ...books, ports: { bill: port }, dispatch: () => {} });
  const subjects = [];
  for (const [number, end] of ends.entries()) {
    const id = newIdentifier(KINDS.bill);
    const account = `0803000000${number}`;
    names.set(id, `bill ${number}`);
    const at: AtProvider = { status: 'pending', whileAnswering: undefined };
    biller.set(account, at);
    await books.ledger.post(
      billTransfers.reserve({ purchaseId: id as Id<'bill'>, businessId, environment, amountMinor: 50_000n }),
    );
    await books.owner.query(
      `with recorded as (
          insert into transactions (id, business_id, environment, flow, status, amount_minor, fee_minor, channel, customer,
              description, metadata)
            values ($1, $2, 'prod', 'bill', 'PROCESSING', 50000, 0, 'airtime', $3, '', '{}')),
        ordered as (
          insert into orders (id, kind, business_id, environment, provider, summary) values ($1, 'bill', $2, 'prod', 'simulator', 'Airtime'))
        insert into bill_purchases (transaction_id, kind, biller_id, service_id, biller_name, account, is_renewal)
          values ($1, 'airtime', 'mtn', 'mtn', 'MTN Airtime', $3, false)`,
      [id, businessId, account],
    );
    const subject: Subject = {
      async announce() {
        const order = await findOrderHead(books.database, id);
        return order && recordProviderUpdate(books.database, order);
      },
      async work() {
        const input = { orderId: id, nowMs: Date.now() };
        for (let count = 0; count < MAX_STEPS; count++) {
          const { step } = progressOf(await readOrder(books.database, id), input.nowMs);
          if (step.do === 'wait') return;
          await activities[KINDS.bill.activities[ENGINE_STEPS[step.do] as 'check']]?.(input);
        }
      },
    };
    subjects.push({ subject, at, end });
  }
  return { ...merchant, subjects };
}

/** Payments into the vendor account of a merchant, which its provider announces. */
async function openVendorCredits(ends: readonly End[]) {
  const merchant = await newMerchant();
  const { businessId, names } = merchant;
  const accountNumber = String(++addresses).padStart(10, '0');
  names.set(`CUS-${businessId}`, 'the customer').set(accountNumber, 'the account');
  await books.owner.query(
    `insert into vendor_accounts (business_id, environment, provider, provider_reference, account_number, account_name,
        account_type, bank_name)
      values ($1, 'prod', 'paystack', 'CUS-' || $1, $2, 'ACME', 'static', 'Paystack-Titan')`,
    [businessId, accountNumber],
  );
  const arrived = new Map<string, AtProvider>();
  const activities = createVendorCreditActivities({
    ...books,
    dispatch: () => {},
    pricing: {
      commission: { basisPoints: 150n, capMinor: 200_000n },
      dailyLimits: DEFAULT_DAILY_LIMITS,
    } as never,
    dedicatedAccountsOf: () => ({
      name: 'paystack',
      issueDedicatedAccount: () => Promise.reject(new Error('No account is issued here.')),
      async findIncomingPayment(reference) {
        const at = arrived.get(reference);
        if (!at) return { status: 'not_found' };
        return {
          ...{ status: await answerOf(at), currency: 'NGN', isIntoDedicatedAccount: true, accountNumber },
          ...{ amountMinor: 1_000_000n, holderReference: `CUS-${businessId}`, payerName: 'ADA OBI' },
          ...{ payerBank: undefined, narration: undefined },
        };
      },
    }),
  });
  const subjects = ends.map((end, number) => {
    const providerReference = `${businessId}-${number}`;
    names.set(providerReference, `payment ${number}`);
    const key = { provider: 'paystack', providerReference, environment: 'prod' } as const;
    const at: AtProvider = { status: 'pending', whileAnswering: undefined };
    arrived.set(providerReference, at);
    const announce = async () =>
      (await announceVendorCredit(books.database, key, vendorCreditStart(key))) ??
      (await recordVendorCreditUpdate(books.database, key, vendorCreditStart(key)));
    const subject: Subject = {
      announce,
      async work() {
        // Its workflow begins by the first announcement.
        await announceVendorCredit(books.database, key, vendorCreditStart(key));
        const input = { ...key, nowMs: Date.now() };
        for (let count = 0; count < MAX_STEPS; count++) {
          const step = decideVendorCredit(await readVendorCredit(books.database, key), input.nowMs);
          if (step.do === 'wait') return;
          const names = VENDOR_CREDIT.activities;
          await activities[step.do === 'flag' ? names.flag : names.check](input);
        }
      },
    };
    return { subject, at, end };
  });
  // The longer name goes first where one is part of the other.
  const ordered = new Map([...names].toSorted(([left], [right]) => right.length - left.length));
  return { ...merchant, names: ordered, subjects };
}

describe('updates and answers of a provider', () => {
  // Left out: a return that is heard before the success that it follows, which leaves no trace of the success; and an end
  // that no update follows, which the next check on the schedule finds.
  it.each([
    ['bills', openBills],
    ['payments into a vendor account', openVendorCredits],
  ])('about %s lead to the same books in any order, doubled, late and during an answer', async (_, open) => {
    await fc.assert(
      fc.asyncProperty(story, async ({ ends, events, isReversed }) => {
        const plain = await open(ends);
        for (const { subject, at, end } of plain.subjects) await tellPlainly(subject, at, end);
        const other = await open(ends);
        await tell(other.subjects, { events, isReversed });
        expect(await booksOf(other)).toEqual(await booksOf(plain));
      }),
      RUNS,
    );
  });
});
