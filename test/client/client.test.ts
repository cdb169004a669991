import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createMerchantClient,
  MerchantApiError,
  type MerchantClient,
  type MerchantClientOptions,
  verifyWebhook,
} from '../../packages/client/src/index.ts';
import { type ListenOptions, listen } from '../../packages/client/src/listen.ts';
import { routes } from '../../src/api/routes.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhookReceiver.ts';

let service: TestService;
let merchant: TestMerchant;

beforeAll(async () => {
  service = await startTestService({ queues: ['payouts'] });
  merchant = await service.createMerchant('Client Stores', { password: 'a password here' });
  await service.fund(merchant, 1_000_000);
});
afterAll(() => service?.stop());

/** A client of the merchant's test key, whose requests are noted. */
function clientOf(options: Partial<MerchantClientOptions> = {}) {
  const requests: Request[] = [];
  const { fetch = (request: Request) => globalThis.fetch(request), ...rest } = options;
  const client = createMerchantClient({
    baseUrl: service.baseUrl,
    apiKey: merchant.apiKeys.test,
    businessId: merchant.businessId,
    fetch: (request) => {
      requests.push(request.clone());
      return fetch(request);
    },
    ...rest,
  });
  const keys = () => requests.map(({ headers }) => headers.get('idempotency-key'));
  return { client, requests, keys };
}

/** A client whose requests are answered one after the other by these, and by the last one from then on. */
function answeredBy(...answers: readonly (() => Response)[]) {
  let count = 0;
  return clientOf({
    fetch: async () => {
      const answer = answers[Math.min(count, answers.length - 1)];
      count += 1;
      if (!answer) throw new Error('There is no answer.');
      return answer();
    },
  });
}

/** What a call rejects with. */
async function failureOf(call: Promise<unknown>): Promise<MerchantApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof MerchantApiError) return error;
  throw new Error(`It ended with ${String(error)}.`);
}

const failure =
  (status: number, code: string, headers: Record<string, string> = {}) =>
  () =>
    Response.json({ success: false, msg: 'no', code, requestId: 'req_1' }, { status, headers });
const balances = () => Response.json({ success: true, balances: { usdtBalance: 1, usdtPendingBalance: 0 } });

async function withdrawals(): Promise<number> {
  const { rows } = await service.ownerSql(
    `select count(*)::int as count from transactions where business_id = $1 and flow = 'withdrawal'`,
    [merchant.businessId],
  );
  return rows[0].count;
}

describe('the methods of a client', () => {
  it('are the operations of the service, by name', () => {
    const { client } = clientOf();
    expect(Object.keys(client).sort()).toEqual(routes.map(({ operationId }) => operationId).sort());
  });

  it('resolve with the body of success, to the kobo, and name the business of the client', async () => {
    const { client } = clientOf();
    const { withdrawal, status } = await client.requestWithdrawal({ body: { amount: 1_234.56 } });
    expect(withdrawal).toMatchObject({
      amount: 1_234.56,
      fee: 10,
      totalDebit: 1_244.56,
      status: 'COMPLETED',
    });
    expect(status).toBeUndefined();
    const { transaction } = await client.getTransaction({
      path: { transactionId: withdrawal.transactionId },
    });
    expect(transaction.amount).toBe(1_234.56);
  });

  it('read what is under way as a success, and the largest amount to the kobo', async () => {
    const { client } = clientOf();
    const largest = 9_999_999.99;
    await service.fund(merchant, largest + 50);
    const { withdrawal } = await client.requestWithdrawal({ body: { amount: largest } });
    expect(withdrawal).toMatchObject({ amount: largest, totalDebit: 10_000_049.99, status: 'COMPLETED' });
    const underWay = await client.requestWithdrawal({ body: { amount: 1_000.05 } });
    expect(underWay).toMatchObject({ status: 'PROCESSING', withdrawal: { status: 'PROCESSING' } });
  });

  it('take queries and tokens, and leave out what is undefined', async () => {
    const anybody = clientOf({ apiKey: undefined });
    const { token } = await anybody.client.login({
      body: { email: merchant.email, password: merchant.password ?? '' },
    });
    const { client, requests } = clientOf({ apiKey: undefined, token, environment: 'test' });
    const { transactions, hasMore } = await client.listTransactions({
      query: { limit: 1, status: 'COMPLETED', reference: undefined },
    });
    expect(transactions).toHaveLength(1);
    expect(hasMore).toBe(true);
    expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?limit=1&status=COMPLETED']);
    expect((await client.getAccount()).business.id).toBe(merchant.businessId);
  });

  it('are checked by the compiler', () => {
    const check = (client: MerchantClient) => [
      // @ts-expect-error The amount is missing.
      () => client.requestWithdrawal({ body: {} }),
      // @ts-expect-error There is no such parameter.
      () => client.listTransactions({ query: { page: 2 } }),
      // @ts-expect-error Its path names a transaction.
      () => client.getTransaction(),
      // @ts-expect-error There is no such operation.
      () => client.withdrawEverything(),
    ];
    expect(check).toBeInstanceOf(Function);
  });
});

