import { describe, expect, it } from '@jest/globals';
import { bookLoss } from '../../../src/activities/usdt/losses.ts';
import { decodeSigned, decodeTransaction } from '../../../src/chain/transaction.ts';
import {
  findSweep,
  listSweepTransactions,
  noteResend,
  refuseTransaction,
} from '../../../src/db/usdt/sweeps.ts';
import { createFaultGates } from '../../support/faultGates.ts';
import { AMOUNT, DEPOSIT, useSweepScene } from '../../support/sweepScene.ts';
import { startTronNodeServer } from '../../support/tronNode/server.ts';
import { localNode, TREASURY } from '../../support/tronScene.ts';
import { waitFor } from '../../support/waitFor.ts';

/** What is read again right before a transfer is signed, and transactions that nodes do not take. */
const scene = useSweepScene();

const SUN_PER_TRX = 1_000_000n;

/** Begins again, with so much TRX on the deposit address. */
async function withTrx(trx: bigint): Promise<string> {
  await scene.end();
  await scene.begin({ solidLag: 3, depositSun: trx * SUN_PER_TRX });
  return scene.beginSweep();
}

async function last(sweepId: string) {
  const transaction = (await listSweepTransactions(scene.books.database, sweepId)).at(-1);
  if (!transaction) throw new Error('Nothing was signed.');
  return transaction;
}

const refusalsOf = async (sweepId: string) =>
  (await findSweep(scene.books.database, sweepId as `swp_${string}`))?.refusals;

/** Takes the transfer while blocks appear. */
async function land(
  sweepId: string,
  transactionsBefore = 0,
  work: Parameters<typeof scene.transfer>[2] = {},
) {
  const stop = scene.chain.tickEvery(20);
  try {
    return await scene.transfer(sweepId, transactionsBefore, work);
  } finally {
    stop();
  }
}

describe('right before a transfer is signed', () => {
  it('the price of energy decides its fee limit', async () => {
    const sweepId = await scene.beginSweep();
    expect(await scene.plan(sweepId)).toMatchObject({ steps: [{ kind: 'transfer' }] });
    scene.chain.energyPriceSun = 90;
    expect(await land(sweepId)).toMatchObject({ outcome: 'succeeded' });
    const { rawDataHex } = decodeSigned((await last(sweepId)).signedHex);
    // The energy of a transfer to an address without USDT, and a margin of 5 %.
    expect(decodeTransaction(rawDataHex).feeLimitSun).toBe(136_800n * 90n);
  });

  it.each<[string, bigint, (sweepId: string) => unknown, object]>([
    [
      'the price of energy is more than the address can pay',
      14n,
      () => priceOf(230),
      { verdict: 'sweep', first: 'top_up' },
    ],
    ['the price of energy makes it cost too much', 500n, () => priceOf(700), { verdict: 'too_expensive' }],
    ['the transfer takes more energy', 7n, emptyTreasury, { verdict: 'sweep', first: 'top_up' }],
    [
      'the address has spent its TRX',
      14n,
      () => scene.chain.fundTrx(DEPOSIT, -14n * SUN_PER_TRX),
      { verdict: 'sweep', first: 'top_up' },
    ],
  ])(
    'it is planned again where %s',
    async (_, trx, change, { verdict, first }: { verdict?: string; first?: string }) => {
      const sweepId = await withTrx(trx);
      scene.chain.deposit(TREASURY, 1n);
      scene.chain.solidify();
      expect(await scene.plan(sweepId)).toMatchObject({ verdict: 'sweep', steps: [{ kind: 'transfer' }] });
      change(sweepId);
      expect(await land(sweepId)).toMatchObject({ outcome: 'again' });
      expect([scene.chain.accepted, await scene.statuses(sweepId)]).toEqual([[], []]);
      const again = await scene.plan(sweepId);
      expect([again.verdict, again.steps[0]?.kind]).toEqual([verdict, first]);
    },
  );

  it('it is planned again where the fee limit is above its cap, and waits by that plan', async () => {
    const sweepId = await withTrx(500n);
    const policy = { costCapBasisPoints: 100_000n };
    expect(await scene.plan(sweepId, { policy })).toMatchObject({ steps: [{ kind: 'transfer' }] });
    priceOf(1_000);
    expect(await land(sweepId, 0, { policy })).toMatchObject({ outcome: 'again' });
    expect(scene.chain.accepted).toEqual([]);
    expect(await scene.plan(sweepId, { policy })).toMatchObject({ verdict: 'capped' });
  });

  it('it is simulated again, for a moment where the contract refuses it, and then planned again', async () => {
    const sweepId = await scene.beginSweep();
    scene.chain.refusesTransfers = true;
    const work = { pollMs: 6_000 };
    await expect(land(sweepId, 0, work)).rejects.toThrow('The token contract refuses the transfer');
    const later = { ...work, triedForMs: 60_001 };
    expect(await land(sweepId, 0, later)).toMatchObject({ outcome: 'again' });
    expect([scene.chain.accepted, await scene.statuses(sweepId)]).toEqual([[], []]);
  });

  function priceOf(sun: number): void {
    scene.chain.energyPriceSun = sun;
  }

  function emptyTreasury(): void {
    scene.chain.freeze(TREASURY);
    scene.chain.destroyFunds(TREASURY);
    scene.chain.thaw(TREASURY);
  }
});

