import { DomainError } from '../domain/errors.ts';
import type { Permission } from '../domain/merchants/permissions.ts';
import type { Caller } from './context.ts';

/** Lets a caller go on who has at least one of some permissions. @throws DomainError `forbidden` naming them. */
export function requireAnyPermission(
  { permissions }: Pick<Caller, 'permissions'>,
  needed: Permission | readonly Permission[],
): void {
  const any = [needed].flat();
  if (any.some((each) => permissions.has(each))) return;
  throw new DomainError('forbidden', `this needs the permission ${any.join(' or ')}`);
}
