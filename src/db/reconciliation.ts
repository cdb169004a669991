import type { Environment } from '../domain/money.ts';
import type { FlowStatus } from '../domain/providerFlow.ts';
import type { Difference, DifferenceKind, OurOrder, Totals } from '../domain/reconciliation.ts';
import { newIdentifier } from '../security/identifiers.ts';
import type { Database, Statement, StatementRunner } from './database.ts';

/**
 * Which books are compared with ours: what a bank lists, what a seller of bills says of each vend, what is left of our
 * money there, the ledger's own clearing accounts, and the chain.
 */
export type ReconciledBook = 'transfers' | 'vends' | 'wallet' | 'ledger' | 'chain';

/** Whose books of which day. */
export interface ReconciliationScope {
  readonly environment: Environment;
  readonly book: ReconciledBook;
  /** Empty of books that are no provider's. */
  readonly provider: string;
  /** As `identifyAccount` names it; empty where it could not be told, and of books that are no provider's. */
  readonly account: string;
  /** Of Lagos, such as `2026-01-31`; undefined of the chain, which has no days. */
  readonly day: string | undefined;
}

/** A scope that has days. */
export type DailyScope = ReconciliationScope & {
  readonly book: Exclude<ReconciledBook, 'chain'>;
  readonly day: string;
};

const scopeParameters = ({ environment, book, provider, account, day }: ReconciliationScope) =>
  [environment, book, provider, account, day ?? null] as const;
const SAME_SCOPE = `environment = $1 and book = $2 and provider = $3 and account = $4
  and day is not distinct from $5::date`;
const EARLIER_DAYS = `environment = $1 and book = $2 and provider = $3 and account = $4 and day < $5::date`;

const NOTE_COMPARED: Statement = {
  name: 'reconciliation.noteCompared',
  text: `insert into reconciliations (environment, book, provider, account, day, compared_at, compared, undecided,
      paid_minor, fees_minor, booked_minor, balance_minor)
    values ($1, $2, $3, $4, $5, now(), $6, $7, $8, $9, $10, $11)
    on conflict (environment, book, provider, account, day) do update set compared_at = now(),
      compared = excluded.compared, undecided = excluded.undecided, paid_minor = excluded.paid_minor,
      fees_minor = excluded.fees_minor, booked_minor = excluded.booked_minor, balance_minor = excluded.balance_minor,
      unasked_since = null, unasked_because = null`,
};

const NOTE_UNASKED: Statement = {
  name: 'reconciliation.noteUnasked',
  text: `insert into reconciliations (environment, book, provider, account, day, unasked_since, unasked_because)
    values ($1, $2, $3, $4, $5, now(), $6)
    on conflict (environment, book, provider, account, day) do update set
      unasked_since = coalesce(reconciliations.unasked_since, now()), unasked_because = excluded.unasked_because`,
};

const FORGET_UNASKED_BEFORE: Statement = {
  name: 'reconciliation.forgetUnaskedBefore',
  text: `with
    never as (
      delete from reconciliations where ${EARLIER_DAYS} and compared_at is null)
    update reconciliations set unasked_since = null, unasked_because = null
      where ${EARLIER_DAYS} and compared_at is not null and unasked_since is not null`,
};

// An explanation holds as long as the figures are those that were explained.
const FIND_AGAIN = `case
      when difference.status = 'CLOSED' then 'FOUND'
      when difference.status = 'EXPLAINED' and (difference.ours_minor, difference.theirs_minor)
        is distinct from (excluded.ours_minor, excluded.theirs_minor) then 'FOUND'
      else difference.status end`;
const PUT: Statement = {
  name: 'reconciliation.putDifference',
  text: `insert into reconciliation_differences as difference (environment, book, provider, account, day, id, kind,
      subject, flow_id, ours_minor, theirs_minor, detail)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
    on conflict on constraint reconciliation_difference_once do update set
      status = ${FIND_AGAIN},
      times_found = difference.times_found + case when difference.status = 'CLOSED' then 1 else 0 end,
      explained_by = case when ${FIND_AGAIN} = 'FOUND' then null else difference.explained_by end,
      explained_because = case when ${FIND_AGAIN} = 'FOUND' then null else difference.explained_because end,
      explained_at = case when ${FIND_AGAIN} = 'FOUND' then null else difference.explained_at end,
      closed_at = null, seen_at = now(), flow_id = excluded.flow_id, ours_minor = excluded.ours_minor,
      theirs_minor = excluded.theirs_minor, detail = excluded.detail
    returning id, status`,
};

