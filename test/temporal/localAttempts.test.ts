import { describe, expect, it } from '@jest/globals';
import { MockActivityEnvironment } from '@temporalio/testing';
import { KINDS, SENDING_ACTIVITIES } from '../../src/contract/kinds.ts';
import { guardLocalAttempts } from '../../src/temporal/worker.ts';

/** A worker's guard, and a provider that answers when the test lets it. */
function scene() {
  const guard = guardLocalAttempts();
  const { promise: answered, resolve: answer } = Promise.withResolvers<string>();
  let told = 0;
  const tell = async () => {
    told += 1;
    return answered;
  };
  /** Runs an activity of an order's workflow. */
  function execution(
    order: string,
    { isLocal = false, attempt = 1, activityType = 'sendTransfer' } = {},
  ): { readonly result: Promise<string>; readonly cancel: () => void } {
    const workflowExecution = { workflowId: order, runId: 'run' };
    const environment = new MockActivityEnvironment(
      { isLocal, attempt, activityType, workflowExecution },
      { interceptors: [guard] },
    );
    const result = environment.run<[], string, typeof tell>(tell);
    // What becomes of it is judged later.
    result.catch(() => {});
    return { result, cancel: () => environment.cancel('TIMED_OUT') };
  }
  return { execution, answer, told: () => told };
}

const local = { isLocal: true };

describe('a provider that is told by a local activity', () => {
  it('and answers after its workflow has stopped waiting is waited for by the activity that goes on', async () => {
    const { execution, answer, told } = scene();
    const slow = execution('withdrawal/test/wd_1', local);
    slow.cancel();
    await expect(slow.result).rejects.toThrow('TIMED_OUT');
    const next = execution('withdrawal/test/wd_1');
    const another = execution('withdrawal/test/wd_2');
    answer('paid');
    expect(await Promise.all([next.result, another.result])).toEqual(['paid', 'paid']);
    expect(told()).toBe(2);
  });

  it('is told once by a task of the workflow that is done again meanwhile', async () => {
    const { execution, answer, told } = scene();
    const first = execution('bill/test/bill_1', { ...local, activityType: 'beginBillPurchase' });
    const again = execution('bill/test/bill_1', { ...local, activityType: 'beginBillPurchase' });
    answer('sold');
    expect(await Promise.all([first.result, again.result])).toEqual(['sold', 'sold']);
    expect(told()).toBe(1);
  });

  it('and never answers is not waited for by a retry', async () => {
    const { execution, answer, told } = scene();
    execution('withdrawal/test/wd_1', local).cancel();
    const retried = execution('withdrawal/test/wd_1', { attempt: 2 });
    expect(told()).toBe(2);
    answer('paid');
    expect(await retried.result).toBe('paid');
  });

  it('is told by none when 25 others are at work, until one of them has answered', async () => {
    const { execution, answer, told } = scene();
    const hanging = Array.from({ length: 25 }, (_, index) => execution(`withdrawal/test/wd_${index}`, local));
    for (const { cancel } of hanging) cancel();
    await expect(execution('withdrawal/test/wd_25', local).result).rejects.toMatchObject({
      type: 'TooManyLocally',
    });
    expect(told()).toBe(25);
    // Nothing else is kept from its work.
    const end = execution('withdrawal/test/wd_26', { ...local, activityType: 'settleWithdrawal' });
    answer('paid');
    expect(await end.result).toBe('paid');
    expect(await execution('withdrawal/test/wd_27', local).result).toBe('paid');
  });
});

it('knows the activities that tell a provider of each kind of order', () => {
  const { withdrawal, bill, usdt_sale, collection } = KINDS;
  const ofThese = new Set<string>(
    [withdrawal, bill, usdt_sale, collection].flatMap(({ activities }) => Object.values(activities)),
  );
  expect([...SENDING_ACTIVITIES].filter((name) => ofThese.has(name)).sort()).toEqual([
    'beginBillPurchase',
    'beginCollection',
    'beginUsdtSale',
    'beginWithdrawal',
    'purchaseBill',
    'requestCollection',
    'sendTransfer',
  ]);
});
