import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { encodeAddress } from '../../../src/chain/addresses.ts';
import { runAdminOn } from '../../support/admin.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { waitFor } from '../../support/waitFor.ts';

/** USDT that comes when a session is over: an operator decides it, and the merchant sees it beside its session. */
let service: TestService;

beforeAll(async () => {
  service = await startTestService({
    queues: ['chain'],
    env: { SANDBOX_SOLID_AFTER_MS: '200', SANDBOX_POLL_MS: '100', OUTCOME_WAIT_MS: '200' },
  });
});
afterAll(() => service?.stop());

const crypto = (...args: string[]) =>
  runAdminOn(service, ['crypto', ...args], {
    ENCRYPTION_KEY: Buffer.from(service.config.encryptionKey).toString('base64'),
    SANDBOX_SOLID_AFTER_MS: String(service.config.sandboxSolidAfterMs),
    JWT_SECRET: Buffer.from(service.config.jwtSecret).toString('base64'),
  });
const decision = ['--reason', 'The customer called.', '--operator', 'ngozi'];

const sessionOf = async (paymentId: string) =>
  (await service.get(`/crypto/payments/${paymentId}`)).body.payment;

async function pay(paymentId: string, amount: number): Promise<string> {
  const { body } = await service.post(`/crypto/payments/${paymentId}/simulate-deposit`, { amount });
  return body.deposit.txHash;
}

/** Deposits after a session was settled, once they are read, the oldest first. */
async function settledWithFurther(...amounts: number[]) {
  const { body } = await service.post('/crypto/payments/create', { amount: 25 });
  const { paymentId, furtherDeposits } = body.payment;
  expect(furtherDeposits).toEqual([]);
  const ownTxHash = await pay(paymentId, 25);
  await waitFor('it to be settled', async () => (await sessionOf(paymentId)).status === 'SETTLED');
  const before = await sessionOf(paymentId);
  expect(before.furtherDeposits).toEqual([]);
  const txHashes: string[] = [];
  for (const [place, amount] of amounts.entries()) {
    txHashes.push(await pay(paymentId, amount));
    await waitFor(
      'it to be shown',
      async () => (await sessionOf(paymentId)).furtherDeposits.length === place + 1,
    );
  }
  return { paymentId, before, ownTxHash, txHashes };
}

it('is shown by its session, which stays as it was, and says what was decided', async () => {
  const { paymentId, before, txHashes } = await settledWithFurther(7, 5, 3);
  const [refundTx = '', creditTx = '', dismissTx = ''] = txHashes;
  const seen = await sessionOf(paymentId);
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(seen).toEqual({
    ...before,
    furtherDeposits: [
      { txHash: refundTx, amount: 7, receivedAt: at, status: 'IN_REVIEW' },
      { txHash: creditTx, amount: 5, receivedAt: at, status: 'IN_REVIEW' },
      { txHash: dismissTx, amount: 3, receivedAt: at, status: 'IN_REVIEW' },
    ],
  });
  expect(Math.abs(Date.now() - Date.parse(seen.furtherDeposits[0].receivedAt))).toBeLessThan(10 * 60_000);
  const listed = await service.get('/crypto/payments');
  expect(listed.body.payments).toEqual([seen]);

  const statuses = async () =>
    (await sessionOf(paymentId)).furtherDeposits.map(({ status }: { readonly status: string }) => status);
  expect((await crypto('deposits', 'credit', creditTx, '0', ...decision)).code).toBe(0);
  expect((await crypto('deposits', 'dismiss', dismissTx, '0', ...decision)).code).toBe(0);
  expect(await statuses()).toEqual(['IN_REVIEW', 'CREDITED', 'DISMISSED']);

  const refund = (depositTxHash: string, amount: number) =>
    service.post('/crypto/refunds', {
      paymentId,
      depositTxHash,
      amount,
      address: encodeAddress(randomBytes(20).toString('hex')),
      reason: 'It was paid twice.',
    });
  const { body } = await refund(refundTx, 7);
  const { refundId } = body.refund;
  expect(await statuses()).toEqual(['REFUND_PENDING', 'CREDITED', 'DISMISSED']);
  expect((await crypto('refunds', 'cancel', refundId, ...decision)).code).toBe(0);
  expect(await statuses()).toEqual(['IN_REVIEW', 'CREDITED', 'DISMISSED']);

  const again = await refund(refundTx, 7);
  const more = await refund(creditTx, 1);
  expect([again.status, more.status]).toEqual([200, 200]);
  expect(await statuses()).toEqual(['REFUND_PENDING', 'REFUND_PENDING', 'DISMISSED']);
  await service.ownerSql(
    `update crypto_refunds set status = 'COMPLETED', tx_id = lpad('a', 64, '0'), block_number = 1, ended_at = now(),
       ended_by = 'ngozi' where id = $1`,
    [again.body.refund.refundId],
  );
  expect(await statuses()).toEqual(['REFUNDED', 'REFUND_PENDING', 'DISMISSED']);
});

it('is USDT of the session alone: no other token, no dust, and of no other merchant', async () => {
  const { paymentId, txHashes } = await settledWithFurther(2);
  await service.ownerSql(
    `insert into chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time,
        contract, from_address, amount_minor, status, reason)
      select 'simulated', lpad(n::text, 64, '0'), 0, environment, id, business_id, 1, now(), 'T', 'T', 9000,
          case when n = 1 then 'DUST' else 'UNEXPECTED' end,
          case n when 2 then 'wrong_token' when 3 then 'out_of_range' when 4 then 'new_contract' end
        from crypto_payments, generate_series(1, 4) n where id = $1`,
    [paymentId],
  );
  const { furtherDeposits } = await sessionOf(paymentId);
  expect(furtherDeposits.map(({ txHash }: { readonly txHash: string }) => txHash)).toEqual(txHashes);
  const other = await service.createMerchant('Other Stores');
  const refused = await service.get(`/crypto/payments/${paymentId}`, { key: other.apiKeys.test });
  expect(refused.status).toBe(404);
});
