import { expect } from '@jest/globals';
import type { TestService } from './service.ts';
import { compareWithChain, type TronScene } from './tronScene.ts';

/** The transactions of a session's sweeps, in order: `top_up SUCCEEDED`. */
export async function sweepStepsOf({ ownerSql }: TestService, paymentId: string): Promise<readonly string[]> {
  const { rows } = await ownerSql(
    `select step, moved.status from crypto_sweep_transactions moved join crypto_sweeps sweep on sweep.id = moved.sweep_id
      where sweep.payment_id = $1 order by moved.created_at`,
    [paymentId],
  );
  return rows.map(({ step, status }) => `${step} ${status}`);
}

/**
 * The steps up to the end of the sweep and of its loan, without orders that expired: one that is not sent within 20 blocks
 * moves nothing and is given again.
 */
export async function landedSweepStepsOf(
  service: TestService,
  paymentId: string,
): Promise<readonly string[]> {
  const steps = await sweepStepsOf(service, paymentId);
  return steps.filter(
    (step) => !step.endsWith('EXPIRED') && !step.endsWith('REFUSED') && !step.startsWith('return_trx'),
  );
}

/** Books and chain agree to the last micro-USDT. Returns what they say. */
export async function expectBooksToAgree({ database }: TestService, scene: TronScene) {
  const report = await compareWithChain(database, scene);
  expect(report).toMatchObject({ differenceMinor: 0n, deviating: [] });
  return report;
}