describe('a request that moves money', () => {
  it('has an Idempotency-Key of its own, unless the call gives one', async () => {
    const { client, keys } = clientOf();
    await client.requestWithdrawal({ body: { amount: 100 } });
    await client.requestWithdrawal({ body: { amount: 100 } });
    await client.requestWithdrawal({ body: { amount: 100 }, idempotencyKey: 'payout-7' });
    const [first, second, third] = keys();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toMatch(/^[0-9a-f]{32}$/);
    expect(second).not.toBe(first);
    expect(third).toBe('payout-7');
  });

  it('is not done under an empty key, with which a repetition would be done again', async () => {
    const before = await withdrawals();
    const { client } = clientOf();
    const { code } = await failureOf(client.requestWithdrawal({ body: { amount: 100 }, idempotencyKey: '' }));
    expect(code).toBe('idempotency_key_invalid');
    expect(await withdrawals()).toBe(before);
  });

  it('is done once when its answer is lost on the way', async () => {
    const before = await withdrawals();
    let isLost = false;
    const { client, keys } = clientOf({
      fetch: async (request) => {
        const response = await globalThis.fetch(request);
        if (isLost) return response;
        isLost = true;
        throw new TypeError('fetch failed');
      },
    });
    const { withdrawal } = await client.requestWithdrawal({ body: { amount: 250 } });
    expect(withdrawal.status).toBe('COMPLETED');
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
    expect(await withdrawals()).toBe(before + 1);
  });

  it('is repeated while an equal one is in progress', async () => {
    const inProgress = failure(409, 'idempotency_key_in_use', { 'retry-after': '0' });
    const { client, keys } = answeredBy(inProgress, () => Response.json({ success: true, withdrawal: {} }));
    await client.requestWithdrawal({ body: { amount: 100 } });
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
  });
});

describe('a request that got no answer', () => {
  it('is not repeated when nothing makes that safe', async () => {
    const { client, requests } = clientOf({
      fetch: async () => {
        throw new TypeError('fetch failed');
      },
    });
    const error = await failureOf(client.quoteUsdtSale({ body: { amountUsdt: 10 } }));
    expect(error).toMatchObject({ code: 'connection_failed', status: 0, errors: [] });
    expect(error.cause).toBeInstanceOf(TypeError);
    expect(requests).toHaveLength(1);
  });

  it('is given up after the attempts that it may take', async () => {
    const { client, requests } = clientOf({
      mostAttempts: 2,
      fetch: async () => {
        throw new TypeError('fetch failed');
      },
    });
    expect((await failureOf(client.getCryptoBalances())).code).toBe('connection_failed');
    expect(requests).toHaveLength(2);
  });

  it('is repeated when the answer breaks off, or takes too long', async () => {
    const broken = new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) });
    let count = 0;
    const { client, requests } = clientOf({
      timeoutMs: 200,
      fetch: (request) => {
        count += 1;
        if (count === 1) return Promise.resolve(new Response(broken));
        if (count > 2) return Promise.resolve(balances());
        return new Promise((_, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason));
        });
      },
    });
    expect((await client.getCryptoBalances()).balances.usdtBalance).toBe(1);
    expect(requests).toHaveLength(3);
  });

  it('ends with the caller’s own reason when the caller ends it', async () => {
    const ending = new AbortController();
    const { client, requests } = clientOf({
      fetch: async () => {
        ending.abort(new Error('the page was left'));
        throw new TypeError('fetch failed');
      },
    });
    await expect(client.getCryptoBalances({ signal: ending.signal })).rejects.toThrow('the page was left');
    expect(requests).toHaveLength(1);
  });
});