const CLOSE_OTHERS: Statement = {
  name: 'reconciliation.closeOthers',
  text: `update reconciliation_differences set status = 'CLOSED', closed_at = now()
    where ${SAME_SCOPE} and status <> 'CLOSED' and not id = any($6)`,
};

/** What comparing a scope came to. */
export interface ComparedBooks {
  readonly differences: readonly Difference[];
  /** How many things were compared, and of how many nothing could be said yet. */
  readonly compared: number;
  readonly undecided: number;
  /** In kobo; undefined where the books have no such sums. */
  readonly totals?: Totals | undefined;
  /** What is left of our money there, in kobo. */
  readonly balanceMinor?: bigint | undefined;
}

/**
 * Stores what comparing a day of an account has found, in one transaction. A difference that was found before stays the
 * same row; one that is found no more is closed. Doing it again changes nothing.
 *
 * @returns how many differences are there that nobody has explained.
 */
export async function recordComparison(
  database: Database,
  scope: DailyScope,
  compared: ComparedBooks,
): Promise<number> {
  return database.transaction(async (runner) => {
    const { totals } = compared;
    // The row also makes comparisons of one scope take turns.
    await runner.run(NOTE_COMPARED, [
      ...scopeParameters(scope),
      compared.compared,
      compared.undecided,
      totals?.paidMinor ?? null,
      totals?.feesMinor ?? null,
      totals?.bookedMinor ?? null,
      compared.balanceMinor ?? null,
    ]);
    // The balance of an earlier day cannot be read any more: nobody waits for it once there is a later one.
    if (scope.book === 'wallet') await runner.run(FORGET_UNASKED_BEFORE, scopeParameters(scope));
    return replaceDifferences(runner, scope, compared.differences);
  });
}

/** Stores what a comparison of the chain with our books has found, as `recordComparison` does. */
export async function recordCustodyDifferences(
  database: Database,
  environment: Environment,
  differences: readonly Difference[],
): Promise<void> {
  const scope = { environment, book: 'chain', provider: '', account: '', day: undefined } as const;
  await database.transaction((runner) => replaceDifferences(runner, scope, differences));
}

async function replaceDifferences(
  runner: StatementRunner,
  scope: ReconciliationScope,
  differences: readonly Difference[],
): Promise<number> {
  const rows: { readonly id: string; readonly status: DifferenceStatus }[] = [];
  for (const { kind, subject, flowId, oursMinor, theirsMinor, detail } of differences) {
    const [row] = await runner.run<{ id: string; status: DifferenceStatus }>(PUT, [
      ...scopeParameters(scope),
      newIdentifier('diff'),
      kind,
      subject,
      flowId ?? null,
      oursMinor ?? null,
      theirsMinor ?? null,
      detail,
    ]);
    if (row) rows.push(row);
  }
  await runner.run(CLOSE_OTHERS, [...scopeParameters(scope), rows.map(({ id }) => id)]);
  return rows.filter(({ status }) => status === 'FOUND').length;
}

/** Notes that a day of an account could not be compared, and why. Differences that were found before stay as they are. */
export async function noteUnasked(database: Database, scope: DailyScope, because: string): Promise<void> {
  await database.run(NOTE_UNASKED, [...scopeParameters(scope), because]);
}

const FORGET_UNIDENTIFIED: Statement = {
  name: 'reconciliation.forgetUnidentified',
  text: `delete from reconciliations where environment = $1 and provider = $2 and account = '' and compared_at is null`,
};

/** Forgets that accounts of a provider could not be told apart, now that they can: their days are compared by name. */
export async function forgetUnidentified(
  database: Database,
  environment: Environment,
  provider: string,
): Promise<void> {
  await database.run(FORGET_UNIDENTIFIED, [environment, provider]);
}

