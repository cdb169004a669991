import { sql as raw } from 'kysely';
import { KINDS } from '../contract/kinds.ts';
import { invariant } from '../domain/errors.ts';
import { type Database, onBroken } from './database.ts';
import { millisecondsSql, rawSql, type Sql, sql, statement } from './sql.ts';
import { millisecondsFromNow, selectWhere, tables } from './tables.ts';

/**
 * The attempts to have a payout made: each in one account at one provider, under one reference, which that provider
 * accepts at most once. A payout has at most one attempt that is not given up, and only that one may still pay.
 */

/** Whose payout it is, by the flow whose id it has. */
export type PayoutFlow = 'withdrawal' | 'usdt_sale';

/** Why an attempt was given up: its provider did nothing and may later, or did nothing because of our account there. */
export type GivenUpAs = 'not_sent' | 'blocked';

export interface PayoutAttempt {
  /** 1 is the first. */
  readonly ordinal: number;
  /** The provider's name, and which of our accounts there; undefined of attempts from before accounts were recorded. */
  readonly provider: string;
  readonly account: string | undefined;
  /** Our reference at the provider. */
  readonly reference: string;
  /** How often somebody was about to tell the provider of it since it was opened, or opened again. */
  readonly claims: number;
  /** When it was, ms since 1970. */
  readonly toldAtMs: number;
  /** How often the provider proved to have done nothing. */
  readonly refusals: number;
  readonly givenUp: { readonly as: GivenUpAs; readonly because: string } | undefined;
}

/** The record of a payout that is not decided, locked so that it stays so until the attempt has committed. */
function undecidedSql(flow: PayoutFlow, payoutId: string): Sql {
  const { table, details } = KINDS[flow].record;
  const lock = rawSql(table === details ? 'for update' : 'for share');
  return sql`undecided as (
    select id from ${rawSql(table)} where id = ${payoutId} and status = 'PROCESSING' ${lock})`;
}

/** An attempt about to be made. */
export interface NewPayoutAttempt extends Pick<PayoutAttempt, 'provider' | 'account'> {
  readonly flow: PayoutFlow;
  readonly payoutId: string;
  /** Its place, unless the account has made an attempt at this payout before. */
  readonly ordinal: number;
}

/**
 * Claims the right to be the first who tells a provider of a payout. From now on the provider may know of it. An attempt
 * in the same account that was given up is opened again, under its old reference: should the provider have done something
 * after all, it will not do it twice.
 *
 * @returns our reference there; undefined when the payout is decided, or somebody else opened an attempt: then nothing may
 * be sent.
 */
export async function openPayoutAttempt(
  database: Database,
  { flow, payoutId, ordinal, provider, account }: NewPayoutAttempt,
): Promise<string | undefined> {
  const reference = ordinal === 1 ? payoutId : `${payoutId}-${ordinal}`;
  const { details, key } = KINDS[flow].record;
  const opened = await database
    .first(
      statement<{ reference: string }>(`payoutAttempts.open.${flow}`)`with ${undecidedSql(flow, payoutId)},
        opened as (
          insert into payout_attempts (${rawSql(`${flow}_id`)}, ordinal, provider, account, reference)
            select id, ${ordinal}::smallint, ${provider}, ${account}, ${reference} from undecided
            on conflict on constraint payout_attempt_of_one_account do update
              set given_up_at = null, given_up_as = null, given_up_because = null, claims = 1, told_at = now()
              where payout_attempts.given_up_at is not null
            returning payout_id, reference),
        noted as (
          update ${rawSql(details)} set sent_at = coalesce(sent_at, now())
            from opened where ${rawSql(key)} = opened.payout_id)
        select reference from opened`,
    )
    .catch(onBroken(ANOTHER_IS_THERE, undefined));
  return opened?.reference;
}

/** What an attempt breaks that comes second. */
const ANOTHER_IS_THERE = ['payout_attempt_under_way_once', 'payout_attempts_pkey'];

/**
 * Claims the right to tell the provider once more, under the same reference. From now on no refusal of the attempt is
 * definitive, because the provider may have two requests of it under way.
 *
 * @returns false when the payout is decided or the attempt was given up: then nothing may be sent.
 */
export function claimPayoutAttemptAgain(
  database: Database,
  flow: PayoutFlow,
  { payoutId, ordinal }: { readonly payoutId: string; readonly ordinal: number },
): Promise<boolean> {
  return database.hasRow(
    statement(`payoutAttempts.claimAgain.${flow}`)`with ${undecidedSql(flow, payoutId)}
      update payout_attempts set claims = claims + 1 from undecided
        where payout_id = undecided.id and ordinal = ${ordinal} and given_up_at is null returning ordinal`,
  );
}

