import type { Resolution } from '../../contract/messages.ts';
import { orderWorkflowId } from '../../contract/starts.ts';
import type { Database, StatementRunner } from '../../db/core/database.ts';
import {
  confirmRequest,
  listWaitingRequests,
  lockOperatorRequest,
  markApplied,
  type OperatorRequestRow,
  rejectRequest,
} from '../../db/core/operatorRequests.ts';
import { ADJUSTMENT, storedAdjustment } from '../../db/ledger/balanceAdjustments.ts';
import { LedgerStore } from '../../db/ledger/ledgerStore.ts';
import { findOrderHead } from '../../db/orders/updates.ts';
import type { AdminCommand, Operated } from '../command.ts';
import { AdminError, required } from '../errors.ts';
import { postAdjustment } from '../ledger/adjustment.ts';
import { applyHoldRequest } from '../ledger/holds.ts';
import { addListCommand, waitingListOf } from '../lists.ts';
import { applyClosingRequest } from '../merchants/closing.ts';
import { applyErasureRequest } from '../merchants/privacy.ts';
import type { AdminSettings } from '../settings.ts';
import { applyLostFlowRequest } from './lost/commands.ts';

/** What waits for a second operator. */
export const WAITING_REQUESTS = waitingListOf({
  field: 'requests',
  read: async (database) =>
    (await listWaitingRequests(database)).map((request) => ({
      ...request,
      environment: request.details.environment,
    })),
  heading: ({ id }) => id,
  lines: ({ action, subject, details, reason, requestedBy, isVerified, expiresAt }) => ({
    asks: `${action} of ${subject}`,
    details: JSON.stringify(details),
    reason,
    by: `${requestedBy}${isVerified ? '' : ', a name typed in the Temporal UI: unverified'}`,
    expires: expiresAt,
  }),
  what: () => 'request for a second operator',
  since: ({ requestedAt }) => requestedAt,
  next: ({ id }) => `requests confirm ${id}`,
});

/** Adds `requests list`, `requests confirm` and `requests reject`. */
export function addRequestCommands(program: AdminCommand): void {
  const requests = program
    .command('requests')
    .description(
      'adjustments, holds of wallets, records made again, overrides and erasures that wait for a second operator, for a day at most',
    );
  addListCommand(
    requests,
    { command: 'list', description: 'list what waits for a second operator', none: 'No request waits.' },
    WAITING_REQUESTS,
  );

  requests
    .command('confirm <id>')
    .description("apply another operator's request")
    .withOperator()
    .runsOnDatabase(async (opened, id: string, { operator }: Operated) => {
      const { database, settings } = opened;
      const request = await database.transaction(async (runner) => {
        const locked = await lockRequest(runner, id);
        await confirm(runner, locked, operator);
        if (locked.action === ADJUSTMENT) {
          const ledger = new LedgerStore(database);
          const { details, reason, requestedBy } = locked;
          const adjustment = {
            ...storedAdjustment(details),
            reason,
            operator: requestedBy,
            confirmedBy: operator,
          };
          // The money and the end of the request commit together.
          await postAdjustment(runner, ledger, adjustment);
          await markApplied(runner, id);
          return { ...locked, isApplied: true };
        }
        const { action, details, reason, requestedBy } = locked;
        const decided = { action, details, reason, operator: requestedBy, confirmedBy: operator };
        const isApplied =
          (await applyHoldRequest(runner, database, decided)) ||
          (await applyClosingRequest(runner, { ...decided, subject: locked.subject })) ||
          (await applyLostFlowRequest(runner, opened, decided));
        if (isApplied) await markApplied(runner, id);
        return { ...locked, isApplied };
      });
      if (request.isApplied) return `${id} is applied.`;
      const erased = await applyErasureRequest(opened, request, operator);
      if (erased !== undefined) return erased;
      return sendResolution(database, settings, request);
    });

  requests
    .command('reject <id>')
    .description('refuse a request; its maker can withdraw it so')
    .withOperator()
    .runsOnDatabase(async ({ database }, id: string, { operator }: Operated) => {
      await database.transaction(async (runner) => {
        const request = await lockRequest(runner, id);
        if (request.status !== 'WAITING') throw new AdminError(`${id} is ${request.status} already.`);
        await rejectRequest(runner, request, operator);
      });
      return `${id} is rejected.`;
    });
}

/** @throws AdminError when there is none of that id. */
async function lockRequest(runner: StatementRunner, id: string): Promise<OperatorRequestRow> {
  return required(await lockOperatorRequest(runner, id), `There is no request ${id}.`);
}

/**
 * Confirms a locked request. One that its confirmer confirmed before, and that was not applied then, is sent again.
 *
 * @throws AdminError when it does not wait, has expired, or is the confirmer's own.
 */
async function confirm(
  runner: StatementRunner,
  request: OperatorRequestRow,
  operator: string,
): Promise<void> {
  const { id, status, requestedBy, decidedBy, isExpired } = request;
  if (isExpired) throw new AdminError(`${id} has expired: it must be requested again.`);
  if (status === 'READY' && decidedBy === operator) return;
  if (status !== 'WAITING') throw new AdminError(`${id} is ${status} already.`);
  if (requestedBy === operator)
    throw new AdminError(`${id} is your own request: another operator must confirm it.`);
  await confirmRequest(runner, request, operator);
}

/** What is sent of a request. */
type SentRequest = Pick<OperatorRequestRow, 'id' | 'subject' | 'details' | 'reason' | 'requestedBy'>;

/** Sends the workflow of an order the decision of a request that is READY. Returns what came of it, in a sentence. */
export async function sendResolution(
  database: Database,
  settings: AdminSettings,
  { id, subject, details, reason, requestedBy: operator }: SentRequest,
): Promise<string> {
  const { kind, environment, status } = required(
    await findOrderHead(database, subject),
    `There is no order ${subject}.`,
  );
  const { outcome, overridesUnreachable } = details as Pick<Resolution, 'outcome' | 'overridesUnreachable'>;
  const { resolveUpdate, updateFlow } = await import('./flowUpdates.ts');
  const workflowId = orderWorkflowId(kind, environment, subject);
  const resolution = { outcome, reason, operator, ...(overridesUnreachable && { overridesUnreachable }) };
  const state = await updateFlow(settings, { name: subject, status, workflowId }, (running) =>
    running.executeUpdate(resolveUpdate, { args: [resolution], updateId: id }),
  );
  return `${subject} is ${state.status}.`;
}
