import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readArchitecture, readingOrderOf } from '../../scripts/architectureAnchors.ts';
import { startTestService, type TestService } from '../support/service.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The types of an order's status, of what its provider answered, and of its attempts. */
const FACTS_OF_ORDERS = /\b(OrderStatus|Outcome|Attempt|AttemptFacts|AttemptKey|AttemptAnswer)\b/;

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ queues: ['payouts', 'webhooks'] });
});
afterAll(() => service?.stop());

/** The files of src of which a named function runs while work is done. Code in the workflow sandbox is not among them. */
async function filesRunBy(work: () => Promise<void>): Promise<readonly string[]> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await work();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    return result
      .filter(({ functions }) =>
        functions.some(({ functionName, ranges }) => functionName !== '' && (ranges[0]?.count ?? 0) > 0),
      )
      .map(({ url }) => url.replace('file://', ''))
      .filter((path) => path.startsWith(`${root}src/`))
      .map((path) => path.slice(root.length));
  } finally {
    await session.post('Profiler.disable');
    session.disconnect();
  }
}

describe('one withdrawal', () => {
  it('runs no file about the facts of orders that the reading order leaves out', async () => {
    const { merchant } = service;
    await service.fund(merchant, 20_000);
    const withdraw = () =>
      service.post('/withdrawal/request', { businessId: merchant.businessId, amount: 5_000 });
    await withdraw();
    const files = await filesRunBy(async () => {
      const { body } = await withdraw();
      expect(body.withdrawal.status).toBe('COMPLETED');
    });
    const readingOrder = readingOrderOf(readArchitecture()).steps.map(({ file }) => file);
    const aboutOrders = files.filter((file) => FACTS_OF_ORDERS.test(readFileSync(`${root}${file}`, 'utf8')));
    expect(aboutOrders.length).toBeGreaterThan(5);
    expect(aboutOrders.filter((file) => !readingOrder.includes(file))).toEqual([]);
  });
});
