import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runAdminOn } from '../../support/admin.ts';
import { createFaultGates } from '../../support/faultGates.ts';
import { expectSoundLedger } from '../../support/ledger.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { waitFor } from '../../support/waitFor.ts';

/** What operators do about USDT sessions and deposits, on the sandbox's chain. */
let service: TestService;
const gates = createFaultGates();

beforeAll(async () => {
  service = await startTestService({
    queues: ['chain'],
    env: { SANDBOX_SOLID_AFTER_MS: '200', SANDBOX_POLL_MS: '100' },
    overrides: { faultPoint: gates.faultPoint },
  });
});
afterAll(async () => {
  await expectSoundLedger(service.database);
  await service?.stop();
});

const KEYS = () => ({
  ENCRYPTION_KEY: Buffer.from(service.config.encryptionKey).toString('base64'),
  SANDBOX_SOLID_AFTER_MS: String(service.config.sandboxSolidAfterMs),
  JWT_SECRET: Buffer.from(service.config.jwtSecret).toString('base64'),
});
const admin = (...args: string[]) => runAdminOn(service, ['crypto', ...args], KEYS());
const decision = ['--reason', 'The customer called.', '--operator', 'ngozi'];

async function open(): Promise<string> {
  const { body } = await service.post('/crypto/payments/create', { amount: 25 });
  return body.payment.paymentId;
}

async function pay(paymentId: string, amount: number): Promise<string> {
  const { body } = await service.post(`/crypto/payments/${paymentId}/simulate-deposit`, { amount });
  return body.deposit.txHash;
}

const isNow = (paymentId: string, status: string) =>
  waitFor(`${paymentId} to be ${status}`, async () => {
    const { body } = await service.get(`/crypto/payments/${paymentId}`);
    return body.payment.status === status;
  });

async function balance(): Promise<number> {
  return (await service.get('/crypto/balances')).body.balances.usdtBalance;
}

describe('sessions that need a decision', () => {
  it('are listed, decided and put on record', async () => {
    expect((await admin('attention')).out).toBe('No session or sweep needs attention.\n');
    const [credited, rejected] = [await open(), await open()];
    for (const paymentId of [credited, rejected]) {
      await pay(paymentId, 10);
      await isNow(paymentId, 'UNDERPAID');
    }
    // They are still open to be topped up, so no operator has to decide.
    expect((await admin('attention')).out).toBe('No session or sweep needs attention.\n');
    await service.ownerSql(
      `update crypto_payments set created_at = now() - interval '3 hours', expires_at = now() - interval '2 hours'
        where id = any($1)`,
      [[credited, rejected]],
    );
    for (const paymentId of [credited, rejected]) {
      expect(await admin('retry', paymentId)).toMatchObject({ code: 0 });
      await isNow(paymentId, 'MANUAL_REVIEW');
    }
    const { sessions } = JSON.parse((await admin('attention', '--json')).out);
    expect(sessions.map((each: { paymentId: string }) => each.paymentId)).toEqual([credited, rejected]);
    expect(sessions[0]).toMatchObject({
      status: 'MANUAL_REVIEW',
      expected: '25',
      received: '10',
      sweep: 'none',
    });
    expect((await admin('attention')).out).toContain(
      `${credited}\n  business  ${service.merchant.businessId}`,
    );

    const before = await balance();
    expect((await admin('resolve', credited, '--action', 'credit_expected', ...decision)).out).toBe(
      `${credited} is SWEEP_PENDING.\n`,
    );
    expect((await admin('resolve', rejected, '--action', 'reject', ...decision)).out).toBe(
      `${rejected} is FAILED.\n`,
    );
    await isNow(credited, 'SETTLED');
    expect(await balance()).toBe(before + 25);
    const { rows } = await service.ownerSql(
      `select subject, actor, details ->> 'action' as action from audit_log where action = 'crypto_payment.resolve'`,
    );
    expect(rows).toEqual([
      { subject: credited, actor: 'ngozi', action: 'credit_expected' },
      { subject: rejected, actor: 'ngozi', action: 'reject' },
    ]);
    const again = await admin('resolve', rejected, '--action', 'credit_received', ...decision);
    expect([again.code, again.err]).toEqual([
      2,
      'Refused: this payment is FAILED; there is nothing to decide.\n',
    ]);
    expect((await admin('retry', rejected)).err).toBe(
      `${rejected} is FAILED, and no sweep is at work for it. What its address holds is moved by: npm run admin -- crypto sweep ${rejected}.\n`,
    );
  });

  it('are refused a decision without a reason', async () => {
    const { code, err } = await admin(
      'resolve',
      'cp_1',
      '--action',
      'reject',
      '--reason',
      'no',
      '--operator',
      'x',
    );
    expect([code, err]).toEqual([2, expect.stringContaining('at least 5 characters')]);
    expect((await admin('resolve', 'cp_1', '--action', 'reject', ...decision)).err).toBe(
      'Refused: payment not found.\n',
    );
  });
});

