import type { Environment } from '../../domain/money.ts';
import { appendAudit } from '../core/auditLog.ts';
import type { Database, StatementRunner } from '../core/database.ts';
import { statement } from '../core/sql.ts';
import { selectWhere, tables } from '../core/tables.ts';

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

/**
 * Accepts a contract by an operator's decision, which is audited: what it logs from now on is USDT, and what it logged before
 * can be credited. Its alarm ends.
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
      statement<{ txId: string }>('acceptedContracts.deposits')`
        update chain_deposits set reason = 'new_contract'
          where environment = ${environment} and contract = ${contract} and status = 'UNEXPECTED'
            and reason = 'wrong_token' and amount_minor <= 9223372036854775807
          returning tx_id`,
    );
    await runner.run(
      statement('acceptedContracts.endAlarm')`
        delete from chain_alarms
          where environment = ${environment} and kind = 'deprecated_token' and subject = ${contract}`,
    );
    await appendAudit(runner, {
      actor: operator,
      action: 'token_contract.accept',
      subject: contract,
      details: { reason, deposits: changed.length },
      environment,
    });
    return changed.length;
  });
}
