import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chainWatcherWorkflowId } from '../../../src/contract/starts.ts';
import { runAdminOn } from '../../support/admin.ts';
import { type FlowInspection, openFlowInspection } from '../../support/flowInspection.ts';
import { expectSoundLedger } from '../../support/ledger.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import {
  openLiveSession,
  startTronScene,
  TREASURY,
  type TronScene,
  untilLiveSession,
} from '../../support/tronScene.ts';
import { waitFor } from '../../support/waitFor.ts';

/** What stands in the way on a chain, as operators see it and get out of it, on a local TRON network. */
let service: TestService;
let scene: TronScene;
let flows: FlowInspection;

beforeAll(async () => {
  scene = await startTronScene();
  scene.tick(100);
  service = await startTestService({ queues: ['chain'], env: scene.env });
  flows = await openFlowInspection(service.config.temporalAddress ?? '');
});
afterAll(async () => {
  await expectSoundLedger(service.database);
  await service?.stop();
  await flows?.close();
  await scene?.stop();
});

const admin = (...args: string[]) => runAdminOn(service, args, scene.env);
const live = () => ({ key: service.merchant.apiKeys.prod });

const open = () => openLiveSession(service);
const isNow = (paymentId: string, status: string) => untilLiveSession(service, paymentId, status);

const waiting = async () => JSON.parse((await admin('attention', '--json')).out).waiting;

const alarmsShown = async () =>
  (await (await fetch(`${service.apiUrl}/metrics`)).text())
    .split('\n')
    .filter((line) => line.startsWith('mp_chain_alarms{'));

describe('a treasury that the issuer has frozen', () => {
  it('stops every sweep, is one entry for operators, and lets the sweeps go on when it is free', async () => {
    scene.chain.freeze(TREASURY);
    const sessions = [await open(), await open()];
    for (const { depositAddress } of sessions) scene.chain.deposit(depositAddress, 25_000_000n);
    await waitFor('both sweeps to wait', async () => {
      const { rows } = await service.ownerSql(
        `select id from crypto_sweeps where attention_reason like '%frozen the treasury%'`,
      );
      return rows.length === 2;
    });
    expect(await waiting()).toEqual([
      expect.objectContaining({
        what: 'chain alarm',
        kind: 'frozen_address',
        subject: TREASURY,
        environment: 'prod',
        next: 'crypto check --env prod',
      }),
    ]);
    expect(await alarmsShown()).toEqual(['mp_chain_alarms{environment="prod",kind="frozen_address"} 1']);
    expect(await admin('crypto', 'check')).toMatchObject({
      code: 1,
      out: expect.stringMatching(
        /^TMuA6Yq.*\n {2}alarm +frozen_address, prod\n {2}note +The issuer of USDT has frozen/,
      ),
    });
    expect(scene.chain.usdtBalanceMinor(TREASURY)).toBe(0n);
    scene.chain.thaw(TREASURY);
    expect(await admin('crypto', 'check')).toMatchObject({ code: 0, out: 'Nothing stands in the way.\n' });
    for (const { paymentId } of sessions) {
      await admin('crypto', 'retry', paymentId, '--operator', 'ngozi');
      await isNow(paymentId, 'SETTLED');
    }
    expect(await waiting()).toEqual([]);
    await waitFor('the alarm to end', async () => (await alarmsShown()).length === 0);
  });
});

