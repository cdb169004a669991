import { Option } from 'commander';
import { KINDS, type Kind } from '../../contract/kinds.ts';
import type { Resolution } from '../../contract/messages.ts';
import { camelCase, orderWorkflowId } from '../../contract/starts.ts';
import { appendAudit } from '../../db/core/auditLog.ts';
import type { Database } from '../../db/core/database.ts';
import { isSecondOperatorNeeded, storeOperatorRequest } from '../../db/core/operatorRequests.ts';
import { dismissAttention, findOrder, listOrdersOfCause } from '../../db/orders/attention.ts';
import { findOrderHead, recordProviderUpdate } from '../../db/orders/updates.ts';
import type { Environment } from '../../domain/money.ts';
import type { AdminCommand, Decision, Operated } from '../command.ts';
import { AdminError, required } from '../errors.ts';
import { addListCommand, type List, type Waiting, waitingListOf } from '../lists.ts';
import { type CauseOptions, causeOf, MAX_RETRIED, retryAllOfCause, withCause } from '../ofCause.ts';
import type { Opened } from '../tools.ts';
import { DECIDED, secondOperatorSentence } from '../words.ts';
import { listFlows, OVER } from './flowKinds.ts';
import type { RunningFlow } from './flowUpdates.ts';
import { sendResolution } from './requests.ts';

/** The orders of a kind that a human must look into. */
export function ordersNeedingAttention(kind: Kind): List<Waiting> {
  const { name: command, noun } = KINDS[kind].command;
  return waitingListOf({
    field: camelCase(command),
    read: async (database) =>
      (await listFlows(database, kind)).map((each) => ({
        ...each,
        workflowId: orderWorkflowId(kind, each.environment, each.id),
      })),
    heading: ({ id }) => id,
    lines: ({ amounts, requestedAt, status, reason, workflowId: workflow, ...each }) => ({
      business: `${each.businessId} (${each.businessName}), ${each.environment}`,
      amounts: `${amounts}, requested at ${requestedAt}, ${status}`,
      reason,
      workflow,
    }),
    what: () => noun,
    since: ({ requestedAt }) => requestedAt,
    next: ({ id, status }) =>
      OVER.has(status) ? `${command} dismiss ${id} ${DECIDED}` : `${command} retry ${id}`,
  });
}

/**
 * Adds `attention`, `retry`, `resolve` and `dismiss` for one kind of flow.
 *
 * @returns the command they are under, for those that only one kind has.
 */
export function addFlowCommands(program: AdminCommand, flow: Kind): AdminCommand {
  const { name: command, noun, description } = KINDS[flow].command;
  const find = async (database: Database, id: string): Promise<AuditedFlow> => {
    const { status, environment, businessId } = required(
      await findOrder(database, flow, id),
      `There is no ${noun} ${id}.`,
    );
    const workflowId = orderWorkflowId(flow, environment, id);
    return { kind: flow, name: id, status, businessId, environment, workflowId };
  };
  const commands = program.command(command).description(description);
  addListCommand(
    commands,
    {
      command: 'attention',
      description: `list each ${noun} that an operator must look into`,
      none: `No ${noun} needs attention.`,
    },
    ordersNeedingAttention(flow),
  );
  addRetryOfOrders(commands, flow, find);
  addResolveCommand(commands, noun, find);
  commands
    .command('dismiss <id>')
    .description(`take a ${noun} that has ended off the list, once what the provider said was settled`)
    .withDecision('what was done')
    .runsOnDatabase(async ({ database }, id: string, decision: Decision) => {
      const isDismissed = await dismissAttention(database, flow, { id, ...decision });
      required(isDismissed, `${id} is not a ${noun} on the list that has ended.`);
      return `${id} is off the list.`;
    });
  return commands;
}

/** Adds `retry`: of one order, or of all open ones that wait for review for one cause. */
function addRetryOfOrders(
  commands: AdminCommand,
  flow: Kind,
  find: (database: Database, id: string) => Promise<AuditedFlow>,
): void {
  const { noun } = KINDS[flow].command;
  withCause(commands.command('retry [id]'))
    .description(
      `check a ${noun} at the provider now; once more, where it has ended; or, by --cause, each open one that waits for ` +
        'review for that cause',
    )
    .option('--provider <name>', 'with --cause: only those that this provider has')
    .withOperator()
    .runsOnDatabase(
      async (opened, id: string | undefined, options: CauseOptions & { readonly provider?: string }) => {
        const { database } = opened;
        const { environment, operator, provider } = options;
        const cause = causeOf(id, options, `one ${noun}`);
        if (cause !== undefined) {
          const wanted = { environment, cause, provider, limit: MAX_RETRIED };
          return retryAllOfCause(database, await listOrdersOfCause(database, flow, wanted), {
            ...options,
            action: `${flow}.retry_all`,
            details: { provider },
            retry: async (each) => retryOnRecord(opened, await find(database, each), operator),
          });
        }
        if (provider !== undefined) throw new AdminError('--provider narrows --cause.');
        const order = await find(database, id ?? '');
        return OVER.has(order.status)
          ? checkEnded(database, order, operator)
          : retryOnRecord(opened, order, operator);
      },
    );
}

