import type { Logger } from 'pino';
import type { Database, StatementRunner } from '../../db/core/database.ts';
import { storeNotice } from '../../db/core/notices.ts';
import type { OutboxRow } from '../../db/core/outbox.ts';
import { noteLowBalanceNotified, readLowBalancesToNotify } from '../../db/merchants/balanceAlerts.ts';
import { recordEvent } from '../../db/webhooks/deliveries.ts';
import { minorToDecimal, minorToNumber } from '../../domain/money.ts';

/** How many low balances one round notifies of. */
const NOTICES_AT_ONCE = 50;

/** What notifies of low balances. */
export interface LowBalanceTools {
  readonly database: Database;
  readonly logger: Logger;
  readonly dispatch: (rows: readonly OutboxRow[]) => void;
}

/**
 * Notifies businesses whose balance fell below the threshold of their alert: by a mail and an event, which commit with the note
 * that it was done. Several processes may do this at once.
 *
 * @returns whether there may be more to do at once.
 */
export async function notifyOfLowBalances({ database, logger, dispatch }: LowBalanceTools): Promise<boolean> {
  const ids = await readLowBalancesToNotify(database, NOTICES_AT_ONCE);
  let failures = 0;
  for (const id of ids) {
    try {
      dispatch(await database.transaction((runner) => notify(runner, id)));
    } catch (error) {
      failures++;
      logger.error({ err: error, lowBalance: id }, 'A low balance was not notified of; it is tried again.');
    }
  }
  return ids.length === NOTICES_AT_ONCE && failures === 0;
}

/** @returns the outbox messages of the event. */
async function notify(runner: StatementRunner, id: string): Promise<readonly OutboxRow[]> {
  const low = await noteLowBalanceNotified(runner, id);
  if (!low) return [];
  const { businessId, environment, asset, balanceMinor, thresholdMinor } = low;
  const after = {
    available: `${minorToDecimal(balanceMinor, asset)} ${asset}`,
    alertBelow: `${minorToDecimal(thresholdMinor, asset)} ${asset}`,
  };
  await storeNotice(runner, { businessId, name: 'balance.low', facts: { environment, after } });
  const data = {
    currency: asset,
    balance: minorToNumber(balanceMinor, asset),
    threshold: minorToNumber(thresholdMinor, asset),
  };
  return recordEvent(runner, { businessId, environment, type: 'balance.low', data });
}