/** Whether an attempt that is under way was claimed by nobody but the one who opened it. */
export function isClaimedOnce(
  database: Database,
  { payoutId, ordinal }: { readonly payoutId: string; readonly ordinal: number },
): Promise<boolean> {
  return database.hasRow(
    selectWhere('payout_attempts', { payoutId, ordinal, claims: 1 })
      .select('ordinal')
      .where('givenUpAt', 'is', null),
  );
}

/**
 * Gives an attempt up, which its provider has provably not acted on: another one may be opened from now on.
 *
 * @returns false when somebody claimed it again meanwhile, or gave it up: then nothing follows from the refusal.
 */
export function giveUpPayoutAttempt(
  database: Database,
  { payoutId, ordinal }: { readonly payoutId: string; readonly ordinal: number },
  refusal: { readonly as: GivenUpAs; readonly because: string },
): Promise<boolean> {
  return database.hasRow(
    statement('payoutAttempts.giveUp')`update payout_attempts
      set given_up_at = now(), given_up_as = ${refusal.as}, given_up_because = ${refusal.because}, refusals = refusals + 1
      where payout_id = ${payoutId} and ordinal = ${ordinal} and given_up_at is null and claims = 1
      returning ordinal`,
  );
}

const COLUMNS = sql`ordinal, provider, account, reference, claims, ${millisecondsSql('told_at')}, refusals,
  given_up_as, given_up_because`;

interface AttemptRow extends Omit<PayoutAttempt, 'givenUp'> {
  readonly givenUpAs: GivenUpAs | undefined;
  readonly givenUpBecause: string | undefined;
}

/** The attempts at a payout, the first one first. */
export async function listPayoutAttempts(
  database: Database,
  payoutId: string,
): Promise<readonly PayoutAttempt[]> {
  const rows = await database.run(
    statement<AttemptRow>('payoutAttempts.list')`
      select ${COLUMNS} from payout_attempts where payout_id = ${payoutId} order by ordinal`,
  );
  return rows.map(toAttempt);
}

/** The attempt that a provider knows by this reference, and whose payout it is; undefined when it is not ours. */
export async function findPayoutAttempt(
  database: Database,
  provider: string,
  reference: string,
): Promise<(PayoutAttempt & { readonly payoutId: string }) | undefined> {
  const row = await database.first(
    statement<AttemptRow & { payoutId: string }>('payoutAttempts.find')`
      select payout_id, ${COLUMNS} from payout_attempts where reference = ${reference} and provider = ${provider}`,
  );
  return row && toAttempt(row);
}

function toAttempt<Row extends AttemptRow>({ givenUpAs, givenUpBecause, ...row }: Row) {
  if (givenUpAs === undefined) return { ...row, givenUp: undefined };
  invariant(givenUpBecause !== undefined, 'An attempt was given up for no reason.');
  return { ...row, givenUp: { as: givenUpAs, because: givenUpBecause } };
}

/** How a provider has taken the payouts that were opened with it lately. */
export interface ProviderTally {
  readonly provider: string;
  readonly attempts: number;
  readonly notSent: number;
  readonly blocked: number;
  /** Why the last one was given up, of those that were. */
  readonly lastRefusal: string | undefined;
}

/** The attempts of the last `periodMs` milliseconds, by provider. */
export function tallyPayoutAttempts(database: Database, periodMs: number): Promise<readonly ProviderTally[]> {
  return database.run(
    tables
      .selectFrom('payout_attempts')
      .select('provider')
      .select(({ fn, cast }) => {
        const count = fn.countAll();
        const reasons = fn.agg<string[]>('array_agg', ['givenUpBecause']).orderBy('givenUpAt', 'desc');
        return [
          cast<number>(count, 'integer').as('attempts'),
          cast<number>(count.filterWhere('givenUpAs', '=', 'not_sent'), 'integer').as('notSent'),
          cast<number>(count.filterWhere('givenUpAs', '=', 'blocked'), 'integer').as('blocked'),
          raw<string | undefined>`(${reasons.filterWhere('givenUpAt', 'is not', null)})[1]`.as('lastRefusal'),
        ];
      })
      .where('toldAt', '>', millisecondsFromNow(-periodMs))
      .groupBy('provider'),
  );
}
