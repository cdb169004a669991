import { expect, it } from '@jest/globals';
import { clockFrom } from '../../../src/activities/orders/engine.ts';
import { waitFor } from '../../support/waitFor.ts';

it('makes a clock that begins where the workflow’s stands, and runs on', async () => {
  const startedAtMs = performance.now();
  const clock = clockFrom({ nowMs: 1_000 });
  expect(clock()).toBeGreaterThanOrEqual(1_000);
  await waitFor('some time to pass', () => performance.now() - startedAtMs > 50);
  expect(clock()).toBeGreaterThanOrEqual(1_050);
});
