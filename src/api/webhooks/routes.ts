import { z } from 'zod';
import type { CurrentWebhookSecret, DeliverySummary } from '../../db/webhooks.ts';
import { defineRoute, type RouteResponse } from '../route.ts';
import { pageQuery } from '../schemas.ts';
import {
  deliveryAnswer,
  deliveryListAnswer,
  deliveryParams,
  deliveryStatus,
  rangeReplayAnswer,
  rangeReplayBody,
  replayAnswer,
  rotateBody,
  secretAnswer,
} from './schema.ts';
import {
  MOST_REPLAYS,
  pageOfDeliveries,
  readDelivery,
  readSecret,
  replaceSecret,
  replayDelivery,
  replayRange,
} from './useCases.ts';

const HOUR_MS = 3_600_000;
const tag = 'Webhooks';

export const webhookRoutes = [
  defineRoute({
    method: 'get',
    path: '/webhooks/deliveries',
    operationId: 'listWebhookDeliveries',
    authentication: 'tokenOrKey',
    tag,
    summary: 'List webhook deliveries, newest first',
    query: z.object({ ...pageQuery, status: deliveryStatus.optional() }),
    responses: { 200: { description: 'One page.', schema: deliveryListAnswer } },
    handle: async ({ caller, query }, dependencies) => {
      const page = await pageOfDeliveries(dependencies, caller, {
        limit: query.limit,
        cursor: query.cursor,
        status: query.status,
      });
      const { hasMore, nextCursor } = page;
      return { status: 200, body: { deliveries: page.items.map(presentDelivery), hasMore, nextCursor } };
    },
  }),

  defineRoute({
    method: 'get',
    path: '/webhooks/deliveries/{id}',
    operationId: 'getWebhookDelivery',
    authentication: 'tokenOrKey',
    tag,
    summary: 'Read one webhook delivery with its attempts',
    params: deliveryParams,
    responses: { 200: { description: 'The delivery.', schema: deliveryAnswer } },
    handle: async ({ caller, params }, dependencies) => {
      const delivery = await readDelivery(dependencies, caller, params.id);
      return {
        status: 200,
        body: {
          delivery: {
            ...presentDelivery(delivery),
            body: delivery.body,
            attempts: delivery.attempts.map((attempt) => ({
              number: attempt.number,
              url: attempt.url,
              startedAt: attempt.startedAt.toISOString(),
              durationMs: attempt.durationMs,
              responseStatus: attempt.responseStatus ?? null,
              responseExcerpt: attempt.responseExcerpt ?? null,
              error: attempt.error ?? null,
            })),
          },
        },
      };
    },
  }),

  defineRoute({
    method: 'post',
    path: '/webhooks/deliveries/{id}/replay',
    operationId: 'replayWebhookDelivery',
    authentication: 'tokenOrKey',
    tag,
    summary: 'Send a webhook again',
    description:
      'Under the same `webhook-id`. One that failed gets its whole schedule of attempts again; one that was delivered, ' +
      'or still waits for its next attempt, is sent once, now. One that is going to be sent again already is not sent ' +
      'twice: the answer names the replay that was asked for before. When too many wait, the answer is 429 ' +
      '`too_many_replays`.',
    params: deliveryParams,
    responses: { 202: { description: 'It is sent again.', schema: replayAnswer } },
    handle: async ({ caller, params }, dependencies) => {
      const replayId = await replayDelivery(dependencies, caller, params.id);
      return { status: 202, body: { msg: 'the webhook is sent again', deliveryId: params.id, replayId } };
    },
  }),

  defineRoute({
    method: 'post',
    path: '/webhooks/deliveries/replay',
    operationId: 'replayWebhookDeliveries',
    authentication: 'tokenOrKey',
    tag,
    summary: 'Send the webhooks of a time range again',
    description:
      `Those created from \`from\` up to, not including, \`to\`, oldest first, at most ${MOST_REPLAYS} a call; while ` +
      '`hasMore` is true, call again with `cursor`. They are sent some at a time. When no more may wait, the answer is ' +
      '429 `too_many_replays`.',
    body: rangeReplayBody,
    responses: { 202: { description: 'They are sent again.', schema: rangeReplayAnswer } },
    handle: async ({ caller, body }, dependencies) => {
      const replays = await replayRange(dependencies, caller, {
        from: new Date(body.from),
        to: new Date(body.to),
        status: body.status,
        cursor: body.cursor,
      });
      const { replayed } = replays;
      const msg = replayed === 1 ? '1 webhook is sent again' : `${replayed} webhooks are sent again`;
      return { status: 202, body: { msg, ...replays } };
    },
  }),

  defineRoute({
    method: 'get',
    path: '/webhooks/secret',
    operationId: 'getWebhookSecret',
    authentication: 'tokenOrKey',
    tag,
    summary: 'Read the secret that signs webhooks',
    responses: { 200: { description: 'The current secret.', schema: secretAnswer } },
    handle: async ({ caller }, dependencies) => presentSecret(await readSecret(dependencies, caller)),
  }),

  defineRoute({
    method: 'post',
    path: '/webhooks/secret/rotate',
    operationId: 'rotateWebhookSecret',
    authentication: 'tokenOrKey',
    tag,
    summary: 'Replace the secret that signs webhooks',
    description: 'Until the overlap is over every webhook is signed with the new and the older secrets.',
    body: rotateBody,
    responses: { 200: { description: 'The new secret.', schema: secretAnswer } },
    handle: async ({ caller, body }, dependencies) => {
      const overlapMs = body.overlapHours === undefined ? undefined : Math.round(body.overlapHours * HOUR_MS);
      return presentSecret(await replaceSecret(dependencies, caller, overlapMs));
    },
  }),
];

function presentDelivery(delivery: DeliverySummary) {
  return {
    id: delivery.id,
    type: delivery.eventType,
    transactionId: delivery.transactionId,
    status: delivery.status,
    attemptCount: delivery.attemptCount,
    nextAttemptAt: delivery.nextAttemptAt?.toISOString() ?? null,
    createdAt: delivery.createdAt.toISOString(),
    finishedAt: delivery.finishedAt?.toISOString() ?? null,
    endReason: delivery.endReason,
  };
}

function presentSecret(current: CurrentWebhookSecret): RouteResponse {
  return {
    status: 200,
    body: {
      secret: current.secret,
      createdAt: current.createdAt.toISOString(),
      previousValidUntil: current.previousValidUntil?.toISOString() ?? null,
    },
  };
}
