import { ALL_KINDS } from '../../../contract/kinds.ts';
import { appendAudit } from '../../../db/core/auditLog.ts';
import type { Database, StatementRunner } from '../../../db/core/database.ts';
import { isSecondOperatorNeeded, storeOperatorRequest } from '../../../db/core/operatorRequests.ts';
import type { LostOrderVerdict, OrderAtProvider } from '../../../domain/orders/lostOrder.ts';
import type { LostFlow } from '../../../temporal/lostFlows.ts';
import { type AdminCommand, type Decision, Report } from '../../command.ts';
import { AdminError, required } from '../../errors.ts';
import type { Opened } from '../../tools.ts';
import { described, secondOperatorSentence } from '../../words.ts';
import { withTemporal } from '../withTemporal.ts';
import {
  amountIn,
  applyRecreation,
  type Decided,
  isOfSession,
  judge,
  orderKindOf,
  type Planned,
  plannedId,
  planRecreation,
  type RecreateOptions,
  recreateCommand,
  type Within,
} from './recreate.ts';

const RECREATE = 'flows.recreate';
const CLOSE = 'flows.close';

/** Adds `flows lost`, `flows recreate` and `flows close`: workflows without a record, after a restore. */
export function addLostFlowCommands(flows: AdminCommand): void {
  flows
    .command('lost')
    .description(
      'list workflows without a record, which a restore lost, with what banks know of a payout; exit 1 when there are any',
    )
    .option('--since <time>', 'such as 2026-01-31T12:00Z: also those that began since then and have ended')
    .withJson()
    .runsOnDatabase(async (opened, { since }: { since?: string }) => {
      const lost = await listLost(opened, timeOf(since));
      const seen: SeenFlow[] = [];
      for (const flow of lost) seen.push({ ...flow, ...(await askBanks(opened, flow)) });
      return new Report(
        { flows: seen.map(factsOf) },
        seen.length === 0 ? ['Every workflow has its record.'] : seen.flatMap(inWords),
        { isViolation: seen.length > 0 },
      );
    });

  flows
    .command('recreate <workflowId>')
    .description(
      'make the record of an order or an announced payment again that a restore lost: its money is on hold again, and the outcome is what its provider says',
    )
    .option(
      '--facts <json>',
      'what the merchant has of its request and the answer; a refusal shows an example',
    )
    .option('--amount <decimal>', 'where the workflow does not say it')
    .option('--reference <id>', 'the request id of a bill that was not bought under its first')
    .option('--may-owe', 'let the business owe what its wallet lacks')
    .withDecision('why')
    .runsOnDatabase(async (opened, workflowId: string, options: RecreateOptions) => {
      const { database } = opened;
      const { operator, reason } = options;
      const details = await planRecreation(opened, await findLost(opened, workflowId), options);
      const subject = plannedId(details);
      const asked = await askSecond(database, { action: RECREATE, subject, details, reason, operator });
      if (asked !== undefined) return asked;
      return database.transaction((runner) =>
        applyRecreation({ ...opened, runner }, details, { reason, operator }),
      );
    });

  flows
    .command('close <workflowId>')
    .description('end a workflow whose record a restore lost, without making the record again')
    .withDecision('why, and what was settled with the provider')
    .runsOnDatabase(async (opened, workflowId: string, { operator, reason }: Decision) => {
      const flow = await findLost(opened, workflowId);
      if (!flow.isOpen) throw new AdminError(`${workflowId} has ended: there is nothing to close.`);
      const { verdict } = await askBanks(opened, flow);
      const details = { workflowId, kind: flow.kind, environment: flow.environment, banks: verdict?.is };
      // What may have moved money is closed past a provider's word.
      if (mayHaveMovedMoney(flow, verdict)) {
        const request = { action: CLOSE, subject: workflowId, details, reason, operator };
        const asked = await askSecond(opened.database, request);
        if (asked !== undefined) return asked;
      }
      await opened.database.transaction((runner) =>
        applyClose({ ...opened, runner }, details, { reason, operator }),
      );
      return `${workflowId} is closed.`;
    });
}

/** A flow without a record, with what banks say of it; both undefined of what no bank was asked about. */
interface SeenFlow extends LostFlow, AskedBanks {}

interface AskedBanks {
  readonly banks: readonly OrderAtProvider[] | undefined;
  readonly verdict: LostOrderVerdict | undefined;
}

interface Closing {
  readonly workflowId: string;
  readonly kind: string;
  readonly environment: string;
  readonly banks: string | undefined;
}

/**
 * Applies what a second operator confirmed of these commands.
 *
 * @returns whether the request is one of theirs.
 * @throws AdminError when it can no longer be done.
 */
export async function applyLostFlowRequest(
  runner: StatementRunner,
  opened: Opened,
  { action, details, ...decided }: Decided & { readonly action: string; readonly details: object },
): Promise<boolean> {
  const within = { ...opened, runner };
  if (action === RECREATE) await applyRecreation(within, details as Planned, decided);
  else if (action === CLOSE) await applyClose(within, details as Closing, decided);
  else return false;
  return true;
}

