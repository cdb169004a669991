import type { AdminCommand } from './command.ts';
import { AdminError } from './errors.ts';
import type { AdminTools } from './tools.ts';

/** Adds `callback-path` to the commands about bills. */
export function addCallbackPathCommand(bills: AdminCommand, tools: AdminTools): void {
  bills
    .command('callback-path')
    .description(
      'show where VTpass sends its callbacks, to be entered in its dashboard behind the address of the service; it holds a secret',
    )
    .action(async () => {
      const { vtpass } = tools.settings().config;
      if (!vtpass) throw new AdminError('The keys of VTpass are not set.');
      const { vtpassCallbackToken } = await import('../providers/bills/vtpass.ts');
      tools.print(`/providers/vtpass/callback?token=${vtpassCallbackToken(vtpass.accounts[0].secretKey)}`);
    });
}
