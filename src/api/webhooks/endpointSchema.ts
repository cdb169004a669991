import { z } from 'zod';
import { DISABLED_REASONS, WEBHOOK_ENDPOINT_STATUSES } from '../../domain/webhooks/endpoint.ts';
import { ENDPOINT_EVENT_TYPES } from '../../domain/webhooks/eventTypes.ts';
import { answer, exampleId, field, pageFields, requiredOr, requiredText } from '../schemas.ts';

const status = z
  .enum(WEBHOOK_ENDPOINT_STATUSES, `must be one of ${WEBHOOK_ENDPOINT_STATUSES.join(', ')}`)
  .meta({ example: 'ENABLED' });

const eventType = z
  .enum(ENDPOINT_EVENT_TYPES, `must be one of ${ENDPOINT_EVENT_TYPES.join(', ')}`)
  .meta({ id: 'EndpointEventType' });

const eventTypes = z
  .array(eventType, requiredOr('must be a list of event types'))
  .min(1, 'must name at least one event type')
  .max(ENDPOINT_EVENT_TYPES.length, `must have at most ${ENDPOINT_EVENT_TYPES.length} event types`)
  .transform((types) => [...new Set(types)])
  .meta({
    description: 'The types of events that it receives.',
    example: ['withdrawal.completed', 'withdrawal.failed'],
  });

const url = requiredText(2_000).meta({
  description: 'Receives the events, in production only by https.',
  example: 'https://shop.example.com/webhooks',
});

const description = z
  .string('must be text')
  .trim()
  .max(200, 'must have at most 200 characters')
  .nullable()
  .meta({ description: 'What it is for, in your words.', example: 'Ledger export' });

export const endpoint = z
  .object({
    id: field.text(exampleId('wep')),
    url: field.text('https://shop.example.com/webhooks'),
    eventTypes: z.array(eventType).meta({
      description: 'The types of events that it receives.',
      example: ['withdrawal.completed', 'withdrawal.failed'],
    }),
    description: field.textOrNull('Ledger export'),
    status,
    disabledReason: z.enum(DISABLED_REASONS).nullable().meta({
      description:
        'MERCHANT: you disabled it. GONE: it answered 410. FAILING: it took no event for days. Null while it is enabled.',
      example: null,
    }),
    failingSince: z.iso.datetime().nullable().meta({
      description: 'The first failed attempt after the last success; null where none has failed.',
    }),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'WebhookEndpoint' });

export const endpointParams = z.object({
  id: z
    .string()
    .max(100)
    .meta({ example: exampleId('wep') }),
});

export const endpointQuery = {
  status: status
    .optional()
    .meta({ description: 'Only endpoints of this status.', param: { id: 'endpointStatus' } }),
  eventType: eventType.optional().meta({
    description: 'Only endpoints that receive this type.',
    example: 'withdrawal.completed',
    param: { id: 'endpointEventType' },
  }),
};

export const newEndpoint = z
  .object({
    url,
    eventTypes,
    description: description.optional(),
  })
  .meta({ id: 'WebhookEndpointRequest' });

export const endpointChange = z
  .object({
    url: url.optional(),
    eventTypes: eventTypes.optional(),
    description: description.optional().meta({ description: 'Null or an empty text clears it.' }),
    status: status.optional().meta({
      description: 'DISABLED sends nothing to it; ENABLED sends the events from then on.',
    }),
  })
  .meta({ id: 'WebhookEndpointChange', minProperties: 1 });
export const ENDPOINT_FIELDS = ['url', 'eventTypes', 'description', 'status'] as const;

export const endpointAnswer = answer('WebhookEndpointAnswer', { endpoint });
export const newEndpointAnswer = answer('CreatedWebhookEndpointAnswer', {
  endpoint: endpoint.extend({
    secret: field.text('whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD', 'Signs the events. It is not shown again.'),
  }),
});
export const endpointListAnswer = answer('WebhookEndpointListAnswer', {
  endpoints: z.array(endpoint),
  ...pageFields,
});
export const endpointDeletedAnswer = answer('WebhookEndpointDeletedAnswer', {
  msg: field.text('webhook endpoint deleted'),
});