describe('sweeps that failed for one cause', () => {
  it('are all tried again by words of it, on record, and others are left alone', async () => {
    scene.chain.refusesTransfers = true;
    const sessions = [await open(), await open()];
    for (const { depositAddress } of sessions) scene.chain.deposit(depositAddress, 25_000_000n);
    for (const { paymentId } of sessions) await isNow(paymentId, 'MANUAL_REVIEW');
    scene.chain.refusesTransfers = false;
    const retry = (...more: string[]) => admin('crypto', 'retry', ...more, '--operator', 'ngozi');
    expect((await retry()).err).toContain('Name one session or sweep, or say --cause');
    expect((await retry('--cause', 'node')).err).toContain('--cause must be at least 5 characters');
    expect((await retry('--cause', 'another cause')).out).toBe('Retried: 0 of 0.\n');
    expect((await retry('--cause', 'contract refuses', '--dry-run')).out).toContain(
      'Would be retried: 2 of 2.\n',
    );
    expect((await retry('--cause', 'contract REFUSES the transfer')).out).toBe('Retried: 2 of 2.\n');
    for (const { paymentId } of sessions) await isNow(paymentId, 'SETTLED');
    const { rows } = await service.ownerSql(
      `select action, details ->> 'retried' as retried from audit_log
        where action in ('crypto_sweep.retry_all', 'crypto_payment.retry') and actor = 'ngozi' order by id desc limit 3`,
    );
    expect(rows).toEqual([
      { action: 'crypto_sweep.retry_all', retried: '2' },
      { action: 'crypto_payment.retry', retried: null },
      { action: 'crypto_payment.retry', retried: null },
    ]);
  });
});

describe('USDT that the issuer has destroyed on a deposit address', () => {
  /** A session whose money was destroyed before its sweep; resolves when operators have to decide it. */
  async function destroyed() {
    const session = await open();
    scene.chain.freeze(session.depositAddress);
    scene.chain.deposit(session.depositAddress, 25_000_000n);
    await isNow(session.paymentId, 'SWEEP_PENDING');
    scene.chain.destroyFunds(session.depositAddress);
    await isNow(session.paymentId, 'MANUAL_REVIEW');
    return session;
  }
  const decide = (paymentId: string, action: string) =>
    admin(
      'crypto',
      'resolve',
      paymentId,
      '--action',
      action,
      '--reason',
      'The issuer took it.',
      '--operator',
      'ngozi',
    );
  const book = (address: string, ...more: string[]) =>
    admin('crypto', 'loss', address, '--reason', 'Destroyed by the issuer.', '--operator', 'ngozi', ...more);

  it('is made no worse by a retry, is booked once, and leaves books and chain agreeing', async () => {
    const { paymentId, depositAddress } = await destroyed();
    const sent = scene.chain.accepted.length;
    await admin('crypto', 'retry', paymentId, '--operator', 'ngozi');
    await waitFor('the second sweep to fail', async () => {
      const { rows } = await service.ownerSql(
        `select status from crypto_sweeps where payment_id = $1 and status = 'FAILED'`,
        [paymentId],
      );
      return rows.length === 2;
    });
    await isNow(paymentId, 'MANUAL_REVIEW');
    expect(scene.chain.accepted).toHaveLength(sent);
    expect((await book(depositAddress)).err).toContain('is MANUAL_REVIEW; decide it first');
    expect(await waiting()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          paymentId,
          sweepReason: expect.stringContaining('frozen the deposit address'),
        }),
        expect.objectContaining({ kind: 'frozen_address', subject: depositAddress }),
      ]),
    );
    await decide(paymentId, 'credit_received');
    await isNow(paymentId, 'SETTLED');
    expect((await admin('crypto', 'reconcile')).code).toBe(1);
    const booked = await book(depositAddress);
    expect(booked).toMatchObject({ code: 0, err: '' });
    expect(booked.out).toMatch(/^Booked: 25 USDT lost, borne by the platform \(loss_\w+\)\.$/m);
    expect(booked.out).toContain('Lost    25 USDT that was destroyed, as booked\nThey agree.\n');
    expect((await book(depositAddress)).err).toContain('the address holds at least what the books say');
    expect(await waiting()).toEqual([]);
    expect((await admin('crypto', 'check')).code).toBe(0);
    await expectSoundLedger(service.database);
  });

  it('is borne by the payer where the session is rejected', async () => {
    const { paymentId, depositAddress } = await destroyed();
    await decide(paymentId, 'reject');
    await isNow(paymentId, 'FAILED');
    const booked = await book(depositAddress);
    expect(booked.out).toMatch(/^Booked: 25 USDT lost, borne by the payer \(loss_\w+\)\.$/m);
    expect(booked).toMatchObject({ code: 0, out: expect.stringContaining('They agree.') });
  });

  it('is borne by the merchant where that is ordered, as a line of its statement', async () => {
    const { paymentId, depositAddress } = await destroyed();
    await decide(paymentId, 'credit_received');
    await isNow(paymentId, 'SETTLED');
    const booked = await book(depositAddress, '--borne-by', 'merchant');
    expect(booked).toMatchObject({ code: 0, out: expect.stringContaining('borne by the merchant') });
    const { body } = await service.get('/statement?asset=USDT', live());
    expect(body.statement.entries.at(-1)).toMatchObject({
      kind: 'crypto_loss',
      amount: -25,
      transactionId: paymentId,
      description: 'USDT destroyed by its issuer',
    });
  });
});

