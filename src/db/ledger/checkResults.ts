import { sql as raw } from 'kysely';
import { RATE_DOUBTS, type RateDoubt } from '../../domain/orders/rateSanity.ts';
import type { Database } from '../core/database.ts';
import { type Sql, sql, statement } from '../core/sql.ts';
import { selectWhere, tables } from '../core/tables.ts';
import { type KeyRefusals, keyRefusalsOf } from './keyVerdicts.ts';
import type { LedgerVerification } from './ledgerVerification.ts';
import { type ReconciliationFigures, readReconciliationFigures } from './reconciliation.ts';

/**
 * What the latest run of each check found. It is stored because alerts depend on it: a process that restarts, or another
 * one, reads the same.
 */

/**
 * How long a doubt, or the refusal of a key, is shown that no process has checked again: without a request for a rate no merchant
 * is refused, and a key may be configured no longer.
 */
const SHOWN_HOURS = 24;

/** Live quotes that expired longer ago say nothing of whether rates are checked now. */
const QUOTES_READ_HOURS = 6;

/** After this time the whole ledger is verified again, in hours: a run that begins a little early is as good as a day's. */
const WHOLE_EVERY_HOURS = 23.5;

/** A verification of what has changed begins so much before the one before it, in hours: no transaction is open for longer. */
const OVERLAP_HOURS = 1;

/** The latest results, by the labels and values of their metrics. */
export interface CheckResults {
  /**
   * How old the latest result of each check is, in seconds: +Inf for a verification of the ledger that has never been, and the age
   * of the installation for another check. Of rates it is how much older the latest check is than the latest live quote.
   */
  readonly ages: readonly {
    readonly check: 'ledger' | 'ledger_recent' | 'reconciliation' | 'custody' | 'rate';
    readonly environment: string;
    readonly seconds: number;
  }[];
  /** Violations of the ledger, by check. */
  readonly ledger: readonly { readonly check: string; readonly violations: number }[];
  /** What the chain holds more than the books, in micro-USDT. */
  readonly custody: readonly { readonly environment: string; readonly differenceMinor: number }[];
  /** 1 for the reason for which the rates of a market are not used, and 0 for the others. */
  readonly rates: readonly {
    readonly market: string;
    readonly reason: RateDoubt;
    readonly isDoubted: number;
  }[];
  /** The keys that providers refuse. */
  readonly keys: readonly KeyRefusals[];
}

/**
 * Stores what a verification of the ledger found, and that it was. One of the whole ledger removes the results of checks that
 * it does not have any longer, and of what was found in a part before it.
 *
 * @param version of the service, whose checks they were.
 */
export async function storeVerification(
  database: Database,
  { checked, asOf, scope }: LedgerVerification,
  version: string,
): Promise<void> {
  const names = checked.map(({ name }) => name);
  const found = checked.map(({ violations }) => violations.length);
  await database.run(
    statement('checkResults.storeVerification')`with
      removed as (delete from check_results where checked_at <= ${asOf}::timestamptz and ${scope}::text = 'whole'
        and (source = 'ledger' and subject <> all (${names}::text[]) or source = 'verification' and subject = 'recent'))
      ${storeSql(sql`select 'ledger', subject, found, null::text, ${asOf}::timestamptz
        from unnest(${names}::text[], ${found}::bigint[]) result (subject, found)
        union all select 'verification', ${scope}::text, ${found.filter((count) => count > 0).length}::bigint,
          ${version}::text, ${asOf}::timestamptz`)}`,
  );
}

/**
 * Reads since when a verification of the ledger has to look, ISO 8601, because it was sound before; undefined when the whole
 * ledger is to be verified: for the first time in a day, by the checks of another version than the last time, or because the
 * last verification found something.
 */
export async function readVerifiedSince(database: Database, version: string): Promise<string | undefined> {
  const row = await database.first(
    statement<{ since: string }>('checkResults.verifiedSince')`
      select max(checked_at) - make_interval(hours => ${OVERLAP_HOURS}) as since
        from check_results where source = 'verification'
        having every(found = 0) and bool_or(subject = 'whole' and reason = ${version}
          and checked_at > now() - make_interval(secs => ${WHOLE_EVERY_HOURS * 3_600}::double precision))`,
  );
  return row?.since;
}

/** Whether this version has verified the whole ledger. */
export async function wasVerifiedBy(database: Database, version: string): Promise<boolean> {
  const rows = await database.run(
    selectWhere('check_results', { source: 'verification', subject: 'whole', reason: version }).select([
      'subject',
    ]),
  );
  return rows.length > 0;
}

/** Stores what a comparison of the chain with the books found for an environment. */
export async function storeCustodyDifference(
  database: Database,
  environment: string,
  differenceMinor: bigint,
): Promise<void> {
  await database.run(
    statement('checkResults.storeCustody')`
      ${storeSql(sql`select 'custody', ${environment}::text, ${differenceMinor}::bigint, null::text, now()`)}`,
  );
}

