import { CommanderError } from 'commander';
import { ALL_KINDS } from '../contract/kinds.ts';
import { VERSION } from '../observability/version.ts';
import { addAttentionCommand } from './attention.ts';
import { addAuditCommand } from './audit.ts';
import { AdminCommand } from './command.ts';
import { linesOfError } from './errors.ts';
import { addHoldCommands } from './ledger/holds.ts';
import { addLedgerCommands } from './ledger/ledger.ts';
import { addReconciliationCommands } from './ledger/reconciliation.ts';
import { addBusinessCommands } from './merchants/businesses.ts';
import { addDeprecationCommands } from './merchants/deprecations.ts';
import { addKycCommands } from './merchants/kyc.ts';
import { addPrivacyCommands } from './merchants/privacy.ts';
import { addMigrateCommand } from './migrations.ts';
import { addOperatorCommands } from './operators.ts';
import { addCallbackPathCommand, addTokenCommand } from './orders/bills.ts';
import { addCallbackCommands } from './orders/callbacks.ts';
import { addFlowCommands } from './orders/flowCommands.ts';
import { addFlowRecoveryCommands } from './orders/flows.ts';
import { addShowCommand } from './orders/inspection.ts';
import { addLostFlowCommands } from './orders/lost/commands.ts';
import { addPaymentCommands } from './orders/payments.ts';
import { addPayoutCommands } from './orders/payouts.ts';
import { addRequestCommands } from './orders/requests.ts';
import { addVendorCreditCommands } from './orders/vendorCredits.ts';
import { addReplayCommand } from './replay.ts';
import { addSearchAttributesCommand } from './searchAttributes.ts';
import { addSecretCommands } from './secrets.ts';
import { printLayout, printLines, type Terminal } from './terminal.ts';
import { createTools } from './tools.ts';
import { addCryptoCommands } from './usdt/commands.ts';
import { addWalletCommands } from './usdt/wallet.ts';
import { addWebhookCommands } from './webhooks/webhooks.ts';

/** What was checked is not as it must be. */
const EXIT_VIOLATION = 1;
/** Nothing can be said: a wrong argument, an unreachable server, a fault. */
const EXIT_FAILURE = 2;

/** Runs one command of an operator. Returns the exit code; never throws. */
export async function runAdmin(args: readonly string[], terminal: Terminal): Promise<number> {
  let exitCode = 0;
  const tools = createTools(terminal, () => {
    exitCode = EXIT_VIOLATION;
  });
  const program = new AdminCommand('admin', tools)
    .description('What operators can do. Works on DATABASE_URL, or on the service that npm start runs here.')
    .version(VERSION, '--version', 'print the version of the service')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => printLayout(terminal.out, text),
      writeErr: (text) => printLayout(terminal.err, text),
    })
    .showHelpAfterError('(--help lists what there is)');
  addAttentionCommand(program);
  addShowCommand(program);
  addAuditCommand(program);
  addWebhookCommands(program);
  addLedgerCommands(program);
  addOperatorCommands(program);
  addSecretCommands(program);
  addMigrateCommand(program);
  addSearchAttributesCommand(program);
  addReplayCommand(program);
  addBusinessCommands(program);
  addKycCommands(program);
  addDeprecationCommands(program);
  addPrivacyCommands(program);
  for (const kind of ALL_KINDS) {
    const commands = addFlowCommands(program, kind);
    if (kind === 'bill') {
      addCallbackPathCommand(commands);
      addTokenCommand(commands);
    }
  }
  addRequestCommands(program);
  addPaymentCommands(program);
  addPayoutCommands(program);
  addVendorCreditCommands(program);
  addCallbackCommands(program);
  addCryptoCommands(program);
  addReconciliationCommands(program);
  addLostFlowCommands(addFlowRecoveryCommands(program));
  addHoldCommands(addWalletCommands(program));
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    // The message, or the help that was asked for, has been printed.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT_FAILURE;
    printLines(terminal.err, linesOfError(error));
    return EXIT_FAILURE;
  }
}
