import { setTimeout as sleep } from 'node:timers/promises';
import type { BackOffice } from './backOffice.ts';
import type { MerchantApi } from './merchantApi.ts';
import { MARKET_RATES } from './oracle/terms.ts';
import type { OrderDrawing } from './orderDrawing.ts';
import {
  ENVIRONMENTS,
  type Environment,
  type Merchant,
  type OperatorsAct,
  type Order,
  type OrderLog,
} from './orders.ts';
import type { Random } from './random.ts';
import type { Sending } from './sending.ts';
import type { Market } from './world.ts';

/** Merchants' programs that ask for one thing after the other, each waiting for its answer. */
const CALLERS = 8;
const MIN_PAUSE_MS = 50;
const MAX_PAUSE_MS = 400;

/** What a caller does next, each with how often among a hundred. */
const ACTIONS = [
  ['order', 78],
  ['read', 12],
  ['list', 5],
  ['replay', 5],
] as const;

/** Merchants' screens that show one balance after the other. */
const SCREENS = 2;

/** Where a merchant reads its balances. */
const BALANCES = [
  // Of both assets.
  '/overview?days=1',
  '/crypto/balances',
  '/statement?asset=NGN&limit=1',
  '/statement?asset=USDT&limit=1',
] as const;

/** Merchants that look at their balances before an order, and at both as soon as it is answered. */
const SHARE_LOOKED_AT = 0.3;

/** How a customer pays a session, each with how often among a hundred. */
const PAYMENTS_OF_SESSIONS = [
  ['exactly', 35],
  ['too_little', 20],
  ['in_two_parts', 20],
  ['too_much', 15],
  ['never', 10],
] as const;

/** Payments that are refunded, in which parts of a hundred, and how many of these requests have a key. */
const SHARE_REFUNDED = 0.5;
const SHARE_REFUNDED_BY_KEY = 0.8;
const REFUNDS: readonly (readonly [parts: readonly number[], weight: number])[] = [
  [[100], 30],
  [[33], 20],
  [[33, 33, 34], 20],
  [[60, 60], 30],
];

/** Payments of which a part is charged back or held for a case, and what becomes of that; each weight is of a hundred. */
const SHARE_CHARGED_BACK = 0.3;
const CHARGED_BACK = [
  [33, 40],
  [100, 60],
] as const;
const ENDS_OF_CHARGEBACKS: readonly (readonly [OperatorsAct['end'], number])[] = [
  [undefined, 25],
  [{ as: 'LOST', returnsFee: false }, 30],
  [{ as: 'WON', returnsFee: false }, 20],
  [{ as: 'WON', returnsFee: true }, 25],
];
const SHARE_HELD = 0.25;
const HELD = [
  [10, 50],
  [50, 50],
] as const;
/** Of what is held, in parts of a hundred, one release after the other. */
const RELEASES: readonly (readonly [parts: readonly number[], weight: number])[] = [
  [[], 30],
  [[40], 25],
  [[100], 20],
  [[30, 100], 25],
];

/** Merchants that repeat what was answered already, because their own record of the answer was lost. */
const SHARE_REPEATED = 0.15;

/** How often time passes for automatic payouts, and how often then a customer pays such a merchant, or the market moves. */
const MIN_PASSING_MS = 300;
const MAX_PASSING_MS = 900;
const SHARE_PAID = 0.7;
const SHARE_MARKET_MOVES = 0.15;

/** How often a merchant reads a session that was settled until it sees the sale. */
const MAX_READS_FOR_SALE = 4;

/** Replays of a range go this far back. */
const REPLAYED_MS = 5_000;

export interface LoadOptions {
  readonly api: MerchantApi;
  readonly log: OrderLog;
  readonly drawing: OrderDrawing;
  readonly sending: Sending;
  readonly backOffice: BackOffice;
  readonly market: Market;
  readonly merchants: readonly Merchant[];
  readonly random: Random;
  /** No order is begun after this many. */
  readonly mostOrders: number;
}

/** Asks the service for things until the signal. Resolves when every caller has its last answer. */
export async function runLoad(options: LoadOptions, until: AbortSignal): Promise<void> {
  const callers = Array.from({ length: CALLERS }, (_, number) =>
    runCaller(options, options.random.branch(`caller ${number}`), until),
  );
  const screens = Array.from({ length: SCREENS }, (_, number) =>
    runScreen(options, options.random.branch(`screen ${number}`), until),
  );
  await Promise.all([...callers, ...screens, runTime(options, options.random.branch('time'), until)]);
}

