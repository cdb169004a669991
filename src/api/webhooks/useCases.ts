import type { WorkflowStart } from '../../contract/starts.ts';
import { webhookDeliveryStart } from '../../contract/starts.ts';
import {
  type CurrentWebhookSecret,
  type DeliveryDetails,
  type DeliveryOwner,
  type DeliverySummary,
  type DeliveryToReplay,
  findCurrentSecret,
  findDelivery,
  hasWebhookAddress,
  listDeliveries,
  promiseReplay,
  promiseReplaysOfRange,
  rotateSecret,
} from '../../db/webhooks.ts';
import { DomainError, invariant, ValidationError } from '../../domain/errors.ts';
import type { WebhookDeliveryStatus } from '../../domain/webhook.ts';
import { newIdentifier } from '../../security/identifiers.ts';
import type { ApiDependencies } from '../context.ts';

/** The most deliveries that one call replays. */
export const MOST_REPLAYS = 1_000;

/** Replays of a range leave this far apart: the receiver has just come back and should not be flooded. */
const REPLAY_SPACING_MS = 50;

/** One page of a list. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
}

/**
 * The deliveries of a business, newest first.
 *
 * @throws ValidationError when the cursor is not one of this list.
 */
export async function pageOfDeliveries(
  { database }: Pick<ApiDependencies, 'database'>,
  owner: DeliveryOwner,
  page: {
    readonly limit: number;
    readonly cursor: string | undefined;
    readonly status: WebhookDeliveryStatus | undefined;
  },
): Promise<Page<DeliverySummary>> {
  const found = await listDeliveries(database, owner, page);
  if (!found) throw unknownCursor();
  const items = found.slice(0, page.limit);
  const hasMore = found.length > items.length;
  return { items, hasMore, nextCursor: hasMore ? (items.at(-1)?.id ?? null) : null };
}

/** One delivery with its attempts. @throws DomainError `not_found`, also for another business's. */
export async function readDelivery(
  { database }: Pick<ApiDependencies, 'database'>,
  owner: DeliveryOwner,
  deliveryId: string,
): Promise<DeliveryDetails> {
  const found = await findDelivery(database, owner, deliveryId);
  if (!found) throw new DomainError('not_found', 'webhook delivery not found');
  return found;
}

/**
 * Sends one delivery again, with the same `webhook-id`. The promise to do so is committed before this returns.
 *
 * @returns the id of the replay.
 * @throws DomainError `not_found`; `webhook_url_missing` when there is nowhere to send it.
 */
export async function replayDelivery(
  { database, starter }: Pick<ApiDependencies, 'database' | 'starter'>,
  owner: DeliveryOwner,
  deliveryId: string,
): Promise<string> {
  const replayId = newIdentifier('rpl');
  await readDelivery({ database }, owner, deliveryId);
  await requireAddress(database, owner);
  const promised = await promiseReplay(database, owner, deliveryId, (delivery) =>
    replayStart(owner, delivery, replayId, 0),
  );
  invariant(promised, 'A delivery that was there is never deleted.');
  starter.keepSoon([{ id: promised.outboxId, start: promised.start }]);
  return replayId;
}

/**
 * Sends the deliveries that were created in [from, to) again, oldest first, at most MOST_REPLAYS of them. They are left
 * to the relay, which starts them one after the other: a thousand starts at once would make every other flow wait.
 *
 * @returns how many, and where to go on when more follow.
 * @throws ValidationError for an empty range or a foreign cursor; DomainError `webhook_url_missing`.
 */
export async function replayRange(
  { database }: Pick<ApiDependencies, 'database'>,
  owner: DeliveryOwner,
  range: {
    readonly from: Date;
    readonly to: Date;
    readonly status: WebhookDeliveryStatus | undefined;
    readonly cursor: string | undefined;
  },
): Promise<{ readonly replayed: number; readonly hasMore: boolean; readonly nextCursor: string | null }> {
  if (range.from >= range.to) {
    throw new ValidationError('invalid request', [{ path: 'to', message: 'must be later than from' }]);
  }
  await requireAddress(database, owner);
  const replayId = newIdentifier('rpl');
  const promised = await promiseReplaysOfRange(
    database,
    owner,
    { ...range, limit: MOST_REPLAYS },
    (delivery, index) => replayStart(owner, delivery, replayId, index * REPLAY_SPACING_MS),
  );
  if (!promised) throw unknownCursor();
  return {
    replayed: promised.count,
    hasMore: promised.nextCursor !== undefined,
    nextCursor: promised.nextCursor ?? null,
  };
}

/** The secret that signs the business's events in this environment. */
export async function readSecret(
  { database, secretBox }: Pick<ApiDependencies, 'database' | 'secretBox'>,
  owner: DeliveryOwner,
): Promise<CurrentWebhookSecret> {
  const secret = await findCurrentSecret(database, secretBox, owner);
  invariant(secret, 'Every business is born with a webhook secret per environment.');
  return secret;
}

/**
 * Replaces the secret; older ones sign beside it until the overlap is over.
 *
 * @param overlapMs the configured overlap when undefined.
 */
export async function replaceSecret(
  { database, secretBox, config }: Pick<ApiDependencies, 'database' | 'secretBox' | 'config'>,
  owner: DeliveryOwner,
  overlapMs: number | undefined,
): Promise<CurrentWebhookSecret> {
  const secret = await rotateSecret(database, secretBox, owner, overlapMs ?? config.webhookSecretOverlapMs);
  invariant(secret, 'A rotation leaves a current secret.');
  return secret;
}

function replayStart(
  owner: DeliveryOwner,
  delivery: DeliveryToReplay,
  replayId: string,
  startDelayMs: number,
): WorkflowStart<'webhookDeliveryWorkflow'> {
  const { deliveryId, transactionId, isReopened } = delivery;
  return webhookDeliveryStart(
    { ...owner, deliveryId, transactionId, replayId, isReplay: !isReopened },
    { summary: `Replay of ${deliveryId} for ${transactionId}`, startDelayMs },
  );
}

async function requireAddress(database: ApiDependencies['database'], owner: DeliveryOwner): Promise<void> {
  if (await hasWebhookAddress(database, owner)) return;
  throw new DomainError('webhook_url_missing', 'save a webhookUrl before replaying webhooks');
}

function unknownCursor(): ValidationError {
  return new ValidationError('invalid request', [
    { path: 'cursor', message: 'is not a cursor of this list' },
  ]);
}