/**
 * The codes of a node that does not take a transaction: tronprotocol/java-tron at 1e35f79a, `Return.response_code` in
 * protocol/src/main/protos/api/api.proto, as `Wallet.broadcastTransaction` gives them.
 */
const OF_THE_TRANSACTION = [
  'SIGERROR',
  'CONTRACT_VALIDATE_ERROR',
  'CONTRACT_EXE_ERROR',
  'BANDWITH_ERROR',
  'TAPOS_ERROR',
  'TOO_BIG_TRANSACTION_ERROR',
  'TRANSACTION_EXPIRATION_ERROR',
];
const OF_THE_NODE = [
  'SERVER_BUSY',
  'NO_CONNECTION',
  'NOT_ENOUGH_EFFECTIVE_CONNECTION',
  'BLOCK_UNSOLIDIFIED',
  'OTHER_ERROR',
];

describe('a transaction that no node takes', () => {
  it.each(OF_THE_TRANSACTION)(
    'because of itself (%s) is given up at once, and another is signed',
    async (code) => {
      const sweepId = await scene.beginSweep();
      scene.server.faults.broadcastCode = code;
      expect(await scene.transfer(sweepId)).toEqual({
        outcome: 'refused',
        reason: `Nodes refused 1 transactions of this sweep in a row, the last one with ${code}: told to.`,
        refusals: 1,
      });
      expect(await scene.statuses(sweepId)).toEqual(['transfer REFUSED']);
      expect(await last(sweepId)).toMatchObject({ failureReason: `${code}: told to` });
      scene.server.heal();
      expect(await scene.plan(sweepId)).toMatchObject({ verdict: 'sweep', steps: [{ kind: 'transfer' }] });
      scene.chain.mine();
      expect(await land(sweepId, 1)).toMatchObject({ outcome: 'succeeded' });
      expect(await scene.statuses(sweepId)).toEqual(['transfer REFUSED', 'transfer SUCCEEDED']);
      expect(scene.chain.accepted).toEqual([(await last(sweepId)).txId]);
      // What landed ends the row of refusals.
      expect(await refusalsOf(sweepId)).toBe(0);
    },
  );

  it.each(OF_THE_NODE)('because of the node (%s) is kept', async (code) => {
    const sweepId = await scene.beginSweep();
    scene.server.faults.broadcastCode = code;
    const stopping = new AbortController();
    const taken = scene.transfer(sweepId, 0, { stopping: stopping.signal });
    const stopped = expect(taken).rejects.toThrow();
    await waitFor(
      'it to be looked for',
      async () => scene.server.countOf('/wallet/gettransactioninfobyid') > 2,
    );
    stopping.abort();
    await stopped;
    expect(await scene.statuses(sweepId)).toEqual(['transfer SIGNED']);
    expect(await refusalsOf(sweepId)).toBe(0);
  });

  it('is counted in its record, by whatever worker', async () => {
    const sweepId = await scene.beginSweep();
    scene.server.faults.broadcastCode = 'CONTRACT_VALIDATE_ERROR';
    for (const refusals of [1, 2, 3, 4]) {
      scene.chain.mine();
      expect(await scene.transfer(sweepId, refusals - 1)).toMatchObject({ outcome: 'refused', refusals });
    }
    expect(await refusalsOf(sweepId)).toBe(4);
    // A worker that asks for a step whose outcome is stored signs nothing.
    expect(await scene.transfer(sweepId, 3)).toMatchObject({ outcome: 'refused', refusals: 4 });
    expect(await scene.statuses(sweepId)).toHaveLength(4);
  });

  it('is kept where another node may have taken it', async () => {
    const sweepId = await scene.beginSweep();
    const other = await startTronNodeServer(scene.chain);
    await scene.node.close();
    const nodes = [scene.server, other].map(({ url }) => ({ url, apiKey: undefined }));
    scene.node = localNode(scene.server, { nodes: nodes as never });
    scene.server.faults.losesBroadcastReplies = true;
    other.faults.broadcastCode = 'CONTRACT_VALIDATE_ERROR';
    try {
      expect(await land(sweepId)).toMatchObject({ outcome: 'succeeded' });
      expect(other.countOf('/wallet/broadcasttransaction')).toBe(1);
      expect(await scene.statuses(sweepId)).toEqual(['transfer SUCCEEDED']);
    } finally {
      await other.stop();
    }
  });

  it('is kept where another attempt has handed it out meanwhile', async () => {
    const sweepId = await scene.beginSweep();
    const gates = createFaultGates();
    const stored = gates.holdAt('sweep.transfer.stored');
    const late = scene.transfer(sweepId, 0, { faultPoint: gates.faultPoint });
    await Promise.race([stored.reached, late]);
    const quick = scene.transfer(sweepId);
    await waitFor('the other attempt to hand it out', async () => scene.chain.accepted.length > 0);
    scene.server.faults.broadcastCode = 'CONTRACT_VALIDATE_ERROR';
    stored.open();
    await waitFor('it to be refused', async () => scene.server.countOf('/wallet/broadcasttransaction') > 1);
    const stop = scene.chain.tickEvery(20);
    expect(await Promise.all([late, quick])).toMatchObject([
      { outcome: 'succeeded' },
      { outcome: 'succeeded' },
    ]);
    stop();
    expect(await scene.statuses(sweepId)).toEqual(['transfer SUCCEEDED']);
  });

  it('and was given up is handed out by no attempt', async () => {
    const sweepId = await scene.beginSweep();
    scene.server.faults.broadcastCode = 'TAPOS_ERROR';
    await scene.transfer(sweepId);
    const { txId } = await last(sweepId);
    expect(await noteResend(scene.books.database, txId)).toBe(false);
    expect(await refuseTransaction(scene.books.database, txId, 'TAPOS_ERROR')).toBeUndefined();
    expect(await refusalsOf(sweepId)).toBe(1);
  });

  describe('and lands all the same, by a node that passed it on', () => {
    async function passOn(sweepId: string): Promise<void> {
      scene.server.faults.broadcastCode = 'CONTRACT_VALIDATE_ERROR';
      expect(await scene.transfer(sweepId)).toMatchObject({ outcome: 'refused' });
      const { rawDataHex, signatureHex } = decodeSigned((await last(sweepId)).signedHex);
      scene.chain.broadcast({ rawDataHex, signatures: [signatureHex] });
      scene.server.heal();
      // Enough for another transfer of as much.
      scene.chain.deposit(DEPOSIT, AMOUNT);
      scene.chain.solidify();
    }

    it('is found before anything is planned', async () => {
      const sweepId = await scene.beginSweep();
      await passOn(sweepId);
      expect(await scene.plan(sweepId)).toMatchObject({ verdict: 'moved' });
      expect(await scene.statuses(sweepId)).toEqual(['transfer SUCCEEDED']);
    });

    it('is no loss that could be booked', async () => {
      const sweepId = await scene.beginSweep();
      await passOn(sweepId);
      const { txId } = await last(sweepId);
      const order = {
        environment: 'prod',
        address: DEPOSIT,
        borneBy: 'platform',
        operator: 'ngozi',
        reason: 'Destroyed by the issuer.',
        node: scene.node,
        treasuryAddress: TREASURY,
      } as const;
      await expect(bookLoss(scene.books.database, scene.books.ledger, order)).rejects.toThrow(
        `the transaction ${txId} of a sweep was given up and has landed`,
      );
    });

    it('is found before anything is signed', async () => {
      const sweepId = await scene.beginSweep();
      await passOn(sweepId);
      expect(await land(sweepId, 1)).toMatchObject({ outcome: 'again' });
      expect(await scene.statuses(sweepId)).toEqual(['transfer SUCCEEDED']);
      expect(scene.chain.accepted).toHaveLength(1);
    });
  });

  it('counts as refused in the database only where it was handed out once', async () => {
    const sweepId = await scene.beginSweep();
    await scene.books.owner.query(
      `insert into crypto_sweep_transactions (tx_id, sweep_id, step, signed_hex, expires_at, is_resent)
        values ($1, $2, 'transfer', '00', now(), true)`,
      ['ef'.repeat(32), sweepId],
    );
    await expect(
      scene.books.owner.query(`update crypto_sweep_transactions set status = 'REFUSED' where tx_id = $1`, [
        'ef'.repeat(32),
      ]),
    ).rejects.toMatchObject({ constraint: 'crypto_sweep_refused_once_sent' });
  });
});
