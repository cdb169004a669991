import { type Client, WorkflowNotFoundError } from '@temporalio/client';
import type { Logger } from 'pino';
import type { Database } from '../db/core/database.ts';
import { findWaitingStarts } from '../db/core/outbox.ts';
import {
  findUndecidedFlows,
  listUndecidedFlows,
  UNDECIDED_KINDS,
  type UndecidedFlow,
  type UndecidedKind,
  type UndecidedPlace,
} from '../db/orders/undecidedFlows.ts';
import { listEnvironmentsRead } from '../db/usdt/chainScan.ts';
import { forEachAtOnce } from './atOnce.ts';
import type { WorkflowStarter } from './starter.ts';

/** How many flows are read at once. */
const BATCH = 200;

/** The result of looking for forgotten flows. */
export interface RecoveryReport {
  readonly examined: number;
  /** The undecided flows that had no open workflow; they have one now, but for a dry run. */
  readonly orphans: readonly UndecidedFlow[];
}

/** The result of looking at all of them. */
export interface FullRecoveryReport extends RecoveryReport {
  /** The workflows of chains' watchers that were not open; they are now, but for a dry run. */
  readonly watchers: readonly string[];
}

interface FlowRecoveryParts {
  readonly client: Client;
  readonly database: Database;
  readonly starter: WorkflowStarter;
  readonly logger: Pick<Logger, 'warn'>;
  /** A flow is accepted, and its workflow started, within moments: a younger one is not called forgotten. */
  readonly youngestMs: number;
  readonly countOrphan?: (orphan: UndecidedFlow) => void;
}

/**
 * Finds undecided flows whose workflow is no longer open, whatever ended it: cancellation, termination, histories
 * that Temporal lost, a restored backup. Each gets a workflow again, which goes on from the record.
 *
 * Temporal is asked about the id of each flow: its lists lag behind. A flow is an orphan only when its record is still
 * undecided after Temporal said that its workflow is closed, because a workflow writes its end before it closes. One
 * whose start waits in the outbox is late and not forgotten: the relay has it.
 */
export class FlowRecovery {
  readonly #parts: FlowRecoveryParts;
  /** How far the rounds of the relay have come, by kind. */
  readonly #places = new Map<UndecidedKind, UndecidedPlace>();

  constructor(parts: FlowRecoveryParts) {
    this.#parts = parts;
  }

  /**
   * Looks at the next flows of every kind, and goes on as long as it finds orphans. A later round goes on where this one
   * ended, so that rounds stay short however many flows are open.
   *
   * @param shouldStop asked between batches.
   */
  async round(shouldStop: () => boolean): Promise<RecoveryReport> {
    const orphans: UndecidedFlow[] = [];
    let examined = 0;
    for (const kind of UNDECIDED_KINDS) {
      for (let found = -1; found !== 0 && !shouldStop(); ) {
        const batch = await this.#examine(kind, this.#places.get(kind), { isDryRun: false });
        examined += batch.examined;
        orphans.push(...batch.orphans);
        if (batch.next) this.#places.set(kind, batch.next);
        else this.#places.delete(kind);
        found = batch.next ? batch.orphans.length : 0;
      }
    }
    return { examined, orphans };
  }

  /**
   * Looks at every undecided flow, and at the watcher of every chain that was read before.
   *
   * @param options.isDryRun starts nothing.
   * @param options.onBatch called after each batch.
   */
  async all(options: {
    readonly isDryRun: boolean;
    readonly onBatch?: () => void;
  }): Promise<FullRecoveryReport> {
    const watchers = await this.#recoverWatchers(options);
    const orphans: UndecidedFlow[] = [];
    let examined = 0;
    for (const kind of UNDECIDED_KINDS) {
      let place: UndecidedPlace | undefined;
      do {
        const batch = await this.#examine(kind, place, options);
        examined += batch.examined;
        orphans.push(...batch.orphans);
        place = batch.next;
        options.onBatch?.();
      } while (place);
    }
    return { examined, orphans, watchers };
  }

  async #recoverWatchers({ isDryRun }: { readonly isDryRun: boolean }): Promise<readonly string[]> {
    const gone: string[] = [];
    for (const environment of await listEnvironmentsRead(this.#parts.database)) {
      const workflowId = this.#parts.starter.watcherIdOf(environment);
      if (await this.#isOpen(workflowId)) continue;
      gone.push(workflowId);
      if (isDryRun) continue;
      await this.#parts.starter.startWatcher(environment);
      this.#parts.logger.warn({ workflowId }, 'The watcher of a chain was gone and was started again.');
    }
    return gone;
  }

  async #examine(
    kind: UndecidedKind,
    after: UndecidedPlace | undefined,
    { isDryRun }: { readonly isDryRun: boolean },
  ): Promise<RecoveryReport & { readonly next: UndecidedPlace | undefined }> {
    const page = { after, olderThanMs: this.#parts.youngestMs, limit: BATCH };
    const flows = await listUndecidedFlows(this.#parts.database, kind, page);
    if (flows.length === 0) return { examined: 0, orphans: [], next: undefined };
    // Read before Temporal is asked: a start that waits no longer has been made by then.
    const waiting = await findWaitingStarts(
      this.#parts.database,
      flows.map(({ start }) => start.workflowId),
    );
    const closed: string[] = [];
    await forEachAtOnce(flows, async ({ id, start }) => {
      if (!waiting.has(start.workflowId) && !(await this.#isOpen(start.workflowId))) closed.push(id);
    });
    const orphans = closed.length === 0 ? [] : await findUndecidedFlows(this.#parts.database, kind, closed);
    if (!isDryRun) await forEachAtOnce(orphans, (orphan) => this.#recover(orphan));
    return {
      examined: flows.length,
      orphans,
      next: flows.length === BATCH ? flows.at(-1) : undefined,
    };
  }

  async #isOpen(workflowId: string): Promise<boolean> {
    try {
      const { status } = await this.#parts.client.workflow.getHandle(workflowId).describe();
      return status.name === 'RUNNING' || status.name === 'PAUSED';
    } catch (error) {
      if (error instanceof WorkflowNotFoundError) return false;
      throw error;
    }
  }

  async #recover(orphan: UndecidedFlow): Promise<void> {
    const { kind, id, start } = orphan;
    await this.#parts.starter.startAgain(start);
    this.#parts.countOrphan?.(orphan);
    this.#parts.logger.warn(
      { kind, id, workflowId: start.workflowId },
      'An undecided flow had no open workflow and was started again.',
    );
  }
}
