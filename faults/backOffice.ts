import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Stops } from '../drivers/parts.ts';
import { openDatabase } from '../src/db/core/database.ts';
import { insertSql, sql, statement } from '../src/db/core/sql.ts';
import { InsufficientFundsError, LedgerStore } from '../src/db/ledger/ledgerStore.ts';
import { CaseHeldError, placeHold, releaseWalletHold } from '../src/db/ledger/walletHolds.ts';
import { resumeAutomaticPayouts, stopAutomaticPayouts } from '../src/db/orders/automaticPayouts/settings.ts';
import { endChargeback, openChargeback } from '../src/db/orders/returns/chargebacks.ts';
import { storedSessionPolicy } from '../src/db/usdt/usdtSessions.ts';
import { DomainError } from '../src/domain/errors.ts';
import { settleUsdtSession } from '../src/domain/ledger/ledger.ts';
import type { Id } from '../src/domain/money.ts';
import { DEFAULT_SESSION_POLICY } from '../src/domain/usdt/usdtSession.ts';
import { newIdentifier } from '../src/security/identifiers.ts';
import { CHARGEBACK_FEE_KOBO } from './oracle/terms.ts';
import { ENVIRONMENTS, type Merchant, type OperatorsAct, type Order, type OrderLog } from './orders.ts';

const DECIDED = { reason: 'The books were looked at', operator: 'faults' };
const PAUSE_MS = 500;
/** An operator comes back to what the database did not answer for so long. */
const PATIENCE_MS = 120_000;

/** A day of payouts that are daily is over at once, and the next one comes: the first of them is this. */
const FIRST_DAY = '2026-01-01';

/**
 * Operators who take money back, and hold it for a case, by the code of the admin commands; and what production has no place for
 * here: a chain that settles sessions, and days that pass.
 */
export interface BackOffice {
  /** Books a chargeback, or places a hold. Notes what came of it; what is there already stays as it is. */
  begin(order: Order): Promise<void>;
  /** Ends a chargeback. */
  end(order: Order, end: NonNullable<OperatorsAct['end']>): Promise<void>;
  /** Releases of a hold until so much of it is released in all. */
  release(order: Order, releasedMinor: bigint): Promise<void>;
  /** Settles a live session by a deposit of its amount: what the watcher of a chain does. One that is settled stays as it is. */
  settle(session: Order): Promise<void>;
  /** Settles again what is not there, as a watcher that reads the blocks of a lost time again. */
  settleAgain(log: OrderLog): Promise<void>;
  /**
   * Lets time pass for automatic payouts: each is looked at now, and due where it waits for another day. Merchants resume those that
   * were paused.
   */
  passTime(): Promise<void>;
  /** Merchants turn automatic payouts off. */
  endPayouts(merchants: readonly Merchant[]): Promise<void>;
  /** Does everything again that was done and is not there, as after a restore that lost commits. */
  doAgain(log: OrderLog): Promise<void>;
}

