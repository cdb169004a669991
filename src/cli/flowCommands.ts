import { type Command, Option } from 'commander';
import { appendAudit } from '../db/auditLog.ts';
import type { Database } from '../db/database.ts';
import { AdminError } from './errors.ts';
import type { RunningFlow } from './flowUpdates.ts';
import type { AdminTools } from './tools.ts';

/** A flow that needs a human, as it is listed. */
export interface ListedFlow {
  readonly id: string;
  readonly businessId: string;
  readonly businessName: string;
  readonly environment: string;
  readonly amounts: string;
  readonly status: string;
  readonly requestedAt: string;
  readonly reason: string;
  readonly workflowId: string;
}

/** What the commands about one kind of flow need to know of it. */
export interface FlowKind {
  /** The command and the field of its JSON, such as `usdt-sales` and `usdtSales`. */
  readonly command: string;
  readonly field: string;
  readonly noun: string;
  readonly description: string;
  /** Begins the actions in the audit log, such as `usdt_sale`. */
  readonly auditPrefix: string;
  readonly list: (database: Database) => Promise<readonly ListedFlow[]>;
  readonly find: (database: Database, id: string) => Promise<RunningFlow | undefined>;
  readonly dismiss: (
    database: Database,
    id: string,
    decision: { readonly reason: string; readonly operator: string },
  ) => Promise<boolean>;
}

/**
 * Adds `attention`, `retry`, `resolve` and `dismiss` for one kind of flow.
 *
 * @returns the command they are under, for what a kind has beside them.
 */
export function addFlowCommands(
  program: Command,
  { settings, withDatabase, print, operatorOption }: AdminTools,
  kind: FlowKind,
): Command {
  const { noun } = kind;
  const find = async (database: Database, id: string): Promise<RunningFlow> => {
    const flow = await kind.find(database, id);
    if (!flow) throw new AdminError(`There is no ${noun} ${id}.`);
    return flow;
  };
  const commands = program.command(kind.command).description(kind.description);
  commands
    .command('attention')
    .description(`list each ${noun} that a human must look into`)
    .option('--json', 'as JSON')
    .action(async ({ json }: { json?: true }) => {
      const listed = await withDatabase(settings(), kind.list);
      if (json) print({ [kind.field]: listed });
      else if (listed.length === 0) print(`No ${noun} needs attention.`);
      else for (const flow of listed) print(described(flow));
    });

  commands
    .command('retry <id>')
    .description(`ask the provider now what became of a ${noun}`)
    .addOption(operatorOption())
    .action(async (id: string, { operator }: { operator: string }) => {
      const given = settings();
      await withDatabase(given, async (database) => {
        const flow = await find(database, id);
        const { retryFlow } = await import('./flowUpdates.ts');
        const answer = await retryFlow(given, flow);
        const action = `${kind.auditPrefix}.retry`;
        await appendAudit(database, { actor: operator, action, subject: id, details: {} });
        print(answer);
      });
    });

  commands
    .command('resolve <id>')
    .description(`end a ${noun} whose outcome was found out by other means`)
    .addOption(
      new Option('--outcome <outcome>', 'what became of the money')
        .choices(['completed', 'failed'])
        .makeOptionMandatory(),
    )
    .requiredOption('--reason <words>', 'how you know; kept for good, so no names or account numbers')
    .requiredOption('--operator <name>', 'who decides')
    .option(
      '--override-unreachable',
      'decide failed although the provider was told and does not answer, and so may have paid',
    )
    .action(
      async (
        id: string,
        options: {
          outcome: 'completed' | 'failed';
          reason: string;
          operator: string;
          overrideUnreachable?: true;
        },
      ) => {
        const { overrideUnreachable, ...decision } = options;
        const resolution = {
          ...decision,
          ...(overrideUnreachable && { overridesUnreachable: true }),
        };
        const given = settings();
        await withDatabase(given, async (database) => {
          const flow = await find(database, id);
          const { resolveFlow } = await import('./flowUpdates.ts');
          const { status } = await resolveFlow(given, flow, resolution);
          print(`${id} is ${status}.`);
        });
      },
    );

  commands
    .command('dismiss <id>')
    .description(`take a ${noun} that has ended off the list, once what the provider said was settled`)
    .requiredOption('--reason <words>', 'what was done; kept for good, so no names or account numbers')
    .requiredOption('--operator <name>', 'who decides')
    .action(async (id: string, decision: { reason: string; operator: string }) => {
      assertReason(decision.reason);
      const isDismissed = await withDatabase(settings(), (database) => kind.dismiss(database, id, decision));
      if (!isDismissed) throw new AdminError(`${id} is not a ${noun} on the list that has ended.`);
      print(`${id} is off the list.`);
    });
  return commands;
}

/** @throws AdminError when a reason for taking something off a list says nothing. */
export function assertReason(reason: string): void {
  if (reason.trim().length < 5) {
    throw new AdminError('--reason must say what was done, in at least 5 characters.');
  }
}

function described(flow: ListedFlow): string {
  return [
    flow.id,
    `  business  ${flow.businessId} (${flow.businessName}), ${flow.environment}`,
    `  amounts   ${flow.amounts}, requested at ${flow.requestedAt}, ${flow.status}`,
    `  reason    ${flow.reason}`,
    `  workflow  ${flow.workflowId}`,
  ].join('\n');
}
