import type { Readable } from 'node:stream';
import { afterEach, describe, expect, it } from '@jest/globals';
import { CheckoutViewers, type ViewerLimits } from '../../src/api/checkout/viewers.ts';
import type { CheckoutRecord } from '../../src/db/usdt/checkouts.ts';
import { DEFAULT_SESSION_POLICY } from '../../src/domain/usdt/usdtSession.ts';
import { waitFor } from '../support/waitFor.ts';

let closing = new AbortController();
afterEach(() => {
  closing.abort();
  closing = new AbortController();
});

function session(paymentId: string, more: Partial<CheckoutRecord> = {}): CheckoutRecord {
  return {
    paymentId,
    merchantName: 'Acme Stores',
    isMerchantActive: true,
    environment: 'test',
    status: 'AWAITING_DEPOSIT',
    expectedMinor: 25_000_000n,
    amountNgnMinor: undefined,
    rate: undefined,
    receivedMinor: 0n,
    depositAddress: 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH',
    reviewReason: undefined,
    txHash: undefined,
    returnUrl: undefined,
    description: undefined,
    merchantReference: undefined,
    thankYouText: undefined,
    businessId: 'biz_1',
    supportEmail: undefined,
    supportPhone: undefined,
    color: undefined,
    hasLogo: false,
    updatedAtMs: 0,
    policy: DEFAULT_SESSION_POLICY,
    expiresAtMs: Date.now() + 3_600_000,
    ...more,
  };
}

/** Viewers whose records are `stored`, and every question that was asked about them. */
function openViewers(stored: Map<string, CheckoutRecord>, limits: Partial<ViewerLimits> = {}) {
  const questions: (readonly string[])[] = [];
  const failures: unknown[] = [];
  const viewers = new CheckoutViewers({
    read: async (paymentIds) => {
      questions.push(paymentIds);
      return paymentIds.flatMap((id) => stored.get(id) ?? []);
    },
    closing: closing.signal,
    onFailure: (error) => failures.push(error),
    limits: { readEveryMs: 5, ...limits },
  });
  return { viewers, questions, failures };
}

/** What a stream has said so far, and whether it has ended. */
function listen(stream: Readable | undefined) {
  if (!stream) throw new Error('There is no stream.');
  const heard = { text: '', hasEnded: false };
  stream.on('data', (chunk) => {
    heard.text += chunk;
  });
  stream.on('end', () => {
    heard.hasEnded = true;
  });
  return heard;
}

describe('viewers of a checkout page', () => {
  it('hear at once how it stands, then of each change, and no more after its end', async () => {
    const stored = new Map([['cp_1', session('cp_1')]]);
    const { viewers } = openViewers(stored);
    const heard = listen(viewers.follow(session('cp_1'), 'a'));
    await waitFor('the state', () => heard.text.includes('"version":"awaiting-0"'));
    stored.set('cp_1', session('cp_1', { status: 'SWEEP_PENDING', receivedMinor: 25_000_000n }));
    await waitFor('the change', () => heard.text.includes('"version":"received-25000000"'));
    expect(heard.hasEnded).toBe(false);
    stored.set('cp_1', session('cp_1', { status: 'SETTLED', receivedMinor: 25_000_000n }));
    await waitFor('the end', () => heard.hasEnded);
    expect(heard.text).toContain('data: {"version":"paid-25000000","isFinal":true}\n\n');
    expect(heard.text.match(/event: change/g)).toHaveLength(3);
  });

  it('cost one question, however many they are, and none when they have gone', async () => {
    const stored = new Map([
      ['cp_1', session('cp_1')],
      ['cp_2', session('cp_2')],
    ]);
    const { viewers, questions } = openViewers(stored);
    const streams = Array.from({ length: 40 }, (_, index) => {
      const stream = viewers.follow(session(index % 2 === 0 ? 'cp_1' : 'cp_2'), 'a');
      stream?.resume();
      return stream;
    });
    await waitFor('some rounds', () => questions.length > 2);
    for (const asked of questions) expect([...asked].sort()).toEqual(['cp_1', 'cp_2']);
    for (const stream of streams) stream?.destroy();
    // The round that finds no viewer is the last one.
    const idle = () => (viewers.follow(session('cp_1'), 'b') as Readable).destroy();
    await waitFor('the rounds to end', async () => {
      const before = questions.length;
      idle();
      await new Promise((resolve) => setTimeout(resolve, 20));
      return questions.length === before;
    });
  });

  it('are refused beyond the limit of the process and of their network', () => {
    const { viewers } = openViewers(new Map(), { most: 3, mostOfNetwork: 2 });
    const follow = (network: string) => viewers.follow(session('cp_1'), network)?.resume();
    expect([follow('a'), follow('a'), follow('a')].map((each) => each !== undefined)).toEqual([
      true,
      true,
      false,
    ]);
    const other = follow('b');
    expect([other !== undefined, follow('c')]).toEqual([true, undefined]);
    other?.destroy();
    return waitFor('the place to be free', () => follow('c') !== undefined);
  });

  it('hear that nothing has changed, and are sent away after a while', async () => {
    const stored = new Map([['cp_1', session('cp_1')]]);
    const quiet = listen(openViewers(stored, { heartbeatMs: 10 }).viewers.follow(session('cp_1'), 'a'));
    await waitFor('a heartbeat', () => quiet.text.includes('event: still'));
    const old = listen(openViewers(stored, { longestMs: 20 }).viewers.follow(session('cp_1'), 'a'));
    await waitFor('the end', () => old.hasEnded);
  });

  it('outlive a question that failed', async () => {
    const failures: unknown[] = [];
    let isDown = true;
    const viewers = new CheckoutViewers({
      read: async () => {
        if (isDown) throw new Error('The database is down.');
        return [session('cp_1', { status: 'PENDING_CONFIRMATION' })];
      },
      closing: closing.signal,
      onFailure: (error) => failures.push(error),
      limits: { readEveryMs: 5 },
    });
    const heard = listen(viewers.follow(session('cp_1'), 'a'));
    await waitFor('failures', () => failures.length > 1);
    isDown = false;
    await waitFor('the change', () => heard.text.includes('"version":"confirming-0"'));
  });

  it('are sent away when the process closes, those that come late too', async () => {
    const { viewers } = openViewers(new Map());
    const early = listen(viewers.follow(session('cp_1'), 'a'));
    closing.abort();
    const late = listen(viewers.follow(session('cp_1'), 'a'));
    await waitFor('both to end', () => early.hasEnded && late.hasEnded);
    expect(late.text).toMatch(/^retry: \d+\n\n/);
  });
});