/** @param pool the service's database by its owner, past every proxy. */
export async function openBackOffice(pool: pg.Pool, stops: Stops): Promise<BackOffice> {
  const database = await openDatabase(pool.options.connectionString ?? '', { poolSize: 4 });
  stops.push(() => database.close());
  const books = { database, ledger: new LedgerStore(database) };

  /** The record of a chargeback or hold, by what operators call it. */
  async function idOf({ kind, reference }: Order): Promise<string | undefined> {
    const { rows } = await pool.query(
      kind === 'chargeback'
        ? 'select transaction_id as id from chargebacks where dispute = $1'
        : 'select id from wallet_holds where case_number = $1',
      [reference],
    );
    return rows[0]?.id;
  }

  async function begin(order: Order): Promise<void> {
    const { reference, amountMinor, merchant, environment, act } = order;
    const known = await untilAnswered(() => idOf(order));
    if (known === undefined) {
      const refusal = await untilDecided(() =>
        order.kind === 'chargeback'
          ? openChargeback(books, {
              ...{ chargebackId: newIdentifier('txn'), receivedId: act?.receivedId ?? '', amountMinor },
              ...{ feeMinor: CHARGEBACK_FEE_KOBO, dispute: reference, reason: DECIDED.reason },
              openedBy: { operator: DECIDED.operator },
            })
          : database.transaction((runner) =>
              placeHold(runner, books.ledger, {
                ...{
                  holdId: newIdentifier('hld'),
                  businessId: merchant.businessId as Id<'biz'>,
                  environment,
                },
                ...{ asset: 'NGN', amountMinor, ground: 'dispute', caseNumber: reference, ...DECIDED },
              }),
            ),
      );
      if (refusal !== undefined && (await untilAnswered(() => idOf(order))) === undefined) {
        order.state = order.state === 'acknowledged' ? 'uncertain' : 'refused';
        return;
      }
    }
    order.state = 'acknowledged';
    // After a restore that lost it, it has another id.
    order.id = await untilAnswered(() => idOf(order));
  }

  async function end(order: Order, { as, returnsFee }: NonNullable<OperatorsAct['end']>): Promise<void> {
    const id = order.id ?? '';
    await untilDecided(() => endChargeback(books, id, { as, returnsFee, ...DECIDED }));
    if (order.act) order.act.end = { as, returnsFee };
  }

  async function release(order: Order, releasedMinor: bigint): Promise<void> {
    const id = order.id ?? '';
    const heldMinor = async () => {
      const { rows } = await pool.query('select held_minor::text from wallet_holds where id = $1', [id]);
      return BigInt(rows[0]?.held_minor ?? 0);
    };
    const remainingMinor = order.amountMinor - releasedMinor;
    await untilDecided(async () => {
      // The release before may have been made, and its answer lost.
      if ((await heldMinor()) <= remainingMinor) return;
      await database.transaction((runner) =>
        releaseWalletHold(runner, books.ledger, { holdId: id, remainingMinor, ...DECIDED }),
      );
    });
    if (order.act) order.act.releasedMinor = releasedMinor;
  }

  async function settle(session: Order): Promise<void> {
    session.id ??= newIdentifier('cp');
    const payment = paymentOf(session, session.id as Id<'cp'>);
    await untilAnswered(() =>
      database.transaction(async (runner) => {
        const { id, businessId, environment, amountReceivedMinor: amountMinor } = payment;
        const isThere = await runner.hasRow(
          statement('faults.session')`select from crypto_payments where id = ${id}`,
        );
        if (isThere) return;
        await runner.run(statement('faults.settle')`${insertSql('crypto_payments', payment)}`);
        await runner.run(
          statement('faults.deposit')`
            insert into chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time,
                contract, from_address, amount_minor, status)
              values ('faults', ${payment.txHash}, 0, ${environment}, ${id}, ${businessId}, 1, now(), 'USDT', 'a customer',
                ${amountMinor}, 'CREDITED')`,
        );
        const settled = { businessId: businessId as Id<'biz'>, environment, paymentId: id };
        await books.ledger.postWithin(
          runner,
          settleUsdtSession({ ...settled, receivedMinor: amountMinor, creditedMinor: amountMinor }),
        );
        if (!session.merchant.sellsSessions) return;
        await runner.run(
          statement('faults.toSell')`
            insert into session_sales (payment_id, business_id, environment, amount_minor, destination)
              values (${id}, ${businessId}, ${environment}, ${amountMinor}, 'bank')`,
        );
      }),
    );
    session.state = 'acknowledged';
  }

  async function settleAgain(log: OrderLog): Promise<void> {
    for (const order of log.all)
      if (order.kind === 'session' && order.environment === 'prod' && order.state === 'acknowledged')
        await settle(order);
  }

  async function passTime(): Promise<void> {
    await pool.query(
      `update automatic_payouts setting set look_at = least(look_at, now()),
          due_at = case when due_at <= now() then due_at when rule = 'amount' then now()
            else coalesce((select max(day) + 1 from automatic_payout_runs run where run.business_id = setting.business_id
              and run.environment = setting.environment), $1::date) + time '12:00' end
        where status = 'ACTIVE'`,
      [FIRST_DAY],
    );
    const paused = await pool.query(
      `select business_id, environment from automatic_payouts where status = 'PAUSED'`,
    );
    for (const { business_id: businessId, environment } of paused.rows)
      await resumeAutomaticPayouts(database, { businessId, environment }, { actor: 'faults', holdMs: 0 });
  }

  async function endPayouts(merchants: readonly Merchant[]): Promise<void> {
    for (const { businessId } of merchants.filter(({ payouts }) => payouts)) {
      for (const environment of ENVIRONMENTS) {
        const owner = { businessId: businessId as Id<'biz'>, environment };
        await untilAnswered(() => stopAutomaticPayouts(database, owner, { actor: 'faults' }));
      }
    }
  }

  return {
    begin,
    end,
    release,
    settle,
    settleAgain,
    passTime,
    endPayouts,
    async doAgain(log) {
      await settleAgain(log);
      for (const order of log.all) {
        if (!order.act || order.state !== 'acknowledged') continue;
        await begin(order);
        if (order.state !== 'acknowledged') continue;
        if (order.act.end) await end(order, order.act.end);
        if (order.act.releasedMinor > 0n) await release(order, order.act.releasedMinor);
      }
    },
  };
}

/** The row of a live session that one deposit has settled. */
function paymentOf({ merchant, reference, amountMinor }: Order, id: Id<'cp'>) {
  const number = reference.split('-').at(-1) ?? '';
  const createdAt = new Date();
  return {
    ...({ id, businessId: merchant.businessId, environment: 'prod', status: 'SETTLED' } as const),
    ...{
      amountExpectedMinor: amountMinor,
      amountReceivedMinor: amountMinor,
      amountCreditedMinor: amountMinor,
    },
    ...{ addressIndex: BigInt(number), depositAddress: `T${number}`, txHash: number.padStart(64, '0') },
    ...{ merchantReference: reference, metadata: {} },
    policy: sql`${storedSessionPolicy(DEFAULT_SESSION_POLICY)}::jsonb`,
    ...{ createdAt, updatedAt: createdAt, expiresAt: new Date(createdAt.getTime() + 3_600_000) },
  };
}

/** Repeats a question until the database answers. */
async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const deadlineMs = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > deadlineMs) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

/** Repeats an act until it is done or refused. @returns why it was refused; undefined when it was done. */
function untilDecided(act: () => Promise<unknown>): Promise<string | undefined> {
  return untilAnswered(() =>
    act().then(
      () => undefined,
      (error: unknown) => {
        if (!isRefusal(error)) throw error;
        return error.message;
      },
    ),
  );
}

function isRefusal(error: unknown): error is Error {
  return (
    error instanceof DomainError || error instanceof InsufficientFundsError || error instanceof CaseHeldError
  );
}