/** Lets time pass for merchants that are paid by themselves, whose customers pay and whose market moves. */
async function runTime(options: LoadOptions, random: Random, until: AbortSignal): Promise<void> {
  const { log, drawing, sending, backOffice, market, mostOrders } = options;
  const merchants = options.merchants.filter(({ payouts }) => payouts);
  while (!until.aborted) {
    // What a database that is away did not do is done the next time.
    await backOffice.passTime().catch(() => {});
    if (random.chance(SHARE_MARKET_MOVES)) market.trade(random.pick(MARKET_RATES));
    if (random.chance(SHARE_PAID) && log.all.length < mostOrders) {
      const payment = drawing.draw(random, merchants, 'payment');
      log.add(payment);
      await sending.send(payment, random);
    }
    const pauseMs = random.int(MIN_PASSING_MS, MAX_PASSING_MS);
    await sleep(pauseMs, undefined, { signal: until }).catch(() => {});
  }
}

async function runCaller(options: LoadOptions, random: Random, until: AbortSignal): Promise<void> {
  while (!until.aborted) {
    const action = random.weighted(ACTIONS);
    if (action === 'order') await order(options, random);
    else if (action === 'read') await read(options, random);
    else if (action === 'list') await list(options, random);
    else await replay(options, random);
    const pauseMs = random.int(MIN_PAUSE_MS, MAX_PAUSE_MS);
    await sleep(pauseMs, undefined, { signal: until }).catch(() => {});
  }
}

/** Reads one balance after the other. */
async function runScreen(options: LoadOptions, random: Random, until: AbortSignal): Promise<void> {
  while (!until.aborted) {
    await readBalance(options, random, random.pick(options.merchants), random.pick(ENVIRONMENTS));
    const pauseMs = random.int(MIN_PAUSE_MS, MAX_PAUSE_MS) / 2;
    await sleep(pauseMs, undefined, { signal: until }).catch(() => {});
  }
}

async function readBalance(
  { api }: LoadOptions,
  random: Random,
  { keys }: Merchant,
  environment: Environment,
  path: string = random.pick(BALANCES),
): Promise<void> {
  await api.request({ method: 'GET', path, apiKey: keys[environment] }, random);
}

async function order(options: LoadOptions, random: Random): Promise<void> {
  const { log, drawing, sending, merchants, mostOrders } = options;
  if (log.all.length >= mostOrders) return;
  const drawn = drawing.draw(random, merchants);
  log.add(drawn);
  if (drawn.kind === 'session' && drawn.environment === 'prod') return settle(options, drawn, random);
  const isLookedAt = random.chance(SHARE_LOOKED_AT);
  const look = () => readBalance(options, random, drawn.merchant, drawn.environment, BALANCES[0]);
  if (isLookedAt) await look();
  await sending.send(drawn, random);
  if (isLookedAt) await look();
  if (drawn.state !== 'acknowledged') return;
  if (isLookedAt) await readOne(options, drawn, random);
  if (drawn.idempotencyKey !== undefined && random.chance(SHARE_REPEATED))
    await sending.sendOnce(drawn, random);
  if (drawn.kind === 'session') await payForSession(sending, drawn, random);
  if (drawn.kind !== 'payment') return;
  if (random.chance(SHARE_HELD)) await hold(options, drawn, random);
  // First, because what was refunded before leaves nothing to charge back.
  if (random.chance(SHARE_CHARGED_BACK)) await chargeBack(options, drawn, random);
  if (random.chance(SHARE_REFUNDED)) await refund(options, drawn, random);
}

/** A customer pays a live session, whose merchant waits for its sale. */
async function settle(options: LoadOptions, session: Order, random: Random): Promise<void> {
  await options.backOffice.settle(session);
  if (!session.merchant.sellsSessions) return;
  for (let reads = 0; reads < MAX_READS_FOR_SALE && session.saleIds.size === 0; reads++) {
    await pauseBetweenActs(random);
    await readOne(options, session, random);
  }
}

const pauseBetweenActs = (random: Random) => sleep(random.int(MIN_PAUSE_MS, MAX_PAUSE_MS));

/** Operators book a chargeback of a payment, which may exceed what is left of it, and then end it. */
async function chargeBack(
  { drawing, log, backOffice }: LoadOptions,
  payment: Order,
  random: Random,
): Promise<void> {
  const amountMinor = (payment.amountMinor * BigInt(random.weighted(CHARGED_BACK))) / 100n;
  const chargeback = drawing.act('chargeback', payment, amountMinor);
  const end = random.weighted(ENDS_OF_CHARGEBACKS);
  log.add(chargeback);
  await backOffice.begin(chargeback);
  await pauseBetweenActs(random);
  if (end && chargeback.state === 'acknowledged') await backOffice.end(chargeback, end);
}

