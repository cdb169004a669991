import { z } from 'zod';
import { type CryptoPolicy, DEFAULT_CRYPTO_POLICY } from '../domain/cryptoPayment.ts';
import type { Database, Statement } from './database.ts';

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
export function parseCryptoPolicy(stored: unknown): CryptoPolicy {
  const agreed = Object.entries(storedPolicy.parse(stored ?? {})).filter(([, value]) => value !== undefined);
  return { ...DEFAULT_CRYPTO_POLICY, ...Object.fromEntries(agreed) };
}

/** A policy, or what was agreed of one, as it is stored. */
export function storedCryptoPolicy(policy: Partial<CryptoPolicy>): string {
  return JSON.stringify(policy, (_, value) => (typeof value === 'bigint' ? value.toString() : value));
}

const READ: Statement = {
  name: 'cryptoPolicy.read',
  text: 'select crypto_policy from businesses where id = $1',
};
const STORE: Statement = {
  name: 'cryptoPolicy.store',
  text: `with changed as (
      update businesses set crypto_policy = $2, updated_at = now() where id = $1 returning id)
    insert into audit_log (actor, action, subject, details)
      select $3, 'business.crypto_policy', id, $2 from changed returning subject`,
};

/** The policy that a new session of a business is born with; undefined when there is no such business. */
export async function readCryptoPolicy(
  database: Database,
  businessId: string,
): Promise<CryptoPolicy | undefined> {
  const [row] = await database.run<{ crypto_policy: unknown }>(READ, [businessId]);
  return row && parseCryptoPolicy(row.crypto_policy);
}

/**
 * Stores what was agreed with a business, in place of what was, and audits it. Sessions that exist keep theirs.
 *
 * @param agreed in the stored form, as `parseCryptoPolicy` reads it.
 * @returns false when there is no such business.
 */
export async function storeCryptoPolicy(
  database: Database,
  businessId: string,
  agreed: unknown,
  actor: string,
): Promise<boolean> {
  return (await database.run(STORE, [businessId, JSON.stringify(agreed), actor])).length === 1;
}
