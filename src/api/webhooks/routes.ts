import type { z } from 'zod';
import type { CurrentWebhookSecret } from '../../db/merchants/webhookSecrets.ts';
import {
  type DeliveryFilter,
  EVENT_LOG_DAYS,
  type EventRecord,
  listDeliveries,
  listEvents,
  summarizeDeliveries,
} from '../../db/webhooks/lists.ts';
import { HOUR_MS } from '../../domain/time.ts';
import { actorOf } from '../actor.ts';
import { presentSummary } from '../lists/query.ts';
import { ok, routeGroup } from '../route.ts';
import { shown } from '../schemas.ts';
import { presentDelivery, presentSecret } from './present.ts';
import * as schemas from './schema.ts';
import {
  MAX_REPLAYS,
  readDelivery,
  readSecret,
  replaceSecret,
  replayDelivery,
  replayRange,
  sendTestEvent,
} from './useCases.ts';

const { csv, get, list, post } = routeGroup('Webhooks', 'webhooks', 'tokenOrKey');

const RESENDS = 'it repeats an event to the address of the merchant, which needs a proof to change';

export const webhookRoutes = [
  list('/webhooks/deliveries', {
    operationId: 'listWebhookDeliveries',
    summary: 'List webhook deliveries, newest first',
    query: schemas.deliveryQuery,
    name: 'deliveries',
    schema: schemas.deliveryListAnswer,
    read: ({ caller, query, page }, { database }) =>
      listDeliveries(database, caller, { ...filterOf(query), page }),
    present: presentDelivery,
    summarize: async ({ caller, query }, { database }) =>
      presentSummary(await summarizeDeliveries(database, caller, filterOf(query)), undefined),
  }),

  // Before the route of one delivery, whose id could be any text.
  csv('/webhooks/deliveries/export', {
    operationId: 'exportWebhookDeliveries',
    summary: 'Download webhook deliveries as CSV, newest first',
    query: schemas.deliveryQuery,
    name: 'webhook-deliveries',
    columns: schemas.EXPORTED_DELIVERY_FIELDS,
    read: ({ caller, query, page }, { database }) =>
      listDeliveries(database, caller, { ...filterOf(query), page }),
    present: presentDelivery,
  }),

  get('/webhooks/deliveries/{id}', {
    operationId: 'getWebhookDelivery',
    summary: 'Read one webhook delivery with its attempts',
    params: schemas.deliveryParams,
    responses: { 200: { description: 'The delivery.', schema: schemas.deliveryAnswer } },
    handle: async ({ caller, params }, dependencies) => {
      const found = await readDelivery(dependencies, caller, params.id);
      const attempts = found.attempts.map((each) => shown(schemas.attempt, each));
      return ok({ delivery: { ...presentDelivery(found), body: found.body, attempts } });
    },
  }),

  post('/webhooks/deliveries/{id}/replay', {
    operationId: 'replayWebhookDelivery',
    secondFactor: { exemptBecause: RESENDS },
    summary: 'Send a webhook again',
    description:
      'Under the same `webhook-id`. A failed delivery gets its whole schedule of attempts again; any other ' +
      'is sent once, now. While a replay waits, the answer names it, and no second one is made. If the ' +
      'endpoint is disabled or deleted, or the body was erased, the answer is 409 `state_conflict`. If too ' +
      'many wait, it is 429 `too_many_replays`.',
    params: schemas.deliveryParams,
    errors: [409],
    responses: { 202: { description: 'It is sent again.', schema: schemas.replayAnswer } },
    handle: async ({ caller, params }, dependencies) => {
      const replayId = await replayDelivery(dependencies, caller, params.id);
      return { status: 202, body: { msg: 'the webhook is sent again', deliveryId: params.id, replayId } };
    },
  }),

  post('/webhooks/deliveries/replay', {
    operationId: 'replayWebhookDeliveries',
    secondFactor: { exemptBecause: RESENDS },
    summary: 'Send the webhooks of a time range again',
    description:
      `Those created from \`from\` up to, not including, \`to\`, oldest first, at most ${MAX_REPLAYS} a call. While ` +
      '`hasMore` is true, call again with `cursor`. 429 `too_many_replays` when no more may wait.',
    body: schemas.rangeReplayBody,
    responses: { 202: { description: 'They are sent again.', schema: schemas.rangeReplayAnswer } },
    handle: async ({ caller, body }, dependencies) => {
      const { from, to, status, cursor } = body;
      const range = { from: new Date(from), to: new Date(to), status, cursor };
      const replays = await replayRange(dependencies, caller, range);
      const { replayed } = replays;
      const msg = replayed === 1 ? '1 webhook is sent again' : `${replayed} webhooks are sent again`;
      return { status: 202, body: { msg, ...replays } };
    },
  }),

  post('/webhooks/test', {
    operationId: 'testWebhook',
    secondFactor: { exemptBecause: 'a test event says nothing and goes to the address of the merchant' },
    summary: 'Send a test event to the webhook address',
    description:
      'A signed `webhook.test`, delivered and retried like every event. 429 `too_many_test_events` while ' +
      'ten wait for their delivery.',
    responses: { 202: { description: 'It is on its way.', schema: schemas.testAnswer } },
    handle: async ({ caller }, dependencies) => {
      const delivery = presentDelivery(await sendTestEvent(dependencies, caller));
      return { status: 202, body: { msg: 'a test event is on its way', delivery } };
    },
  }),

  list('/events', {
    operationId: 'listEvents',
    summary: `List the events of the last ${EVENT_LOG_DAYS} days, newest first`,
    query: schemas.eventQuery,
    name: 'events',
    schema: schemas.eventListAnswer,
    read: ({ caller, query, page }, { database }) => listEvents(database, caller, { type: query.type, page }),
    present: presentEvent,
  }),

  csv('/events/export', {
    operationId: 'exportEvents',
    summary: `Download the events of the last ${EVENT_LOG_DAYS} days as CSV, newest first`,
    query: schemas.eventQuery,
    name: 'events',
    columns: schemas.EXPORTED_EVENT_FIELDS,
    read: ({ caller, query, page }, { database }) => listEvents(database, caller, { type: query.type, page }),
    present: (record) => {
      const { data, ...event } = presentEvent(record);
      return { ...data, ...event };
    },
  }),

  get('/webhooks/secret', {
    operationId: 'getWebhookSecret',
    // Who knows the secret can sign events: that is more than reading them.
    permission: 'webhooks:write',
    summary: 'Read the secret that signs webhooks',
    description:
      'A call by token or cookie without the user’s second factor shows only the beginning of the secret.',
    secondFactor: 'forSecrets',
    responses: { 200: { description: 'The current secret.', schema: schemas.secretAnswer } },
    handle: async ({ caller, lacksSecondFactor }, dependencies) => {
      const current = await readSecret(dependencies, caller);
      return presentSecret(lacksSecondFactor ? withoutSecret(current) : current);
    },
  }),

  post('/webhooks/secret/rotate', {
    operationId: 'rotateWebhookSecret',
    summary: 'Replace the secret that signs webhooks',
    description: 'During the overlap every webhook is signed with the new and the older secrets.',
    body: schemas.rotateBody,
    responses: { 200: { description: 'The new secret.', schema: schemas.secretAnswer } },
    handle: async (request, dependencies) => {
      const { overlapHours } = request.body;
      const overlapMs = overlapHours === undefined ? undefined : Math.round(overlapHours * HOUR_MS);
      const how = { overlapMs, actor: actorOf(request) };
      return presentSecret(await replaceSecret(dependencies, request.caller, how));
    },
  }),
];

function filterOf(query: z.infer<z.ZodObject<typeof schemas.deliveryQuery>>): DeliveryFilter {
  const { status, type, search, from, to } = query;
  return { status, type, search, from, to };
}

function presentEvent({ id, type, createdAt, body }: EventRecord) {
  return shown(schemas.event, { id, type, createdAt, data: JSON.parse(body).data, deliveryId: id });
}

/** A secret of which nothing is left but its beginning. */
function withoutSecret(current: CurrentWebhookSecret): CurrentWebhookSecret {
  return { ...current, secret: `${current.secret.slice(0, 'whsec_'.length + 4)}…` };
}
