import { appendAudit } from '../../db/core/auditLog.ts';
import { loadBillPurchase, supplyBillTokens } from '../../db/orders/bills.ts';
import type { Id } from '../../domain/money.ts';
import { parseMeterTokens } from '../../domain/orders/bill.ts';
import type { AdminCommand, Decision } from '../command.ts';
import { AdminError, required } from '../errors.ts';

/** Adds `callback-path` to the commands about bills. */
export function addCallbackPathCommand(bills: AdminCommand): void {
  bills
    .command('callback-path')
    .description(
      'show the path for VTpass’s callbacks; enter it in its dashboard behind the address of the service; ' +
        'it holds a secret',
    )
    .runs(async () => {
      const { accounts } = required(bills.tools.settings().config.vtpass, 'The keys of VTpass are not set.');
      const { vtpassCallbackToken } = await import('../../providers/bills/vtpass.ts');
      return `/providers/vtpass/callback?token=${vtpassCallbackToken(accounts[0].secretKey)}`;
    });
}

/** Adds `token` to the commands about bills: a customer who paid for a prepaid meter, and has no token, gets it. */
export function addTokenCommand(bills: AdminCommand): void {
  bills
    .command('token <id>')
    .description(
      'give a purchase for a prepaid meter the tokens that VTpass or the distributor named by other means, in the order in ' +
        'which the meter takes them; first try: bills retry <id>',
    )
    .requiredOption('--tokens <digits>', '20 digits each; blanks and hyphens are ignored')
    .withDecision('how you know')
    .runsOnDatabase(async ({ database }, id: Id<'bill'>, given: Decision & { readonly tokens: string }) => {
      const { operator: actor, reason } = given;
      const purchase = required(await loadBillPurchase(database, id), `There is no bill ${id}.`);
      const { account, meterType, status, businessId, environment } = purchase;
      if (meterType !== 'prepaid') throw new AdminError(`${id} is not for a prepaid meter.`);
      if (status !== 'PROCESSING' && status !== 'COMPLETED') throw new AdminError(`${id} is ${status}.`);
      const tokens = parseMeterTokens(given.tokens, account);
      if (tokens.length === 0) {
        throw new AdminError(
          '--tokens must be of 20 digits each, not all zeros, and not begin with the meter number.',
        );
      }
      await database.transaction(async (runner) => {
        const isSupplied = await supplyBillTokens(runner, id, tokens.join(' '));
        if (!isSupplied) throw new AdminError(`${id} has its token: npm run admin -- show ${id}.`);
        const details = { tokens: tokens.length, reason };
        await appendAudit(runner, {
          actor,
          action: 'bill.token',
          subject: id,
          details,
          businessId,
          environment,
        });
      });
      return `${id} has ${tokens.length === 1 ? 'its token' : `its ${tokens.length} tokens`}.`;
    });
}
