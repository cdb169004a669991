import type { Command } from 'commander';
import { vendorCreditWorkflowId } from '../contract/flows.ts';
import { appendAudit } from '../db/auditLog.ts';
import type { Database } from '../db/database.ts';
import {
  findVendorCreditByReference,
  listVendorCreditsNeedingAttention,
} from '../db/vendorCreditAttention.ts';
import { AdminError } from './errors.ts';
import type { RunningFlow } from './flowUpdates.ts';
import type { AdminTools } from './tools.ts';

/** Adds `vendor-credits attention`, `retry` and `dismiss`: payments into vendor accounts that a provider announced. */
export function addVendorCreditCommands(
  program: Command,
  { settings, withDatabase, print, operatorOption }: AdminTools,
): void {
  const credits = program.command('vendor-credits').description('announced payments into vendor accounts');
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

/** @throws AdminError when no such payment was announced. */
async function findFlow(database: Database, reference: string): Promise<RunningFlow> {
  const credit = await findVendorCreditByReference(database, reference);
  if (!credit) throw new AdminError(`No payment ${reference} was announced.`);
  return { name: reference, status: credit.status, workflowId: vendorCreditWorkflowId(credit) };
}
