import { z } from 'zod';
import { type LiveFacts, readLiveFacts } from '../../db/merchants/openDecisions.ts';
import type { Permission } from '../../domain/merchants/permissions.ts';
import { ROLE_NAMES, ROLES, type Role } from '../../domain/merchants/roles.ts';
import type { ApiDependencies, Caller, CallerUser } from '../context.ts';
import { field } from '../schemas.ts';

const STEPS = ['kyc', 'bank_account', 'second_factor', 'webhook', 'live_key'] as const;
const STATUSES = ['OPEN', 'DONE', 'PENDING', 'REJECTED'] as const;

export const goingLive = z
  .array(
    z.object({
      step: z.enum(STEPS).meta({ example: 'kyc' }),
      status: z.enum(STATUSES).meta({ example: 'REJECTED' }),
      reason: field.textOrNull('The document is blank.', 'Why it is REJECTED.'),
      roles: z.array(z.enum(ROLE_NAMES)).meta({ description: 'Who may do it.', example: ['owner', 'admin'] }),
    }),
  )
  .meta({
    description:
      'What production needs. `kyc` is PENDING while documents wait for our decision. `webhook` is DONE ' +
      'once its current URL has answered a live test event with 2xx, `live_key` once one was used. ' +
      '`second_factor` is that of the caller.',
  });

type Step = z.infer<typeof goingLive>[number];

/** The steps to production, in the order to do them. A call by key has no user, and so no second factor. */
export async function readGoingLive(
  { database }: Pick<ApiDependencies, 'database'>,
  { businessId, user }: Caller,
): Promise<Step[]> {
  const facts = await readLiveFacts(database, businessId);
  return [
    { step: 'kyc', ...kycOf(facts), roles: rolesWith('account:write') },
    { step: 'bank_account', ...doneIf(facts.hasBankAccount), roles: rolesWith('bank_accounts:write') },
    ...(user ? [secondFactorOf(user)] : []),
    { step: 'webhook', ...doneIf(facts.hasVerifiedWebhook), roles: rolesWith('webhooks:write') },
    { step: 'live_key', ...doneIf(facts.hasUsedKey), roles: rolesWith('api_keys:read') },
  ];
}

function kycOf({ kycStatus, isKycSubmitted, rejectionReason }: LiveFacts): Pick<Step, 'status' | 'reason'> {
  if (kycStatus === 'APPROVED') return doneIf(true);
  if (kycStatus === 'PENDING' && !isKycSubmitted) return doneIf(false);
  return { status: kycStatus, reason: rejectionReason ?? null };
}

function secondFactorOf({ secondFactors }: CallerUser): Step {
  return { step: 'second_factor', ...doneIf(secondFactors.length > 0), roles: [...ROLE_NAMES] };
}

function doneIf(isDone: boolean): Pick<Step, 'status' | 'reason'> {
  return { status: isDone ? 'DONE' : 'OPEN', reason: null };
}

function rolesWith(permission: Permission): Role[] {
  return ROLE_NAMES.filter((role) => ROLES[role].has(permission));
}
