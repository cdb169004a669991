import type { Environment } from '../../domain/money.ts';
import type { Database, StatementRunner } from '../core/database.ts';
import { statement } from '../core/sql.ts';
import { deleteWhere, selectWhere, tables } from '../core/tables.ts';

/**
 * What stands in the way on a chain until an operator or the issuer acts: `frozen_address`, one of ours that can send no
 * USDT; `deprecated_token`, a contract that has a successor; `lost_cursor`, a network whose last block that was read is no
 * longer on the chain; `unfit_node`, a node that serves another chain or lacks what is needed.
 */
export type ChainAlarmKind = 'frozen_address' | 'deprecated_token' | 'lost_cursor' | 'unfit_node';

/** What stands in the way now. */
export interface ChainAlarm {
  readonly environment: Environment;
  readonly kind: ChainAlarmKind;
  /** The address, the contract, the network, or the host of the node. */
  readonly subject: string;
  /** A sentence for operators. */
  readonly note: string;
}

/** An alarm with the time since which it stands, ISO 8601. */
export type StandingAlarm = ChainAlarm & { readonly since: string };

/** Stores what stands in the way. What stood before keeps its time. */
export async function raiseChainAlarm(database: Database, alarm: ChainAlarm): Promise<void> {
  const { environment, kind, subject, note } = alarm;
  await database.run(
    statement('chainAlarms.raise')`
      insert into chain_alarms (environment, kind, subject, note)
        values (${environment}, ${kind}, ${subject}, ${note})
        on conflict on constraint chain_alarm_once do update set note = excluded.note
          where chain_alarms.note <> excluded.note`,
  );
}

/** Removes what no longer stands in the way. Harmless where nothing did. */
export async function clearChainAlarm(
  runner: StatementRunner,
  { environment, kind, subject }: Omit<ChainAlarm, 'note'>,
): Promise<void> {
  await runner.run(deleteWhere('chain_alarms', { environment, kind, subject }));
}

/** The most that are listed: one address each, of which an issuer freezes few. */
const MAX_ALARMS = 1_000;

/** What stands in the way, the oldest first. @param filter only of this environment and kind, where given. */
export function listChainAlarms(
  database: Database,
  filter: Partial<Pick<ChainAlarm, 'environment' | 'kind'>> = {},
): Promise<readonly StandingAlarm[]> {
  return database.run(
    selectWhere('chain_alarms', filter)
      .select(['environment', 'kind', 'subject', 'note', 'since'])
      .orderBy('since')
      .orderBy('subject')
      .limit(MAX_ALARMS),
  );
}

/** How many alarms of each kind stand, for metrics. */
export function countChainAlarms(
  database: Database,
): Promise<readonly { readonly environment: string; readonly kind: string; readonly count: number }[]> {
  return database.run(
    tables
      .selectFrom('chain_alarms')
      .select(({ fn, cast }) => ['environment', 'kind', cast<number>(fn.countAll(), 'integer').as('count')])
      .groupBy(['environment', 'kind']),
  );
}
