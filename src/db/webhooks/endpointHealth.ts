import type { Owner } from '../../domain/money.ts';
import { type DisabledReason, decideEndpoint } from '../../domain/webhooks/endpoint.ts';
import type { WebhookAnswer } from '../../domain/webhooks/webhook.ts';
import { appendAudit } from '../core/auditLog.ts';
import type { StatementRunner } from '../core/database.ts';
import { storeNotice } from '../core/notices.ts';
import { statement } from '../core/sql.ts';
import { now, updateWhere } from '../core/tables.ts';
import { withoutSecrets } from '../merchants/profiles.ts';
import { recordEventForRelay } from './deliveries.ts';

/** An endpoint of which an attempt has failed. Times in ms. */
interface FailingEndpoint {
  readonly failingSince: string;
  readonly failingForMs: number;
  readonly warnedForMs: number | undefined;
}

/** An endpoint of an owner, at the address that was asked. */
type EndpointOf = Owner & { readonly endpointId: string; readonly url: string };

/**
 * Records what an attempt says of its endpoint, in the transaction of the attempt: since when it fails, the notice of that, and
 * that it is disabled, with audit log, notice and event. An answer of an address that it no longer has says nothing of it.
 */
export async function noteEndpointAnswer(
  runner: StatementRunner,
  endpoint: EndpointOf,
  answer: WebhookAnswer,
): Promise<void> {
  const { businessId, environment, endpointId, url } = endpoint;
  if (answer === 'delivered') {
    await runner.run(
      statement(
        'webhooks.noteEndpointWell',
      )`update webhook_endpoints set failing_since = null, warned_at = null
        where id = ${endpointId} and url = ${url} and failing_since is not null`,
    );
    return;
  }
  const failing = await runner.first(
    statement<FailingEndpoint>('webhooks.noteEndpointFailing')`
      update webhook_endpoints set failing_since = coalesce(failing_since, now())
        where id = ${endpointId} and url = ${url} and status = 'ENABLED'
        returning failing_since, (extract(epoch from now() - failing_since) * 1000)::float8 as failing_for_ms,
          (extract(epoch from now() - warned_at) * 1000)::float8 as warned_for_ms`,
  );
  if (!failing) return;
  const step = decideEndpoint(answer, failing);
  if (step === 'warn') {
    await runner.run(updateWhere('webhook_endpoints', { id: endpointId }).set({ warnedAt: now }));
    const facts = { environment, after: { url: withoutSecrets(url) } };
    await storeNotice(runner, { businessId, name: 'webhook_endpoint.failing', facts });
  } else if (step !== 'keep') await disable(runner, endpoint, { ...failing, reason: step });
}

async function disable(
  runner: StatementRunner,
  { businessId, environment, endpointId, url }: EndpointOf,
  { failingSince, reason }: FailingEndpoint & { readonly reason: Exclude<DisabledReason, 'MERCHANT'> },
): Promise<void> {
  await runner.run(
    updateWhere('webhook_endpoints', { id: endpointId }).set({
      status: 'DISABLED',
      disabledReason: reason,
      updatedAt: now,
    }),
  );
  const shownUrl = withoutSecrets(url);
  await appendAudit(runner, {
    actor: { id: businessId, provenBy: 'system' },
    action: 'webhook_endpoint.disable',
    subject: endpointId,
    details: {},
    businessId,
    environment,
    after: { url: shownUrl, disabledBecause: BECAUSE[reason] },
  });
  const data = { endpointId, url: shownUrl, disabledReason: reason, failingSince };
  await recordEventForRelay(runner, { businessId, environment, type: 'webhook_endpoint.disabled', data });
}

const BECAUSE: Readonly<Record<Exclude<DisabledReason, 'MERCHANT'>, string>> = {
  GONE: 'It answered 410 Gone',
  FAILING: 'It took no event for days',
};
