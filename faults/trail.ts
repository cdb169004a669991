import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Installation } from './installation.ts';
import type { Finding } from './oracle/evidence.ts';

/** So many workflows are followed, and so many events and lines of each are shown: the latest. */
const MAX_WORKFLOWS = 3;
const MAX_EVENTS = 60;
const MAX_LOG_LINES = 60;
const MAX_LINE_LENGTH = 600;

/**
 * What led to findings about workflows, as lines: rows, Temporal's history and the service's logs. A run that made a
 * finding may be gone when it is read, and another may never make it again.
 *
 * @param workDir where the processes of the run log.
 */
export async function trailsOf(
  findings: readonly Finding[],
  { operators, pool }: Pick<Installation, 'operators' | 'pool'>,
  workDir: string,
): Promise<readonly string[]> {
  const lines: string[] = [];
  const workflowIds = new Set(findings.flatMap(({ workflowId }) => workflowId ?? []));
  for (const workflowId of [...workflowIds].slice(0, MAX_WORKFLOWS)) {
    const id = workflowId.split('/').at(-1) ?? '';
    const rows = await pool.query(
      `select 'order' as fact, to_jsonb(orders) as row from orders where id = $1
       union all select 'attempt', to_jsonb(attempts) from attempts where order_id = $1
       union all select 'session', to_jsonb(crypto_payments) from crypto_payments where id = $1
       union all select 'deposit', to_jsonb(chain_deposits) from chain_deposits where payment_id = $1
       union all select 'sweep', to_jsonb(crypto_sweeps) from crypto_sweeps where $1 in (id, payment_id)
       union all select 'sweep transaction', to_jsonb(moved) from crypto_sweep_transactions moved
         join crypto_sweeps sweep on sweep.id = moved.sweep_id where $1 in (sweep.id, sweep.payment_id)`,
      [id],
    );
    lines.push(
      `Trail of ${workflowId}:`,
      ...rows.rows.map(({ fact, row }) => `  ${fact} ${JSON.stringify(row)}`),
      ...(await operators.historyOf(workflowId, MAX_EVENTS)).map((event) => `  ${event}`),
      ...logLinesOf(id, workDir).map((line) => `  ${line}`),
      '',
    );
  }
  return lines.map((line) => line.slice(0, MAX_LINE_LENGTH));
}

function logLinesOf(id: string, workDir: string): readonly string[] {
  const logs = readdirSync(workDir).filter((name) => name.endsWith('.log'));
  return logs.flatMap((name) => {
    const lines = readFileSync(join(workDir, name), 'utf8').split('\n');
    const about = lines.filter((line) => line.includes(id));
    return about.slice(-MAX_LOG_LINES).map((line) => `${name}: ${line}`);
  });
}
