import { invariant } from '../../domain/errors.ts';
import { assertTransfer, type LedgerAccount, type Transfer } from '../../domain/ledger/ledger.ts';
import { type DailyUse, LIMIT_NAMES, type LimitName, type UsedToday } from '../../domain/ledger/pricing.ts';
import type { WalletBalances } from '../../domain/ledger/statement.ts';
import type { Asset, Environment, Id, Kobo, Owner } from '../../domain/money.ts';
import { Batcher, brokenConstraint, type Database, type StatementRunner } from '../core/database.ts';
import { rawSql, type Sql, sql, statement } from '../core/sql.ts';

/** A merchant's account has less than the transfer takes from it. Nothing was posted. */
export class InsufficientFundsError extends Error {
  override readonly name = 'InsufficientFundsError';
}

/** The reference, or the reservation, was posted before. Nothing was posted now. */
export class AlreadyPostedError extends Error {
  override readonly name = 'AlreadyPostedError';
}

/** Accounts of the platform have lower ids: see src/db/migrations/0003_ledger.sql. */
const FIRST_MERCHANT_ACCOUNT = 1_024n;

/** The legs of a transfer by account id. */
export interface AccountLegs {
  readonly accounts: readonly bigint[];
  readonly amounts: readonly bigint[];
}

interface Posting {
  readonly transfer: Transfer;
  readonly legs: AccountLegs;
}

/**
 * Posts transfers. Ids of accounts never change, so they are looked up once per business and kept.
 *
 * `post` gathers what waits, so that many callers share one round trip and one commit. A transfer that must commit with
 * other rows goes through `postingSql`.
 */
export class LedgerStore {
  readonly #database: Database;
  readonly #accountIds = new Map<string, ReadonlyMap<string, bigint>>();
  readonly #posting = new Batcher<Posting, undefined>({
    together: (postings) => this.#postTogether(postings),
    alone: async ({ transfer }) => void (await this.postWithin(this.#database, transfer)),
    // Accounts of the platform have a row for each connection.
    locksOf: ({ legs }) => legs.accounts.filter((id) => id >= FIRST_MERCHANT_ACCOUNT),
  });

  constructor(database: Database) {
    this.#database = database;
  }

  /** Opens a new merchant's accounts, in both environments. Harmless when they are open. */
  async openAccounts(businessId: Id<'biz'>, runner: StatementRunner = this.#database): Promise<void> {
    await runner.run(statement('ledger.openAccounts')`select ledger.open_accounts(${businessId})`);
  }

  /**
   * Posts one transfer in a transaction of its own.
   *
   * @throws InsufficientFundsError when a merchant's account would go below zero.
   * @throws AlreadyPostedError when the reference was posted or the reservation resolved before.
   * @throws InvariantError when the transfer is not well-formed.
   */
  async post(transfer: Transfer): Promise<void> {
    assertTransfer(transfer);
    // The ids are looked up before the transfer waits, so that a batch never waits for that.
    const legs = await this.legsOf(transfer);
    await this.#posting.add({ transfer, legs }).catch(throwLedgerError);
  }

  /** Posts one transfer as part of a transaction. @throws InvariantError as `post` does; for the rest see `ledgerError`. */
  async postWithin(runner: StatementRunner, transfer: Transfer): Promise<void> {
    await runner.run(statement('ledger.postOne')`${await this.postingSql(runner, transfer)}`);
  }

  /**
   * SQL that posts a transfer as part of a larger statement and returns its id.
   *
   * @param runner what is going to run the statement. Accounts are looked up by it: a transaction that waited for another
   * connection of the pool would wait for ever where all of them do.
   * @param guard a `from …` or `where …` clause that decides whether it posts.
   * @throws InvariantError when the transfer is not well-formed. What the statement throws: see `ledgerError`.
   */
  async postingSql(runner: StatementRunner, transfer: Transfer, guard: Sql = rawSql('')): Promise<Sql> {
    assertTransfer(transfer);
    const { reference, kind, phase, environment, reservationReference } = transfer;
    const { accounts, amounts } = await this.legsOf(transfer, runner);
    return sql`insert into ledger.transfers
      (reference, kind, phase, environment, reservation_id, leg_accounts, leg_amounts)
      select ${reference}, ${kind}, ${phase}, ${environment},
        (select id from ledger.transfers where reference = ${reservationReference}), ${accounts}::bigint[],
        ${amounts}::bigint[] ${guard}
      returning id`;
  }

