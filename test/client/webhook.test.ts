import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createMerchantClient,
  verifyWebhook,
  type WebhookEvent,
  WebhookVerificationError,
} from '../../packages/client/src/index.ts';
import { EVENTS } from '../../src/api/webhooks/events.ts';
import { DEFAULT_EVENT_TYPES, TEST_EVENT_TYPE } from '../../src/domain/webhooks/eventTypes.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhookReceiver.ts';

let service: TestService;
let receiver: WebhookReceiver;
let secret: string;

beforeAll(async () => {
  service = await startTestService({ queues: ['payouts', 'webhooks'] });
  receiver = await startWebhookReceiver();
  const { businessId, apiKeys } = service.merchant;
  await service.ownerSql('update businesses set webhook_url_test = $2 where id = $1', [
    businessId,
    receiver.url,
  ]);
  await service.fund(service.merchant, 100_000);
  const { baseUrl } = service;
  const client = createMerchantClient({ baseUrl, businessId, apiKey: apiKeys.test });
  ({ secret } = await client.getWebhookSecret());
  await client.requestWithdrawal({ body: { amount: 500.25, merchantReference: 'order-7' } });
  await client.requestWithdrawal({ body: { amount: 100.01 } }).catch(() => {});
  await client.testWebhook();
  await receiver.waitForRequests(3);
});
afterAll(async () => {
  await service?.stop();
  await receiver?.stop();
});

/** What a merchant writes: the compiler knows the fields by the type. */
function describeEvent(event: WebhookEvent): string {
  switch (event.type) {
    case 'withdrawal.completed':
      return `${event.data.totalDebit} for ${event.data.merchantReference}`;
    case 'withdrawal.failed':
      return `${event.data.status}: ${event.data.failureReason}`;
    default:
      return 'of another kind';
  }
}

describe('verifyWebhook', () => {
  it('reads an event, by its type', () => {
    const events = receiver.received.map((webhook) => verifyWebhook({ ...webhook, secret }));
    expect(events.map(({ event }) => describeEvent(event)).sort()).toEqual([
      '510.25 for order-7',
      expect.stringMatching(/^FAILED: \w/),
      'of another kind',
    ]);
    expect(new Set(events.map(({ id }) => id)).size).toBe(3);
  });

  it('takes the headers and bodies of fetch and of Node', () => {
    for (const { body, headers } of receiver.received) {
      const ofNode = verifyWebhook({ body: Buffer.from(body), headers, secret });
      const ofFetch = verifyWebhook({ body, headers: new Headers(headers), secret });
      expect(ofNode).toEqual(ofFetch);
      expect(ofNode.id).toBe(headers['webhook-id']);
    }
  });

  it.each([
    ['an object', (text: string) => JSON.parse(text)],
    ['nothing', () => undefined],
    ['null', () => null],
    ['a list', (text: string) => [text]],
    ['a number', () => 1],
  ])('says in words that it needs the raw body when it is given %s', (_, parse) => {
    for (const { body, headers } of receiver.received) {
      expect(() => verifyWebhook({ body: parse(body), headers, secret })).toThrow(
        new TypeError(
          'verifyWebhook needs the raw body as a string or bytes, before any JSON parsing: the signature is over its bytes. ' +
            "With Express use express.raw({ type: 'application/json' }); with fetch use await request.text().",
        ),
      );
    }
  });

  it('refuses what somebody else sent, or changed', () => {
    for (const { body, headers } of receiver.received) {
      const changed = body.replace('"type":"', '"type":"x');
      expect(() => verifyWebhook({ body: changed, headers, secret })).toThrow(WebhookVerificationError);
      const otherSecret = `whsec_${Buffer.from('another secret of others').toString('base64')}`;
      expect(() => verifyWebhook({ body, headers, secret: otherSecret })).toThrow(WebhookVerificationError);
      expect(() => verifyWebhook({ body, headers: {}, secret })).toThrow(WebhookVerificationError);
    }
  });
});

describe('the documented events', () => {
  it('are those that arrive, field by field', () => {
    for (const { body } of receiver.received) {
      const { type, data } = JSON.parse(body) as WebhookEvent;
      const schema = EVENTS[type].body;
      expect(schema.strict().safeParse(JSON.parse(body)).error?.issues ?? []).toEqual([]);
      const { shape } = schema.shape.data as typeof schema;
      const required = Object.keys(shape).filter((name) => !shape[name]?.safeParse(undefined).success);
      expect(Object.keys(data).sort()).toEqual(required.sort());
    }
    expect(receiver.received.map(({ body }) => JSON.parse(body).type).sort()).toEqual(
      [...DEFAULT_EVENT_TYPES, TEST_EVENT_TYPE].sort(),
    );
  });
});
