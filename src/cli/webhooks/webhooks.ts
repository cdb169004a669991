import { Option } from 'commander';
import { appendAudit } from '../../db/core/auditLog.ts';
import type { Database } from '../../db/core/database.ts';
import { findBusiness } from '../../db/merchants/profiles.ts';
import { hasWebhookAddress } from '../../db/webhooks/deliveries.ts';
import { listDeliveriesOfCause, listFailingReceivers } from '../../db/webhooks/failingReceivers.ts';
import { findDeliveryOwner, listDeliveries } from '../../db/webhooks/lists.ts';
import { requestReplay, requestReplaysOfRange } from '../../db/webhooks/replays.ts';
import type { Owner } from '../../domain/money.ts';
import { WEBHOOK_DELIVERY_STATUSES, type WebhookDeliveryStatus } from '../../domain/webhooks/webhook.ts';
import { newIdentifier } from '../../security/identifiers.ts';
import { type AdminCommand, type Operated, type Placed, Report } from '../command.ts';
import { AdminError, inPlainWords, requireBusiness, required } from '../errors.ts';
import { atMost, timeOf } from '../given.ts';
import { addListCommand, listOf } from '../lists.ts';
import { type CauseOptions, causeOf, MAX_RETRIED, retryAllOfCause, withCause } from '../ofCause.ts';
import type { Opened } from '../tools.ts';
import { described } from '../words.ts';

/** Adds `webhooks failing`, `list`, `replay` and `replay-range`: what merchants are told, and whether they take it. */
export function addWebhookCommands(program: AdminCommand): void {
  const webhooks = program.command('webhooks').description("merchants' webhooks");
  addListCommand(
    webhooks,
    {
      command: 'failing',
      description:
        'list the merchants whose receiver fails, longest first: what is retried, and what was given up in ' +
        'the last ' +
        '24 hours',
      none: 'Every receiver takes what is sent to it.',
    },
    listOf({
      field: 'receivers',
      read: listFailingReceivers,
      heading: ({ businessId, businessName, environment }) =>
        `${businessId} (${businessName}), ${environment}`,
      lines: ({ since, retrying, givenUp, lastAttemptAt, lastStatus, lastError }) => ({
        since,
        events: `${retrying} tried again, ${givenUp} given up`,
        latest: lastAttemptAt && `${lastAttemptAt}, ${lastError ?? `HTTP ${lastStatus}`}`,
      }),
    }),
  );
  addListOfDeliveries(webhooks);
  addReplayCommands(webhooks);
}

function addListOfDeliveries(webhooks: AdminCommand): void {
  webhooks
    .command('list <businessId>')
    .description('list the deliveries of a merchant, newest first; show prints one with its attempts')
    .withEnvironment()
    .addOption(new Option('--status <status>', 'only these').choices([...WEBHOOK_DELIVERY_STATUSES]))
    .option('--limit <number>', 'at most so many', atMost(1_000), 20)
    .withJson()
    .runsOnDatabase(
      async (
        { database },
        businessId: string,
        options: Placed & { readonly status?: WebhookDeliveryStatus; readonly limit: number },
      ) => {
        const { environment, status, limit } = options;
        requireBusiness(await findBusiness(database, businessId), businessId);
        const { items: deliveries } = await listDeliveries(
          database,
          { businessId, environment },
          { status, type: undefined, page: { after: undefined, limit } },
        );
        return new Report(
          { deliveries },
          deliveries.length === 0
            ? [`There is none in ${environment}.`]
            : deliveries.flatMap((each) =>
                described(each.id, {
                  event: `${each.eventType}${each.transactionId ? ` of ${each.transactionId}` : ''}, ${each.createdAt}`,
                  status: `${each.status}, ${each.attemptCount} attempts${each.endReason ? `: ${each.endReason}` : ''}`,
                  following: each.nextAttemptAt ?? undefined,
                }),
              ),
        );
      },
    );
}

