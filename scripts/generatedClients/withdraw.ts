/** Withdraws through openapi-fetch, by the types that openapi-typescript makes of a running service: run.sh runs it. */
import { deepStrictEqual } from 'node:assert';
import { readFileSync } from 'node:fs';
import createClient from 'openapi-fetch';
import type { paths } from './schema.ts';

const demo: {
  readonly businessId: string;
  readonly apiKeys: { readonly test: string };
  readonly baseUrl: string;
} = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const { businessId } = demo;
const client = createClient<paths>({ baseUrl: demo.baseUrl, headers: { 'x-api-key': demo.apiKeys.test } });

async function withdraw(amount: number, status: number, outcome: 'COMPLETED' | 'PROCESSING'): Promise<void> {
  const { data, error, response } = await client.POST('/withdrawal/request', {
    body: { businessId, amount },
  });
  if (!data) throw new Error(`${error.code}: ${error.msg}`);
  const paid = data.withdrawal;
  console.log(`${response.status} ${paid.status} ${paid.amount} + ${paid.fee} = ${paid.totalDebit}`);
  deepStrictEqual([response.status, paid.status, paid.amount], [status, outcome, amount]);
}

for (let count = 0; count < 2; count += 1) {
  const body = { businessId, amount: 9_999_999.99, serviceType: 'a test of clients' };
  const { error } = await client.POST('/payment/process', { body });
  if (error) throw new Error(`${error.code}: ${error.msg}`);
}
await withdraw(9_999_999.99, 200, 'COMPLETED');
await withdraw(1_000.05, 202, 'PROCESSING');
