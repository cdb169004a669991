import { type Insertable, sql as raw } from 'kysely';
import type { Actor } from '../../domain/merchants/actor.ts';
import type { Owner } from '../../domain/money.ts';
import { HOUR_MS } from '../../domain/time.ts';
import { newIdentifier } from '../../security/identifiers.ts';
import { type SecretBox, webhookSecretPurpose } from '../../security/secretBox.ts';
import { newWebhookSecret } from '../../security/webhookSignature.ts';
import { appendAudit } from '../core/auditLog.ts';
import type { Database, StatementRunner } from '../core/database.ts';
import { millisecondsFromNow, now, selectWhere, type Tables, tables, updateWhere } from '../core/tables.ts';
import { lockBusiness } from './businessLock.ts';

/** At most this many secrets sign a delivery, so that its headers stay small however often one rotates. */
export const MAX_VALID_SECRETS = 5;

/** The secret that receivers should verify with, and until when older ones sign beside it. */
export interface CurrentWebhookSecret {
  readonly secret: string;
  readonly createdAt: string;
  /** When the last of the older secrets stops signing; undefined when none does. */
  readonly previousValidUntil: string | undefined;
}

/** Whose a secret is: an endpoint's, or that of the default endpoint of a business. */
export interface SecretOwner extends Owner {
  readonly endpointId?: string | undefined;
}

/** The row of a new secret, which becomes the current one of its endpoint. */
export function newSecret(
  secretBox: SecretBox,
  { businessId, environment, endpointId }: SecretOwner,
): Insertable<Tables['webhook_secrets']> {
  const secretEncrypted = secretBox.seal(newWebhookSecret(), webhookSecretPurpose(businessId));
  return { id: newIdentifier('whs'), businessId, environment, endpointId, secretEncrypted };
}

/** The secrets of one endpoint, or of the default one. */
function secretsOf({ businessId, environment, endpointId }: SecretOwner) {
  const ofOwner = selectWhere('webhook_secrets', { businessId, environment });
  return endpointId === undefined
    ? ofOwner.where('endpointId', 'is', null)
    : ofOwner.where('endpointId', '=', endpointId);
}

/** Ends every secret of an endpoint at once, as part of the transaction that deletes it. */
export async function endSecrets(runner: StatementRunner, endpointId: string): Promise<void> {
  await runner.run(
    updateWhere('webhook_secrets', { endpointId })
      .set({ expiresAt: now })
      .where((row) => row.or([row('expiresAt', 'is', null), row('expiresAt', '>', now)])),
  );
}

/** The current secret, or undefined when the endpoint has none. @throws InvariantError when it does not open. */
export async function findCurrentSecret(
  runner: StatementRunner,
  secretBox: SecretBox,
  { businessId, environment, endpointId }: SecretOwner,
): Promise<CurrentWebhookSecret | undefined> {
  const ofOwner = secretsOf({ businessId, environment, endpointId });
  const row = await runner.first(
    ofOwner
      .where('expiresAt', 'is', null)
      .select(['secretEncrypted', 'createdAt'])
      .select(
        ofOwner
          .where('expiresAt', '>', now)
          .select(({ fn }) => fn.max('expiresAt').as('latest'))
          .as('previousValidUntil'),
      ),
  );
  if (!row) return undefined;
  const { secretEncrypted, createdAt, previousValidUntil } = row;
  return {
    createdAt,
    previousValidUntil: previousValidUntil ?? undefined,
    secret: secretBox.open(secretEncrypted, webhookSecretPurpose(businessId)),
  };
}

/**
 * Replaces the secret. Older ones go on signing beside it for `overlapMs`, or as long as they had left if that is
 * shorter: 0 ends them all at once, for a secret that leaked. Beyond MAX_VALID_SECRETS the oldest end at once.
 *
 * @param rotation.actor who does it, for the audit log.
 */
export async function rotateSecret(
  database: Database,
  secretBox: SecretBox,
  {
    businessId,
    environment,
    endpointId,
    overlapMs,
    actor,
  }: SecretOwner & { readonly overlapMs: number; readonly actor: Actor | string },
): Promise<CurrentWebhookSecret | undefined> {
  return database.transaction(async (runner) => {
    // Rotations of one business wait for each other, so that there is one current secret at every moment.
    await lockBusiness(runner, businessId);
    const valid = await runner.run(
      secretsOf({ businessId, environment, endpointId })
        .select('id')
        .where((row) => row.or([row('expiresAt', 'is', null), row('expiresAt', '>', now)]))
        .orderBy('expiresAt', (order) => order.desc().nullsFirst()),
    );
    const endOfOverlap = millisecondsFromNow(overlapMs);
    for (const [place, { id }] of valid.entries()) {
      const goesOn = place < MAX_VALID_SECRETS - 1;
      await runner.run(
        updateWhere('webhook_secrets', { id }).set({
          expiresAt: goesOn ? raw<string>`least(expires_at, ${endOfOverlap})` : now,
        }),
      );
    }
    const secret = newSecret(secretBox, { businessId, environment, endpointId });
    await runner.run(tables.insertInto('webhook_secrets').values(secret));
    await appendAudit(runner, {
      actor,
      action: endpointId === undefined ? 'webhook_secret.rotate' : 'webhook_endpoint.rotate_secret',
      subject: endpointId ?? secret.id,
      details: { environment, overlapMs },
      businessId,
      environment,
      after: { olderSecretsSignForHours: overlapMs / HOUR_MS },
    });
    return findCurrentSecret(runner, secretBox, { businessId, environment, endpointId });
  });
}
