import { Option } from 'commander';
import { sweepWorkflowId, usdtSessionWorkflowId } from '../../contract/starts.ts';
import type { Database } from '../../db/core/database.ts';
import { listBookedSessions } from '../../db/ledger/custody.ts';
import { LedgerStore } from '../../db/ledger/ledgerStore.ts';
import { advanceUsdtSession } from '../../db/usdt/sessionSettlement.ts';
import {
  findSweep,
  findSweepAtWork,
  listSweepsNeedingAttention,
  listSweepsOfCause,
} from '../../db/usdt/sweeps.ts';
import {
  findUsdtSession,
  listUsdtSessionsToDecide,
  parseSessionPolicy,
  readSessionPolicy,
  storedSessionPolicy,
  storeSessionPolicy,
  type UsdtSessionToDecide,
} from '../../db/usdt/usdtSessions.ts';
import {
  assertSessionPolicy,
  isOver,
  PAYMENT_RESOLUTIONS,
  type PaymentResolution,
} from '../../domain/usdt/usdtSession.ts';
import {
  type AdminCommand,
  type Decision,
  NO_ADDRESSES,
  type Operated,
  type Placed,
  Report,
} from '../command.ts';
import { AdminError, inPlainWords, requireBusiness } from '../errors.ts';
import { readTerms } from '../given.ts';
import { addListCommand, waitingListOf } from '../lists.ts';
import { type CauseOptions, causeOf, MAX_RETRIED, retryAllOfCause, withCause } from '../ofCause.ts';
import { type AuditedFlow, retryOnRecord } from '../orders/flowCommands.ts';
import { DECIDED, usdt } from '../words.ts';
import { CHAIN_ALARMS } from './alarms.ts';
import { beginSweeps } from './sweeps.ts';

/** Adds `attention`, `resolve`, `retry`, `sweep` and `policy`. */
export function addSessionCommands(crypto: AdminCommand): void {
  addListCommand(
    crypto,
    {
      command: 'attention',
      description: 'list sessions that need a decision, sweeps that need help, and what blocks them',
      none: 'No session or sweep needs attention.',
    },
    SESSIONS_TO_DECIDE,
    SWEEPS_NEEDING_ATTENTION,
    CHAIN_ALARMS,
  );
  addResolveCommand(crypto);
  addRetryCommand(crypto);
  addSweepCommand(crypto);
  addPolicyCommand(crypto);
}

/** Sessions that their policy leaves open. */
export const SESSIONS_TO_DECIDE = waitingListOf({
  field: 'sessions',
  read: async (database, slice) => {
    const { rows, total } = await listUsdtSessionsToDecide(database, slice);
    return { rows: rows.map(sessionToDecide), total };
  },
  heading: ({ paymentId }) => paymentId,
  lines: (session) => ({
    business: `${session.businessId} (${session.businessName}), ${session.environment}`,
    status: `${session.status}${session.reason === null ? '' : ` (${session.reason})`}, expires ${session.expiresAt}`,
    amount: `USDT ${session.received} of ${session.expected}, sweep ${session.sweep}${session.sweepReason === null ? '' : `: ${session.sweepReason}`}`,
    workflow: session.workflowId,
  }),
  what: () => 'USDT session',
  since: ({ createdAt }) => createdAt,
  next: ({ paymentId, reason }) =>
    reason === 'sweep_failed'
      ? `crypto retry ${paymentId}, or crypto resolve ${paymentId} --action … ${DECIDED}`
      : `crypto resolve ${paymentId} --action … ${DECIDED}`,
});

/** Sweeps that need help. */
export const SWEEPS_NEEDING_ATTENTION = waitingListOf({
  field: 'sweeps',
  read: async (database, slice) => {
    const { rows, total } = await listSweepsNeedingAttention(database, slice);
    return {
      total,
      rows: rows.map((sweep) => ({
        ...sweep,
        workflowId: sweepWorkflowId(sweep.environment, sweep.sweepId),
      })),
    };
  },
  heading: ({ sweepId }) => sweepId,
  lines: ({ paymentId, reason, sweeps, workflowId: workflow }) => ({
    of: sweeps === 1 ? paymentId : `${paymentId} and ${sweeps - 1} more sweeps`,
    reason,
    workflow,
  }),
  what: () => 'sweep',
  since: ({ since }) => since,
  next: ({ sweepId, sweeps, environment, reason }) =>
    sweeps === 1
      ? `crypto retry ${sweepId}`
      : `crypto retry --env ${environment} --cause ${JSON.stringify(reason)}`,
});

function addResolveCommand(crypto: AdminCommand): void {
  crypto
    .command('resolve <paymentId>')
    .description('decide a session that its policy leaves open')
    .addOption(
      new Option('--action <action>', 'credit what came, credit what was expected, or reject')
        .choices([...PAYMENT_RESOLUTIONS])
        .makeOptionMandatory(),
    )
    .withDecision('why', { note: NO_ADDRESSES })
    .runsOnDatabase(
      async ({ database }, paymentId: string, options: Decision & { action: PaymentResolution }) => {
        const { action, reason, operator: actor } = options;
        const { payment } = await inPlainWords(
          advanceUsdtSession(database, new LedgerStore(database), {
            paymentId,
            nowMs: Date.now(),
            tellsFlow: true,
            decision: { by: 'operator', action, reason, actor },
          }),
        );
        return `${paymentId} is ${payment.status}.`;
      },
    );
}

