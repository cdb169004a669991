import { describe, expect, it } from '@jest/globals';
import {
  APPROVAL_KINDS,
  type ApprovalRule,
  type DecisionFacts,
  needsApproval,
  refusalOfDecision,
  rolesToApprove,
  weakensRule,
} from '../../../src/domain/merchants/approvals.ts';

const rule = (naira: bigint | undefined, usdt: bigint | undefined, keys = false): ApprovalRule => ({
  approvalAboveNairaMinor: naira,
  approvalAboveUsdtMinor: usdt,
  approvalIncludesKeys: keys,
});
const OFF = rule(undefined, undefined);

describe('an order', () => {
  it.each([
    ['a rule that is off', OFF, 'NGN', 10n ** 14n, false, false],
    ['exactly the amount', rule(100n, undefined), 'NGN', 100n, false, false],
    ['a kobo more', rule(100n, undefined), 'NGN', 101n, false, true],
    ['another asset', rule(100n, undefined), 'USDT', 101n, false, false],
    ['its own asset', rule(undefined, 100n), 'USDT', 101n, false, true],
    ['a key that is not meant', rule(100n, 100n), 'NGN', 101n, true, false],
    ['a key that is meant', rule(100n, 100n, true), 'NGN', 101n, true, true],
    ['a key below the amount', rule(100n, 100n, true), 'USDT', 100n, true, false],
  ] as const)('by %s', (_, by, asset, amountMinor, isByKey, waits) => {
    expect(needsApproval(by, { asset, amountMinor, isByKey })).toBe(waits);
  });
});

describe('a change of the rule', () => {
  it.each([
    ['turning it on', OFF, rule(100n, 100n, true), false],
    ['leaving it', rule(100n, 5n, true), rule(100n, 5n, true), false],
    ['a lower amount', rule(100n, 5n), rule(99n, 5n), false],
    ['a higher amount of naira', rule(100n, 5n), rule(101n, 5n), true],
    ['a higher amount of USDT', rule(100n, 5n), rule(1n, 6n), true],
    ['turning one off', rule(100n, 5n), rule(undefined, 5n), true],
    ['adding keys', rule(100n, 5n), rule(100n, 5n, true), false],
    ['leaving keys out', rule(100n, undefined, true), rule(100n, undefined), true],
    ['leaving keys out of a rule that is off', rule(undefined, undefined, true), OFF, false],
    ['a lower amount without keys', rule(100n, undefined, true), rule(1n, undefined), true],
  ] as const)('weakens it or not: %s', (_, before, after, weakens) => {
    expect(weakensRule(before, after)).toBe(weakens);
  });
});

describe('a decision', () => {
  const decider = { id: 'usr_2', role: 'finance', status: 'active' } as const;
  const maker = { id: 'usr_1', role: 'finance', status: 'active' } as const;
  const facts: DecisionFacts = {
    kind: 'withdrawal',
    status: 'WAITING',
    decision: 'approve',
    decider,
    maker,
    isKeyValid: false,
    isKeyOfDecider: false,
  };
  const byKey = { maker: undefined, isKeyValid: true };

  it.each([
    ['by a second person with the right', {}, undefined],
    [
      'by an admin about a change of the rule',
      { kind: 'approval_rule', decider: { ...decider, role: 'admin' }, maker: { ...maker, role: 'owner' } },
      undefined,
    ],
    ['by finance about a change of the rule', { kind: 'approval_rule' }, 'forbidden'],
    ['by a viewer', { decider: { ...decider, role: 'viewer' } }, 'forbidden'],
    ['by a user who was removed', { decider: { ...decider, status: 'removed' } }, 'forbidden'],
    ['by its maker', { decider: maker }, 'forbidden'],
    ['by its maker, to refuse it', { decider: maker, decision: 'refuse' }, 'forbidden'],
    ['about one that was approved', { status: 'APPROVED' }, 'state_conflict'],
    ['about one that was refused', { status: 'REFUSED' }, 'state_conflict'],
    ['about one that has expired', { status: 'EXPIRED', decision: 'refuse' }, 'state_conflict'],
    ['about one of a user who was removed', { maker: { ...maker, status: 'removed' } }, 'state_conflict'],
    ['about one of a user who may no longer', { maker: { ...maker, role: 'viewer' } }, 'state_conflict'],
    [
      'to refuse one of a user who was removed',
      { maker: { ...maker, status: 'removed' }, decision: 'refuse' },
      undefined,
    ],
    ['about one by a key', byKey, undefined],
    ['about one by a key that has ended', { ...byKey, isKeyValid: false }, 'state_conflict'],
    ['about one by a key that the user made', { ...byKey, isKeyOfDecider: true }, 'forbidden'],
  ] as [string, Partial<DecisionFacts>, string | undefined][])('%s', (_, given, code) => {
    expect(refusalOfDecision({ ...facts, ...given })?.code).toBe(code);
  });

  it('is made by those who may make such orders', () => {
    expect(APPROVAL_KINDS.map((kind) => rolesToApprove(kind).join(' '))).toEqual([
      'owner admin finance',
      'owner admin finance',
      'owner admin finance',
      'owner admin finance',
      'owner admin finance',
      'owner admin',
    ]);
  });
});