describe('a refusal that passes', () => {
  it.each([
    [429, 'rate_limited'],
    [503, 'unavailable'],
  ])('of %s is waited for as long as it asks', async (status, code) => {
    const { client, requests } = answeredBy(failure(status, code, { 'retry-after': '1' }), balances);
    const startedAtMs = performance.now();
    await client.getCryptoBalances();
    expect(performance.now() - startedAtMs).toBeGreaterThan(900);
    expect(requests).toHaveLength(2);
  });

  it('is the caller’s when it asks for too long, for nothing, or would not pass', async () => {
    for (const refusal of [
      failure(429, 'too_many_attempts', { 'retry-after': '3600' }),
      failure(503, 'unavailable'),
      failure(503, 'provider_not_configured', { 'retry-after': '5' }),
      failure(409, 'state_conflict', { 'retry-after': '1' }),
    ]) {
      const { client, requests } = answeredBy(refusal, balances);
      const { code, retryAfterSeconds } = await failureOf(client.getCryptoBalances());
      const expected = (await refusal().json()) as { code: string };
      const given = refusal().headers.get('retry-after');
      expect(code).toBe(expected.code);
      expect(retryAfterSeconds).toBe(given === null ? undefined : Number(given));
      expect(requests).toHaveLength(1);
    }
  });
});

describe('a failure', () => {
  it('is told apart by its code, with what the service says of it', async () => {
    const { client } = clientOf();
    const invalid = await failureOf(client.requestWithdrawal({ body: { amount: 1.005 } }));
    expect(invalid).toMatchObject({
      name: 'MerchantApiError',
      code: 'invalid_request',
      status: 400,
      message: 'invalid withdrawal details',
      errors: [{ path: 'amount', message: 'must have at most 2 decimal places' }],
    });
    expect(invalid.requestId).toMatch(/^req_/);
    const short = await failureOf(client.requestWithdrawal({ body: { amount: 9_000_000 } }));
    expect(short).toMatchObject({ code: 'insufficient_balance', status: 400, errors: [] });
  });

  it('has the fields of its code', async () => {
    const { client } = clientOf();
    const failed = await failureOf(client.requestWithdrawal({ body: { amount: 1_000.01 } }));
    if (failed.code !== 'transfer_failed') throw new Error(failed.code);
    // The compiler knows the body by the code.
    expect(failed.body.withdrawal.status).toBe('FAILED');
    expect(failed.status).toBe(422);
  });

  it('that is not of the service says so', async () => {
    const page = () => new Response('<h1>Bad gateway</h1>', { status: 502 });
    expect(await failureOf(answeredBy(page).client.getCryptoBalances())).toMatchObject({
      code: 'unexpected_answer',
      status: 502,
      body: undefined,
    });
    const portal = () => new Response('<h1>Log in to the network</h1>');
    expect(await failureOf(answeredBy(portal).client.getCryptoBalances())).toMatchObject({
      code: 'unexpected_answer',
      status: 200,
    });
  });
});

