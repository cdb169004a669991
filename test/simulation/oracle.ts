import { type Merchant, PURSE_MINOR } from './merchants.ts';
import type { SimulatedPostgres } from './postgres.ts';
import type { Booked, Books } from './providers.ts';
import { Finding } from './scheduler.ts';
import { tokenOf } from './vendors.ts';

/** Judges the service by the books of providers and merchants, with SQL of its own and nothing of src/. */

interface OrderRow {
  readonly id: string;
  readonly status: string;
  readonly review: string | null;
  readonly business_id: string;
  readonly amount: string;
  readonly fee: string;
  /** What providers know it by, and what the current one is to get. */
  readonly subject: string;
  readonly asked: string;
  readonly decided: boolean;
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

const ORDERS_SQL = `select orders.id, orders.status, orders.review_reason as review, orders.business_id,
    amount_minor::text as amount, fee_minor::text as fee, decision_id is not null as decided,
    coalesce(bill.account, orders.id) as subject, amount_minor::text as asked, bill.meter_type = 'prepaid' as prepaid, bill.token
  from public.orders join public.transactions on transactions.id = orders.id
  left join public.bill_purchases bill on bill.transaction_id = orders.id
  order by orders.id`;

/** What must be true at every moment. @throws Finding. */
export async function judgeNow(parts: OracleParts): Promise<void> {
  const orders = await parts.postgres.look<OrderRow>(ORDERS_SQL);
  judgePayments(orders, parts);
  await judgeWallets(orders, parts);
}

/** No money is given back that a provider paid out, none is taken that no provider paid out, and none pays out another amount. */
function judgePayments(orders: readonly OrderRow[], { books, mistaken }: OracleParts): void {
  for (const { id, status, subject, asked, decided, review } of orders) {
    const booked = books.of(subject);
    const isPaid = booked.some((each) => each.status === 'paid');
    const wasPaid = booked.some((each) => each.status === 'paid' || each.status === 'reversed');
    const mayBePaid = booked.some((each) => each.status === 'pending') || books.isOnItsWay(subject);
    if (status === 'FAILED' && (isPaid || mayBePaid) && review === null && (!decided || mistaken.has(id))) {
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

/** Each wallet is its purse less what its orders hold or took. */
async function judgeWallets(
  orders: readonly OrderRow[],
  { postgres, merchants }: OracleParts,
): Promise<void> {
  const rows = await postgres.look<{ business_id: string; kind: string; balance: string }>(
    `select business_id, kind, balance_minor::text as balance from ledger.accounts
      where environment = 'prod' and asset = 'NGN' and kind in ('available', 'held') and business_id is not null`,
  );
  for (const { businessId, name } of merchants) {
    const of = (kind: string) =>
      BigInt(rows.find((row) => row.business_id === businessId && row.kind === kind)?.balance ?? '0');
    const own = orders.filter((order) => order.business_id === businessId);
    const sum = (status: string) =>
      own
        .filter((order) => order.status === status)
        .reduce((total, { amount, fee }) => total + BigInt(amount) + BigInt(fee), 0n);
    const held = sum('PROCESSING');
    const available = PURSE_MINOR - held - sum('COMPLETED');
    if (of('held') !== held || of('available') !== available) {
      throw new Finding(
        `BALANCE of ${name}: ${of('available')} + ${of('held')} held, by its orders ${available} + ${held}`,
      );
    }
  }
}

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