describe('USDT that the issuer has destroyed in the treasury', () => {
  it('is booked while the treasury is frozen, and not otherwise', async () => {
    const order = ['crypto', 'loss', TREASURY, '--reason', 'Destroyed by the issuer.', '--operator', 'ngozi'];
    expect((await admin(...order)).err).toContain('the treasury is not frozen');
    const held = scene.chain.usdtBalanceMinor(TREASURY);
    expect(held).toBeGreaterThan(0n);
    scene.chain.freeze(TREASURY);
    expect((await admin(...order)).err).toContain('the treasury holds at least what the books say');
    scene.chain.destroyFunds(TREASURY);
    const booked = await admin(...order);
    expect(booked.out).toContain(`Booked: ${held / 1_000_000n} USDT lost, borne by the platform`);
    expect(booked).toMatchObject({ code: 0, out: expect.stringContaining('They agree.') });
    scene.chain.thaw(TREASURY);
    await admin('crypto', 'check');
  });
});

describe('a last block that is on the chain no longer', () => {
  const cursorOf = async () =>
    (
      await service.ownerSql(
        `select block_number::int as number, block_hash as hash from chain_cursors where network = 'nile'`,
      )
    ).rows[0];
  const degraded = async () =>
    ((await (await fetch(`${service.apiUrl}/readyz`)).json()) as { degraded: string[] }).degraded;

  it('is told at once, and reading goes back to the last block that the nodes have', async () => {
    const { paymentId, depositAddress } = await open();
    const lateSession = await open();
    const kept = scene.chain.deposit(depositAddress, 25_000_000n);
    await isNow(paymentId, 'SETTLED');
    expect(
      (await admin('crypto', 'cursor', 'rewind', '--reason', 'As a test.', '--operator', 'ngozi')).err,
    ).toContain('the last block that was read is not lost');
    await waitFor('a checkpoint', async () => {
      const { rows } = await service.ownerSql(`select from chain_checkpoints where network = 'nile'`);
      return rows.length > 0;
    });
    scene.chain.replaceSolid(30);
    await waitFor('the alarm', async () =>
      (await waiting()).some(({ kind }: { kind?: string }) => kind === 'lost_cursor'),
    );
    const lost = await cursorOf();
    expect(await degraded()).toContain('chain nile');
    const lastFailure = await waitFor('the watcher to show it in the Temporal UI', async () => {
      const { raw } = await flows.client.workflow
        .getHandle(chainWatcherWorkflowId(service.config.taskQueuePrefix, 'prod'))
        .describe();
      return raw.pendingActivities?.[0]?.lastFailure?.message;
    });
    expect(lastFailure).toBe(
      `Block ${lost.number}, the last one that was read, is on no node. No deposits are read. Type: npm run admin -- crypto cursor check --env prod`,
    );
    expect(await alarmsShown()).toContain('mp_chain_alarms{environment="prod",kind="lost_cursor"} 1');
    const checked = await admin('crypto', 'cursor', 'check');
    expect(checked).toMatchObject({
      code: 1,
      out: expect.stringContaining(`Read    block ${lost.number}, ${lost.hash}`),
    });
    expect(checked.out).toContain('The block is lost');
    // A deposit that is in the blocks which are read again.
    scene.chain.deposit(lateSession.depositAddress, 25_000_000n);
    const rewound = await admin(
      'crypto',
      'cursor',
      'rewind',
      '--reason',
      'The network was restored.',
      '--operator',
      'ngozi',
    );
    expect(rewound.err).toBe('');
    expect(rewound.out).toMatch(new RegExp(`^Back from block ${lost.number} to block \\d+\\.`));
    await isNow(lateSession.paymentId, 'SETTLED');
    expect((await waiting()).filter(({ kind }: { kind?: string }) => kind === 'lost_cursor')).toEqual([]);
    const { rows } = await service.ownerSql(
      `select count(*)::int as found from chain_deposits where tx_id = $1`,
      [kept],
    );
    expect(rows).toEqual([{ found: 1 }]);
    expect((await admin('crypto', 'cursor', 'check')).code).toBe(0);
    await expectSoundLedger(service.database);
  });

  it('is never left by the cursor for a block that was not read, or without an alarm', async () => {
    const back = (change: string) =>
      service.ownerSql(`update chain_cursors set ${change} where network = 'nile'`);
    const moved = { constraint: 'chain_cursor_moves_forward' };
    await expect(back('block_number = block_number - 1')).rejects.toMatchObject(moved);
    await expect(
      back(`(block_number, block_hash) = (select block_number, block_hash from chain_checkpoints
        where network = 'nile' order by block_number limit 1)`),
    ).rejects.toMatchObject(moved);
  });
});

