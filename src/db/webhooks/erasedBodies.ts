import { batchErasure } from '../core/batchDeletion.ts';

/** The body of an event that was erased. It has the form of one, so that what reads bodies can read it; it is never sent. */
export const ERASED_EVENT_BODY = '{"erased":true,"data":{}}';

/** How long the bodies of events are kept; their deliveries stay. */
export const EVENT_BODIES_KEPT_DAYS = 90;

/** Erases the bodies of deliveries that ended and are older than EVENT_BODIES_KEPT_DAYS, at most 10,000 a call. */
export const eraseOldEventBodies = batchErasure({
  name: 'webhooks.eraseBodies',
  table: 'webhook_deliveries',
  erasure: `body = '${ERASED_EVENT_BODY}'`,
  condition: `created_at < now() - interval '${EVENT_BODIES_KEPT_DAYS} days' and body <> '${ERASED_EVENT_BODY}'
    and status <> 'PENDING' and replay_id is null`,
});
