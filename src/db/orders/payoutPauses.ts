import type { Selectable } from 'kysely';
import { changeOnRecord } from '../core/auditLog.ts';
import type { Database } from '../core/database.ts';
import { sql } from '../core/sql.ts';
import { type Tables, tables } from '../core/tables.ts';

/** A provider that gets no new payouts until an operator lets it have them again. */
type PayoutPause = Selectable<Tables['payout_pauses']>;

/** The providers that get no new payouts. What is under way with them goes on. */
export function listPayoutPauses(database: Database): Promise<readonly PayoutPause[]> {
  return database.run(tables.selectFrom('payout_pauses').selectAll().orderBy('provider'));
}

/** How long the list of paused providers is believed. */
const PAUSES_FRESH_MS = 2_000;

/** The names of these providers, as this process read them last: every new payout asks. */
export class PausedProviders {
  readonly #database: Database;
  #names: Promise<readonly string[]> | undefined;
  #readAtMs = 0;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Those of two seconds ago at most. */
  names(): Promise<readonly string[]> {
    if (this.#names === undefined || Date.now() - this.#readAtMs >= PAUSES_FRESH_MS) {
      this.#readAtMs = Date.now();
      this.#names = this.#read();
    }
    return this.#names;
  }

  async #read(): Promise<readonly string[]> {
    try {
      return (await listPayoutPauses(this.#database)).map(({ provider }) => provider);
    } catch (error) {
      // The next payout reads again.
      this.#names = undefined;
      throw error;
    }
  }
}

/** Gives a provider no new payouts from now on. Returns false when it had none before. */
export function pausePayouts(
  database: Database,
  pause: Pick<PayoutPause, 'provider' | 'reason' | 'pausedBy'>,
): Promise<boolean> {
  const { provider, reason, pausedBy } = pause;
  return changeOnRecord(
    database,
    sql`insert into payout_pauses (provider, reason, paused_by) values (${provider}, ${reason}, ${pausedBy})
      on conflict do nothing returning provider`,
    { actor: pausedBy, action: 'payouts.pause', subject: provider, details: { reason } },
  );
}

/** Gives a provider new payouts again. Returns false when it was not paused. */
export function resumePayouts(
  database: Database,
  { provider, operator }: { readonly provider: string; readonly operator: string },
): Promise<boolean> {
  return changeOnRecord(
    database,
    sql`delete from payout_pauses where provider = ${provider} returning provider`,
    { actor: operator, action: 'payouts.resume', subject: provider, details: {} },
  );
}
