import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { MockActivityEnvironment } from '@temporalio/testing';
import { DefaultLogger } from '@temporalio/worker';
import type { PlannedSweep } from '../../src/activities/usdt/sweepPlans.ts';
import type { PlannedStep, SweepingChain } from '../../src/activities/usdt/sweepSteps.ts';
import { createSweepActivities } from '../../src/activities/usdt/sweeps.ts';
import type { ChainNode } from '../../src/chain/port.ts';
import { createSigner } from '../../src/chain/signer.ts';
import { openWallet } from '../../src/chain/wallet.ts';
import { listSweepTransactions } from '../../src/db/usdt/sweeps.ts';
import { openTestBooks, type TestBooks } from './books.ts';
import { LocalChain } from './tronNode/chain.ts';
import { startTronNodeServer, type TronNodeServer } from './tronNode/server.ts';
import { localNode, TREASURY, USDT } from './tronScene.ts';

const MNEMONIC = `${'abandon '.repeat(11)}about`;

/** The address of the one session of a scene, and what was paid to it. */
export const DEPOSIT = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH';
export const AMOUNT = 25_000_000n;

const signer = createSigner({
  wallet: openWallet(MNEMONIC),
  extendedPublicKey: openWallet(MNEMONIC).deposits.neuter().extendedKey,
  usdtContract: USDT,
  treasuryAddress: TREASURY,
  caps: {
    sweepMinor: 1_000_000_000n,
    feeLimitSun: 100_000_000n,
    topUpSun: 100_000_000n,
    stakeSun: 100_000_000_000n,
    lifetimeMs: 600_000,
  },
});

const POLICY: SweepingChain['policy'] = {
  energyBy: 'top_up',
  energyMarginBasisPoints: 500n,
  feeLimitCapSun: 100_000_000n,
  topUpCapSun: 100_000_000n,
  sweepCapMinor: 1_000_000_000n,
  stakeCapSun: 0n,
  costCapBasisPoints: 5_000n,
  trxPriceMinor: 300_000n,
};

interface Work {
  readonly policy?: Partial<SweepingChain['policy']>;
  readonly pollMs?: number;
  /** How long the activity has been tried. */
  readonly triedForMs?: number;
  readonly faultPoint?: ((name: string) => Promise<void>) | undefined;
  readonly stopping?: AbortSignal;
}

/**
 * A session whose deposit is solid, on a chain and with nodes of its own for each test, and the activities that sweep it. The
 * database, the nodes' HTTP and the chain's rules are real.
 */
export class SweepScene {
  books!: TestBooks;
  chain!: LocalChain;
  server!: TronNodeServer;
  node!: ChainNode;
  readonly paymentId = 'cp_1';
  #sweeps = 0;

  /** Begins with a session whose address has so much TRX. */
  async begin({ solidLag, depositSun }: { readonly solidLag: number; readonly depositSun: bigint }) {
    this.chain = new LocalChain({ solidLag });
    if (depositSun > 0n) this.chain.fundTrx(DEPOSIT, depositSun);
    this.chain.fundTrx(signer.gasAddress, 1_000_000_000n);
    this.chain.deposit(DEPOSIT, AMOUNT);
    this.chain.solidify();
    this.server = await startTronNodeServer(this.chain);
    this.node = localNode(this.server);
    const { owner } = this.books;
    for (const table of ['crypto_sweep_absences', 'crypto_sweep_transactions', 'crypto_sweeps']) {
      await owner.query(`delete from ${table}`);
    }
    await owner.query(`delete from chain_deposits`);
    await owner.query(`delete from crypto_payments`);
    const businessId = await this.books.createBusiness();
    await owner.query(
      `insert into crypto_payments (id, business_id, environment, status, amount_expected_minor, address_index,
          deposit_address, metadata, policy, expires_at, created_at, updated_at)
        values ($1, $2, 'prod', 'SWEEP_PENDING', $3, 0, $4, '{}', '{"sweepFloorMinor": "1"}', now() + interval '1 hour',
          now(), now())`,
      [this.paymentId, businessId, AMOUNT, DEPOSIT],
    );
    await owner.query(
      `insert into chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time,
          contract, from_address, amount_minor, status)
        values ('nile', $1, 0, 'prod', $2, $3, 1, now(), $4, 'TMwFHYXLJaRUPeW6421aqXL4ZEzPRFGkGT', $5, 'RECEIVED')`,
      ['ab'.repeat(32), this.paymentId, businessId, USDT, AMOUNT],
    );
  }

  async end(): Promise<void> {
    await this.node.close();
    await this.server.stop();
  }

  async beginSweep(): Promise<string> {
    this.#sweeps += 1;
    await this.books.owner.query(
      `insert into crypto_sweeps (id, payment_id, environment, address_index, address) values ($1, $2, 'prod', 0, $3)`,
      [`swp_${this.#sweeps}`, this.paymentId, DEPOSIT],
    );
    return `swp_${this.#sweeps}`;
  }

  #activities({ policy, pollMs = 10, faultPoint, stopping }: Work) {
    return createSweepActivities({
      database: this.books.database,
      ledger: this.books.ledger,
      sweepingOf: () => ({ node: this.node, signer, pollMs, policy: { ...POLICY, ...policy } }),
      dispatch: () => {},
      logger: { warn: () => {}, error: () => {} },
      stopping: stopping ?? new AbortController().signal,
      ...(faultPoint && { faultPoint }),
    });
  }

  plan(sweepId: string, work: Work = {}): Promise<PlannedSweep> {
    const { planCryptoSweep } = this.#activities(work);
    return environmentOf(work).run(planCryptoSweep, { sweepId, environment: 'prod' as const });
  }

  take(sweepId: string, step: PlannedStep, work: Work = {}) {
    const { takeSweepStep } = this.#activities(work);
    return environmentOf(work).run(takeSweepStep, { sweepId, environment: 'prod' as const, step });
  }

  /** Takes the transfer of all that was deposited. */
  transfer(sweepId: string, transactionsBefore = 0, work: Work = {}) {
    const step = { kind: 'transfer', amount: AMOUNT.toString(), transactionsBefore } as const;
    return this.take(sweepId, step, work);
  }

  async statuses(sweepId: string): Promise<readonly string[]> {
    const transactions = await listSweepTransactions(this.books.database, sweepId);
    return transactions.map(({ step, status }) => `${step} ${status}`);
  }
}

function environmentOf({ triedForMs = 0 }: Work): MockActivityEnvironment {
  const info = { scheduledTimestampMs: Date.now() - triedForMs };
  return new MockActivityEnvironment(info, { logger: new DefaultLogger('ERROR') });
}

/** A scene for the tests of a file. */
export function useSweepScene(): SweepScene {
  const scene = new SweepScene();
  beforeAll(async () => {
    scene.books = await openTestBooks({ poolSize: 5 });
  });
  afterAll(() => scene.books?.close());
  beforeEach(() => scene.begin({ solidLag: 3, depositSun: 50_000_000n }));
  afterEach(() => scene.end());
  return scene;
}
