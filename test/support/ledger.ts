import { expect } from '@jest/globals';
import type { Database } from '../../src/db/core/database.ts';
import { verifyLedger } from '../../src/db/ledger/ledgerVerification.ts';
import type { Leg, Transfer } from '../../src/domain/ledger/ledger.ts';
import type { Asset, Environment } from '../../src/domain/money.ts';
import { expectStatementsToAddUp } from './statements.ts';

/** A leg of a merchant's account, in minor units. */
export function merchantLeg(
  businessId: string,
  kind: 'available' | 'held',
  amountMinor: bigint,
  asset: Asset = 'NGN',
): Leg {
  return { account: { businessId, asset, kind }, amountMinor };
}

/** A leg of the platform's clearing (NGN) or custody (USDT) account, where the money of tests comes from. */
function sourceLeg(amountMinor: bigint, asset: Asset = 'NGN'): Leg {
  const kind = asset === 'NGN' ? 'provider_clearing' : 'custody';
  return { account: { businessId: null, asset, kind }, amountMinor };
}

/** Money that comes to a merchant out of nothing but the platform's account. */
export function creditOf(
  reference: string,
  businessId: string,
  amountMinor: bigint,
  environment: Environment = 'test',
  asset: Asset = 'NGN',
): Transfer {
  return {
    reference,
    kind: 'payment',
    phase: 'single',
    environment,
    legs: [sourceLeg(-amountMinor, asset), merchantLeg(businessId, 'available', amountMinor, asset)],
  };
}

/** Verifies books that stand alone, without the records of a service, and fails with what it found. */
export async function expectSoundBooks(database: Database): Promise<void> {
  const { checked } = await verifyLedger(database, { allowsTransfersWithoutRecord: true });
  expect(checked.filter((check) => check.violations.length > 0)).toEqual([]);
  await expectStatementsToAddUp(database, { demandsRecords: false });
}

/** Verifies the ledger, and the statement of every wallet, and fails with what it found. */
export async function expectSoundLedger(database: Database): Promise<void> {
  const { checked } = await verifyLedger(database);
  expect(checked.filter((check) => check.violations.length > 0)).toEqual([]);
  await expectStatementsToAddUp(database, { demandsRecords: true });
}
