import type { Database } from '../db/core/database.ts';
import type { OutboxRow } from '../db/core/outbox.ts';
import type { LedgerStore } from '../db/ledger/ledgerStore.ts';

/** What activities that decide about money work with; each kind names what it needs of it. */
export interface ActivityDependencies {
  readonly database: Database;
  readonly ledger: LedgerStore;
  /** Dispatches outbox messages now instead of at the relay's next round; never throws. */
  readonly dispatch: (rows: readonly OutboxRow[]) => void;
  /** Aborted when the process stops: what goes on for long then makes way. */
  readonly stopping: AbortSignal;
  /** Marks places where tests kill the process; does nothing in a real one. */
  readonly faultPoint?: ((name: string) => Promise<void>) | undefined;
}