/**
 * Has the provider of an order that has ended checked once more, on record. What the answer brings is stored, such as the
 * token of a meter; what contradicts the end is put on the list.
 *
 * @throws AdminError when the order was reversed: it has nothing left to learn.
 */
async function checkEnded(
  database: Database,
  { kind, name: id, status, environment, businessId }: AuditedFlow,
  actor: string,
): Promise<string> {
  const head = required(await findOrderHead(database, id), `There is no order ${id}.`);
  const message = await recordProviderUpdate(database, head);
  if (!message) throw new AdminError(`${id} is ${status}: it has nothing left to learn.`);
  await appendAudit(database, {
    actor,
    action: `${kind}.retry`,
    subject: id,
    details: { status },
    businessId,
    environment,
  });
  return `${id} is ${status}, and its provider is asked once more: npm run admin -- show ${id}`;
}

/** A flow with what begins its actions in the audit log, such as `usdt_sale`. */
export interface AuditedFlow extends RunningFlow {
  readonly kind: string;
  /** The business that it belongs to; undefined for an announced payment, whose business is known once it is credited. */
  readonly businessId: string | undefined;
  readonly environment: Environment;
}

/** Finds a flow by what an operator calls it. Throws AdminError when there is none. */
type FindFlow = (database: Database, name: string) => Promise<AuditedFlow>;

/** Makes a flow ask its provider now, on record. Returns its answer. Throws AdminError when it cannot. */
export async function retryOnRecord(
  { database, settings }: Opened,
  flow: AuditedFlow,
  actor: string,
): Promise<string> {
  const { retryNowUpdate, updateFlow } = await import('./flowUpdates.ts');
  const answer = await updateFlow(settings, flow, (running) => running.executeUpdate(retryNowUpdate));
  const { kind, name: subject, businessId, environment } = flow;
  await appendAudit(database, {
    actor,
    action: `${kind}.retry`,
    subject,
    details: {},
    businessId,
    environment,
  });
  return answer;
}

/** Adds a command that makes one flow ask its provider now. */
export function addRetryCommand(
  commands: AdminCommand,
  find: FindFlow,
  { usage, description }: { readonly usage: string; readonly description: string },
): void {
  commands
    .command(usage)
    .description(description)
    .withOperator()
    .runsOnDatabase(async (opened, name: string, { operator }: Operated) =>
      retryOnRecord(opened, await find(opened.database, name), operator),
    );
}

function addResolveCommand(
  commands: AdminCommand,
  noun: string,
  find: (database: Database, id: string) => Promise<AuditedFlow>,
): void {
  commands
    .command('resolve <id>')
    .description(`end a ${noun} whose outcome you found out by other means`)
    .addOption(
      new Option('--outcome <outcome>', 'the outcome for the money')
        .choices(['completed', 'failed'])
        .makeOptionMandatory(),
    )
    .withDecision('how you know', { isChecked: false })
    .option(
      '--override-unreachable',
      'decide failed although the provider was told and does not answer, and so may have paid',
    )
    .runsOnDatabase(
      async ({ database, settings }, id: string, options: Resolution & { overrideUnreachable?: true }) => {
        const { overrideUnreachable: overridesUnreachable = false, outcome, reason, operator } = options;
        const { kind, environment } = await find(database, id);
        const needsSecond = overridesUnreachable && (await isSecondOperatorNeeded(database));
        const details = { outcome, overridesUnreachable, environment };
        const request = { action: `${kind}.resolve`, subject: id, details, reason };
        const requestId = await database.transaction((runner) =>
          storeOperatorRequest(runner, { ...request, operator }, { needsSecond }),
        );
        if (needsSecond) return secondOperatorSentence(requestId);
        return sendResolution(database, settings, { ...request, id: requestId, requestedBy: operator });
      },
    );
}