function addReplayCommands(webhooks: AdminCommand): void {
  withCause(webhooks.command('replay [deliveryId]'))
    .description(
      'send an event again, under the same webhook-id, as its merchant may by itself; or, by --cause, the events of all ' +
        'merchants that were given up for that cause, such as "ENOTFOUND" or "HTTP 503"',
    )
    .option('--from <time>', 'with --cause: of the first event, such as 2026-01-31T18:00:00Z', timeOf)
    .withOperator()
    .runsOnDatabase(
      async (opened, deliveryId: string | undefined, options: CauseOptions & { readonly from?: Date }) => {
        const { database } = opened;
        const { environment, operator, from } = options;
        const cause = causeOf(deliveryId, options, 'one delivery');
        if (cause !== undefined) {
          const found = await listDeliveriesOfCause(database, { environment, cause, from }, MAX_RETRIED);
          return retryAllOfCause(database, found, {
            ...options,
            action: 'webhook.replay_all',
            details: { from },
            retry: (each) => replayOnRecord(opened, each, operator),
          });
        }
        if (from !== undefined) throw new AdminError('--from narrows --cause.');
        return replayOnRecord(opened, deliveryId ?? '', operator);
      },
    );

  webhooks
    .command('replay-range <businessId>')
    .description('send the events of a time again, the oldest first')
    .withEnvironment()
    .requiredOption('--from <time>', 'of the first event, such as 2026-01-31T18:00:00Z', timeOf)
    .requiredOption('--to <time>', 'after the last event', timeOf)
    .addOption(
      new Option('--status <status>', 'only these').choices([...WEBHOOK_DELIVERY_STATUSES]).default('FAILED'),
    )
    .option('--limit <number>', 'at most so many', atMost(1_000), 1_000)
    .withOperator()
    .runsOnDatabase(
      async (
        { database, settings },
        businessId: string,
        options: Operated &
          Placed & {
            readonly from: Date;
            readonly to: Date;
            readonly status: WebhookDeliveryStatus;
            readonly limit: number;
          },
      ) => {
        const { from, to, status, limit, environment, operator: actor } = options;
        if (from >= to) throw new AdminError('--to must be later than --from.');
        const owner = { businessId, environment };
        requireBusiness(await findBusiness(database, businessId), businessId);
        await requireAddress(database, owner);
        const request = newRequest(settings.config);
        const range = { from, to, status, limit, cursor: undefined };
        const asked = await inPlainWords(requestReplaysOfRange(database, owner, { ...range, ...request }));
        const { count, nextCursor } = required(asked, `There is no business ${businessId}.`);
        const details = { environment, from, to, status, count, replayId: request.replayId };
        await appendAudit(database, {
          actor,
          action: 'webhook.replay_range',
          subject: businessId,
          details,
          ...owner,
        });
        return `${count} are sent again.${nextCursor === undefined ? '' : ' More follow: ask again when these have been sent.'}`;
      },
    );
}

/** Has an event sent again, on record. Returns a sentence about it. @throws AdminError when it cannot be. */
async function replayOnRecord(
  { database, settings }: Opened,
  deliveryId: string,
  actor: string,
): Promise<string> {
  const owner = required(
    await findDeliveryOwner(database, deliveryId),
    `There is no delivery ${deliveryId}.`,
  );
  await requireAddress(database, owner);
  const asked = await inPlainWords(
    requestReplay(database, owner, { ...newRequest(settings.config), deliveryId }),
  );
  const replayId = required(asked, `There is no delivery ${deliveryId}.`);
  await appendAudit(database, {
    actor,
    action: 'webhook.replay',
    subject: deliveryId,
    details: { replayId },
    ...owner,
  });
  return `${deliveryId} is sent again, as ${replayId}.`;
}

const newRequest = ({ webhookMaxPendingReplays }: { readonly webhookMaxPendingReplays: number }) => ({
  replayId: newIdentifier('rpl'),
  mostOutstanding: webhookMaxPendingReplays,
});

/** @throws AdminError when there is nowhere to send it. */
async function requireAddress(database: Database, owner: Owner): Promise<void> {
  if (await hasWebhookAddress(database, owner)) return;
  throw new AdminError(`${owner.businessId} has no webhook address in ${owner.environment}.`);
}