function addRetryCommand(crypto: AdminCommand): void {
  withCause(crypto.command('retry [id]'))
    .description(
      'check a session now, and retry its failed or waiting sweep; or name that sweep itself; or, by ' +
        '--cause, all that failed or wait for one cause',
    )
    .withOperator()
    .runsOnDatabase(async (opened, id: string | undefined, options: CauseOptions) => {
      const { environment, operator } = options;
      const cause = causeOf(id, options, 'one session or sweep');
      if (cause !== undefined) {
        const { ids, total } = await listSweepsOfCause(opened.database, { environment, cause }, MAX_RETRIED);
        return retryAllOfCause(
          opened.database,
          { items: ids.map((each) => ({ id: each })), total },
          {
            ...options,
            action: 'crypto_sweep.retry_all',
            async retry(each) {
              for (const flow of await flowsToRetry(opened.database, each))
                await retryOnRecord(opened, flow, operator);
            },
          },
        );
      }
      for (const flow of await flowsToRetry(opened.database, id ?? '')) {
        const answer = await retryOnRecord(opened, flow, operator);
        crypto.tools.print(flow.name === id ? answer : `${flow.name}: ${answer}`);
      }
      return undefined;
    });
}

function addSweepCommand(crypto: AdminCommand): void {
  crypto
    .command('sweep [paymentId]')
    .description('move what the address of an ended session holds to the treasury, if that is worth it')
    .option('--all', 'of every ended session whose address holds something')
    .withEnvironment()
    .withOperator()
    .runs(async (paymentId: string | undefined, options: Placed & Operated & { all?: true }) => {
      const { all, environment, operator } = options;
      if ((paymentId === undefined) !== (all === true)) {
        throw new AdminError('Name one session, or say --all.');
      }
      return crypto.tools.withDatabase(async ({ database }) => {
        const ids = paymentId === undefined ? await listBookedSessions(database, environment) : [paymentId];
        const { begun, refused } = await beginSweeps(database, ids, operator);
        const lines = refused.map((each) => `${each.paymentId}: ${each.reason}.`);
        return new Report({ begun, refused }, [...lines, `Sweeps begun: ${begun.length}.`]);
      });
    });
}

function addPolicyCommand(crypto: AdminCommand): void {
  crypto
    .command('policy <businessId> [json]')
    .description(
      'show the policy of new sessions, or agree on one in place of the defaults; numbers of money are text, {} goes back: ' +
        '\'{"toleranceBasisPoints":"100","creditsOverpayment":false,"creditsUnderpayment":true,"graceMs":7200000,' +
        '"lateWindowMs":600000,"sweeps":"later","sweepFloorMinor":"20000000","settlesOn":"deposit","tokenFeeBorneBy":"merchant"}\'',
    )
    .withOperator()
    .runsOnDatabase(
      // biome-ignore lint/complexity/useMaxParams: commander gives a command's arguments by position.
      async ({ database }, businessId: string, json: string | undefined, { operator }: Operated) => {
        if (json !== undefined) {
          const agreed = readTerms('policy', json, (given) => {
            assertSessionPolicy(parseSessionPolicy(given));
            return given;
          });
          requireBusiness(
            await storeSessionPolicy(database, businessId, { agreed, actor: operator }),
            businessId,
          );
        }
        const policy = requireBusiness(await readSessionPolicy(database, businessId), businessId);
        return JSON.parse(storedSessionPolicy(policy));
      },
    );
}

function sessionToDecide(session: UsdtSessionToDecide) {
  const { paymentId, businessId, businessName, environment, status } = session;
  return {
    paymentId,
    businessId,
    businessName,
    environment,
    status,
    reason: session.reviewReason ?? null,
    expected: usdt(session.expectedMinor),
    received: usdt(session.receivedMinor),
    sweep: session.sweep,
    sweepReason: session.sweepReason ?? null,
    createdAt: new Date(session.createdAtMs).toISOString(),
    expiresAt: new Date(session.expiresAtMs).toISOString(),
    workflowId: usdtSessionWorkflowId(environment, paymentId),
  };
}

/**
 * The flows that a retry is for: a sweep; or a session, and the sweep that is at work for it. A session that is over needs
 * none, but what it left on its address may.
 *
 * @throws AdminError when there is no session or sweep of this id, or nothing of it is under way.
 */
async function flowsToRetry(database: Database, id: string): Promise<readonly AuditedFlow[]> {
  const named = await sweepFlow(database, id);
  if (named) return [named];
  const payment = await findUsdtSession(database, id);
  if (!payment) throw new AdminError(`There is no session or sweep ${id}.`);
  const { status, businessId, environment } = payment;
  const session: AuditedFlow = {
    kind: 'crypto_payment',
    name: id,
    status,
    businessId,
    environment,
    workflowId: usdtSessionWorkflowId(environment, id),
  };
  const sweepId = await findSweepAtWork(database, id);
  const sweep = sweepId === undefined ? undefined : await sweepFlow(database, sweepId);
  if (sweep) return isOver(status) ? [sweep] : [session, sweep];
  if (!isOver(status)) return [session];
  throw new AdminError(
    `${id} is ${status}, and no sweep is at work for it. What its address holds is moved by: npm run admin -- crypto sweep ${id}.`,
  );
}

async function sweepFlow(database: Database, sweepId: string): Promise<AuditedFlow | undefined> {
  const sweep = await findSweep(database, sweepId);
  if (!sweep) return undefined;
  const { status, businessId, environment } = sweep;
  return {
    kind: 'crypto_sweep',
    name: sweepId,
    status,
    businessId,
    environment,
    workflowId: sweepWorkflowId(environment, sweepId),
  };
}
