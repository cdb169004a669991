import { type Merchant, PURSES_MINOR } from './merchants.ts';
import type { SimulatedPostgres } from './postgres.ts';
import type { Booked, Books } from './providers.ts';
import { Finding } from './scheduler.ts';
import { tokenOf } from './vendors.ts';

/** Judges the service by the books of providers and merchants, with SQL of its own and nothing of src/. */

interface OrderRow {
  readonly id: string;
  readonly kind: string;
  readonly status: string;
  readonly review: string | null;
  readonly business_id: string;
  readonly amount: string;
  readonly fee: string;
  /** What providers know it by, and what the current one is to get. */
  readonly subject: string;
  readonly asked: string;
  readonly decided: boolean;
  /** When it ended, ms since 1970. */
  readonly settled: string | null;
  /** Whether its purchase brings a token, and which it has. */
  readonly prepaid: boolean | null;
  readonly token: string | null;
}

export interface OracleParts {
  readonly postgres: SimulatedPostgres;
  readonly books: Books;
  readonly merchants: readonly Merchant[];
  /** Orders about which an operator decided what their provider contradicts: no decision excuses what they became. */
  readonly mistaken: ReadonlySet<string>;
}

const ORDERS_SQL = `select orders.id, orders.kind, orders.status, orders.review_reason as review, orders.business_id,
    coalesce(transactions.amount_minor, sale.amount_minor)::text as amount,
    case when orders.kind in ('withdrawal', 'bill') then transactions.fee_minor else 0 end::text as fee,
    decision_id is not null as decided, (extract(epoch from settled_at) * 1000)::bigint::text as settled,
    coalesce(bill.account, orders.id) as subject,
    coalesce(sale.net_minor, collections.source_minor, transactions.amount_minor)::text as asked,
    bill.meter_type = 'prepaid' as prepaid, bill.token
  from public.orders left join public.transactions on transactions.id = orders.id
  left join public.bill_purchases bill on bill.transaction_id = orders.id
  left join public.usdt_sales sale on sale.id = orders.id
  left join public.collections on collections.transaction_id = orders.id
  order by orders.id`;

/** What must be true at every moment. @throws Finding. */
export async function judgeNow(parts: OracleParts): Promise<void> {
  const orders = await parts.postgres.look<OrderRow>(ORDERS_SQL);
  judgePayments(orders, parts);
  await judgeWallets(orders, parts);
}

/** No money is given back that a provider paid out, none is taken that no provider paid out, and none pays out another amount. */
function judgePayments(orders: readonly OrderRow[], { books, mistaken }: OracleParts): void {
  for (const order of orders) {
    const { id, kind, status, subject, asked, decided, review } = order;
    const booked = books.of(subject);
    const isPaid = booked.some((each) => each.status === 'paid');
    const wasPaid = booked.some((each) => each.status === 'paid' || each.status === 'reversed');
    const mayBePaid = booked.some((each) => each.status === 'pending') || books.isOnItsWay(subject);
    if (kind === 'collection') judgeCollection(order, booked);
    else if (
      status === 'FAILED' &&
      (isPaid || mayBePaid) &&
      review === null &&
      (!decided || mistaken.has(id))
    ) {
      throw new Finding(`RELEASED THOUGH PAID: ${id} is FAILED, providers have ${shown(booked)}`);
    }
    if (status === 'COMPLETED' && !wasPaid) {
      throw new Finding(`COMPLETED THOUGH UNPAID: ${id}, providers have ${shown(booked)}`);
    }
    if (status === 'REVERSED' && isPaid) {
      throw new Finding(`REVERSED THOUGH PAID: ${id}, providers have ${shown(booked)}`);
    }
    if (booked.some(({ amountMinor }) => String(amountMinor) !== asked)) {
      throw new Finding(`WRONG AMOUNT: ${id} is of ${asked}, providers have ${shown(booked)}`);
    }
  }
}

const shown = (booked: readonly Booked[]) =>
  booked.map(({ reference, amountMinor, status }) => `${reference} of ${amountMinor} ${status}`).join(', ') ||
  'nothing';

/** How long an answer of a provider may be on its way and be worked on. */
const ANSWERED_WITHIN_MS = 2 * 60_000;

