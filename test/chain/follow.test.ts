import { expect, test } from '@jest/globals';
import { followTransaction } from '../../src/chain/follow.ts';
import type { TransactionInclusion } from '../../src/chain/port.ts';

const TRANSACTION = { txId: 'ab'.repeat(32), expiresAtMs: 1_060_000, signedHex: '0a' };

const SOLID_HEAD = {
  number: 100,
  hash: 'cd'.repeat(32),
  parentHash: 'ef'.repeat(32),
  timestampMs: 1_000_000,
};

const included = (change: Partial<TransactionInclusion>): TransactionInclusion => ({
  blockNumber: 101,
  blockTimestampMs: 1_003_000,
  isSolid: false,
  outcome: 'success',
  failureReason: undefined,
  feeSun: 0n,
  energyUsed: 0n,
  transfers: [],
  ...change,
});

/** Follows the transaction at a node that says this of it, one answer a look. */
async function follow(
  answers: readonly (TransactionInclusion | undefined)[],
  { isNew = false }: { readonly isNew?: boolean } = {},
) {
  let looks = 0;
  let broadcasts = 0;
  const followed = await followTransaction(
    {
      async findTransaction() {
        const inclusion = answers[looks];
        looks += 1;
        return { inclusion, solidHead: SOLID_HEAD, absences: [], nodeCount: 1 };
      },
      async broadcast() {
        broadcasts += 1;
        return { status: 'accepted' };
      },
    },
    TRANSACTION,
    { pollMs: 1, signal: new AbortController().signal, logger: { warn: () => {} }, isNew },
  );
  return { followed, looks, broadcasts };
}

test('a transaction has landed only when its block is solid: until then its outcome may change', async () => {
  const solid = included({
    blockNumber: 102,
    isSolid: true,
    outcome: 'failed',
    failureReason: 'OUT_OF_ENERGY',
  });
  expect(await follow([undefined, included({}), included({}), solid])).toEqual({
    followed: { outcome: 'landed', inclusion: solid },
    looks: 4,
    broadcasts: 1,
  });
});

test('a transaction whose block was replaced is not handed to the network again before its time', async () => {
  const solid = included({ isSolid: true });
  expect(await follow([undefined, included({}), undefined, solid])).toMatchObject({
    followed: { outcome: 'landed', inclusion: solid },
    broadcasts: 1,
  });
});

test('a transaction that is new is handed to the network before it is looked for', async () => {
  const solid = included({ isSolid: true });
  expect(await follow([solid], { isNew: true })).toMatchObject({ looks: 1, broadcasts: 1 });
  expect(await follow([solid])).toMatchObject({ looks: 1, broadcasts: 0 });
});

test('a new transaction is looked for when a block can have it', async () => {
  const lookedAtMs: number[] = [];
  const begunMs = performance.now();
  await followTransaction(
    {
      async findTransaction() {
        lookedAtMs.push(performance.now() - begunMs);
        const inclusion = included({ isSolid: true });
        return { inclusion, solidHead: SOLID_HEAD, absences: [], nodeCount: 1 };
      },
      broadcast: async () => ({ status: 'accepted' }),
    },
    TRANSACTION,
    { pollMs: 50, signal: new AbortController().signal, logger: { warn: () => {} }, isNew: true },
  );
  expect(lookedAtMs[0]).toBeGreaterThanOrEqual(95);
});