  async balances({ businessId, environment }: Owner, asset: Asset): Promise<WalletBalances> {
    const rows = await this.#database.run(
      statement<{ kind: string; balanceMinor: bigint }>('ledger.readBalances')`
        select kind, balance_minor from ledger.accounts
          where business_id = ${businessId} and environment = ${environment} and asset = ${asset} and shard = 0`,
    );
    const balanceOf = (kind: string) => rows.find((row) => row.kind === kind)?.balanceMinor ?? 0n;
    return { availableMinor: balanceOf('available'), heldMinor: balanceOf('held') };
  }

  /** What a merchant owes in naira, in kobo: see ledger.incur_debt. */
  async debtMinor({ businessId, environment }: Owner): Promise<Kobo> {
    const row = await this.#database.first(
      statement<{ debtMinor: Kobo }>('ledger.readDebt')`
        select -balance_minor as debt_minor from ledger.accounts
          where business_id = ${businessId} and environment = ${environment} and asset = 'NGN' and kind = 'debt' and shard = 0`,
    );
    return row?.debtMinor ?? 0n;
  }

  /** The same while what arrives repays it first; 0 where the policy of the business is another. */
  async outstandingDebtMinor({ businessId, environment }: Owner): Promise<Kobo> {
    const row = await this.#database.first(
      statement<{ debtMinor: Kobo }>('ledger.readOutstandingDebt')`
        select -debt.balance_minor as debt_minor
          from ledger.accounts available join ledger.accounts debt on debt.id = available.repaid_first
          where available.business_id = ${businessId} and available.environment = ${environment}
            and available.asset = 'NGN' and available.kind = 'available' and available.shard = 0`,
    );
    return row?.debtMinor ?? 0n;
  }

  async #postTogether(postings: readonly Posting[]): Promise<readonly undefined[]> {
    const [only] = postings;
    if (postings.length === 1 && only) {
      await this.postWithin(this.#database, only.transfer);
      return [undefined];
    }
    const column = (name: keyof Transfer) => postings.map(({ transfer }) => transfer[name] ?? null);
    const legs = postings.map((posting) => posting.legs);
    await this.#database.run(
      statement(
        'ledger.postAll',
      )`select ledger.post_all(${column('reference')}::text[], ${column('kind')}::text[],
        ${column('phase')}::text[], ${column('environment')}::text[], ${column('reservationReference')}::text[],
        ${legs.map(({ accounts }) => arrayLiteral(accounts))}::text[],
        ${legs.map(({ amounts }) => arrayLiteral(amounts))}::text[])`,
    );
    return postings.map(() => undefined);
  }

  /**
   * Account ids and amounts of a transfer in ascending order of account, as the database demands.
   *
   * @param runner looks the accounts up: the transaction under way, or the pool where there is none.
   * @throws InvariantError when it names an account that is not open.
   */
  async legsOf(transfer: Transfer, runner: StatementRunner = this.#database): Promise<AccountLegs> {
    const legs: { readonly id: bigint; readonly amountMinor: bigint }[] = [];
    for (const { account, amountMinor } of transfer.legs) {
      legs.push({ id: await this.#accountId(runner, account, transfer.environment), amountMinor });
    }
    legs.sort((left, right) => (left.id < right.id ? -1 : 1));
    return { accounts: legs.map((leg) => leg.id), amounts: legs.map((leg) => leg.amountMinor) };
  }

  async #accountId(
    runner: StatementRunner,
    account: LedgerAccount,
    environment: Environment,
  ): Promise<bigint> {
    const owner = account.businessId ?? '';
    let ids = this.#accountIds.get(owner);
    if (!ids) {
      const rows = await runner.run(
        statement<{ id: bigint; environment: string; asset: string; kind: string }>('ledger.findAccounts')`
          select id, environment, asset, kind from ledger.accounts
            where business_id is not distinct from ${account.businessId} and shard = 0`,
      );
      ids = new Map(rows.map((row) => [`${row.environment}/${row.asset}/${row.kind}`, row.id]));
      if (ids.size > 0) this.#accountIds.set(owner, ids);
    }
    const id = ids.get(`${environment}/${account.asset}/${account.kind}`);
    invariant(id !== undefined, 'A ledger account that a transfer names is not open.');
    return id;
  }
}