const WAIVE: Statement = {
  name: 'reconciliation.waive',
  text: `with
    waived as (
      update reconciliations set compared_at = coalesce(compared_at, now()), unasked_since = null,
          unasked_because = null
        where environment = $1 and provider = $2 and account = $3 and unasked_since is not null
        returning day, book),
    audited as (
      insert into audit_log (actor, action, subject, details)
        select $4, 'reconciliation.waive', $2::text || ' ' || $3::text,
          jsonb_build_object('reason', $5::text, 'days', jsonb_agg(distinct to_char(day, 'YYYY-MM-DD'))) from waived
          having count(*) > 0)
    select count(*)::integer as days from waived`,
};

/**
 * Waits no longer for the books of an account that cannot be asked any more, by a human's decision, which is audited.
 *
 * @returns how many comparisons it is that were waited for.
 */
export async function waiveUnasked(
  database: Database,
  { environment, provider, account }: NamedAccount & { readonly environment: Environment },
  { operator, reason }: { readonly operator: string; readonly reason: string },
): Promise<number> {
  const [row] = await database.run<{ days: number }>(WAIVE, [
    environment,
    provider,
    account,
    operator,
    reason,
  ]);
  return row?.days ?? 0;
}

/** How far comparing a scope has come. */
export interface ReconciliationState extends DailyScope {
  readonly comparedAtMs: number | undefined;
  readonly undecided: number;
  /** How many of its differences wait for an explanation. */
  readonly found: number;
  readonly unasked: { readonly sinceMs: number; readonly because: string } | undefined;
}

const STATES: Statement = {
  name: 'reconciliation.states',
  text: `select run.*, to_char(run.day, 'YYYY-MM-DD') as day_text,
      (select count(*)::integer from reconciliation_differences difference
        where difference.environment = run.environment and difference.book = run.book
          and difference.provider = run.provider and difference.account = run.account and difference.day = run.day
          and difference.status = 'FOUND') as found
    from reconciliations run where run.environment = $1 and run.day >= $2::date order by run.day, run.provider`,
};

/** How far the comparison of each account has come, for every day since one. */
export async function listReconciliations(
  database: Database,
  environment: Environment,
  sinceDay: string,
): Promise<readonly ReconciliationState[]> {
  const rows = await database.run<{
    book: DailyScope['book'];
    provider: string;
    account: string;
    day_text: string;
    compared_at: Date | null;
    undecided: number;
    found: number;
    unasked_since: Date | null;
    unasked_because: string | null;
  }>(STATES, [environment, sinceDay]);
  return rows.map((row) => ({
    environment,
    book: row.book,
    provider: row.provider,
    account: row.account,
    day: row.day_text,
    comparedAtMs: row.compared_at?.getTime(),
    undecided: row.undecided,
    found: row.found,
    unasked: row.unasked_since
      ? { sinceMs: row.unasked_since.getTime(), because: row.unasked_because ?? '' }
      : undefined,
  }));
}

/** Which account of which provider. */
export interface NamedAccount {
  readonly provider: string;
  readonly account: string;
}

const TOLD_ACCOUNTS: Statement = {
  name: 'reconciliation.toldAccounts',
  text: `select distinct attempt.provider, attempt.account from payout_attempts attempt
      left join transactions record on record.id = attempt.withdrawal_id
      left join usdt_sales sale on sale.id = attempt.usdt_sale_id
    where attempt.told_at >= $2 and attempt.told_at < $3 and attempt.account is not null
      and coalesce(record.environment, sale.environment) = $1`,
};
const VENDING_ACCOUNTS: Statement = {
  name: 'reconciliation.vendingAccounts',
  text: `select distinct bill.provider, bill.provider_account as account from bill_purchases bill
      join transactions record on record.id = bill.transaction_id
    where bill.sent_at >= $2 and bill.sent_at < $3 and bill.provider_account is not null and record.environment = $1`,
};

/** A span of time: from its first moment to the one after its last, ms since 1970. */
export interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

const spanParameters = ({ fromMs, toMs }: Span) => [new Date(fromMs), new Date(toMs)] as const;