describe('deposits that nobody expected', () => {
  it('are listed, and credited or dismissed once', async () => {
    const paymentId = await open();
    await pay(paymentId, 25);
    await isNow(paymentId, 'SETTLED');
    const txIds = [await pay(paymentId, 3), await pay(paymentId, 4)];
    const listed = await waitFor('both to be recorded', async () => {
      const { deposits } = JSON.parse((await admin('deposits', 'unexpected', '--json')).out);
      return deposits.length === 2 && deposits;
    });
    expect(listed).toMatchObject([
      { paymentId, amount: '4', reason: 'session_over' },
      { paymentId, amount: '3', reason: 'session_over' },
    ]);
    const before = await balance();
    expect((await admin('deposits', 'credit', txIds[0] ?? '', '0', ...decision)).out).toBe(
      'The deposit is CREDITED.\n',
    );
    expect((await admin('deposits', 'credit', txIds[0] ?? '', '0', ...decision)).err).toBe(
      'It is CREDITED already.\n',
    );
    expect((await admin('deposits', 'dismiss', txIds[1] ?? '', '0', ...decision)).out).toBe(
      'The deposit is DISMISSED.\n',
    );
    expect(await balance()).toBe(before + 3);
    expect((await admin('deposits', 'unexpected')).out).toBe('No unexpected deposit waits for a decision.\n');
    const { body } = await service.get(`/crypto/payments/${paymentId}`);
    expect(body.payment).toMatchObject({ status: 'SETTLED', amountReceived: 25, amountCredited: 25 });
  });
});

describe('the chain', () => {
  it('is read again: what was lost is found, and what was stored stays', async () => {
    const paymentId = await open();
    const txId = await pay(paymentId, 10);
    await isNow(paymentId, 'UNDERPAID');
    expect((await admin('rescan', '--environment', 'test', '--tx', txId)).out).toBe(
      'New: 0 deposits of sessions, 0 unexpected ones.\n',
    );
    // The record of the deposit is lost, as if a node had kept it from us.
    const { rows } = await service.ownerSql(
      'delete from chain_deposits where tx_id = $1 returning block_number',
      [txId],
    );
    const block = rows[0]?.block_number;
    const found = await admin('rescan', '--environment', 'test', '--from', block, '--to', block);
    expect(found.out).toBe('New: 1 deposits of sessions, 0 unexpected ones.\n');
    expect((await admin('rescan', '--environment', 'test', '--tx', 'f'.repeat(64))).err).toBe(
      'No solid block has that transaction, or it failed.\n',
    );
    await isNow(paymentId, 'UNDERPAID');
    expect((await admin('rescan', '--environment', 'test')).err).toBe(
      'Say either --tx, or --from and --to.\n',
    );
  });

  it('is compared with the books', async () => {
    const agreed = await waitFor('the sweeps to be solid', async () => {
      const run = await admin('reconcile', '--environment', 'test', '--json');
      return run.code === 0 && JSON.parse(run.out);
    });
    expect(agreed).toMatchObject({ difference: '0', deviating: [] });
    await service.ownerSql(
      `update simulated_chain_accounts set usdt_minor = usdt_minor + 1 where address = (
        select address from simulated_chain_accounts where usdt_minor > 0 order by usdt_minor desc limit 1)`,
    );
    const { code, out } = await admin('reconcile', '--environment', 'test');
    expect([code, out]).toEqual([1, expect.stringContaining('They differ by 0.000001 USDT.')]);
    expect((await admin('reconcile')).err).toContain('TRON_NODE_URLS');
  });
});

describe('money that was left on an address', () => {
  it('is swept when an operator says so', async () => {
    const { businessId } = service.merchant;
    await admin('policy', businessId, '{"sweeps":"later"}');
    const paymentId = await open();
    await admin('policy', businessId, '{}');
    await pay(paymentId, 25);
    await isNow(paymentId, 'SETTLED');
    const early = await open();
    expect((await admin('sweep', early)).out).toBe(
      `${early}: this payment is AWAITING_DEPOSIT; it is swept by itself.\nSweeps begun: 0.\n`,
    );
    expect((await admin('sweep')).err).toBe('Name one session, or say --all.\n');
    const end = gates.holdAt('sweep.beforeEnd');
    const [first, second] = [await admin('sweep', paymentId), await admin('sweep', paymentId)];
    end.open();
    expect(first.out).toBe('Sweeps begun: 1.\n');
    expect(second.out).toBe(`${paymentId}: a sweep of it is under way.\nSweeps begun: 0.\n`);
    await waitFor('it to be swept', async () => {
      const { rows } = await service.ownerSql('select status from crypto_sweeps where payment_id = $1', [
        paymentId,
      ]);
      return rows[0]?.status === 'DONE';
    });
    const { body } = await service.get(`/crypto/payments/${paymentId}`);
    expect(body.payment).toMatchObject({ status: 'SETTLED', amountCredited: 25 });
    expect((await admin('sweep', '--all', '--environment', 'test')).out).toContain('Sweeps begun: ');
  });
});

describe('a policy', () => {
  it('is agreed with a business, and new sessions are born with it', async () => {
    const { businessId } = service.merchant;
    const agreed = '{"settlesOn":"deposit","toleranceBasisPoints":"100"}';
    expect(JSON.parse((await admin('policy', businessId, agreed)).out)).toMatchObject({
      settlesOn: 'deposit',
      toleranceBasisPoints: '100',
      graceMs: 3_600_000,
    });
    const paymentId = await open();
    const { rows } = await service.ownerSql('select policy from crypto_payments where id = $1', [paymentId]);
    expect(rows[0]?.policy).toMatchObject({ settlesOn: 'deposit', toleranceBasisPoints: '100' });
    for (const wrong of ['{"graceMs":-1}', '{"toleranceBasisPoints":"5000"}', '{"sweep":"now"}', 'no']) {
      expect((await admin('policy', businessId, wrong)).err).toContain('That policy cannot be used');
    }
    expect((await admin('policy', 'biz_nobody')).err).toBe('There is no business biz_nobody.\n');
  });
});
