import type { BankBooks } from './banks.ts';
import { type Merchant, PURSE_MINOR } from './merchants.ts';
import type { SimulatedPostgres } from './postgres.ts';
import { Finding } from './scheduler.ts';

/** Judges the service by the books of banks and merchants, with SQL of its own and nothing of src/. */

interface OrderRow {
  readonly id: string;
  readonly status: string;
  readonly review: string | null;
  readonly business_id: string;
  readonly amount: string;
  readonly fee: string;
  readonly decided: boolean;
}

export interface OracleParts {
  readonly postgres: SimulatedPostgres;
  readonly books: BankBooks;
  readonly merchants: readonly Merchant[];
  /** Orders about which an operator decided what their bank contradicts: no decision excuses what they became. */
  readonly mistaken: ReadonlySet<string>;
}

const ORDERS_SQL = `select orders.id, orders.status, orders.review_reason as review, orders.business_id,
    amount_minor::text as amount, fee_minor::text as fee, decision_id is not null as decided
  from public.orders join public.transactions on transactions.id = orders.id order by orders.id`;

/** What must be true at every moment. @throws Finding. */
export async function judgeNow(parts: OracleParts): Promise<void> {
  const orders = await parts.postgres.look<OrderRow>(ORDERS_SQL);
  judgePayments(orders, parts);
  await judgeWallets(orders, parts);
}

/** No money is given back that a bank paid, and none is taken that no bank paid. */
function judgePayments(orders: readonly OrderRow[], { books, mistaken }: OracleParts): void {
  for (const { id, status, decided, review } of orders) {
    const booked = books.of(id);
    const isPaid = booked.some((transfer) => transfer.status === 'paid');
    const wasPaid = booked.some((transfer) => transfer.status === 'paid' || transfer.status === 'reversed');
    const mayBePaid = booked.some((transfer) => transfer.status === 'pending') || books.isOnItsWay(id);
    if (status === 'FAILED' && (isPaid || mayBePaid) && review === null && (!decided || mistaken.has(id))) {
      throw new Finding(`RELEASED THOUGH PAID: ${id} is FAILED, the banks have ${shown(booked)}`);
    }
    if (status === 'COMPLETED' && !wasPaid) {
      throw new Finding(`COMPLETED THOUGH UNPAID: ${id}, the banks have ${shown(booked)}`);
    }
    if (status === 'REVERSED' && isPaid) {
      throw new Finding(`REVERSED THOUGH PAID: ${id}, the banks have ${shown(booked)}`);
    }
  }
}

const shown = (booked: readonly { readonly reference: string; readonly status: string }[]) =>
  booked.map(({ reference, status }) => `${reference} ${status}`).join(', ') || 'nothing';

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
  for (const { id, status } of orders) {
    const isReversed = parts.books.of(id).some((transfer) => transfer.status === 'reversed');
    if (status === 'COMPLETED' && isReversed) {
      throw new Finding(`RETURN FORGOTTEN: a bank returned the money of ${id}, which is COMPLETED`);
    }
  }
  const ids = new Set(orders.map(({ id }) => id));
  for (const merchant of parts.merchants) {
    const lost = merchant.orders.find(({ id }) => id !== undefined && !ids.has(id));
    if (lost) throw new Finding(`FORGOTTEN: ${lost.id} of ${lost.key} was acknowledged and is not there`);
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
