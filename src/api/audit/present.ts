import type { z } from 'zod';
import type { MerchantAuditEntry } from '../../db/core/auditLog.ts';
import type { auditEntry } from './schema.ts';

/** An entry as its merchant sees it: our support has no name there. */
export function presentAuditEntry(entry: MerchantAuditEntry): z.infer<typeof auditEntry> {
  return {
    id: entry.id,
    createdAt: entry.createdAt,
    action: entry.action,
    actor: actorInWords(entry),
    by: entry.provenBy,
    credentialId: entry.credentialId ?? null,
    address: entry.address ?? null,
    device: entry.userAgent ?? null,
    environment: entry.environment ?? null,
    subject: entry.subject,
    before: entry.before ?? null,
    after: entry.after ?? null,
    reason: entry.reason ?? null,
  };
}

function actorInWords({ provenBy, credentialEnds, userEmail }: MerchantAuditEntry): string {
  switch (provenBy) {
    case 'operator':
      return 'Our support';
    case 'key':
      return `The API key that ends in ${credentialEnds}`;
    case 'system':
      return 'This service';
    case 'none':
      return 'Not signed in';
    default:
      return userEmail ?? 'The owner';
  }
}
