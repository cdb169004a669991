import type { Command } from 'commander';
import { vendorCreditWorkflowId } from '../contract/flows.ts';
import { appendAudit } from '../db/auditLog.ts';
import type { Database } from '../db/database.ts';
import { type ClaimedPayment, dismissClaims, listClaimedPayments } from '../db/providerCallbacks.ts';
import {
  findVendorCreditByReference,
  listVendorCreditsNeedingAttention,
} from '../db/vendorCreditAttention.ts';
import { minorToDecimal } from '../domain/money.ts';
import { AdminError } from './errors.ts';
import { assertReason } from './flowCommands.ts';
import type { RunningFlow } from './flowUpdates.ts';
import type { AdminTools } from './tools.ts';

/**
 * Adds `vendor-credits attention`, `retry` and `dismiss`, of payments into vendor accounts that a provider announced, and
 * `claims` and `dismiss-claims`, of those that are wanted back.
 */
export function addVendorCreditCommands(program: Command, tools: AdminTools): void {
  const { settings, withDatabase, print, operatorOption } = tools;
  const credits = program.command('vendor-credits').description('announced payments into vendor accounts');
  addClaimCommands(credits, tools);
  credits
    .command('attention')
    .description('list the announced payments that were not credited and need a human')
    .option('--json', 'as JSON')
    .action(async ({ json }: { json?: true }) => {
      const found = await withDatabase(settings(), listVendorCreditsNeedingAttention);
      const listed = found.map((credit) => ({ ...credit, workflowId: vendorCreditWorkflowId(credit) }));
      if (json) print({ vendorCredits: listed });
      else if (listed.length === 0) print('No announced payment needs attention.');
      else {
        for (const credit of listed) {
          print(
            [
              credit.providerReference,
              `  announced by  ${credit.provider} at ${credit.announcedAt}, ${credit.environment}`,
              `  reason        ${credit.reason}`,
              `  workflow      ${credit.workflowId}`,
            ].join('\n'),
          );
        }
      }
    });

  credits
    .command('retry <reference>')
    .description(
      'ask the provider now about an announced payment, and credit it when the provider confirms it',
    )
    .addOption(operatorOption())
    .action(async (reference: string, { operator }: { operator: string }) => {
      const given = settings();
      await withDatabase(given, async (database) => {
        const flow = await findFlow(database, reference);
        const { retryFlow } = await import('./flowUpdates.ts');
        const answer = await retryFlow(given, flow);
        await appendAudit(database, {
          actor: operator,
          action: 'vendor_credit.retry',
          subject: reference,
          details: {},
        });
        print(answer);
      });
    });

  credits
    .command('dismiss <reference>')
    .description('end an announced payment of which nothing is to be credited')
    .requiredOption('--reason <words>', 'how you know; kept for good, so no names or account numbers')
    .requiredOption('--operator <name>', 'who decides')
    .action(async (reference: string, decision: { reason: string; operator: string }) => {
      const given = settings();
      await withDatabase(given, async (database) => {
        const flow = await findFlow(database, reference);
        const { dismissFlow } = await import('./flowUpdates.ts');
        const { status } = await dismissFlow(given, flow, { outcome: 'dismissed', ...decision });
        print(`${reference} is ${status}.`);
      });
    });
}

/** Lists the payments that are wanted back, and takes them off the list: what was done about them is done by hand. */
function addClaimCommands(credits: Command, { settings, withDatabase, print }: AdminTools): void {
  credits
    .command('claims')
    .description('list the payments of which a refund or a dispute was announced')
    .option('--json', 'as JSON')
    .action(async ({ json }: { json?: true }) => {
      const payments = await withDatabase(settings(), listClaimedPayments);
      if (json) print({ claims: payments.map(claimAsJson) });
      else if (payments.length === 0) print('No payment is wanted back.');
      else for (const payment of payments) print(describedClaim(payment));
    });

  credits
    .command('dismiss-claims <reference>')
    .description('take a payment that was wanted back off the list, once it was seen to')
    .requiredOption('--reason <words>', 'what was done; kept for good, so no names or account numbers')
    .requiredOption('--operator <name>', 'who decides')
    .action(async (reference: string, decision: { reason: string; operator: string }) => {
      assertReason(decision.reason);
      const isDismissed = await withDatabase(settings(), (database) =>
        dismissClaims(database, reference, decision),
      );
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
async function findFlow(database: Database, reference: string): Promise<RunningFlow> {
  const credit = await findVendorCreditByReference(database, reference);
  if (!credit) throw new AdminError(`No payment ${reference} was announced.`);
  return { name: reference, status: credit.status, workflowId: vendorCreditWorkflowId(credit) };
}
