import { z } from 'zod';
import { DEFAULT_SESSION_POLICY, type SessionPolicy } from '../../domain/usdt/usdtSession.ts';
import type { Database } from '../core/database.ts';
import { statement } from '../core/sql.ts';
import { changeBusiness } from '../merchants/businessAdministration.ts';

const bigintText = z
  .string()
  .regex(/^\d{1,18}$/, 'must be a whole number as text')
  .transform(BigInt);
const windowMs = z.int().min(0);

/** A policy as stored: JSON has no bigint, so amounts are text. */
const storedPolicy = z
  .object({
    toleranceBasisPoints: bigintText,
    creditsOverpayment: z.boolean(),
    creditsUnderpayment: z.boolean(),
    graceMs: windowMs,
    lateWindowMs: windowMs,
    sweeps: z.enum(['now', 'later']),
    sweepFloorMinor: bigintText,
    settlesOn: z.enum(['sweep', 'deposit']),
    tokenFeeBorneBy: z.enum(['platform', 'merchant']),
  })
  .partial()
  .strict();

/** The policy that stored agreements make: what they leave out is as for everybody. Throws a ZodError. */
export function parseSessionPolicy(stored: unknown): SessionPolicy {
  const agreed = Object.entries(storedPolicy.parse(stored ?? {})).filter(([, value]) => value !== undefined);
  return { ...DEFAULT_SESSION_POLICY, ...Object.fromEntries(agreed) };
}

/** A policy, or what was agreed of one, as it is stored. */
export function storedSessionPolicy(policy: Partial<SessionPolicy>): string {
  return JSON.stringify(policy, (_, value) => (typeof value === 'bigint' ? value.toString() : value));
}

/** The policy that a new session of a business is born with; undefined when there is no such business. */
export async function readSessionPolicy(
  database: Database,
  businessId: string,
): Promise<SessionPolicy | undefined> {
  const row = await database.first(
    statement<{ cryptoPolicy: unknown }>(
      'sessionPolicy.read',
    )`select crypto_policy from businesses where id = ${businessId}`,
  );
  return row && parseSessionPolicy(row.cryptoPolicy);
}

/**
 * Stores what was agreed with a business, in place of what was, and audits it. Sessions that exist keep theirs.
 *
 * @param agreed in the stored form, as `parseSessionPolicy` reads it.
 * @returns false when there is no such business.
 */
export function storeSessionPolicy(
  database: Database,
  businessId: string,
  { agreed, actor }: { readonly agreed: unknown; readonly actor: string },
): Promise<boolean> {
  const cryptoPolicy = z.record(z.string(), z.unknown()).parse(agreed);
  const record = { actor, action: 'business.crypto_policy', subject: businessId, details: cryptoPolicy };
  return changeBusiness(database, { cryptoPolicy }, record);
}