/** The accounts that our records say were told of payouts, or of vends, within a span. */
export async function listToldAccounts(
  database: Database,
  environment: Environment,
  book: 'transfers' | 'vends',
  span: Span,
): Promise<readonly NamedAccount[]> {
  const statement = book === 'transfers' ? TOLD_ACCOUNTS : VENDING_ACCOUNTS;
  return database.run<{ provider: string; account: string }>(statement, [
    environment,
    ...spanParameters(span),
  ]);
}

/** SQL: what the ledger moved on its clearing accounts for a flow; positive where money left. */
const bookedSql = (
  flowId: string,
) => `(select coalesce(sum(entry.amount_minor), 0) from ledger.transfers moved
      join ledger.entries entry on entry.transfer_id = moved.id
      join ledger.accounts account on account.id = entry.account_id
    where moved.reference in (${flowId} || ':post', ${flowId} || ':reversal')
      and account.kind = 'provider_clearing' and account.asset = 'NGN')`;

const ordersStatement = (name: string, which: string): Statement => ({
  name: `reconciliation.orders.${name}`,
  text: `select attempt.reference, attempt.payout_id as flow_id, attempt.told_at,
      attempt.given_up_at is not null as is_given_up, coalesce(record.status, sale.status) as status,
      coalesce(record.amount_minor, sale.net_minor) as amount_minor, ${bookedSql('attempt.payout_id')} as booked_minor
    from payout_attempts attempt
      left join transactions record on record.id = attempt.withdrawal_id
      left join usdt_sales sale on sale.id = attempt.usdt_sale_id
    where attempt.provider = $2 and coalesce(record.environment, sale.environment) = $1 and ${which}`,
});
const ORDERS_OF_SPAN = ordersStatement(
  'span',
  `(attempt.account = $3 or (attempt.account is null and $4)) and attempt.told_at >= $5 and attempt.told_at < $6`,
);
// Whichever account an attempt from before accounts were recorded was made in, its reference names it.
const ORDERS_OF_REFERENCES = ordersStatement(
  'references',
  `(attempt.account = $3 or attempt.account is null) and attempt.reference = any($4)`,
);

/** References that are looked for at once. */
const BATCH_REFERENCES = 1_000;

interface OrderColumns {
  reference: string;
  flow_id: string;
  told_at: Date;
  is_given_up: boolean;
  status: FlowStatus;
  amount_minor: string;
  booked_minor: string;
}

/**
 * The attempts at payouts that an account was told of within a span, and those with one of some references, whenever they
 * were told.
 *
 * @param options.isOnlyAccount whether it is the one account of its provider, which attempts from before accounts were
 * recorded belong to.
 */
export async function listPayoutOrders(
  database: Database,
  { environment, provider, account }: Pick<ReconciliationScope, 'environment' | 'provider' | 'account'>,
  options: { readonly span: Span; readonly references: readonly string[]; readonly isOnlyAccount: boolean },
): Promise<readonly OurOrder[]> {
  const { span, references, isOnlyAccount } = options;
  const whose = [environment, provider, account] as const;
  const orders = new Map<string, OurOrder>();
  const keep = (rows: readonly OrderColumns[]) => {
    for (const row of rows) orders.set(row.reference, toOrder(row));
  };
  keep(await database.run<OrderColumns>(ORDERS_OF_SPAN, [...whose, isOnlyAccount, ...spanParameters(span)]));
  const others = references.filter((reference) => !orders.has(reference));
  for (let from = 0; from < others.length; from += BATCH_REFERENCES) {
    const batch = others.slice(from, from + BATCH_REFERENCES);
    keep(await database.run<OrderColumns>(ORDERS_OF_REFERENCES, [...whose, batch]));
  }
  return [...orders.values()];
}

function toOrder(row: OrderColumns): OurOrder {
  return {
    reference: row.reference,
    flowId: row.flow_id,
    amountMinor: BigInt(row.amount_minor),
    toldAtMs: row.told_at.getTime(),
    isGivenUp: row.is_given_up,
    status: row.status,
    bookedMinor: BigInt(row.booked_minor),
  };
}