async function applyClose(
  within: Within,
  { workflowId, ...details }: Closing,
  { reason, operator, confirmedBy }: Decided,
): Promise<void> {
  await findLost(within, workflowId);
  await appendAudit(within.runner, {
    actor: operator,
    action: 'flows.close',
    subject: workflowId,
    details: { ...details, reason, confirmedBy },
  });
  const { endLostFlow } = await import('../../../temporal/lostFlows.ts');
  // Before the commit: what was ended is ended, and typed again it is on record.
  await withTemporal(within, ({ client }) => endLostFlow(client, workflowId, reason));
}

/** Whether closing it leaves money that a provider may have moved without a record. */
function mayHaveMovedMoney({ kind, environment }: LostFlow, verdict: LostOrderVerdict | undefined): boolean {
  if (environment === 'test' || !ALL_KINDS.some((each) => each === kind)) return false;
  if (!verdict) return true;
  return !(verdict.is === 'unknown' || (verdict.is === 'known' && verdict.at.status === 'failed'));
}

/** What banks say of a live withdrawal; nothing of anything else, of which the workflow does not say enough. */
async function askBanks({ database, settings: { config } }: Opened, flow: LostFlow): Promise<AskedBanks> {
  const amountMinor = flow.kind === 'withdrawal' ? amountIn(flow, flow.kind) : undefined;
  if (flow.environment !== 'prod' || amountMinor === undefined)
    return { banks: undefined, verdict: undefined };
  const { searchLivePayout } = await import('../../../composition/lostOrders.ts');
  const banks = await searchLivePayout(
    { config, database },
    { id: flow.id, amountMinor, sentAtMs: flow.begunAtMs },
  );
  return { banks, verdict: judge(banks) };
}

function listLost(opened: Opened, sinceMs: number | undefined): Promise<readonly LostFlow[]> {
  return withTemporal(opened, async ({ client, queuePrefix }) => {
    const { listLostFlows } = await import('../../../temporal/lostFlows.ts');
    return listLostFlows({ client, queuePrefix, database: opened.database }, sinceMs);
  });
}

/** @throws AdminError when there is no such workflow, or it has its record. */
async function findLost(opened: Opened, workflowId: string): Promise<LostFlow> {
  const found = await withTemporal(opened, async ({ client, queuePrefix }) => {
    const { findLostFlow } = await import('../../../temporal/lostFlows.ts');
    return findLostFlow({ client, queuePrefix, database: opened.database }, workflowId);
  });
  return required(found, `There is no workflow ${workflowId} without a record: see flows lost.`);
}

/** Stores a request where a second operator is needed. Returns the sentence that says so; undefined where none is. */
async function askSecond(
  database: Database,
  request: Omit<Parameters<typeof storeOperatorRequest>[1], 'details'> & { readonly details: object },
): Promise<string | undefined> {
  if (!(await isSecondOperatorNeeded(database))) return undefined;
  const id = await database.transaction((runner) =>
    storeOperatorRequest(runner, { ...request, details: { ...request.details } }, { needsSecond: true }),
  );
  return secondOperatorSentence(id);
}

/** @throws AdminError for what is not a time. */
function timeOf(given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  const sinceMs = Date.parse(given);
  if (Number.isNaN(sinceMs)) throw new AdminError('--since must be a time such as 2026-01-31T12:00Z.');
  return sinceMs;
}

function factsOf({ begunAtMs, ...flow }: SeenFlow) {
  return { ...flow, begunAt: new Date(begunAtMs).toISOString() };
}

function inWords(flow: SeenFlow): readonly string[] {
  const { workflowId, businessId, isOpen, begunAtMs, summary, banks, verdict } = flow;
  return described(workflowId, {
    of: businessId,
    workflow: `${isOpen ? 'open' : 'ended'}, begun at ${new Date(begunAtMs).toISOString()}`,
    what: summary,
    banks: banks?.map(bankInWords),
    next: nextOf(flow, verdict),
  });
}

function nextOf(flow: LostFlow, verdict: LostOrderVerdict | undefined): readonly string[] {
  const close = flow.isOpen ? [`flows close ${flow.workflowId} --reason …`] : [];
  if (isOfSession(flow)) return [...close, 'The sale of its session is made again by itself.'];
  const canRecreate = orderKindOf(flow) !== undefined || flow.kind === 'vendor_credit';
  if (!canRecreate) return close;
  const recreate = [recreateCommand(flow)];
  if (!verdict) return [...recreate, ...close];
  if (verdict.is === 'known') return recreate;
  return verdict.is === 'unknown' ? [...close, ...recreate] : [verdict.because];
}

function bankInWords({ provider, account, reference, status, reason }: OrderAtProvider): string {
  const where = [provider, account].filter(Boolean).join(' ');
  return `${where} has ${reference} as ${status}${reason === undefined ? '' : `: ${reason}`}`;
}
