import { brokenConstraint, type Database, type Statement } from './database.ts';

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

/** Where each kind of payout keeps its status and its details. */
const RECORDS = {
  withdrawal: {
    record: 'transactions',
    details: 'withdrawals',
    key: 'transaction_id',
    column: 'withdrawal_id',
  },
  usdt_sale: { record: 'usdt_sales', details: 'usdt_sales', key: 'id', column: 'usdt_sale_id' },
} as const satisfies Record<PayoutFlow, object>;

// The lock on the record keeps it undecided until the attempt has committed.
const undecidedSql = ({ record, details }: (typeof RECORDS)[PayoutFlow]) =>
  `undecided as (select id from ${record} where id = $1 and status = 'PROCESSING'
    ${record === details ? 'for update' : 'for share'})`;

const openStatement = (flow: PayoutFlow): Statement => {
  const { details, key, column } = RECORDS[flow];
  return {
    name: `payoutAttempts.open.${flow}`,
    text: `with ${undecidedSql(RECORDS[flow])},
      opened as (
        insert into payout_attempts (${column}, ordinal, provider, account, reference)
          select id, $2::smallint, $3, $4, $5 from undecided
          on conflict on constraint payout_attempt_of_one_account do update
            set given_up_at = null, given_up_as = null, given_up_because = null, claims = 1, told_at = now()
            where payout_attempts.given_up_at is not null
          returning payout_id, reference),
      noted as (
        update ${details} set sent_at = coalesce(sent_at, now()) from opened where ${key} = opened.payout_id)
      select reference from opened`,
  };
};
const OPEN = { withdrawal: openStatement('withdrawal'), usdt_sale: openStatement('usdt_sale') };

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
  try {
    const [opened] = await database.run<{ reference: string }>(OPEN[flow], [
      payoutId,
      ordinal,
      provider,
      account ?? null,
      reference,
    ]);
    return opened?.reference;
  } catch (error) {
    if (ANOTHER_IS_THERE.has(brokenConstraint(error) ?? '')) return undefined;
    throw error;
  }
}

/** What an attempt breaks that comes second. */
const ANOTHER_IS_THERE = new Set(['payout_attempt_under_way_once', 'payout_attempts_pkey']);

const claimAgainStatement = (flow: PayoutFlow): Statement => ({
  name: `payoutAttempts.claimAgain.${flow}`,
  text: `with ${undecidedSql(RECORDS[flow])}
    update payout_attempts set claims = claims + 1 from undecided
      where payout_id = undecided.id and ordinal = $2 and given_up_at is null returning ordinal`,
});
const CLAIM_AGAIN = {
  withdrawal: claimAgainStatement('withdrawal'),
  usdt_sale: claimAgainStatement('usdt_sale'),
};

/**
 * Claims the right to tell the provider once more, under the same reference. From now on no refusal of the attempt is
 * definitive, because the provider may have two requests of it under way.
 *
 * @returns false when the payout is decided or the attempt was given up: then nothing may be sent.
 */
export async function claimPayoutAttemptAgain(
  database: Database,
  flow: PayoutFlow,
  payoutId: string,
  ordinal: number,
): Promise<boolean> {
  return (await database.run(CLAIM_AGAIN[flow], [payoutId, ordinal])).length === 1;
}

const GIVE_UP: Statement = {
  name: 'payoutAttempts.giveUp',
  text: `update payout_attempts set given_up_at = now(), given_up_as = $3, given_up_because = $4, refusals = refusals + 1
    where payout_id = $1 and ordinal = $2 and given_up_at is null and claims = 1 returning ordinal`,
};

/**
 * Gives an attempt up, which its provider has provably not acted on: another one may be opened from now on.
 *
 * @returns false when somebody claimed it again meanwhile, or gave it up: then nothing follows from the refusal.
 */
export async function giveUpPayoutAttempt(
  database: Database,
  payoutId: string,
  ordinal: number,
  refusal: { readonly as: GivenUpAs; readonly because: string },
): Promise<boolean> {
  return (await database.run(GIVE_UP, [payoutId, ordinal, refusal.as, refusal.because])).length === 1;
}

const COLUMNS = `payout_id, ordinal, provider, account, reference, claims, told_at, refusals, given_up_as, given_up_because`;
const LIST: Statement = {
  name: 'payoutAttempts.list',
  text: `select ${COLUMNS} from payout_attempts where payout_id = $1 order by ordinal`,
};
const FIND: Statement = {
  name: 'payoutAttempts.find',
  text: `select ${COLUMNS} from payout_attempts where reference = $1 and provider = $2`,
};

interface AttemptColumns {
  payout_id: string;
  ordinal: number;
  provider: string;
  account: string | null;
  reference: string;
  claims: number;
  told_at: Date;
  refusals: number;
  given_up_as: GivenUpAs | null;
  given_up_because: string | null;
}

/** The attempts at a payout, the first one first. */
export async function listPayoutAttempts(
  database: Database,
  payoutId: string,
): Promise<readonly PayoutAttempt[]> {
  return (await database.run<AttemptColumns>(LIST, [payoutId])).map(toAttempt);
}

/** The attempt that a provider knows by this reference, and whose payout it is; undefined when it is not ours. */
export async function findPayoutAttempt(
  database: Database,
  provider: string,
  reference: string,
): Promise<(PayoutAttempt & { readonly payoutId: string }) | undefined> {
  const [row] = await database.run<AttemptColumns>(FIND, [reference, provider]);
  return row && { ...toAttempt(row), payoutId: row.payout_id };
}

function toAttempt(row: AttemptColumns): PayoutAttempt {
  return {
    ordinal: row.ordinal,
    provider: row.provider,
    account: row.account ?? undefined,
    reference: row.reference,
    claims: row.claims,
    toldAtMs: row.told_at.getTime(),
    refusals: row.refusals,
    givenUp:
      row.given_up_as === null ? undefined : { as: row.given_up_as, because: row.given_up_because ?? '' },
  };
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

const TALLY: Statement = {
  name: 'payoutAttempts.tally',
  text: `select provider, count(*)::integer as attempts,
      (count(*) filter (where given_up_as = 'not_sent'))::integer as not_sent,
      (count(*) filter (where given_up_as = 'blocked'))::integer as blocked,
      (array_agg(given_up_because order by given_up_at desc) filter (where given_up_at is not null))[1] as last_refusal
    from payout_attempts where told_at > now() - $1 * interval '1 millisecond' group by provider`,
};

/** The attempts of the last `periodMs` milliseconds, by provider. */
export async function tallyPayoutAttempts(
  database: Database,
  periodMs: number,
): Promise<readonly ProviderTally[]> {
  const rows = await database.run<{
    provider: string;
    attempts: number;
    not_sent: number;
    blocked: number;
    last_refusal: string | null;
  }>(TALLY, [periodMs]);
  return rows.map((row) => ({
    provider: row.provider,
    attempts: row.attempts,
    notSent: row.not_sent,
    blocked: row.blocked,
    lastRefusal: row.last_refusal ?? undefined,
  }));
}
