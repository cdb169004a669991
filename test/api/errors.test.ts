import { describe, expect, it } from '@jest/globals';
import type { Context } from 'koa';
import { pino } from 'pino';
import { errorResponses } from '../../src/api/middleware/errors.ts';
import { ProviderUnavailableError } from '../../src/providers/errors.ts';

/** What a request is answered when its work throws. */
async function answerTo(
  error: unknown,
): Promise<{ readonly status: number; readonly body: unknown; readonly headers: Record<string, string> }> {
  const headers: Record<string, string> = {};
  const ctx = {
    status: 404,
    body: undefined,
    headers,
    state: { requestId: 'req_1' },
    set(name: string, value: string) {
      headers[name] = value;
    },
  };
  await errorResponses(pino({ level: 'silent' }))(ctx as unknown as Context, async () => {
    throw error;
  });
  return ctx;
}

describe('a lost connection to Postgres', () => {
  it.each([
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'timeout exceeded when trying to connect',
  ])('is an outage, and not our mistake: %s', async (message) => {
    expect(await answerTo(new Error(message))).toMatchObject({
      status: 503,
      body: { success: false, code: 'unavailable', requestId: 'req_1' },
    });
  });
});

describe('Postgres without disk, memory or connections', () => {
  it.each([
    ['53000', 'insufficient_resources'],
    ['53100', 'disk_full'],
    ['53200', 'out_of_memory'],
    ['53400', 'configuration_limit_exceeded'],
    ['58030', 'io_error'],
  ])('is an outage (postgresql.org/docs/current/errcodes-appendix.html): %s %s', async (code) => {
    const error = Object.assign(new Error('could not extend file'), { code });
    const { status, body, headers } = await answerTo(error);
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(body).toMatchObject({ code: 'unavailable' });
  });
});

describe('a provider that does not answer', () => {
  it.each([
    [undefined, '5'],
    [1_000, '5'],
    [90_500, '91'],
    [86_400_000, '3600'],
  ])('is asked again when it allows, within the hour: %s ms', async (retryAfterMs, header) => {
    const error = new ProviderUnavailableError('bank', 'The bank answered HTTP 429.', { retryAfterMs });
    const { status, headers } = await answerTo(error);
    expect([status, headers['retry-after']]).toEqual([503, header]);
  });
});

describe('what nobody foresaw', () => {
  it('stays opaque', async () => {
    const { status, body } = await answerTo(new Error('a secret of ours'));
    expect([status, JSON.stringify(body).includes('secret')]).toEqual([500, false]);
  });
});
