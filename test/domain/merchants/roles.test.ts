import { expect, it } from '@jest/globals';
import { mayManage, PAYING_ROLES, ROLE_NAMES, ROLES } from '../../../src/domain/merchants/roles.ts';

it.each([
  ['owner', ['owner'], true],
  ['admin', ['viewer'], true],
  ['admin', ['viewer', 'finance'], true],
  ['admin', ['owner'], false],
  ['admin', ['owner', 'viewer'], false],
  ['admin', ['viewer', 'owner'], false],
] as const)('who is %s manages a user who is, or becomes, %j: %s', (by, roles, may) => {
  expect(mayManage(by, roles)).toBe(may);
});

it('only who may change API keys reads them: they are secrets', () => {
  const reading = ROLE_NAMES.filter((role) => ROLES[role].has('api_keys:read'));
  expect(reading).toEqual(['owner', 'admin', 'developer']);
  expect(PAYING_ROLES).toEqual(['owner', 'admin', 'finance', 'developer']);
});