/** Operators hold as much as a part of a payment for a case, and release some of it, or all. */
async function hold(
  { drawing, log, backOffice }: LoadOptions,
  payment: Order,
  random: Random,
): Promise<void> {
  const held = drawing.act('hold', payment, (payment.amountMinor * BigInt(random.weighted(HELD))) / 100n);
  const releases = random.weighted(RELEASES);
  log.add(held);
  await backOffice.begin(held);
  for (const part of releases) {
    await pauseBetweenActs(random);
    if (held.state !== 'acknowledged') return;
    await backOffice.release(held, (held.amountMinor * BigInt(part)) / 100n);
  }
}

/** Gives a payment back: in parts at the same time, of which some may be refused because they exceed it, or whole. */
async function refund({ drawing, log, sending }: LoadOptions, payment: Order, random: Random): Promise<void> {
  const parts = random.weighted(REFUNDS);
  const refunds = parts.map((share) =>
    drawing.refund(
      payment,
      (payment.amountMinor * BigInt(share)) / 100n,
      random.chance(SHARE_REFUNDED_BY_KEY),
    ),
  );
  for (const each of refunds) log.add(each);
  const sources = refunds.map(({ reference }) => random.branch(reference));
  await Promise.all(refunds.map((each, number) => sending.send(each, sources[number] ?? random)));
}

async function payForSession(sending: Sending, session: Order, random: Random): Promise<void> {
  const { amountMinor } = session;
  switch (random.weighted(PAYMENTS_OF_SESSIONS)) {
    case 'exactly':
      return sending.deposit(session, amountMinor, random);
    case 'too_little':
      return sending.deposit(session, amountMinor / 2n, random);
    case 'too_much':
      return sending.deposit(session, amountMinor * 2n, random);
    case 'in_two_parts': {
      const first = (amountMinor * 2n) / 5n;
      await sending.deposit(session, first, random);
      return sending.deposit(session, amountMinor - first, random);
    }
    case 'never':
      return;
  }
}

/** Where a merchant reads one order. */
export function pathOf({ kind, id, merchant }: Order): string {
  switch (kind) {
    case 'sale':
      return `/crypto/withdrawals/${id}`;
    case 'collection':
      return `/cross-border/collections/${id}?businessId=${merchant.businessId}`;
    case 'session':
      return `/crypto/payments/${id}`;
    default:
      return `/transactions/${id}`;
  }
}

async function read(options: LoadOptions, random: Random): Promise<void> {
  const known = options.log.all.filter(({ state }) => state === 'acknowledged');
  if (known.length > 0) await readOne(options, random.pick(known), random);
}

async function readOne({ api }: LoadOptions, shown: Order, random: Random): Promise<void> {
  const apiKey = shown.merchant.keys[shown.environment];
  const answer = await api.request({ method: 'GET', path: pathOf(shown), apiKey }, random);
  if (answer.kind !== 'answered') return;
  if (answer.status === 404) shown.wasDenied = true;
  const saleId = (answer.body.payment as SoldSession | undefined)?.sale?.withdrawalId;
  // One that is still to be sold has none.
  if (shown.kind === 'session' && saleId) shown.saleIds.add(saleId);
}

/** What the answer to a read of a session says of its sale. */
interface SoldSession {
  readonly sale?: { readonly withdrawalId?: string | null };
}

async function list({ api, merchants }: LoadOptions, random: Random): Promise<void> {
  const { businessId, keys } = random.pick(merchants);
  const path = random.pick([
    '/webhooks/deliveries?limit=20',
    '/crypto/payments?limit=100',
    `/crypto/withdrawals/history?businessId=${businessId}&limit=100`,
    `/cross-border/collections?businessId=${businessId}&limit=100`,
  ]);
  await api.request({ method: 'GET', path, apiKey: keys[random.pick(ENVIRONMENTS)] }, random);
}

async function replay({ api, merchants }: LoadOptions, random: Random): Promise<void> {
  const apiKey = random.pick(merchants).keys.test;
  if (random.chance(0.2)) {
    const nowMs = Date.now();
    const body = {
      from: new Date(nowMs - REPLAYED_MS).toISOString(),
      to: new Date(nowMs).toISOString(),
    };
    await api.request({ method: 'POST', path: '/webhooks/deliveries/replay', apiKey, body }, random);
    return;
  }
  const listed = await api.request({ method: 'GET', path: '/webhooks/deliveries?limit=20', apiKey }, random);
  const deliveries = listed.kind === 'answered' ? listed.body.deliveries : undefined;
  if (!Array.isArray(deliveries) || deliveries.length === 0) return;
  const { id } = random.pick(deliveries as { id: string }[]);
  await api.request({ method: 'POST', path: `/webhooks/deliveries/${id}/replay`, apiKey }, random);
}
