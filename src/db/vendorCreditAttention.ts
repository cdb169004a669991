import type { Environment } from '../domain/money.ts';
import type { VendorCreditStatus } from '../domain/vendorCredit.ts';
import type { Database, Statement } from './database.ts';
import type { VendorCreditKey } from './vendorCredits.ts';

/** An announced payment that needs a human. */
export interface VendorCreditNeedingAttention extends VendorCreditKey {
  /** ISO 8601. */
  readonly announcedAt: string;
  readonly reason: string;
}

interface VendorCreditColumns {
  provider: string;
  provider_reference: string;
  environment: Environment;
  status: VendorCreditStatus;
  attention_reason: string;
  created_at: Date;
}

const COLUMNS = 'provider, provider_reference, environment, status, attention_reason, created_at';
const LIST: Statement = {
  name: 'vendorCreditAttention.list',
  text: `select ${COLUMNS} from vendor_credits where status = 'PENDING' and attention_reason is not null
    order by created_at, provider_reference`,
};
const FIND: Statement = {
  name: 'vendorCreditAttention.find',
  text: `select ${COLUMNS} from vendor_credits where provider_reference = $1`,
};

/** The announced payments that need a human, the oldest first. */
export async function listVendorCreditsNeedingAttention(
  database: Database,
): Promise<readonly VendorCreditNeedingAttention[]> {
  const rows = await database.run<VendorCreditColumns>(LIST, []);
  return rows.map((row) => ({
    ...keyOf(row),
    announcedAt: row.created_at.toISOString(),
    reason: row.attention_reason,
  }));
}

/** An announced payment by the provider's reference alone; undefined when there is none. */
export async function findVendorCreditByReference(
  database: Database,
  providerReference: string,
): Promise<(VendorCreditKey & { readonly status: VendorCreditStatus }) | undefined> {
  const [row] = await database.run<VendorCreditColumns>(FIND, [providerReference]);
  return row && { ...keyOf(row), status: row.status };
}

function keyOf(row: VendorCreditColumns): VendorCreditKey {
  return {
    provider: row.provider,
    providerReference: row.provider_reference,
    environment: row.environment,
  };
}
