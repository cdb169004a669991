import { z } from 'zod';
import { KEY_SCOPES } from '../../domain/merchants/permissions.ts';
import { networkOf } from '../../security/networks.ts';
import { requiredOr, requiredText } from '../schemas.ts';

const MAX_NETWORKS = 20;

const network = z
  .string('must be text')
  .max(64, 'must have at most 64 characters')
  .transform((text, context) => {
    const read = networkOf(text.trim());
    if (read !== undefined) return read;
    context.addIssue({
      code: 'custom',
      message: 'must be an address or a network without bits beyond its prefix, such as 203.0.113.0/24',
    });
    return z.NEVER;
  });

/** A permission of a restricted key. */
export const keyScope = z
  .enum(KEY_SCOPES, `must be one of ${KEY_SCOPES.join(', ')}`)
  .meta({ id: 'KeyScope' });

/** What a restricted key is asked for with. */
export const restrictedKeyBody = z
  .object({
    name: requiredText(100).meta({ description: 'What the key is for.', example: 'Payroll server' }),
    environment: z.enum(['prod', 'test'], requiredOr('must be prod or test')).meta({ example: 'test' }),
    scopes: z
      .array(keyScope, requiredOr('must be a list of permissions'))
      .min(1, 'must name at least one permission')
      .max(KEY_SCOPES.length, `must have at most ${KEY_SCOPES.length} permissions`)
      .transform((scopes) => [...new Set(scopes)])
      .meta({
        description: 'The permissions of the key. Each operation says which one it needs.',
        example: ['withdrawals:write', 'withdrawals:read'],
      }),
    networks: z
      .array(network, 'must be a list of addresses or networks')
      .min(1, 'must name at least one network; leave it out to accept the key from everywhere')
      .max(MAX_NETWORKS, `must have at most ${MAX_NETWORKS} networks`)
      .optional()
      .meta({
        description:
          'IPv4 and IPv6 addresses or networks (CIDR) from which the key is accepted; everywhere when absent.',
        example: ['203.0.113.0/24', '2001:db8:7::/48'],
      }),
    expiresAt: z.iso
      .datetime({ offset: true, error: 'must be a time such as 2027-01-31T12:00:00Z' })
      .refine((time) => !(Date.parse(time) <= Date.now()), 'must be in the future')
      .optional()
      .meta({
        description: 'When the key ends by itself; when absent, it is valid until it is revoked.',
        example: '2099-01-31T12:00:00Z',
      }),
  })
  .meta({ id: 'RestrictedApiKey' });
