import { type Merchant, PURSES_MINOR } from './merchants.ts';
import type { SimulatedPayers } from './payers.ts';
import type { SimulatedPostgres } from './postgres.ts';
import type { Booked, Books } from './providers.ts';
import { Finding } from './scheduler.ts';
import { judgeSessionSales } from './sessions.ts';
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
  readonly environment: string;
  /** Whether its naira stay in the wallet, and no provider pays them. */
  readonly to_wallet: boolean;
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
  readonly payers: SimulatedPayers;
  /** Orders about which an operator decided what their provider contradicts: no decision excuses what they became. */
  readonly mistaken: ReadonlySet<string>;
}

const ORDERS_SQL = `select orders.id, orders.kind, orders.status, orders.review_reason as review, orders.business_id,
    coalesce(transactions.amount_minor, sale.amount_minor)::text as amount,
    case when orders.kind in ('withdrawal', 'bill') then transactions.fee_minor else 0 end::text as fee,
    decision_id is not null as decided, (extract(epoch from settled_at) * 1000)::bigint::text as settled,
    coalesce(bill.account, orders.id) as subject,
    coalesce(sale.net_minor, collections.source_minor, transactions.amount_minor)::text as asked,
    orders.environment, coalesce(sale.bank_code = 'wallet', false) as to_wallet,
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
  await parts.payers.judge(parts.postgres);
}

/** No money is given back that a provider paid out, none is taken that no provider paid out, and none pays out another amount. */
function judgePayments(orders: readonly OrderRow[], { books, mistaken }: OracleParts): void {
  for (const order of orders) {
    const { id, kind, status, subject, asked, decided, review, to_wallet: toWallet } = order;
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
    if (status === 'COMPLETED' && wasPaid === toWallet) {
      throw new Finding(
        `COMPLETED THOUGH ${toWallet ? 'PAID OUT' : 'UNPAID'}: ${id}, providers have ${shown(booked)}`,
      );
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

interface BalanceRow {
  readonly business_id: string;
  readonly environment: string;
  readonly asset: keyof typeof PURSES_MINOR;
  readonly available: string;
  readonly held: string;
  /** What sessions were credited. */
  readonly credited: string;
  /** What arrived on its bank account, without commission, less what was taken back. */
  readonly arrived: string;
  /** What was taken back beyond what the wallet had. */
  readonly debt: string;
}

const BALANCES_SQL = `select business_id, environment, asset,
    coalesce(sum(balance_minor) filter (where kind = 'available'), 0)::text as available,
    coalesce(sum(balance_minor) filter (where kind = 'held'), 0)::text as held,
    (select coalesce(sum(amount_credited_minor), 0) from public.crypto_payments payment
      where payment.business_id = accounts.business_id and payment.environment = accounts.environment
        and accounts.asset = 'USDT')::text as credited,
    (select coalesce(sum(case flow when 'vendor_credit' then amount_minor - fee_minor else -amount_minor - fee_minor end), 0)
      from public.transactions its
      where its.business_id = accounts.business_id and its.environment = accounts.environment
        and its.flow in ('vendor_credit', 'chargeback') and accounts.asset = 'NGN')::text as arrived,
    coalesce(-sum(balance_minor) filter (where kind = 'debt'), 0)::text as debt
  from ledger.accounts where business_id is not null group by business_id, environment, asset order by 1, 2, 3`;

/** Each wallet is its purse and what came in, less what its orders hold or took. */
async function judgeWallets(
  orders: readonly OrderRow[],
  { postgres, merchants }: OracleParts,
): Promise<void> {
  const rows = await postgres.look<BalanceRow>(BALANCES_SQL);
  for (const row of rows) {
    const { asset, environment, business_id: id } = row;
    const own = orders.filter((order) => order.business_id === id && order.environment === environment);
    const sum = (status: string, worth: typeof takenBy) =>
      own
        .filter((order) => order.status === status)
        .reduce((total, order) => total + worth(order, asset), 0n);
    const purse = environment === 'prod' ? PURSES_MINOR[asset] : 0n;
    const held = sum('PROCESSING', takenBy);
    const brought = BigInt(row.credited) + BigInt(row.arrived) + sum('COMPLETED', broughtBy);
    const available = purse + brought + BigInt(row.debt) - held - sum('COMPLETED', takenBy);
    if (row.held !== String(held) || row.available !== String(available)) {
      const name = merchants.find(({ businessId }) => businessId === id)?.name;
      throw new Finding(
        `${asset} BALANCE of ${name} (${environment}): ${row.available} + ${row.held} held, by its orders ${available} + ${held}`,
      );
    }
  }
}

/** What an order takes of a wallet. */
function takenBy({ kind, amount, fee }: OrderRow, asset: string): bigint {
  if (kind === 'collection' || (kind === 'usdt_sale') !== (asset === 'USDT')) return 0n;
  return BigInt(amount) + BigInt(fee);
}

/** What an order brings to a wallet. */
function broughtBy({ kind, amount, asked, to_wallet: toWallet }: OrderRow, asset: string): bigint {
  if (asset !== 'NGN') return 0n;
  if (toWallet) return BigInt(asked);
  return kind === 'collection' ? BigInt(amount) : 0n;
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
  await parts.payers.judgeEnd(parts.postgres);
  await judgeSessionSales(parts.postgres);
  await judgeAutomaticPayouts(parts.postgres);
}

/** Automatic payouts are looked at when they are due. */
async function judgeAutomaticPayouts(postgres: SimulatedPostgres): Promise<void> {
  const [forgotten] = await postgres.look<{ business_id: string; look_at: string }>(
    `select business_id, look_at::text from public.automatic_payouts, (select $1::timestamptz as now, interval '10 minutes' as late)
      where status = 'ACTIVE' and (look_at < now - late or look_at > greatest(due_at, now) + late)`,
    [new Date(postgres.scheduler.clock.nowMs).toISOString()],
  );
  if (forgotten) {
    throw new Finding(
      `PAYOUTS FORGOTTEN: those of ${forgotten.business_id} are looked at ${forgotten.look_at}`,
    );
  }
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
      + (select count(*) from public.vendor_credits where status = 'PENDING')::integer
      + (select count(*) from public.session_sales where status = 'PENDING')::integer
      + (select count(*) from public.outbox)::integer as open`,
    [new Date(postgres.scheduler.clock.nowMs).toISOString()],
  );
  return row?.open === 0;
}
