import { type ExpressionBuilder, type OnConflictDatabase, type OnConflictTables, sql as raw } from 'kysely';
import {
  type Difference,
  type DifferenceKind,
  MAX_COMPARED_DAYS,
  type OurOrder,
  type Totals,
} from '../../domain/ledger/reconciliation.ts';
import type { Environment } from '../../domain/money.ts';
import { newIdentifier } from '../../security/identifiers.ts';
import { appendAudit, changeOnRecord } from '../core/auditLog.ts';
import type { Database, StatementRunner } from '../core/database.ts';
import { millisecondsSql, pick, rawSql, type Sql, sql, statement } from '../core/sql.ts';
import { deleteWhere, now, selectWhere, type Tables, tables, updateWhere } from '../core/tables.ts';

/**
 * Which books are compared with ours: what a bank lists, what a seller of bills says of each vend, what is left of our
 * money there, the ledger's own clearing accounts, and the chain.
 */
export type ReconciledBook = 'transfers' | 'vends' | 'wallet' | 'ledger' | 'chain';

/** Whose books of which day. */
export interface ReconciliationScope {
  readonly environment: Environment;
  readonly book: ReconciledBook;
  /** Empty of books that are not a provider's. */
  readonly provider: string;
  /** As `identifyAccount` names it; empty where it could not be told, and of books that are not a provider's. */
  readonly account: string;
  /** Of Lagos, such as `2026-01-31`; undefined of the chain, which has no days. */
  readonly day: string | undefined;
}

/** A scope that has days. */
export type DailyScope = ReconciliationScope & {
  readonly book: Exclude<ReconciledBook, 'chain'>;
  readonly day: string;
};

/** The columns by which a scope is found, which are the primary key of `reconciliations`. */
const SCOPE_COLUMNS = ['environment', 'book', 'provider', 'account', 'day'] as const;

/** A difference that is stored, and the one that is found in its place. */
type FoundAgain = ExpressionBuilder<
  OnConflictDatabase<Tables, 'reconciliation_differences'>,
  OnConflictTables<'reconciliation_differences'>
>;

/** The condition that a comparison is of the same account as one of `scope`, on an earlier day. */
const isBefore =
  ({ environment, book, provider, account, day }: DailyScope) =>
  (row: ExpressionBuilder<Tables, 'reconciliations'>) =>
    row.and([row.and({ environment, book, provider, account }), row('day', '<', day)]);

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
 * @returns how many unexplained differences are there.
 */