const VENDS: Statement = {
  name: 'reconciliation.vends',
  text: `select bill.request_id as reference, record.id as flow_id, bill.sent_at as told_at, false as is_given_up,
      record.status, record.amount_minor, ${bookedSql('record.id')} as booked_minor
    from bill_purchases bill join transactions record on record.id = bill.transaction_id
    where record.environment = $1 and bill.provider = $2
      and (bill.provider_account = $3 or (bill.provider_account is null and $4))
      and bill.sent_at >= $5 and bill.sent_at < $6 and bill.request_id is not null
    order by bill.sent_at`,
};

/** The vends that an account was told of within a span. Options as in `listPayoutOrders`. */
export async function listVendOrders(
  database: Database,
  { environment, provider, account }: Pick<ReconciliationScope, 'environment' | 'provider' | 'account'>,
  { span, isOnlyAccount }: { readonly span: Span; readonly isOnlyAccount: boolean },
): Promise<readonly OurOrder[]> {
  const parameters = [environment, provider, account, isOnlyAccount, ...spanParameters(span)];
  return (await database.run<OrderColumns>(VENDS, parameters)).map(toOrder);
}

const BALANCE_BEFORE: Statement = {
  name: 'reconciliation.balanceBefore',
  text: `select balance_minor, compared_at from reconciliations
    where ${EARLIER_DAYS} and balance_minor is not null
    order by day desc limit 1`,
};

/** What was left of our money at a provider when it was read last on an earlier day, in kobo; undefined before that. */
export async function findBalanceBefore(
  database: Database,
  scope: DailyScope,
): Promise<{ readonly balanceMinor: bigint; readonly readAtMs: number } | undefined> {
  const [row] = await database.run<{ balance_minor: string; compared_at: Date }>(
    BALANCE_BEFORE,
    scopeParameters(scope),
  );
  return row && { balanceMinor: BigInt(row.balance_minor), readAtMs: row.compared_at.getTime() };
}

const UNTOLD: Statement = {
  name: 'reconciliation.untold',
  text: `select ended.flow_id, ${bookedSql('ended.flow_id')} as booked_minor from (
      select record.id as flow_id from withdrawals detail join transactions record on record.id = detail.transaction_id
        where record.environment = $1 and record.status = 'COMPLETED' and detail.finished_at >= $2
          and detail.finished_at < $3
          and not exists (select from payout_attempts where payout_id = record.id and given_up_at is null)
      union all
      select sale.id from usdt_sales sale
        where sale.environment = $1 and sale.status = 'COMPLETED' and sale.finished_at >= $2 and sale.finished_at < $3
          and not exists (select from payout_attempts where payout_id = sale.id and given_up_at is null)
      union all
      select record.id from bill_purchases detail join transactions record on record.id = detail.transaction_id
        where record.environment = $1 and record.status = 'COMPLETED' and detail.finished_at >= $2
          and detail.finished_at < $3 and detail.request_id is null
    ) ended order by ended.flow_id`,
};

/** The payouts and purchases that ended as paid within a span although no provider was ever told of them. */
export async function listUntoldPayments(
  database: Database,
  environment: Environment,
  span: Span,
): Promise<readonly { readonly flowId: string; readonly bookedMinor: bigint }[]> {
  const rows = await database.run<{ flow_id: string; booked_minor: string }>(UNTOLD, [
    environment,
    ...spanParameters(span),
  ]);
  return rows.map((row) => ({ flowId: row.flow_id, bookedMinor: BigInt(row.booked_minor) }));
}

/** FOUND waits for an explanation; EXPLAINED is there and explained; CLOSED is there no more. */
export type DifferenceStatus = 'FOUND' | 'EXPLAINED' | 'CLOSED';

/** A difference as it is stored. Times are ISO 8601. */
export interface RecordedDifference extends Difference, ReconciliationScope {
  readonly id: string;
  readonly status: DifferenceStatus;
  readonly foundAt: string;
  /** When it was found last. */
  readonly seenAt: string;
  /** How often it was found after it had not been there. */
  readonly timesFound: number;
  readonly explained: { readonly by: string; readonly because: string; readonly at: string } | undefined;
  readonly closedAt: string | undefined;
}

