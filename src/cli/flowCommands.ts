import { Option } from 'commander';
import { orderWorkflowId } from '../contract/flows.ts';
import { camelCase, KINDS, type Kind } from '../contract/kinds.ts';
import { dismissAttention } from '../db/attention.ts';
import { appendAudit } from '../db/auditLog.ts';
import type { Database } from '../db/database.ts';
import type { AdminCommand, Decision, Operated } from './command.ts';
import { AdminError } from './errors.ts';
import { FLOW_KINDS } from './flowKinds.ts';
import type { RunningFlow } from './flowUpdates.ts';
import { addListCommand } from './lists.ts';
import type { AdminSettings } from './settings.ts';
import type { AdminTools } from './tools.ts';
import { described } from './words.ts';

/**
 * Adds `attention`, `retry`, `resolve` and `dismiss` for one kind of flow.
 *
 * @returns the command they are under, for those that only one kind has.
 */
export function addFlowCommands(program: AdminCommand, tools: AdminTools, flow: Kind): AdminCommand {
  const { withDatabase, print } = tools;
  const kind = FLOW_KINDS[flow];
  const { name: command, noun, description } = KINDS[flow].command;
  const find = async (database: Database, id: string): Promise<AuditedFlow> => {
    const record = await kind.load(database, id);
    if (!record) throw new AdminError(`There is no ${noun} ${id}.`);
    return {
      kind: flow,
      name: id,
      status: record.status,
      workflowId: orderWorkflowId(flow, record.environment, id),
    };
  };
  const commands = program.command(command).description(description);
  addListCommand(commands, tools, {
    command: 'attention',
    description: `list each ${noun} that a human must look into`,
    field: camelCase(command),
    none: `No ${noun} needs attention.`,
    read: async (database) =>
      (await kind.list(database)).map((each) => ({
        ...each,
        workflowId: orderWorkflowId(flow, each.environment, each.id),
      })),
    inWords: ({ id, amounts, requestedAt, status, reason, workflowId: workflow, ...each }) =>
      described(id, {
        business: `${each.businessId} (${each.businessName}), ${each.environment}`,
        amounts: `${amounts}, requested at ${requestedAt}, ${status}`,
        reason,
        workflow,
      }),
  });
  addRetryCommand(commands, tools, {
    usage: 'retry <id>',
    description: `ask the provider now what became of a ${noun}`,
    find,
  });
  addResolveCommand(commands, tools, { noun, find });
  commands
    .command('dismiss <id>')
    .description(`take a ${noun} that has ended off the list, once what the provider said was settled`)
    .withDecision('what was done')
    .action(async (id: string, decision: Decision) => {
      const isDismissed = await withDatabase((database) => dismissAttention(database, flow, id, decision));
      if (!isDismissed) throw new AdminError(`${id} is not a ${noun} on the list that has ended.`);
      print(`${id} is off the list.`);
    });
  return commands;
}

/** A flow with what begins its actions in the audit log, such as `usdt_sale`. */
export interface AuditedFlow extends RunningFlow {
  readonly kind: string;
}

/** Finds a flow by what an operator calls it. Throws AdminError when there is none. */
type FindFlow = (database: Database, name: string) => Promise<AuditedFlow>;

/** Makes a flow ask its provider now, on record. Returns its answer. Throws AdminError when it cannot. */
export async function retryOnRecord(
  database: Database,
  settings: AdminSettings,
  flow: AuditedFlow,
  actor: string,
): Promise<string> {
  const { retryFlow } = await import('./flowUpdates.ts');
  const answer = await retryFlow(settings, flow);
  await appendAudit(database, { actor, action: `${flow.kind}.retry`, subject: flow.name, details: {} });
  return answer;
}

/** Adds a command that makes one flow ask its provider now. */
export function addRetryCommand(
  commands: AdminCommand,
  { withDatabase, print }: AdminTools,
  { usage, description, find }: { usage: string; description: string; find: FindFlow },
): void {
  commands
    .command(usage)
    .description(description)
    .withOperator()
    .action(async (name: string, { operator }: Operated) => {
      await withDatabase(async (database, settings) => {
        print(await retryOnRecord(database, settings, await find(database, name), operator));
      });
    });
}

function addResolveCommand(
  commands: AdminCommand,
  { withDatabase, print }: AdminTools,
  { noun, find }: { noun: string; find: FindFlow },
): void {
  commands
    .command('resolve <id>')
    .description(`end a ${noun} whose outcome was found out by other means`)
    .addOption(
      new Option('--outcome <outcome>', 'what became of the money')
        .choices(['completed', 'failed'])
        .makeOptionMandatory(),
    )
    .withDecision('how you know', { isChecked: false })
    .option(
      '--override-unreachable',
      'decide failed although the provider was told and does not answer, and so may have paid',
    )
    .action(
      async (
        id: string,
        options: Decision & { outcome: 'completed' | 'failed'; overrideUnreachable?: true },
      ) => {
        const { overrideUnreachable, ...decision } = options;
        await withDatabase(async (database, settings) => {
          const flow = await find(database, id);
          const { resolveFlow } = await import('./flowUpdates.ts');
          const resolution = { ...decision, ...(overrideUnreachable && { overridesUnreachable: true }) };
          const { status } = await resolveFlow(settings, flow, resolution);
          print(`${id} is ${status}.`);
        });
      },
    );
}
