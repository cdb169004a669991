import { webhookDeliveryStart } from '../../contract/starts.ts';
import {
  type CurrentWebhookSecret,
  findCurrentSecret,
  rotateSecret,
} from '../../db/merchants/webhookSecrets.ts';
import {
  type DeliverySummary,
  hasAnyWebhookAddress,
  hasWebhookAddress,
  recordTestEvent,
  testEventBody,
} from '../../db/webhooks/deliveries.ts';
import { findEndpoint } from '../../db/webhooks/endpoints.ts';
import { type DeliveryDetails, findDelivery } from '../../db/webhooks/lists.ts';
import { type ReplayRequest, requestReplay, requestReplaysOfRange } from '../../db/webhooks/replays.ts';
import { DomainError, invalidField, invariant } from '../../domain/errors.ts';
import type { Actor } from '../../domain/merchants/actor.ts';
import type { Id, Owner } from '../../domain/money.ts';
import { TEST_EVENT_TYPE } from '../../domain/webhooks/eventTypes.ts';
import type { WebhookDeliveryStatus } from '../../domain/webhooks/webhook.ts';
import { noteCreated } from '../../observability/logger.ts';
import { newIdentifier } from '../../security/identifiers.ts';
import type { ApiDependencies } from '../context.ts';
import { type Continuation, continuation } from '../cursor.ts';
import { found } from '../route.ts';

/** The most deliveries that one call replays. */
export const MAX_REPLAYS = 1_000;

/** One delivery with its attempts. @throws DomainError `not_found`, also for another business's. */
export async function readDelivery(
  { database }: Pick<ApiDependencies, 'database'>,
  owner: Owner,
  deliveryId: Id<'msg'>,
): Promise<DeliveryDetails> {
  return found(await findDelivery(database, owner, deliveryId), 'webhook delivery');
}

/**
 * Asks for one delivery to be sent again, with the same `webhook-id`, which the relay does. One that waits to be sent
 * again already, or is being sent, is not sent twice.
 *
 * @returns the id of the replay that is going to happen.
 * @throws DomainError `not_found`; `webhook_url_missing` when there is nowhere to send it; `state_conflict` when its endpoint is
 * disabled or deleted; `too_many_replays`.
 */
export async function replayDelivery(
  { database, config }: ReplayDependencies,
  owner: Owner,
  deliveryId: Id<'msg'>,
): Promise<string> {
  const delivery = await readDelivery({ database }, owner, deliveryId);
  if (delivery.endpointId === undefined) await requireAddress(hasWebhookAddress(database, owner));
  else if ((await findEndpoint(database, owner, delivery.endpointId))?.status !== 'ENABLED') {
    throw new DomainError('state_conflict', 'the webhook endpoint is disabled or deleted');
  }
  const replayId = await requestReplay(database, owner, { ...newRequest(config), deliveryId });
  invariant(replayId, 'A delivery that was there is never deleted.');
  return replayId;
}

/**
 * Asks for the deliveries that were created in [from, to) to be sent again, oldest first, at most MAX_REPLAYS of them.
 *
 * @returns how many, and where to go on when more follow.
 * @throws ValidationError for an empty range or a foreign cursor; DomainError `webhook_url_missing`, `too_many_replays`.
 */
export async function replayRange(
  { database, config }: ReplayDependencies,
  owner: Owner,
  range: {
    readonly from: Date;
    readonly to: Date;
    readonly status: WebhookDeliveryStatus | undefined;
    readonly cursor: string | undefined;
  },
): Promise<{ readonly replayed: number } & Continuation> {
  if (range.from >= range.to) {
    throw invalidField('invalid request', 'to', 'must be later than from');
  }
  await requireAddress(hasAnyWebhookAddress(database, owner));
  const limited = { ...range, limit: MAX_REPLAYS };
  const requested = await requestReplaysOfRange(database, owner, { ...newRequest(config), ...limited });
  if (!requested) throw invalidField('invalid request', 'cursor', 'is not a cursor of this list');
  return { replayed: requested.count, ...continuation(requested.nextCursor) };
}

/** The most test events of a business and environment that wait for their delivery. */
const MAX_TESTS_WAITING = 10;

/**
 * Sends a test event to an endpoint, as every event is sent.
 *
 * @param endpointId one that is enabled; the default endpoint where absent.
 * @returns its delivery as it begins.
 * @throws DomainError `webhook_url_missing` when there is nowhere to send it; `too_many_test_events`.
 */
export async function sendTestEvent(
  { database, starter }: Pick<ApiDependencies, 'database' | 'starter'>,
  { businessId, environment }: Owner,
  endpointId?: string,
): Promise<DeliverySummary> {
  if (endpointId === undefined && !(await hasWebhookAddress(database, { businessId, environment }))) {
    throw new DomainError('webhook_url_missing', 'save a webhookUrl before testing it');
  }
  const about = { deliveryId: newIdentifier('msg'), businessId, environment, transactionId: undefined };
  const body = testEventBody(TEST_EVENT_TYPE, { environment, timestamp: new Date().toISOString() });
  const event = { ...about, eventType: TEST_EVENT_TYPE, body, endpointId } as const;
  const start = webhookDeliveryStart({ ...about, isReplay: false }, TEST_EVENT_TYPE);
  const sent = await recordTestEvent(database, event, { start, mostWaiting: MAX_TESTS_WAITING });
  if (!sent) {
    const message = `${MAX_TESTS_WAITING} test events wait for their delivery already`;
    throw new DomainError('too_many_test_events', message);
  }
  noteCreated(about.deliveryId);
  if (sent.messageId !== undefined) starter.dispatchSoon([{ id: sent.messageId, start }]);
  return sent.delivery;
}

/** The secret that signs the business's events in this environment. */
export async function readSecret(
  { database, secretBox }: Pick<ApiDependencies, 'database' | 'secretBox'>,
  owner: Owner,
): Promise<CurrentWebhookSecret> {
  const secret = await findCurrentSecret(database, secretBox, owner);
  invariant(secret, 'Every business is born with a webhook secret per environment.');
  return secret;
}

/**
 * Replaces the secret; older ones sign beside it until the overlap is over.
 *
 * @param how.overlapMs the configured overlap when undefined.
 * @param how.actor who does it, for the audit log.
 */
export async function replaceSecret(
  { database, secretBox, config }: Pick<ApiDependencies, 'database' | 'secretBox' | 'config'>,
  { businessId, environment }: Owner,
  { overlapMs, actor }: { readonly overlapMs: number | undefined; readonly actor: Actor },
): Promise<CurrentWebhookSecret> {
  const secret = await rotateSecret(database, secretBox, {
    businessId,
    environment,
    overlapMs: overlapMs ?? config.webhookSecretOverlapMs,
    actor,
  });
  invariant(secret, 'A rotation leaves a current secret.');
  return secret;
}

interface ReplayDependencies {
  readonly database: ApiDependencies['database'];
  readonly config: Pick<ApiDependencies['config'], 'webhookMaxPendingReplays'>;
}

function newRequest(config: ReplayDependencies['config']): ReplayRequest {
  return { replayId: newIdentifier('rpl'), mostOutstanding: config.webhookMaxPendingReplays };
}

async function requireAddress(hasAddress: Promise<boolean>): Promise<void> {
  if (await hasAddress) return;
  throw new DomainError('webhook_url_missing', 'save a webhookUrl before replaying webhooks');
}
