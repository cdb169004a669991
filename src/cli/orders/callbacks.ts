import {
  dismissCallback,
  listCallbacksWithProblems,
  readCallbackBody,
} from '../../db/orders/providerCallbacks.ts';
import { type AdminCommand, type Decision, Report } from '../command.ts';
import { required } from '../errors.ts';
import { addListCommand, waitingListOf } from '../lists.ts';

/** Genuine callbacks from which nothing could follow. */
export const CALLBACKS_WITH_PROBLEMS = waitingListOf({
  field: 'callbacks',
  read: listCallbacksWithProblems,
  heading: ({ provider, eventKey }) => `${provider} ${eventKey}`,
  lines: ({ problem, receivedAt, timesReceived }) => ({
    problem,
    received: `${receivedAt}, ${timesReceived} times`,
  }),
  what: () => 'callback',
  since: ({ receivedAt }) => receivedAt,
  next: ({ provider, eventKey }) => `callbacks show ${provider} ${eventKey}`,
});

/** Adds `callbacks attention`, `show` and `dismiss`: genuine callbacks of providers from which nothing could follow. */
export function addCallbackCommands(program: AdminCommand): void {
  const callbacks = program
    .command('callbacks')
    .description('callbacks of providers from which nothing could follow');
  addListCommand(
    callbacks,
    {
      command: 'attention',
      description: 'list the callbacks that are genuine and could not be used',
      none: 'No callback needs attention.',
    },
    CALLBACKS_WITH_PROBLEMS,
  );

  callbacks
    .command('show <provider> <key>')
    .description('print the body of a stored callback, which may hold names and account numbers')
    .runsOnDatabase(async ({ database }, provider: string, key: string) => {
      const body = await readCallbackBody(database, { provider, eventKey: key });
      const text = required(body, `${provider} sent no callback ${key}.`).toString('utf8');
      // Nothing else is printed, so the lines of the body can stay lines.
      return new Report({ body: text }, text.split('\n'));
    });

  callbacks
    .command('dismiss <provider> <key>')
    .description('take a callback off the list, after its cause was settled')
    .withDecision('what was done')
    // biome-ignore lint/complexity/useMaxParams: commander gives a command's arguments by position.
    .runsOnDatabase(async ({ database }, provider: string, eventKey: string, decision: Decision) => {
      const isDismissed = await dismissCallback(database, { provider, eventKey }, decision);
      required(isDismissed, `No callback ${eventKey} of ${provider} is on the list.`);
      return `${eventKey} is off the list.`;
    });
}
