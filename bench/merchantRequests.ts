import { setTimeout as sleep } from 'node:timers/promises';
import pTimeout from 'p-timeout';
import type { BenchMerchant } from './environment.ts';

const MAX_WAIT_MS = 240_000;

/**
 * Sends a request with a merchant's key, and its `businessId` in the body.
 *
 * @throws when the answer is an error.
 */
// biome-ignore lint/suspicious/noExplicitAny: the fields that are read are the contract's.
export async function post(url: string, { businessId, apiKey }: BenchMerchant, body: object): Promise<any> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
    body: JSON.stringify({ businessId, ...body }),
  });
  const answer = (await response.json()) as { msg: string };
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${answer.msg}`);
  return answer;
}

/** Asks for a withdrawal of ₦1,000 in the sandbox, which its simulated bank pays at once. */
export async function withdraw(
  apiUrl: string,
  merchant: BenchMerchant,
): Promise<{ readonly status: string; readonly transactionId: string }> {
  const { withdrawal } = await post(`${apiUrl}/withdrawal/request`, merchant, { amount: 1_000 });
  return { status: withdrawal.status, transactionId: withdrawal.transactionId };
}

/** Asks again and again until something is so; throws after four minutes. */
export async function until(what: string, isTrue: () => Promise<boolean>, everyMs = 20): Promise<void> {
  const deadlineMs = performance.now() + MAX_WAIT_MS;
  while (!(await isTrue())) {
    if (performance.now() > deadlineMs) throw new Error(`Waited in vain for ${what}.`);
    await sleep(everyMs);
  }
}

/** Waits for a value; throws after four minutes. */
export function inTime<Value>(what: string, value: Promise<Value>): Promise<Value> {
  return pTimeout(value, { milliseconds: MAX_WAIT_MS, message: `Waited in vain for ${what}.` });
}
