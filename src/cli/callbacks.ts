import { dismissCallback, listCallbacksWithProblems, readCallbackBody } from '../db/providerCallbacks.ts';
import type { AdminCommand, Decision } from './command.ts';
import { AdminError } from './errors.ts';
import { addListCommand } from './lists.ts';
import type { AdminTools } from './tools.ts';
import { described } from './words.ts';

/** Adds `callbacks attention`, `show` and `dismiss`: genuine callbacks of providers from which nothing could follow. */
export function addCallbackCommands(program: AdminCommand, tools: AdminTools): void {
  const { withDatabase, print } = tools;
  const callbacks = program
    .command('callbacks')
    .description('callbacks of providers from which nothing could follow');
  addListCommand(callbacks, tools, {
    command: 'attention',
    description: 'list the callbacks that are genuine and could not be used',
    field: 'callbacks',
    none: 'No callback needs attention.',
    read: listCallbacksWithProblems,
    inWords: ({ provider, eventKey, problem, receivedAt, timesReceived }) =>
      described(`${provider} ${eventKey}`, { problem, received: `${receivedAt}, ${timesReceived} times` }),
  });

  callbacks
    .command('show <provider> <key>')
    .description('print the body of a stored callback, which may hold names and account numbers')
    .action(async (provider: string, key: string) => {
      const body = await withDatabase((database) => readCallbackBody(database, provider, key));
      if (!body) throw new AdminError(`${provider} sent no callback ${key}.`);
      print(body.toString('utf8'));
    });

  callbacks
    .command('dismiss <provider> <key>')
    .description('take a callback off the list, once what it was about was seen to')
    .withDecision('what was done')
    .action(async (provider: string, eventKey: string, decision: Decision) => {
      const isDismissed = await withDatabase((database) =>
        dismissCallback(database, { provider, eventKey }, decision),
      );
      if (!isDismissed) throw new AdminError(`No callback ${eventKey} of ${provider} is on the list.`);
      print(`${eventKey} is off the list.`);
    });
}