export async function recordComparison(
  database: Database,
  scope: DailyScope,
  compared: ComparedBooks,
): Promise<number> {
  return database.transaction(async (runner) => {
    const { totals } = compared;
    const figures = {
      comparedAt: now,
      compared: compared.compared,
      undecided: compared.undecided,
      paidMinor: totals?.paidMinor ?? null,
      feesMinor: totals?.feesMinor ?? null,
      bookedMinor: totals?.bookedMinor ?? null,
      balanceMinor: compared.balanceMinor ?? null,
    };
    // The row also makes comparisons of one scope take turns.
    await runner.run(
      tables
        .insertInto('reconciliations')
        .values({ ...pick(scope, SCOPE_COLUMNS), ...figures })
        .onConflict((found) =>
          found.columns(SCOPE_COLUMNS).doUpdateSet({ ...figures, unaskedSince: null, unaskedBecause: null }),
        ),
    );
    // The balance of an earlier day can no longer be read: it is not waited for once there is a later one.
    if (scope.book === 'wallet') {
      await runner.run(
        tables.deleteFrom('reconciliations').where(isBefore(scope)).where('comparedAt', 'is', null),
      );
      await runner.run(
        tables
          .updateTable('reconciliations')
          .set({ unaskedSince: null, unaskedBecause: null })
          .where(isBefore(scope))
          .where('unaskedSince', 'is not', null),
      );
    }
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

/** What becomes of a difference that is found again: an explanation holds as long as its figures are the same. */
function foundAgain({ ref }: FoundAgain) {
  const stored = (column: string) => raw.ref(`reconciliation_differences.${column}`);
  const status = raw<DifferenceStatus>`case
    when ${stored('status')} = 'CLOSED' then 'FOUND'
    when ${stored('status')} = 'EXPLAINED' and (${stored('oursMinor')}, ${stored('theirsMinor')})
      is distinct from (${ref('excluded.oursMinor')}, ${ref('excluded.theirsMinor')}) then 'FOUND'
    else ${stored('status')} end`;
  const unlessFound = <Column extends string>(column: Column) =>
    raw<string | null>`case when ${status} = 'FOUND' then null else ${stored(column)} end`;
  return {
    status,
    timesFound: raw<number>`${stored('timesFound')} + (${stored('status')} = 'CLOSED')::integer`,
    explainedBy: unlessFound('explainedBy'),
    explainedBecause: unlessFound('explainedBecause'),
    explainedAt: unlessFound('explainedAt'),
    closedAt: null,
    seenAt: now,
    flowId: ref('excluded.flowId'),
    oursMinor: ref('excluded.oursMinor'),
    theirsMinor: ref('excluded.theirsMinor'),
    detail: ref('excluded.detail'),
  };
}

async function replaceDifferences(
  runner: StatementRunner,
  scope: ReconciliationScope,
  differences: readonly Difference[],
): Promise<number> {
  const { environment, book, provider, account, day } = scope;
  const found: { readonly id: string; readonly status: DifferenceStatus }[] = [];
  for (const { kind, subject, flowId, oursMinor, theirsMinor, detail } of differences) {
    const row = await runner.one(
      tables
        .insertInto('reconciliation_differences')
        .values({
          ...{ environment, book, provider, account, day, id: newIdentifier('diff') },
          ...{ kind, subject, flowId, oursMinor, theirsMinor, detail },
        })
        .onConflict((conflict) =>
          conflict.constraint('reconciliation_difference_once').doUpdateSet(foundAgain),
        )
        .returning(['id', 'status']),
      'A difference was not stored.',
    );
    found.push(row);
  }
  await runner.run(
    updateWhere('reconciliation_differences', { environment, book, provider, account })
      .set({ status: 'CLOSED', closedAt: now })
      .where('day', 'is not distinct from', day ?? null)
      .where('status', '<>', 'CLOSED')
      .where(raw<boolean>`not id = any(${found.map(({ id }) => id)}::text[])`),
  );
  return found.filter(({ status }) => status === 'FOUND').length;
}

/** Notes that a day of an account could not be compared, and why. Differences that were found before stay as they are. */
export async function noteUnasked(database: Database, scope: DailyScope, because: string): Promise<void> {
  await database.run(
    tables
      .insertInto('reconciliations')
      .values({ ...pick(scope, SCOPE_COLUMNS), unaskedSince: now, unaskedBecause: because })
      .onConflict((found) =>
        found.columns(SCOPE_COLUMNS).doUpdateSet((row) => ({
          unaskedSince: row.fn.coalesce('reconciliations.unaskedSince', now),
          unaskedBecause: because,
        })),
      ),
  );
}

/** Forgets that accounts of a provider could not be told apart, now that they can: their days are compared by name. */
export async function forgetUnidentified(
  database: Database,
  environment: Environment,
  provider: string,
): Promise<void> {
  await database.run(
    deleteWhere('reconciliations', { environment, provider, account: '' }).where('comparedAt', 'is', null),
  );
}

/**
 * Waits no longer for the books of an account that can no longer be asked, by an operator's decision, which is audited.
 *
 * @returns how many comparisons it is that were waited for.
 */
export async function waiveUnasked(
  database: Database,
  { environment, provider, account }: NamedAccount & { readonly environment: Environment },
  { operator, reason }: { readonly operator: string; readonly reason: string },
): Promise<number> {
  return database.transaction(async (runner) => {
    const waived = await runner.run(
      updateWhere('reconciliations', { environment, provider, account })
        .set((row) => ({
          comparedAt: row.fn.coalesce('comparedAt', now),
          unaskedSince: null,
          unaskedBecause: null,
        }))
        .where('unaskedSince', 'is not', null)
        .returning('day'),
    );
    const days = [...new Set(waived.map(({ day }) => day))].sort();
    if (days.length > 0) {
      await appendAudit(runner, {
        actor: operator,
        action: 'reconciliation.waive',
        subject: `${provider} ${account}`,
        details: { reason, days },
      });
    }
    return waived.length;
  });
}

/** How far comparing a scope has come. */
export interface ReconciliationState extends DailyScope {
  readonly comparedAtMs: number | undefined;
  readonly undecided: number;
  /** How many of its differences wait for an explanation. */
  readonly found: number;
  readonly unasked: { readonly sinceMs: number; readonly because: string } | undefined;
}

/** How far the comparison of each account has come, for every day since one. */
export function listReconciliations(
  database: Database,
  environment: Environment,
  sinceDay: string,
): Promise<readonly ReconciliationState[]> {
  return database.run(
    statement<ReconciliationState>('reconciliation.states')`
      select run.environment, run.book, run.provider, run.account, run.day, ${millisecondsSql('run.compared_at')},
          run.undecided,
          (select count(*)::int from reconciliation_differences difference
            where difference.environment = run.environment and difference.book = run.book
              and difference.provider = run.provider and difference.account = run.account
              and difference.day = run.day and difference.status = 'FOUND') as found,
          case when run.unasked_since is not null then jsonb_build_object(
            'sinceMs', floor(extract(epoch from run.unasked_since) * 1000), 'because', run.unasked_because) end as unasked
        from reconciliations run where run.environment = ${environment} and run.day >= ${sinceDay}::date
        order by run.day, run.provider`,
  );
}

/** Which account of which provider. */
export interface NamedAccount {
  readonly provider: string;
  readonly account: string;
}

/** A span of time: from its first moment to the one after its last, ms since 1970. */
export interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

/** The condition that a time is within a span. */
function isWithinSql(time: Sql, { fromMs, toMs }: Span): Sql {
  return sql`${time} >= ${new Date(fromMs)} and ${time} < ${new Date(toMs)}`;
}

/** The accounts that our records say were told of payouts, or of vends, within a span. */
export function listToldAccounts(
  database: Database,
  { environment, book }: { readonly environment: Environment; readonly book: 'transfers' | 'vends' },
  span: Span,
): Promise<readonly NamedAccount[]> {
  return database.run(
    book === 'transfers'
      ? statement<NamedAccount>('reconciliation.toldAccounts')`
          select distinct attempt.provider, attempt.account from attempts attempt
              join orders on orders.id = attempt.order_id
            where ${isWithinSql(sql`attempt.sent_at`, span)} and attempt.account is not null
              and orders.kind in ('withdrawal', 'usdt_sale') and orders.environment = ${environment}`
      : statement<NamedAccount>('reconciliation.vendingAccounts')`
          select distinct attempt.provider, attempt.account from attempts attempt
              join orders on orders.id = attempt.order_id
            where ${isWithinSql(sql`attempt.sent_at`, span)} and attempt.account is not null
              and orders.kind = 'bill' and orders.environment = ${environment}`,
  );
}

/** SQL: what the ledger moved on its clearing accounts for a flow; positive where money left. */
function bookedSql(flowId: Sql): Sql {
  return sql`(select coalesce(sum(entry.amount_minor), 0)::bigint from ledger.transfers moved
      join ledger.entries entry on entry.transfer_id = moved.id
      join ledger.accounts account on account.id = entry.account_id
    where moved.reference in (${flowId} || ':post', ${flowId} || ':reversal')
      and account.kind = 'provider_clearing' and account.asset = 'NGN') as booked_minor`;
}

const toldAtSql = rawSql('floor(extract(epoch from attempt.sent_at) * 1000)::float8 as told_at_ms');

/** References that are looked for at once. */
const BATCH_REFERENCES = 1_000;

/**
 * The attempts at payouts that an account was told of within a span, and those with one of some references, whenever they
 * were told.
 *
 * @param options.isOnlyAccount whether it is the one account of its provider, which attempts without an account belong to.
 */
export async function listPayoutOrders(
  database: Database,
  { environment, provider, account }: Pick<ReconciliationScope, 'environment' | 'provider' | 'account'>,
  options: { readonly span: Span; readonly references: readonly string[]; readonly isOnlyAccount: boolean },
): Promise<readonly OurOrder[]> {
  const { span, references, isOnlyAccount } = options;
  const orders = new Map<string, OurOrder>();
  const find = async (name: string, which: Sql) => {
    const found = await database.run(
      statement<OurOrder>(`reconciliation.orders.${name}`)`
        select attempt.reference, orders.id as flow_id, ${toldAtSql},
            attempt.abandoned_at is not null as is_given_up, orders.status,
            coalesce(record.amount_minor, sale.net_minor) as amount_minor, ${bookedSql(sql`orders.id`)}
          from attempts attempt join orders on orders.id = attempt.order_id
            left join transactions record on record.id = orders.id
            left join usdt_sales sale on sale.id = orders.id
          where attempt.provider = ${provider} and orders.environment = ${environment} and attempt.sent_at is not null
            and orders.kind in ('withdrawal', 'usdt_sale') and ${which}`,
    );
    for (const order of found) orders.set(order.reference, order);
  };
  await find(
    'span',
    sql`(attempt.account = ${account} or (attempt.account is null and ${isOnlyAccount}))
      and ${isWithinSql(sql`attempt.sent_at`, span)}`,
  );
  const others = references.filter((reference) => !orders.has(reference));
  for (let from = 0; from < others.length; from += BATCH_REFERENCES) {
    const batch = others.slice(from, from + BATCH_REFERENCES);
    // An attempt without an account is found by its reference.
    await find(
      'references',
      sql`(attempt.account = ${account} or attempt.account is null) and attempt.reference = any(${batch})`,
    );
  }
  return [...orders.values()];
}

/** The vends that an account was told of within a span. Options as in `listPayoutOrders`. */
export function listVendOrders(
  database: Database,
  { environment, provider, account }: Pick<ReconciliationScope, 'environment' | 'provider' | 'account'>,
  { span, isOnlyAccount }: { readonly span: Span; readonly isOnlyAccount: boolean },
): Promise<readonly OurOrder[]> {
  return database.run(
    statement<OurOrder>('reconciliation.vends')`
      select attempt.reference, orders.id as flow_id, ${toldAtSql}, false as is_given_up,
          orders.status, record.amount_minor, ${bookedSql(sql`orders.id`)}
        from attempts attempt join orders on orders.id = attempt.order_id
          join transactions record on record.id = orders.id
        where orders.environment = ${environment} and orders.kind = 'bill' and attempt.provider = ${provider}
          and (attempt.account = ${account} or (attempt.account is null and ${isOnlyAccount}))
          and ${isWithinSql(sql`attempt.sent_at`, span)} and attempt.abandoned_at is null
        order by attempt.sent_at`,
  );
}

/** What was left of our money at a provider when it was read last on an earlier day, in kobo; undefined before that. */
export async function findBalanceBefore(
  database: Database,
  scope: DailyScope,
): Promise<{ readonly balanceMinor: bigint; readonly readAtMs: number } | undefined> {
  const row = await database.first(
    tables
      .selectFrom('reconciliations')
      .select(['balanceMinor', 'comparedAt'])
      .where(isBefore(scope))
      .where('balanceMinor', 'is not', null)
      .orderBy('day', 'desc')
      .limit(1)
      .$narrowType<{ balanceMinor: bigint; comparedAt: string }>(),
  );
  return row && { balanceMinor: row.balanceMinor, readAtMs: Date.parse(row.comparedAt) };
}

/** The payouts and purchases that ended as paid within a span although no provider was ever told of them. */
export function listUntoldPayments(
  database: Database,
  environment: Environment,
  span: Span,
): Promise<readonly { readonly flowId: string; readonly bookedMinor: bigint }[]> {
  return database.run(
    statement<{ flowId: string; bookedMinor: bigint }>('reconciliation.untold')`
      select orders.id as flow_id, ${bookedSql(sql`orders.id`)} from orders
        where orders.environment = ${environment} and orders.status = 'COMPLETED'
          and orders.kind in ('withdrawal', 'usdt_sale', 'bill') and ${isWithinSql(sql`orders.settled_at`, span)}
          and not exists (select from attempts where order_id = orders.id and abandoned_at is null)
        order by orders.id`,
  );
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

/** The differences with one of some statuses: first those by which money may be lost, then the oldest. */
export async function listDifferences(
  database: Database,
  statuses: readonly DifferenceStatus[],
): Promise<readonly RecordedDifference[]> {
  const rows = await database.run(
    tables
      .selectFrom('reconciliation_differences')
      .selectAll()
      .where('status', 'in', statuses)
      .orderBy(raw`array_position(array['given_up_but_paid', 'unknown_to_us'], kind)`)
      .orderBy('foundAt')
      .orderBy('id'),
  );
  return rows.map(({ explainedBy: by, explainedBecause: because, explainedAt: at, ...row }) => {
    const isExplained = by !== undefined && because !== undefined && at !== undefined;
    return { ...row, explained: isExplained ? { by, because, at } : undefined };
  });
}

/**
 * Explains a difference, by a human, which is audited. Should it be found with other figures, it waits again.
 *
 * @returns false when no such difference waits for an explanation.
 */
export function explainDifference(
  database: Database,
  id: string,
  { operator, reason }: { readonly operator: string; readonly reason: string },
): Promise<boolean> {
  return changeOnRecord(
    database,
    sql`update reconciliation_differences set status = 'EXPLAINED', explained_by = ${operator},
        explained_because = ${reason}, explained_at = now()
      where id = ${id} and status = 'FOUND' returning kind, subject as about`,
    {
      actor: operator,
      action: 'reconciliation.explain',
      subject: id,
      details: sql`jsonb_build_object('kind', kind, 'about', about, 'reason', ${reason}::text)`,
    },
  );
}

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
    database.run(
      selectWhere('reconciliation_differences', { status: 'FOUND' })
        .select(['environment', 'book', 'provider', 'kind'])
        .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('count'))
        .groupBy(['environment', 'book', 'provider', 'kind']),
    ),
    database.run(
      tables
        .selectFrom('reconciliations')
        .select(['environment', 'book', 'provider'])
        .select(({ fn }) =>
          raw<number>`extract(epoch from now() - ${fn.min('unaskedSince')})::float8`.as('seconds'),
        )
        .where('unaskedSince', 'is not', null)
        .where('day', '>', raw<string>`current_date - ${MAX_COMPARED_DAYS}::integer`)
        .groupBy(['environment', 'book', 'provider']),
    ),
  ]);
  return { found, unasked };
}