/** What a statement that posts transfers calls or writes to. */
const POSTING = /insert into ledger\.transfers\b|\bledger\.post_all\(|\brecord_payments\(/;

/** Tells the statements that post transfers from others, by their text. Those with a name are looked at once. */
export function postingStatements(): (statement: {
  readonly name: string | undefined;
  readonly text: string;
}) => boolean {
  const known = new Map<string, boolean>();
  return ({ name, text }) => {
    if (name === undefined) return POSTING.test(text);
    const isPosting = known.get(name) ?? POSTING.test(text);
    known.set(name, isPosting);
    return isPosting;
  };
}

/** How many rows ledger.transfers was given, by the statistics of Postgres: rolled back ones count, and a crash resets it. */
export function countTransfers(database: Database): Promise<{ readonly posted: number }> {
  return database.one(
    statement<{ posted: number }>('ledger.countTransfers')`
      select n_tup_ins::float8 as posted from pg_stat_user_tables
        where schemaname = 'ledger' and relname = 'transfers'`,
    'Postgres keeps no statistics of ledger.transfers.',
  );
}

/** Numbers as Postgres writes an array of them. */
export function arrayLiteral(numbers: readonly bigint[]): string {
  return `{${numbers.join(',')}}`;
}

/** The database, or a transaction under way in it, and the ledger in it. */
export interface LedgerDatabase {
  readonly database: StatementRunner;
  readonly ledger: LedgerStore;
}

/** Throws the error of the ledger that a Postgres error stands for, or the error itself: to be given to `catch`. */
export function throwLedgerError(error: unknown): never {
  throw ledgerError(error);
}

/** The error of the ledger that a Postgres error stands for, or the error itself. */
export function ledgerError(error: unknown): unknown {
  switch (brokenConstraint(error)) {
    case 'merchant_balance_never_negative':
      return new InsufficientFundsError('The account has less than the transfer takes from it.');
    case 'transfer_posts_once':
    case 'reservation_resolved_once':
      return new AlreadyPostedError('The transfer was posted before.');
    default:
      return error;
  }
}

/** A use would exceed a daily limit of its business. Nothing was done. */
export class DailyLimitReachedError extends Error {
  override readonly name = 'DailyLimitReachedError';
  readonly limit: LimitName;

  constructor(limit: LimitName) {
    super(`The daily limit ${limit} is reached.`);
    this.limit = limit;
  }
}

/**
 * SQL of a query that counts uses of daily limits as part of a larger statement, which fails as a whole when one of them
 * exceeds its limit. The rows of the day stay locked until the transaction ends, so that two uses at the same time cannot
 * both fit. The rest of the statement must read what it returns: PostgreSQL runs no other query of a `with`.
 *
 * @returns how much of each limit is used now: `limit`, `count`, `amountMinor`, as text in JSON.
 */
export function dailyUsesSql({ businessId, environment }: Owner, uses: readonly DailyUse[]): Sql {
  // Statements that lock rows of several limits lock them in the same order.
  const ordered = uses.toSorted((one, other) => (one.limit < other.limit ? -1 : 1));
  return sql`select json_agg(json_build_object('limit', used_limit, 'count', used_count::text,
      'amountMinor', used_minor::text))
    from use_daily_limits(${businessId}, ${environment}, ${ordered.map(({ limit }) => limit)}::text[],
      ${ordered.map(({ amountMinor }) => amountMinor)}::bigint[], ${ordered.map(({ most }) => most.count)}::bigint[],
      ${ordered.map(({ most }) => most.amountMinor ?? null)}::bigint[])`;
}

/** What `dailyUsesSql` returns, as the driver reads it. */
export type StoredUses =
  | readonly { readonly limit: LimitName; readonly count: string; readonly amountMinor: string }[]
  | undefined;

/** Reads what `dailyUsesSql` returned. */
export function readUses(stored: StoredUses): readonly UsedToday[] {
  return (stored ?? []).map(({ limit, count, amountMinor }) => ({
    limit,
    count: BigInt(count),
    amountMinor: BigInt(amountMinor),
  }));
}

/**
 * Counts uses of daily limits by themselves.
 *
 * @returns how much of each is used now.
 * @throws DailyLimitReachedError when one of them exceeds its limit: then none is counted.
 */
export async function useDailyLimits(
  database: Database,
  owner: Owner,
  uses: readonly DailyUse[],
): Promise<readonly UsedToday[]> {
  const { used } = await database
    .one(statement<{ used: StoredUses }>('dailyUses.use')`select (${dailyUsesSql(owner, uses)}) as used`)
    .catch(throwAcceptanceError);
  return readUses(used);
}

/** Throws the error of the limit or the ledger that a Postgres error stands for, or the error itself: for `catch`. */
export function throwAcceptanceError(error: unknown): never {
  const constraint = brokenConstraint(error);
  const limit = LIMIT_NAMES.find((name) => constraint === `daily_limit_${name}`);
  throw limit === undefined ? ledgerError(error) : new DailyLimitReachedError(limit);
}
