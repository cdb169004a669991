import { vendorCreditWorkflowId } from '../../contract/starts.ts';
import type { Database } from '../../db/core/database.ts';
import { storeOperatorRequest } from '../../db/core/operatorRequests.ts';
import {
  type ClaimedPayment,
  dismissClaims,
  listClaimedPayments,
} from '../../db/orders/providerCallbacks.ts';
import {
  findVendorCreditByReference,
  listVendorCreditsNeedingAttention,
} from '../../db/orders/vendorCredits.ts';
import { minorToDecimal } from '../../domain/money.ts';
import type { AdminCommand, Decision } from '../command.ts';
import { required } from '../errors.ts';
import { addListCommand, waitingListOf } from '../lists.ts';
import { DECIDED } from '../words.ts';
import { type AuditedFlow, addRetryCommand } from './flowCommands.ts';

/** Announced payments that were not credited and need a human. */
export const VENDOR_CREDITS_NEEDING_ATTENTION = waitingListOf({
  field: 'vendorCredits',
  read: async (database) =>
    (await listVendorCreditsNeedingAttention(database)).map((credit) => ({
      ...credit,
      workflowId: vendorCreditWorkflowId(credit),
    })),
  heading: ({ providerReference }) => providerReference,
  lines: ({ provider, announcedAt, environment, reason, workflowId: workflow }) => ({
    from: `${provider}, announced at ${announcedAt}, ${environment}`,
    reason,
    workflow,
  }),
  what: () => 'announced payment',
  since: ({ announcedAt }) => announcedAt,
  next: ({ providerReference }) => `vendor-credits retry ${providerReference}`,
});

/** Payments into vendor accounts that are wanted back. */
export const CLAIMED_PAYMENTS = waitingListOf({
  field: 'claims',
  read: listClaimedPayments,
  heading: ({ paymentReference }) => paymentReference,
  lines: describedClaim,
  what: () => 'payment wanted back',
  since: ({ announcements: [first] }) => first?.announcedAt ?? '',
  next: ({ paymentReference, transactionId }) =>
    transactionId === undefined
      ? `vendor-credits dismiss-claims ${paymentReference} ${DECIDED}`
      : `payments chargeback open ${transactionId} --amount … --dispute ${paymentReference} ${DECIDED}`,
});

/**
 * Adds `vendor-credits attention`, `retry` and `dismiss`, of payments into vendor accounts that a provider announced, and
 * `claims` and `dismiss-claims`, of those that are wanted back.
 */
export function addVendorCreditCommands(program: AdminCommand): void {
  const credits = program.command('vendor-credits').description('announced payments into vendor accounts');
  addClaimCommands(credits);
  addListCommand(
    credits,
    {
      command: 'attention',
      description: 'list the announced payments that were not credited and need an operator',
      none: 'No announced payment needs attention.',
    },
    VENDOR_CREDITS_NEEDING_ATTENTION,
  );
  addRetryCommand(credits, find, {
    usage: 'retry <reference>',
    description: 'check an announced payment at the provider now, and credit it if confirmed',
  });

  credits
    .command('dismiss <reference>')
    .description('end an announced payment without a credit')
    .withDecision('how you know', { isChecked: false })
    .runsOnDatabase(async ({ database, settings }, reference: string, decision: Decision) => {
      const flow = await find(database, reference);
      const { dismissUpdate, updateFlow } = await import('./flowUpdates.ts');
      const request = { action: 'vendor_credit.dismiss', subject: reference, details: {}, ...decision };
      const updateId = await database.transaction((runner) =>
        storeOperatorRequest(runner, request, { needsSecond: false }),
      );
      const { status } = await updateFlow(settings, flow, (running) =>
        running.executeUpdate(dismissUpdate, { args: [{ outcome: 'dismissed', ...decision }], updateId }),
      );
      return `${reference} is ${status}.`;
    });
}

/** Lists the payments that are wanted back, and takes them off the list: what was done about them is done by hand. */
function addClaimCommands(credits: AdminCommand): void {
  addListCommand(
    credits,
    {
      command: 'claims',
      description: 'list the payments with an announced refund or dispute',
      none: 'No payment is wanted back.',
    },
    CLAIMED_PAYMENTS,
  );

  credits
    .command('dismiss-claims <reference>')
    .description('take a payment that was wanted back off the list, after it was settled')
    .withDecision('what was done')
    .runsOnDatabase(async ({ database }, reference: string, decision: Decision) => {
      const isDismissed = await dismissClaims(database, reference, decision);
      required(isDismissed, `No payment ${reference} is on the list.`);
      return `${reference} is off the list.`;
    });
}

function describedClaim(payment: ClaimedPayment) {
  const { provider, businessId, transactionId, creditedMinor, announcements } = payment;
  return {
    of:
      creditedMinor === undefined
        ? `${provider}, not credited to anybody`
        : `${provider}, NGN ${minorToDecimal(creditedMinor, 'NGN')} credited to ${businessId} as ${transactionId}`,
    announced: announcements.map(({ kind, status, amountMinor, currency, announcedAt, dueAt }) =>
      [
        `${announcedAt}  ${kind} ${status}`,
        ...(amountMinor === undefined
          ? []
          : [`${currency ?? ''} ${minorToDecimal(amountMinor, 'NGN')}`.trim()]),
        ...(dueAt === undefined ? [] : [`to be answered until ${dueAt}`]),
      ].join(', '),
    ),
  };
}

/** @throws AdminError when no such payment was announced. */
async function find(database: Database, reference: string): Promise<AuditedFlow> {
  const found = await findVendorCreditByReference(database, reference);
  const credit = required(found, `No payment ${reference} was announced.`);
  const { status, environment } = credit;
  const workflowId = vendorCreditWorkflowId(credit);
  return {
    kind: 'vendor_credit',
    name: reference,
    status,
    businessId: undefined,
    environment,
    workflowId,
  };
}
