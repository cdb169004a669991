import type { Environment } from '../money.ts';

export type KycStatus = 'PENDING' | 'APPROVED' | 'REJECTED';

/** Whether a business may take and move money in an environment: the sandbox needs no approval. */
export function isApproved(of: {
  readonly environment: Environment;
  readonly kycStatus: KycStatus;
}): boolean {
  return of.environment === 'test' || of.kycStatus === 'APPROVED';
}