/** No collection is given up while its customer may pay. A request that arrives after its end is for operators. */
function judgeCollection({ id, status, decided, settled }: OrderRow, booked: readonly Booked[]): void {
  if (status !== 'FAILED' || decided) return;
  const wasAsked = (each: Booked) => each.atMs < Number(settled) - ANSWERED_WITHIN_MS;
  if (booked.some((each) => (each.status === 'paid' || each.status === 'pending') && wasAsked(each))) {
    throw new Finding(`GIVEN UP THOUGH ASKED: ${id} is FAILED, providers have ${shown(booked)}`);
  }
}

/** Each wallet is its purse less what its orders hold or took, and what collections brought. */
async function judgeWallets(
  orders: readonly OrderRow[],
  { postgres, merchants }: OracleParts,
): Promise<void> {
  const rows = await postgres.look<{ business_id: string; asset: string; kind: string; balance: string }>(
    `select business_id, asset, kind, balance_minor::text as balance from ledger.accounts
      where environment = 'prod' and kind in ('available', 'held') and business_id is not null`,
  );
  for (const { businessId, name } of merchants) {
    const own = orders.filter((order) => order.business_id === businessId);
    for (const [asset, purse] of Object.entries(PURSES_MINOR)) {
      const of = (kind: string) =>
        BigInt(
          rows.find((row) => row.business_id === businessId && row.asset === asset && row.kind === kind)
            ?.balance ?? '0',
        );
      const sum = (kinds: readonly string[], status: string) =>
        own
          .filter((order) => kinds.includes(order.kind) && order.status === status)
          .reduce((total, { amount, fee }) => total + BigInt(amount) + BigInt(fee), 0n);
      const { taking, bringing } = KINDS[asset as keyof typeof KINDS];
      const held = sum(taking, 'PROCESSING');
      const available = purse - held - sum(taking, 'COMPLETED') + sum(bringing, 'COMPLETED');
      if (of('held') !== held || of('available') !== available) {
        throw new Finding(
          `${asset} BALANCE of ${name}: ${of('available')} + ${of('held')} held, by its orders ${available} + ${held}`,
        );
      }
    }
  }
}

/** The orders that take money of an asset from a wallet, and those that bring some. */
const KINDS = {
  NGN: { taking: ['withdrawal', 'bill'], bringing: ['collection'] },
  USDT: { taking: ['usdt_sale'], bringing: [] },
} as const;

/** What must be true once everything is well again. @throws Finding. */
export async function judgeEnd(parts: OracleParts): Promise<void> {
  await judgeNow(parts);
  const orders = await parts.postgres.look<OrderRow>(ORDERS_SQL);
  const open = orders.filter(({ status }) => status === 'PROCESSING');
  const [first] = open;
  if (first)
    throw new Finding(`UNDECIDED: ${open.length} orders, the first is ${first.id} ${first.review ?? ''}`);
  for (const { id, status, subject, prepaid, token } of orders) {
    const isReversed = parts.books.of(subject).some((booked) => booked.status === 'reversed');
    if (status === 'COMPLETED' && isReversed) {
      throw new Finding(`RETURN FORGOTTEN: a provider returned the money of ${id}, which is COMPLETED`);
    }
    if (status === 'COMPLETED' && prepaid && token !== tokenOf(subject)) {
      throw new Finding(`TOKEN FORGOTTEN: the vendor sold ${id} with a token, and it has ${token}`);
    }
  }
  judgeMerchants(orders, parts);
}

/** What merchants were told is there, at the amounts that they were told. */
function judgeMerchants(orders: readonly OrderRow[], { merchants }: OracleParts): void {
  const byId = new Map(orders.map((order) => [order.id, order]));
  for (const { id, key, promisedMinor } of merchants.flatMap((merchant) => merchant.orders)) {
    if (id === undefined) continue;
    const order = byId.get(id);
    if (!order) throw new Finding(`FORGOTTEN: ${id} of ${key} was acknowledged and is not there`);
    if (promisedMinor !== undefined && order.asked !== String(promisedMinor)) {
      throw new Finding(`WRONG AMOUNT: ${id} of ${key} is of ${order.asked} in place of ${promisedMinor}`);
    }
  }
}

/** Whether all that was begun has ended. */
export async function isAtRest({ postgres }: OracleParts): Promise<boolean> {
  const [row] = await postgres.look<{ open: number }>(
    `select (select count(*) from public.orders where status = 'PROCESSING' or next_check_at is not null and next_check_at <= $1::timestamptz)::integer
      + (select count(*) from public.outbox)::integer as open`,
    [new Date(postgres.scheduler.clock.nowMs).toISOString()],
  );
  return row?.open === 0;
}