/**
 * Stores that everything which was due to be compared with the books of others was compared, or noted as not comparable.
 *
 * @param found how many differences wait for an explanation.
 */
export async function storeReconciliation(
  database: Database,
  environment: string,
  found: number,
): Promise<void> {
  await database.run(
    statement('checkResults.storeReconciliation')`
      ${storeSql(sql`select 'reconciliation', ${environment}::text, ${found}::bigint, null::text, now()`)}`,
  );
}

/** Stores whether the rates of a market may be used. @param doubt why not; undefined when they may. */
export async function storeRateCheck(
  database: Database,
  market: string,
  doubt: RateDoubt | undefined,
): Promise<void> {
  const found = doubt === undefined ? 0n : 1n;
  await database.run(
    statement('checkResults.storeRate')`
      ${storeSql(sql`select 'rate', ${market}::text, ${found}::bigint, ${doubt}::text, now()`)}`,
  );
}

/** SQL that stores results, each unless a later one is stored. */
function storeSql(results: Sql): Sql {
  return sql`insert into check_results (source, subject, found, reason, checked_at) ${results}
    on conflict on constraint check_result_once do update
      set found = excluded.found, reason = excluded.reason, checked_at = excluded.checked_at
      where check_results.checked_at <= excluded.checked_at`;
}

/** Reads the latest results. @param comparedChains the environments whose chain is compared with the books. */
export async function readCheckResults(
  database: Database,
  comparedChains: readonly string[] = [],
): Promise<CheckResults> {
  const since = await readSince(database);
  const rows = await database.run(
    tables
      .selectFrom('check_results')
      .select(['source', 'subject', 'found', 'reason'])
      .select(raw<number>`extract(epoch from now() - checked_at)::float8`.as('ageSeconds'))
      .where(({ eb, or }) =>
        or([
          eb('source', 'not in', ['rate', 'key']),
          eb('checkedAt', '>', raw<string>`now() - make_interval(hours => ${SHOWN_HOURS})`),
        ]),
      )
      .orderBy('subject'),
  );
  const of = (source: string) => rows.filter((row) => row.source === source);
  const ageOf = (...scopes: readonly string[]) =>
    Math.min(
      ...of('verification')
        .filter(({ subject }) => scopes.includes(subject))
        .map(({ ageSeconds }) => ageSeconds),
    );
  const ageIn = (check: 'custody' | 'reconciliation', environment: string) => ({
    check,
    environment,
    seconds: of(check).find(({ subject }) => subject === environment)?.ageSeconds ?? since.installedSeconds,
  });
  return {
    ages: [
      { check: 'ledger', environment: 'prod', seconds: ageOf('whole') },
      { check: 'ledger_recent', environment: 'prod', seconds: ageOf('whole', 'recent') },
      ageIn('reconciliation', 'prod'),
      ...comparedChains.map((environment) => ageIn('custody', environment)),
      ...(since.uncheckedRateSeconds === undefined
        ? []
        : [{ check: 'rate' as const, environment: 'prod', seconds: since.uncheckedRateSeconds }]),
    ],
    ledger: of('ledger').map(({ subject, found }) => ({ check: subject, violations: Number(found) })),
    custody: of('custody').map(({ subject, found }) => ({
      environment: subject,
      differenceMinor: Number(found),
    })),
    rates: of('rate').flatMap(({ subject, reason: doubt }) =>
      RATE_DOUBTS.map((reason) => ({
        market: subject,
        reason,
        isDoubted: reason === doubt ? 1 : 0,
      })),
    ),
    keys: keyRefusalsOf(of('key').map(({ subject }) => subject)),
  };
}

/**
 * Reads for how long the installation has been there, and how much older the latest check of a rate is than the latest live quote
 * of the last hours; undefined without such a quote. In seconds.
 */
function readSince(database: Database) {
  return database.one(
    statement<{ installedSeconds: number; uncheckedRateSeconds: number | undefined }>('checkResults.since')`
      select (select extract(epoch from now() - min(executed_at))::float8 from mikro_orm_migrations) as installed_seconds,
        (select case when checked_at is null then 'Infinity'::float8
              else greatest(0, extract(epoch from quoted_at - checked_at)::float8) end
            from (select max(created_at) as quoted_at from usdt_quotes
                where environment = 'prod' and expires_at > now() - make_interval(hours => ${QUOTES_READ_HOURS})) quotes,
              (select max(checked_at) as checked_at from check_results where source = 'rate') checks
            where quoted_at is not null) as unchecked_rate_seconds`,
  );
}

/** All that alerts about the books depend on. */
export type BookFindings = CheckResults & ReconciliationFigures;

/**
 * Reads the latest result of each check, and the differences that wait.
 *
 * @param comparedChains the environments whose chain is compared with the books.
 */
export async function readBookFindings(
  database: Database,
  comparedChains: readonly string[] = [],
): Promise<BookFindings> {
  const [results, figures] = await Promise.all([
    readCheckResults(database, comparedChains),
    readReconciliationFigures(database),
  ]);
  return { ...results, ...figures };
}