const LIST: Statement = {
  name: 'reconciliation.list',
  text: `select difference.*, to_char(day, 'YYYY-MM-DD') as day_text from reconciliation_differences difference
    where status = any($1) order by array_position(array['given_up_but_paid', 'unknown_to_us'], kind), found_at, id`,
};

/** The differences with one of some statuses: first those by which money may be lost, then the oldest. */
export async function listDifferences(
  database: Database,
  statuses: readonly DifferenceStatus[],
): Promise<readonly RecordedDifference[]> {
  const rows = await database.run<{
    id: string;
    environment: Environment;
    book: ReconciledBook;
    provider: string;
    account: string;
    day_text: string | null;
    kind: DifferenceKind;
    subject: string;
    flow_id: string | null;
    ours_minor: string | null;
    theirs_minor: string | null;
    detail: string;
    status: DifferenceStatus;
    found_at: Date;
    seen_at: Date;
    times_found: number;
    explained_by: string | null;
    explained_because: string | null;
    explained_at: Date | null;
    closed_at: Date | null;
  }>(LIST, [statuses]);
  return rows.map((row) => ({
    id: row.id,
    environment: row.environment,
    book: row.book,
    provider: row.provider,
    account: row.account,
    day: row.day_text ?? undefined,
    kind: row.kind,
    subject: row.subject,
    flowId: row.flow_id ?? undefined,
    oursMinor: row.ours_minor === null ? undefined : BigInt(row.ours_minor),
    theirsMinor: row.theirs_minor === null ? undefined : BigInt(row.theirs_minor),
    detail: row.detail,
    status: row.status,
    foundAt: row.found_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
    timesFound: row.times_found,
    explained: row.explained_at
      ? {
          by: row.explained_by ?? '',
          because: row.explained_because ?? '',
          at: row.explained_at.toISOString(),
        }
      : undefined,
    closedAt: row.closed_at?.toISOString(),
  }));
}

const EXPLAIN: Statement = {
  name: 'reconciliation.explain',
  text: `with
    explained as (
      update reconciliation_differences set status = 'EXPLAINED', explained_by = $2, explained_because = $3,
          explained_at = now()
        where id = $1 and status = 'FOUND' returning id, kind, subject)
    insert into audit_log (actor, action, subject, details)
      select $2, 'reconciliation.explain', id,
        jsonb_build_object('kind', kind, 'about', subject, 'reason', $3::text) from explained returning subject`,
};

/**
 * Explains a difference, by a human, which is audited. Should it be found with other figures, it waits again.
 *
 * @returns false when no such difference waits for an explanation.
 */
export async function explainDifference(
  database: Database,
  id: string,
  { operator, reason }: { readonly operator: string; readonly reason: string },
): Promise<boolean> {
  return (await database.run(EXPLAIN, [id, operator, reason])).length === 1;
}

const COUNT_FOUND: Statement = {
  name: 'reconciliation.countFound',
  text: `select environment, book, provider, kind, count(*)::integer as count from reconciliation_differences
    where status = 'FOUND' group by environment, book, provider, kind`,
};
const OLDEST_UNASKED: Statement = {
  name: 'reconciliation.oldestUnasked',
  text: `select environment, book, provider, extract(epoch from now() - min(unasked_since))::float8 as seconds
    from reconciliations where unasked_since is not null and day > current_date - 30 group by environment, book, provider`,
};

/** What comparing has left for humans: differences without an explanation, and books that could not be asked for. */
export interface ReconciliationFigures {
  readonly found: readonly (Pick<ReconciliationScope, 'environment' | 'book' | 'provider'> & {
    readonly kind: DifferenceKind;
    readonly count: number;
  })[];
  readonly unasked: readonly (Pick<ReconciliationScope, 'environment' | 'book' | 'provider'> & {
    /** For how long the oldest of them could not be asked for. */
    readonly seconds: number;
  })[];
}

/** Counts what comparing has left for humans. */
export async function readReconciliationFigures(database: Database): Promise<ReconciliationFigures> {
  const [found, unasked] = await Promise.all([
    database.run<ReconciliationFigures['found'][number]>(COUNT_FOUND, []),
    database.run<ReconciliationFigures['unasked'][number]>(OLDEST_UNASKED, []),
  ]);
  return { found, unasked };
}