describe('a contract of USDT that the issuer has replaced', () => {
  const SUCCESSOR = 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj';
  const decision = ['--reason', 'Announced by the issuer.', '--operator', 'ngozi'];

  it('is an alarm, and its successor counts once an operator has accepted it', async () => {
    const early = await open();
    expect((await admin('crypto', 'token', 'accept', SUCCESSOR, ...decision)).err).toContain(
      'has no successor',
    );
    scene.chain.deprecate(SUCCESSOR);
    const txId = scene.chain.deposit(early.depositAddress, 25_000_000n);
    await waitFor('the deposit of another token', async () =>
      (await waiting()).some((each: { txId?: string }) => each.txId === txId),
    );
    expect(await admin('crypto', 'check')).toMatchObject({
      code: 1,
      out: expect.stringMatching(new RegExp(`^${SUCCESSOR}\\n  alarm +deprecated_token, prod`)),
    });
    expect(await alarmsShown()).toContain('mp_chain_alarms{environment="prod",kind="deprecated_token"} 1');
    // Its deposits may be customers' money: they are accepted before they are decided, and never dismissed together.
    const ofSuccessor = async () =>
      (await waiting()).find((each: { txId?: string }) => each.txId === txId) as { next: string };
    expect((await ofSuccessor()).next).toBe(`crypto token accept ${SUCCESSOR} --env prod --reason …`);
    const dismissAll = ['crypto', 'deposits', 'dismiss-all', '--env', 'prod', '--only', 'wrong_token'];
    expect((await admin(...dismissAll, ...decision)).out).toBe('Dismissed: 0.\n');
    const credit = ['crypto', 'deposits', 'credit', txId, '0', ...decision];
    expect((await admin(...credit)).err).toContain('Only USDT can be credited');
    expect((await admin('crypto', 'token', 'accept', TREASURY, ...decision)).err).toContain(
      `has another successor, ${SUCCESSOR}`,
    );
    expect((await admin('crypto', 'token', 'accept', SUCCESSOR, ...decision)).out).toBe(
      'Accepted. Deposits that can be credited now: 1, listed by crypto deposits unexpected.\n',
    );
    expect((await admin('crypto', 'token', 'accept', SUCCESSOR, ...decision)).err).toContain(
      'accepted already',
    );
    expect((await ofSuccessor()).next).toBe(
      `${credit.slice(0, 5).join(' ')} --reason …, or crypto refunds record ${early.paymentId} --deposit ${txId} --amount 25 --to … --reason …`,
    );
    // A reading of the rows is shared for a moment.
    await waitFor('the alarm to end', async () => (await alarmsShown()).length === 0);
    expect((await admin(...credit)).out).toBe('The deposit is CREDITED.\n');
    // What comes from now on is a deposit like any other, and is swept through the old contract.
    const late = await open();
    scene.chain.deposit(late.depositAddress, 25_000_000n);
    await isNow(late.paymentId, 'SETTLED');
    expect(await waiting()).toEqual([]);
    expect(await admin('crypto', 'reconcile')).toMatchObject({ code: 0 });
    await expectSoundLedger(service.database);
  });
});
