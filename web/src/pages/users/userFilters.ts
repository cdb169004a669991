import type { AnswerOf } from '@merchant-payments/client';
import { oneOf, readFilters } from '../../components/readFilters.ts';

type User = AnswerOf<'listUsers'>['users'][number];

/** From the role that may do most. */
export const ROLES = [
  'owner',
  'admin',
  'finance',
  'developer',
  'viewer',
] as const satisfies readonly User['role'][];
export const USER_STATUSES = ['invited', 'active'] as const satisfies readonly User['status'][];

/** Reads what the list is filtered by from an address. */
export const userFilters = readFilters({ role: oneOf(ROLES), status: oneOf(USER_STATUSES) });
