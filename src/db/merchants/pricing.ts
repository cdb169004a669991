import { z } from 'zod';
import type { PricingOverrides } from '../../domain/ledger/pricing.ts';
import type { Database } from '../core/database.ts';
import { changeBusiness } from './businessAdministration.ts';

const minor = z
  .string()
  .regex(/^\d{1,18}$/, 'must be kobo as text')
  .transform(BigInt);

/** The overrides as stored: JSON has no bigint, so amounts are text. */
const storedPricing = z.strictObject({
  withdrawalFeeTiers: z.array(z.strictObject({ upToMinor: minor.nullable(), feeMinor: minor })).optional(),
  commission: z.strictObject({ basisPoints: minor, capMinor: minor }).optional(),
  limits: z
    .strictObject({ smallestMinor: minor, largestMinor: minor, paymentsPerDayMinor: minor })
    .partial()
    .optional(),
  exchange: z
    .object({ spreadBasisPoints: minor, smallestUsdtMinor: minor, largestUsdtMinor: minor })
    .partial()
    .optional(),
});

/** Reads stored overrides. Throws a ZodError when something else is stored. */
export function parsePricing(stored: unknown): PricingOverrides {
  const parsed = storedPricing.parse(stored ?? {});
  const { limits, exchange } = parsed;
  return {
    withdrawalFeeTiers: parsed.withdrawalFeeTiers,
    commission: parsed.commission,
    limits: limits && withoutUndefined(limits),
    exchange: exchange && withoutUndefined(exchange),
  };
}

/**
 * Stores what was agreed with a business, in place of what was, and audits it.
 *
 * @returns false when there is no such business.
 */
export function storePricing(
  database: Database,
  businessId: string,
  { overrides, actor }: { readonly overrides: PricingOverrides; readonly actor: string },
): Promise<boolean> {
  const pricing = JSON.parse(
    JSON.stringify(overrides, (_, value) => (typeof value === 'bigint' ? value.toString() : value)),
  );
  const record = { actor, action: 'business.pricing', subject: businessId, details: pricing };
  return changeBusiness(database, { pricing }, record);
}

/** The fields that are set: an absent one leaves the default, which one that is undefined would not. */
function withoutUndefined<Fields extends object>(
  fields: Fields,
): { readonly [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>;
  };
}
