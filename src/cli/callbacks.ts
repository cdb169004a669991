import type { Command } from 'commander';
import { dismissCallback, listCallbacksWithProblems, readCallbackBody } from '../db/providerCallbacks.ts';
import { AdminError } from './errors.ts';
import { assertReason } from './flowCommands.ts';
import type { AdminTools } from './tools.ts';

/** Adds `callbacks attention`, `show` and `dismiss`: genuine callbacks of providers from which nothing could follow. */
export function addCallbackCommands(
  program: Command,
  { settings, withDatabase, print }: Pick<AdminTools, 'settings' | 'withDatabase' | 'print'>,
): void {
  const callbacks = program
    .command('callbacks')
    .description('callbacks of providers from which nothing could follow');
  callbacks
    .command('attention')
    .description('list the callbacks that are genuine and could not be used')
    .option('--json', 'as JSON')
    .action(async ({ json }: { json?: true }) => {
      const listed = await withDatabase(settings(), listCallbacksWithProblems);
      if (json) print({ callbacks: listed });
      else if (listed.length === 0) print('No callback needs attention.');
      else {
        for (const callback of listed) {
          print(
            [
              `${callback.provider} ${callback.eventKey}`,
              `  problem   ${callback.problem}`,
              `  received  ${callback.receivedAt}, ${callback.timesReceived} times`,
            ].join('\n'),
          );
        }
      }
    });

  callbacks
    .command('show <provider> <key>')
    .description('print the body of a stored callback, which may hold names and account numbers')
    .action(async (provider: string, key: string) => {
      const body = await withDatabase(settings(), (database) => readCallbackBody(database, provider, key));
      if (!body) throw new AdminError(`${provider} sent no callback ${key}.`);
      print(body.toString('utf8'));
    });

  callbacks
    .command('dismiss <provider> <key>')
    .description('take a callback off the list, once what it was about was seen to')
    .requiredOption('--reason <words>', 'what was done; kept for good, so no names or account numbers')
    .requiredOption('--operator <name>', 'who decides')
    .action(async (provider: string, key: string, decision: { reason: string; operator: string }) => {
      assertReason(decision.reason);
      const isDismissed = await withDatabase(settings(), (database) =>
        dismissCallback(database, { provider, eventKey: key }, decision),
      );
      if (!isDismissed) throw new AdminError(`No callback ${key} of ${provider} is on the list.`);
      print(`${key} is off the list.`);
    });
}
