import { getEventListeners } from 'node:events';
import { expect, it } from '@jest/globals';
import { createLogger } from '../../src/observability/logger.ts';
import { startRelay } from '../../src/temporal/relay.ts';
import { waitFor } from '../support/waitFor.ts';

const logger = createLogger('silent');

it('keeps no more listeners the longer it runs', async () => {
  let rounds = 0;
  const listeners: number[] = [];
  const run = async (stopping: AbortSignal) => {
    listeners.push(getEventListeners(stopping, 'abort').length);
    rounds++;
    return undefined;
  };
  const relay = startRelay([{ name: 'rounds', everyMs: 1, run }], logger);
  await waitFor('a hundred rounds', () => rounds >= 100);
  await relay.stop();
  expect(Math.max(...listeners)).toBeLessThanOrEqual(1);
});

it('goes on after a round that failed, and at once where there is more to do', async () => {
  const outcomes: (boolean | Error)[] = [true, new Error('a bad round'), true, false];
  let rounds = 0;
  const run = async () => {
    const outcome = outcomes[rounds++];
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  const relay = startRelay([{ name: 'rounds', everyMs: 1, run }], logger);
  await waitFor('rounds after the failed one', () => rounds > outcomes.length);
  await relay.stop();
});

it('lets work that takes long hold up no other, and tells it to stop', async () => {
  let rounds = 0;
  let isStopped = false;
  const relay = startRelay(
    [
      {
        name: 'long',
        everyMs: 1,
        run: async (stopping) => {
          await new Promise<void>((resolve) => {
            stopping.addEventListener('abort', () => resolve(), { once: true });
          });
          isStopped = true;
          return false;
        },
      },
      {
        name: 'short',
        everyMs: 1,
        run: async () => {
          rounds++;
          return false;
        },
      },
    ],
    logger,
  );
  await waitFor('rounds of the other', () => rounds > 3);
  await relay.stop();
  expect(isStopped).toBe(true);
});