describe('the second factor', () => {
  const required = failure(403, 'second_factor_required');
  const wrong = failure(403, 'second_factor_invalid');
  const done = () => Response.json({ success: true, withdrawal: {} });

  it('is asked for until it is right, under one Idempotency-Key', async () => {
    const { client, requests, keys } = clientOf({
      fetch: async ({ headers }) => {
        const code = headers.get('x-second-factor');
        return code === null ? required() : code === '123456' ? done() : wrong();
      },
      secondFactor: async (refusal) => (refusal === 'second_factor_invalid' ? '123456' : '000000'),
    });
    await client.requestWithdrawal({ body: { amount: 100 } });
    expect(requests.map(({ headers }) => headers.get('x-second-factor'))).toEqual([null, '000000', '123456']);
    expect(new Set(keys()).size).toBe(1);
  });

  it('is not asked for again when the wrong code came in the body', async () => {
    const asked: string[] = [];
    const { client, requests } = clientOf({
      fetch: async () => wrong(),
      secondFactor: async (refusal) => {
        asked.push(refusal);
        return asked.length === 1 ? '123456' : undefined;
      },
    });
    const removal = { password: 'correct horse battery', code: '000000' };
    expect((await failureOf(client.removeSecondFactor({ body: removal }))).code).toBe(
      'second_factor_invalid',
    );
    expect(asked).toEqual([]);
    expect(requests).toHaveLength(1);
  });

  it('is asked for once when calls are refused at the same time, and each is done', async () => {
    let asked = 0;
    let isProven = false;
    const { client, requests } = clientOf({
      fetch: async ({ headers }) => {
        const code = headers.get('x-second-factor');
        if (code === '000000') return wrong();
        isProven ||= code === '123456';
        return isProven ? done() : required();
      },
      secondFactor: async (refusal) => {
        asked++;
        await new Promise((resolve) => setTimeout(resolve, 20));
        return refusal === 'second_factor_invalid' ? '123456' : '000000';
      },
    });
    const calls = [1, 2, 3].map((amount) => client.requestWithdrawal({ body: { amount } }));
    expect(await Promise.all(calls)).toHaveLength(3);
    expect(asked).toBe(2);
    expect(requests.filter(({ headers }) => headers.has('x-second-factor'))).toHaveLength(2);
  });

  it('is asked for once when what the calls ask for waits for a second person', async () => {
    let asked = 0;
    let isProven = false;
    const { client } = clientOf({
      fetch: async ({ headers }) => {
        isProven ||= headers.get('x-second-factor') === '123456';
        const approval = { id: 'apr_1', status: 'WAITING' };
        return isProven ? Response.json({ success: true, approval }, { status: 202 }) : required();
      },
      secondFactor: async () => {
        asked++;
        await new Promise((resolve) => setTimeout(resolve, 20));
        return '123456';
      },
    });
    const calls = [1, 2, 3].map((amount) => client.requestWithdrawal({ body: { amount } }).catch(String));
    const outcomes = await Promise.all(calls);
    expect(outcomes).toEqual(Array(3).fill(expect.stringContaining('OrderWaitsError')));
    expect(asked).toBe(1);
  });

  it('is not asked for again by the others when the person gives up', async () => {
    let asked = 0;
    const { client } = clientOf({
      fetch: async () => required(),
      secondFactor: async () => {
        asked++;
        await new Promise((resolve) => setTimeout(resolve, 20));
        return undefined;
      },
    });
    const failures = [1, 2].map((amount) => failureOf(client.requestWithdrawal({ body: { amount } })));
    for (const { code } of await Promise.all(failures)) expect(code).toBe('second_factor_required');
    expect(asked).toBe(1);
  });

  it('may be refused by the person', async () => {
    const { client, requests } = clientOf({
      fetch: async () => required(),
      secondFactor: async () => undefined,
    });
    const { code } = await failureOf(client.requestWithdrawal({ body: { amount: 100 } }));
    expect(code).toBe('second_factor_required');
    expect(requests).toHaveLength(1);
  });
});

describe('a list', () => {
  it('is iterated to its end, page by page', async () => {
    const other = await service.createMerchant('Paging Stores');
    const { client, requests } = clientOf({ apiKey: other.apiKeys.test, businessId: other.businessId });
    const made: string[] = [];
    for (let number = 1; number <= 5; number += 1) {
      const { payment } = await client.createCryptoPayment({ body: { amount: 10 + number } });
      made.unshift(payment.paymentId);
    }
    const listed: string[] = [];
    for await (const { paymentId } of client.listCryptoPayments({ query: { limit: 2 } }))
      listed.push(paymentId);
    expect(listed).toEqual(made);
    expect(requests.filter(({ method }) => method === 'GET')).toHaveLength(3);
  });

  it('is read only as far as it is iterated, and answers its first page to who awaits it', async () => {
    const page = (number: number) => () =>
      Response.json({ success: true, events: [{ id: `msg_${number}` }], hasMore: true, nextCursor: 'more' });
    const { client, requests } = answeredBy(page(1), page(2));
    const result = client.listEvents();
    for await (const { id } of result) if (id === 'msg_2') break;
    expect((await result).events.map(({ id }) => id)).toEqual(['msg_1']);
    expect(requests.map(({ url }) => new URL(url).search)).toEqual(['', '?cursor=more']);
  });

  it('fails where a page of it does, also where its items stand within another field', async () => {
    const page = () =>
      Response.json({
        success: true,
        statement: { entries: [{ id: 'ent_1' }] },
        hasMore: true,
        nextCursor: 'a',
      });
    const { client } = answeredBy(page, failure(401, 'unauthenticated'));
    const seen: unknown[] = [];
    const reading = async () => {
      const query = { asset: 'NGN', from: '2026-01-01', to: '2026-01-31' } as const;
      for await (const { id } of client.getStatement({ query })) seen.push(id);
    };
    expect(await failureOf(reading())).toMatchObject({ code: 'unauthenticated' });
    expect(seen).toEqual(['ent_1']);
  });
});

