import { appendAudit } from '../../db/core/auditLog.ts';
import type { Database } from '../../db/core/database.ts';
import { findUndecidedFlows, UNDECIDED_KINDS, type UndecidedFlow } from '../../db/orders/undecidedFlows.ts';
import { type AdminCommand, type Decision, type Operated, Report } from '../command.ts';
import { AdminError } from '../errors.ts';
import { withTemporal } from './withTemporal.ts';

/**
 * Adds `flows recover` and `flows restart`: workflows of records that are not over.
 *
 * @returns the command they are under.
 */
export function addFlowRecoveryCommands(program: AdminCommand): AdminCommand {
  const flows = program.command('flows').description('workflows of everything that is not over');
  flows
    .command('recover')
    .description(
      'start the workflow of every open record and chain watcher that has lost it; each goes on from ' +
        'its record',
    )
    .option('--dry-run', 'only list them')
    .withJson()
    .withOperator()
    .runsOnDatabase(async (opened, options: Operated & { dryRun?: true }) => {
      const { dryRun: isDryRun = false, operator: actor } = options;
      const { examined, orphans, watchers } = await withTemporal(opened, ({ recovery }) =>
        recovery.all({ isDryRun }),
      );
      if (!isDryRun && orphans.length + watchers.length > 0) {
        const byKind = Object.fromEntries(
          UNDECIDED_KINDS.map((kind) => [kind, orphans.filter((orphan) => orphan.kind === kind).length]),
        );
        const details = { ...byKind, chain_watcher: watchers.length };
        await appendAudit(opened.database, { actor, action: 'flows.recover', subject: 'all', details });
      }
      const found = isDryRun ? 'would be started again' : 'were started again';
      return new Report({ examined, orphans: orphans.map(shown), watchers }, [
        ...orphans.flatMap(inWords),
        ...watchers.map((workflowId) => `The watcher of a chain: ${workflowId}`),
        `${examined} undecided flows examined, ${orphans.length + watchers.length} ${found}.`,
      ]);
    });

  flows
    .command('restart <id>')
    .description('end the open workflow of one record and start it again; it goes on from its record')
    .withDecision('why', { isChecked: false })
    .runsOnDatabase(async (opened, id: string, { reason, operator: actor }: Decision) => {
      const { kind, start } = await findUndecided(opened.database, id);
      const details = { kind, reason };
      await appendAudit(opened.database, { actor, action: 'flows.restart', subject: id, details });
      await withTemporal(opened, ({ starter }) => starter.startAgain(start, { endsOpenOne: true }));
      return `${id} was started again as ${start.workflowId}.`;
    });
  return flows;
}

/** @throws AdminError when no undecided flow has this id. */
async function findUndecided(database: Database, id: string): Promise<UndecidedFlow> {
  for (const kind of UNDECIDED_KINDS) {
    const [flow] = await findUndecidedFlows(database, kind, [id]);
    if (flow) return flow;
  }
  throw new AdminError(`No open record has the id ${id}: it is over, or it does not exist.`);
}

const shown = ({ start, ...flow }: UndecidedFlow) => ({ ...flow, workflowId: start.workflowId });

function inWords({ kind, id, environment, status, since, start }: UndecidedFlow): readonly string[] {
  return [id, `  ${kind}, ${environment}, ${status} since ${since}`, `  workflow  ${start.workflowId}`];
}
