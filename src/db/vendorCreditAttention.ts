import type { VendorCreditStatus } from '../domain/vendorCredit.ts';
import type { Database } from './database.ts';
import { selectWhere } from './tables.ts';
import type { VendorCreditKey } from './vendorCredits.ts';

/** An announced payment that needs a human. */
export interface VendorCreditNeedingAttention extends VendorCreditKey {
  /** ISO 8601. */
  readonly announcedAt: string;
  readonly reason: string;
}

/** The announced payments that need a human, the oldest first. */
export function listVendorCreditsNeedingAttention(
  database: Database,
): Promise<readonly VendorCreditNeedingAttention[]> {
  return database.run(
    selectWhere('vendor_credits', { status: 'PENDING' })
      .where('attentionReason', 'is not', null)
      .select(['provider', 'providerReference', 'environment', 'createdAt as announcedAt'])
      .select('attentionReason as reason')
      .$narrowType<{ reason: string }>()
      .orderBy('createdAt')
      .orderBy('providerReference'),
  );
}

/** An announced payment by the provider's reference alone; undefined when there is none. */
export async function findVendorCreditByReference(
  database: Database,
  providerReference: string,
): Promise<(VendorCreditKey & { readonly status: VendorCreditStatus }) | undefined> {
  return database.first(
    selectWhere('vendor_credits', { providerReference }).select([
      'provider',
      'providerReference',
      'environment',
      'status',
    ]),
  );
}
