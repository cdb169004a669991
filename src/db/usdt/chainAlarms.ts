import type { Environment } from '../../domain/money.ts';
import type { TokenTransfer } from '../../domain/usdt/tokenTransfer.ts';
import { appendAudit } from '../core/auditLog.ts';
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

/** Contracts whose Transfer logs count as those of USDT, beside the configured one. */
export async function listAcceptedContracts(
  runner: StatementRunner,
  environment: Environment,
): Promise<readonly string[]> {
  const rows = await runner.run(
    selectWhere('accepted_contracts', { environment }).select('contract').orderBy('contract'),
  );
  return rows.map(({ contract }) => contract);
}

/** Those of a transaction's transfers that move USDT, by the logs of the configured contract or of one that was accepted. */
export async function transfersOfUsdt(
  runner: StatementRunner,
  environment: Environment,
  transfers: readonly TokenTransfer[],
): Promise<readonly TokenTransfer[]> {
  const moves = transfers.filter(({ isUsdt }) => isUsdt);
  if (moves.length > 0) return moves;
  const accepted = await listAcceptedContracts(runner, environment);
  return transfers.filter(({ contract }) => accepted.includes(contract));
}

/**
 * Accepts a contract by an operator's decision, which is audited: what it logs from now on is USDT, and what it logged before
 * can be credited, or refunded where it was dismissed as another token. Its alarm ends.
 *
 * @returns how many deposits can be credited now; undefined when it was accepted before.
 */
export async function acceptContract(
  database: Database,
  order: {
    readonly environment: Environment;
    readonly contract: string;
    readonly operator: string;
    readonly reason: string;
  },
): Promise<number | undefined> {
  const { environment, contract, operator, reason } = order;
  return database.transaction(async (runner) => {
    const [accepted] = await runner.run(
      tables
        .insertInto('accepted_contracts')
        .values({ environment, contract, reason, acceptedBy: operator })
        .onConflict((known) => known.doNothing())
        .returning('contract'),
    );
    if (!accepted) return undefined;
    const changed = await runner.run(
      statement<{ status: string }>('acceptedContracts.deposits')`
        update chain_deposits set reason = 'new_contract'
          where environment = ${environment} and contract = ${contract} and status in ('UNEXPECTED', 'DISMISSED')
            and reason = 'wrong_token' and amount_minor <= 9223372036854775807
          returning status`,
    );
    await clearChainAlarm(runner, { environment, kind: 'deprecated_token', subject: contract });
    await appendAudit(runner, {
      actor: operator,
      action: 'token_contract.accept',
      subject: contract,
      details: { reason, deposits: changed.length },
      environment,
    });
    return changed.filter(({ status }) => status === 'UNEXPECTED').length;
  });
}
