import { isFlow, SANDBOX_WATCHER, workflowIdOf } from '../workflowIds.ts';
import { checkBalances } from './balances.ts';
import { checkEvents } from './events.ts';
import type { Evidence, Finding, Tables } from './evidence.ts';
import { checkIntake } from './intake.ts';
import { knownOrders, recordsOf } from './known.ts';
import { finding } from './looks.ts';
import { checkOutcomes } from './outcomes.ts';
import { checkOwnPayments } from './ownPayments.ts';
import { checkSessions } from './sessions.ts';
import { checkStatements } from './statements.ts';

/** Flows that must have an open workflow, by what the tables say: to be asked about before the verdict. */
export function workflowsToAskAbout(tables: Tables): readonly string[] {
  return [
    SANDBOX_WATCHER,
    ...tables.records.flatMap(({ kind, environment, id, status }) =>
      status === 'PROCESSING' && isFlow(kind) ? [workflowIdOf(kind, environment, id)] : [],
    ),
    ...tables.sessions
      .filter(({ status }) => !['SETTLED', 'EXPIRED', 'FAILED'].includes(status))
      .map(({ environment, id }) => workflowIdOf('session', environment, id)),
    ...tables.sweeps
      .filter(({ status }) => status === 'PENDING')
      .map(({ environment, id }) => workflowIdOf('sweep', environment, id)),
    ...tables.deliveries
      .filter(({ status }) => status === 'PENDING')
      .map(({ environment, id }) => workflowIdOf('webhook', environment, id)),
  ];
}

/** Everything that is not as it must be. A function of the evidence alone. */
export function judge(evidence: Evidence): readonly Finding[] {
  const known = knownOrders(evidence);
  const records = recordsOf(evidence, known);
  return [
    ...checkIntake(evidence, known),
    ...checkOutcomes(evidence, records),
    ...checkSessions(evidence, known),
    ...checkEvents(evidence, records),
    ...checkBalances(evidence, known, records),
    ...checkOwnPayments(evidence),
    ...checkStatements(evidence),
    ...evidence.tables.promises.map((workflowId) =>
      finding(
        'UNKEPT PROMISE',
        `the start of ${workflowId} was promised and is not made`,
        `select * from outbox where workflow_id = '${workflowId}'`,
      ),
    ),
  ];
}
