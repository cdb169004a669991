import { z } from 'zod';
import { orderEventBody } from '../../db/webhooks/deliveries.ts';
import { WEBHOOK_EVENT_TYPES } from '../../domain/webhooks/eventTypes.ts';
import { WEBHOOK_DELIVERY_STATUSES } from '../../domain/webhooks/webhook.ts';
import { listQueryWithoutAmounts, summaryField } from '../lists/query.ts';
import { answer, exampleId, field, overlapHours, pageFields } from '../schemas.ts';

const MAX_OVERLAP_HOURS = 30 * 24;

const EXAMPLE_EVENT = orderEventBody(
  'withdrawal.completed',
  {
    transactionId: exampleId('wd'),
    environment: 'test',
    terms: {
      amount: 50_000,
      fee: 25,
      totalDebit: 50_025,
      currency: 'NGN',
      bankAccount: '0123456789',
      bankName: 'Guaranty Trust Bank',
    },
    merchantReference: 'order-1042',
    metadata: { orderId: 1042 },
    createdAt: '2026-01-31T08:00:00.000Z',
  },
  { status: 'COMPLETED', failureReason: undefined, timestamp: '2026-01-31T08:00:02.000Z' },
);

const knownType = z
  .enum(WEBHOOK_EVENT_TYPES, `must be one of ${WEBHOOK_EVENT_TYPES.join(', ')}`)
  .meta({ id: 'WebhookEventType' });

const deliveryStatus = z
  .enum(WEBHOOK_DELIVERY_STATUSES, `must be one of ${WEBHOOK_DELIVERY_STATUSES.join(', ')}`)
  .meta({ example: 'FAILED' });

const instant = z.iso
  .datetime({ offset: true, error: 'must be an ISO 8601 time with its offset, such as 2026-01-31T08:00:00Z' })
  .meta({ example: '2026-01-31T08:00:00Z' });

const deliveryFields = {
  id: field.text(exampleId('msg')),
  eventId: field.text(
    exampleId('msg'),
    'The `webhook-id` of every attempt: the event, which several endpoints may receive.',
  ),
  endpointId: field.textOrNull(null, 'The endpoint; null for the `webhookUrl` of the profile.'),
  type: knownType,
  transactionId: field.textOrNull(exampleId('wd'), 'Null of an event without one, such as a test.'),
  amount: z.number().nullable().meta({
    description: 'Of the transaction; null of an event without one.',
    example: 50_000,
  }),
  currency: field.textOrNull('NGN', 'Of `amount`.'),
  merchantReference: field.textOrNull('order-1042', 'Of the transaction.'),
  status: deliveryStatus,
  attemptCount: z.int().meta({ example: 3 }),
  nextAttemptAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  endReason: field.textOrNull(null, 'Why nothing more is sent, if no attempt says so.'),
};
export const delivery = z.object(deliveryFields).meta({ id: 'WebhookDelivery' });

export const attempt = z
  .object({
    number: z.int().meta({ example: 1 }),
    url: field.text('https://merchant.example/webhooks'),
    startedAt: z.iso.datetime(),
    durationMs: z.int().meta({ example: 184 }),
    responseStatus: z.int().nullable().meta({ example: 503 }),
    responseExcerpt: field.textOrNull('Service Unavailable', 'The first 2 kB of the response body.'),
    error: field.textOrNull('The connection was refused (ECONNREFUSED).', 'Why there was no response.'),
  })
  .meta({ id: 'WebhookAttempt' });

export const deliveryParams = z.object({
  id: z
    .string()
    .max(100)
    .meta({ example: exampleId('msg') }),
});

export const deliveryListAnswer = answer('WebhookDeliveryListAnswer', {
  deliveries: z.array(delivery),
  ...pageFields,
  ...summaryField,
});

export const testAnswer = answer('WebhookTestAnswer', {
  msg: field.text('a test event is on its way'),
  delivery,
});

const eventType = knownType
  .optional()
  .meta({ description: 'Only events of this type.', param: { id: 'eventType' } });

export const deliveryQuery = {
  status: deliveryStatus.optional().meta({ param: { id: 'deliveryStatus' } }),
  type: eventType,
  ...listQueryWithoutAmounts,
};

export const eventQuery = { type: eventType };

/** The fields of a delivery in a file. */
export const EXPORTED_DELIVERY_FIELDS = [
  'id',
  'type',
  'status',
  'createdAt',
  'finishedAt',
  'attemptCount',
  'nextAttemptAt',
  'endReason',
  'transactionId',
  'amount',
  'currency',
  'merchantReference',
] as const;

/** The fields of an event in a file: its own, and those of the withdrawal that it is about. */
export const EXPORTED_EVENT_FIELDS = [
  'id',
  'type',
  'createdAt',
  'transactionId',
  'status',
  'amount',
  'fee',
  'totalDebit',
  'currency',
  'bankAccount',
  'bankName',
  'merchantReference',
  'failureReason',
] as const;

export const event = z
  .object({
    id: field.text(exampleId('msg'), 'The `webhook-id` under which it was sent.'),
    type: knownType,
    createdAt: z.iso.datetime(),
    data: z.record(z.string(), z.unknown()).meta({
      description: 'The content of the event, as it was sent.',
      example: JSON.parse(EXAMPLE_EVENT).data,
    }),
    deliveryId: field.text(exampleId('msg'), 'The first of its deliveries.'),
  })
  .meta({ id: 'Event' });

export const eventListAnswer = answer('EventListAnswer', { events: z.array(event), ...pageFields });

export const deliveryAnswer = answer('WebhookDeliveryAnswer', {
  delivery: z
    .object({
      ...deliveryFields,
      body: field.text(EXAMPLE_EVENT, 'The exact JSON text that is signed and sent.'),
      attempts: z.array(attempt).meta({ description: 'The latest 100, oldest first.' }),
    })
    .meta({ id: 'WebhookDeliveryDetails' }),
});

export const replayAnswer = answer('WebhookReplayAnswer', {
  msg: field.text('the webhook is sent again'),
  deliveryId: deliveryFields.id,
  replayId: field.text(exampleId('rpl')),
});

export const rangeReplayBody = z
  .object({
    from: instant,
    to: instant,
    status: deliveryStatus
      .optional()
      .meta({ description: 'Only deliveries of this status; all when absent.' }),
    cursor: z
      .string()
      .max(500)
      .optional()
      .meta({
        description: '`nextCursor` of the call before.',
        example: exampleId('msg'),
      }),
  })
  .meta({
    id: 'WebhookRangeReplayRequest',
    example: { from: '2026-01-31T08:00:00Z', to: '2026-02-01T08:00:00Z', status: 'FAILED' },
  });

export const rangeReplayAnswer = answer('WebhookRangeReplayAnswer', {
  msg: field.text('12 webhooks are sent again'),
  replayed: z.int().meta({ example: 12 }),
  ...pageFields,
});

export const secretAnswer = answer('WebhookSecretAnswer', {
  secret: field.text('whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD'),
  createdAt: z.iso.datetime(),
  previousValidUntil: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'Older secrets stay valid until then.' }),
});

export const rotateBody = z
  .object({
    overlapHours: overlapHours(MAX_OVERLAP_HOURS, 'must be a number of hours').optional().meta({
      description: 'How long older secrets stay valid; 24 when absent, 0 ends them at once.',
      example: 24,
    }),
  })
  .meta({ id: 'WebhookSecretRotateRequest' });
