import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Stops } from '../drivers/parts.ts';
import { openDatabase } from '../src/db/core/database.ts';
import { InsufficientFundsError, LedgerStore } from '../src/db/ledger/ledgerStore.ts';
import { CaseHeldError, placeHold, releaseWalletHold } from '../src/db/ledger/walletHolds.ts';
import { endChargeback, openChargeback } from '../src/db/orders/returns/chargebacks.ts';
import { DomainError } from '../src/domain/errors.ts';
import type { Id } from '../src/domain/money.ts';
import { newIdentifier } from '../src/security/identifiers.ts';
import { CHARGEBACK_FEE_KOBO } from './oracle/terms.ts';
import type { OperatorsAct, Order, OrderLog } from './orders.ts';

const DECIDED = { reason: 'The books were looked at', operator: 'faults' };
const PAUSE_MS = 500;
/** An operator comes back to what the database did not answer for so long. */
const PATIENCE_MS = 120_000;

/** Operators who take money back, and hold it for a case, by the code of the admin commands. */
export interface BackOffice {
  /** Books a chargeback, or places a hold. Notes what came of it; what is there already stays as it is. */
  begin(order: Order): Promise<void>;
  /** Ends a chargeback. */
  end(order: Order, end: NonNullable<OperatorsAct['end']>): Promise<void>;
  /** Releases of a hold until so much of it is released in all. */
  release(order: Order, releasedMinor: bigint): Promise<void>;
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

  return {
    begin,
    end,
    release,
    async doAgain(log) {
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
