import type { Environment } from '../../domain/money.ts';
import type { TokenTransfer } from '../../domain/usdt/tokenTransfer.ts';
import { appendAudit } from '../core/auditLog.ts';
import type { Database, StatementRunner } from '../core/database.ts';
import { statement } from '../core/sql.ts';
import { selectWhere, tables } from '../core/tables.ts';
import { clearChainAlarm } from './chainAlarms.ts';

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
