import type { AdminCommand } from '../command.ts';
import { required } from '../errors.ts';

/** Adds `callback-path` to the commands about bills. */
export function addCallbackPathCommand(bills: AdminCommand): void {
  bills
    .command('callback-path')
    .description(
      'show where VTpass sends its callbacks, to be entered in its dashboard behind the address of the service; it holds a secret',
    )
    .runs(async () => {
      const { accounts } = required(bills.tools.settings().config.vtpass, 'The keys of VTpass are not set.');
      const { vtpassCallbackToken } = await import('../../providers/bills/vtpass.ts');
      return `/providers/vtpass/callback?token=${vtpassCallbackToken(accounts[0].secretKey)}`;
    });
}