describe('listening for events', () => {
  let receiver: WebhookReceiver;
  beforeAll(async () => {
    receiver = await startWebhookReceiver();
  });
  afterAll(() => receiver?.stop());

  /** Listens until a test has seen what it waits for. Returns what was printed. */
  async function listening(
    use: (printed: readonly string[]) => Promise<void>,
    options: Partial<ListenOptions> = {},
  ): Promise<readonly string[]> {
    const printed: string[] = [];
    const stopping = new AbortController();
    const { client } = clientOf({ mostAttempts: 1 });
    const listener = listen({
      client,
      forwardTo: receiver.url,
      print: (line) => printed.push(line),
      signal: stopping.signal,
      pollMs: 50,
      ...options,
    });
    await waitFor('listening to begin', () => printed.some((line) => line.startsWith('Listening.')));
    await use(printed);
    stopping.abort();
    await listener;
    return printed;
  }

  it('forwards what happens from then on, once, verifiable with the secret of webhooks', async () => {
    const { client } = clientOf();
    await client.requestWithdrawal({ body: { amount: 111, merchantReference: 'before' } });
    const { secret } = await client.getWebhookSecret();
    receiver.answerWith(200, 500);
    const printed = await listening(async () => {
      await client.requestWithdrawal({ body: { amount: 222, merchantReference: 'first' } });
      await receiver.waitForRequests(1);
      await client.requestWithdrawal({ body: { amount: 333, merchantReference: 'second' } });
      await receiver.waitForRequests(2);
      await client.requestWithdrawal({ body: { amount: 444, merchantReference: 'third' } });
      await receiver.waitForRequests(3);
    });
    const events = receiver.received.map((request) => verifyWebhook({ ...request, secret }));
    const references = events.map(
      ({ event }) => 'merchantReference' in event.data && event.data.merchantReference,
    );
    expect(references).toEqual(['first', 'second', 'third']);
    const { events: logged } = await client.listEvents({ query: { limit: 3 } });
    expect(events.map(({ id }) => id)).toEqual(logged.map(({ id }) => id).reverse());
    const { delivery } = await client.getWebhookDelivery({ path: { id: logged[0]?.deliveryId ?? '' } });
    expect(receiver.received.at(-1)?.body).toBe(delivery.body);
    expect(printed.slice(1).map((line) => line.replace(/msg_\w+/, 'ID'))).toEqual(
      ['200', '500', '200'].map((status) => `withdrawal.completed ID → ${status}`),
    );
  });

  it('goes on when the service could not be reached, and loses no event', async () => {
    const { client: ordering } = clientOf();
    let isAway = false;
    const { client } = clientOf({
      mostAttempts: 1,
      fetch: (request) => (isAway ? Promise.reject(new Error('no route')) : globalThis.fetch(request)),
    });
    const before = receiver.received.length;
    const printed = await listening(
      async (lines) => {
        isAway = true;
        await ordering.requestWithdrawal({ body: { amount: 555 } });
        await waitFor('the outage to be seen', () => lines.some((line) => line.includes('unreachable')));
        isAway = false;
        await receiver.waitForRequests(before + 1);
      },
      { client },
    );
    expect(printed.filter((line) => line.includes('reachable'))).toEqual([
      expect.stringMatching(/^The service is unreachable: .*Trying again\.$/),
      'The service is reachable again.',
    ]);
  });

  it('ends when the service refuses the key', async () => {
    const { client } = clientOf({ apiKey: 'mp_test_wrong' });
    const refused = listen({
      client,
      forwardTo: receiver.url,
      print: () => {},
      signal: new AbortController().signal,
    });
    expect(await failureOf(refused)).toMatchObject({ code: 'unauthenticated' });
  });
});

describe('what a client sends', () => {
  it('holds no credential where none is needed, and follows no redirect', async () => {
    const { client, requests } = answeredBy(() => Response.json({ success: true, token: 't' }));
    await client.login({ body: { email: 'a@example.com', password: 'p' } });
    const [request] = requests;
    expect(request?.headers.get('x-api-key')).toBeNull();
    expect(request?.redirect).toBe('error');
  });

  it('is JSON also without a body, as calls by cookie have to be', async () => {
    const { client, requests } = answeredBy(() => Response.json({ success: true, msg: 'ok' }));
    await client.replayWebhookDelivery({ path: { id: 'msg_1' } });
    expect(requests.map(({ headers }) => headers.get('content-type'))).toEqual(['application/json']);
  });

  it('is told to onAnswer with its answer', async () => {
    const seen: string[] = [];
    const { client } = clientOf({
      onAnswer: ({ operationId, status, headers }) =>
        seen.push(`${operationId} ${status} ${headers.has('idempotency-replayed')}`),
    });
    await client.requestWithdrawal({ body: { amount: 100 }, idempotencyKey: 'payout-8' });
    await client.requestWithdrawal({ body: { amount: 100 }, idempotencyKey: 'payout-8' });
    expect(seen).toEqual(['requestWithdrawal 200 false', 'requestWithdrawal 200 true']);
  });
});
