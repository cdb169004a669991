import { vendorCreditWorkflowId } from '../contract/flows.ts';
import type { Database } from '../db/database.ts';
import { type ClaimedPayment, dismissClaims, listClaimedPayments } from '../db/providerCallbacks.ts';
import {
  findVendorCreditByReference,
  listVendorCreditsNeedingAttention,
} from '../db/vendorCreditAttention.ts';
import { minorToDecimal } from '../domain/money.ts';
import type { AdminCommand, Decision } from './command.ts';
import { AdminError } from './errors.ts';
import { type AuditedFlow, addRetryCommand } from './flowCommands.ts';
import { addListCommand } from './lists.ts';
import type { AdminTools } from './tools.ts';
import { described } from './words.ts';

/**
 * Adds `vendor-credits attention`, `retry` and `dismiss`, of payments into vendor accounts that a provider announced, and
 * `claims` and `dismiss-claims`, of those that are wanted back.
 */
export function addVendorCreditCommands(program: AdminCommand, tools: AdminTools): void {
  const { withDatabase, print } = tools;
  const credits = program.command('vendor-credits').description('announced payments into vendor accounts');
  addClaimCommands(credits, tools);
  addListCommand(credits, tools, {
    command: 'attention',
    description: 'list the announced payments that were not credited and need a human',
    field: 'vendorCredits',
    none: 'No announced payment needs attention.',
    read: async (database) =>
      (await listVendorCreditsNeedingAttention(database)).map((credit) => ({
        ...credit,
        workflowId: vendorCreditWorkflowId(credit),
      })),
    inWords: ({ providerReference, provider, announcedAt, environment, reason, workflowId: workflow }) =>
      described(
        providerReference,
        { 'announced by': `${provider} at ${announcedAt}, ${environment}`, reason, workflow },
        { labelWidth: 14 },
      ),
  });
  addRetryCommand(credits, tools, {
    usage: 'retry <reference>',
    description:
      'ask the provider now about an announced payment, and credit it when the provider confirms it',
    find,
  });

  credits
    .command('dismiss <reference>')
    .description('end an announced payment of which nothing is to be credited')
    .withDecision('how you know', { isChecked: false })
    .action(async (reference: string, decision: Decision) => {
      await withDatabase(async (database, settings) => {
        const flow = await find(database, reference);
        const { dismissFlow } = await import('./flowUpdates.ts');
        const { status } = await dismissFlow(settings, flow, { outcome: 'dismissed', ...decision });
        print(`${reference} is ${status}.`);
      });
    });
}

/** Lists the payments that are wanted back, and takes them off the list: what was done about them is done by hand. */
function addClaimCommands(credits: AdminCommand, tools: AdminTools): void {
  const { withDatabase, print } = tools;
  addListCommand(credits, tools, {
    command: 'claims',
    description: 'list the payments of which a refund or a dispute was announced',
    field: 'claims',
    none: 'No payment is wanted back.',
    read: listClaimedPayments,
    inWords: describedClaim,
    asJson: claimAsJson,
  });

  credits
    .command('dismiss-claims <reference>')
    .description('take a payment that was wanted back off the list, once it was seen to')
    .withDecision('what was done')
    .action(async (reference: string, decision: Decision) => {
      const isDismissed = await withDatabase((database) => dismissClaims(database, reference, decision));
      if (!isDismissed) throw new AdminError(`No payment ${reference} is on the list.`);
      print(`${reference} is off the list.`);
    });
}

function describedClaim(payment: ClaimedPayment): string {
  const { businessId, transactionId, creditedMinor } = payment;
  return [
    payment.paymentReference,
    creditedMinor === undefined
      ? `  of ${payment.provider}, not credited to anybody`
      : `  of ${payment.provider}, NGN ${minorToDecimal(creditedMinor, 'NGN')} credited to ${businessId} as ${transactionId}`,
    ...payment.announcements.map(({ kind, status, amountMinor, currency, announcedAt, dueAt }) =>
      [
        `  ${announcedAt}  ${kind} ${status}`,
        ...(amountMinor === undefined
          ? []
          : [`${currency ?? ''} ${minorToDecimal(amountMinor, 'NGN')}`.trim()]),
        ...(dueAt === undefined ? [] : [`to be answered until ${dueAt}`]),
      ].join(', '),
    ),
  ].join('\n');
}

function claimAsJson({ creditedMinor, announcements, ...payment }: ClaimedPayment): object {
  const text = (minor: bigint | undefined) => (minor === undefined ? undefined : String(minor));
  return {
    ...payment,
    creditedMinor: text(creditedMinor),
    announcements: announcements.map(({ amountMinor, ...each }) => ({
      ...each,
      amountMinor: text(amountMinor),
    })),
  };
}

/** @throws AdminError when no such payment was announced. */
async function find(database: Database, reference: string): Promise<AuditedFlow> {
  const credit = await findVendorCreditByReference(database, reference);
  if (!credit) throw new AdminError(`No payment ${reference} was announced.`);
  const { status } = credit;
  return { kind: 'vendor_credit', name: reference, status, workflowId: vendorCreditWorkflowId(credit) };
}
