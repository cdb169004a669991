import { afterAll, beforeAll, it } from '@jest/globals';
import { buildPagesIfChanged } from '../../src/embedded/pages.ts';
import { expectNoViolations } from '../support/browser.ts';
import { inDashboard, PATIENCE } from '../support/dashboard.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';

/** USDT that came when a payment was over, on the page of that payment. */
let service: TestService;
let merchant: TestMerchant;

beforeAll(async () => {
  await buildPagesIfChanged();
  service = await startTestService({ role: 'api' });
  merchant = await service.createMerchant('Amber Bakery', { password: 'correct horse battery' });
});
afterAll(() => service?.stop());

it('is shown with its transaction and what was decided, beside what the payment received', async () => {
  const { body } = await service.post(
    '/crypto/payments/create',
    { amount: 25 },
    { key: merchant.apiKeys.test },
  );
  const { paymentId } = body.payment;
  await service.ownerSql(
    `update crypto_payments set status = 'SETTLED', amount_received_minor = 25000000, amount_credited_minor = 25000000
      where id = $1`,
    [paymentId],
  );
  const txHashes = ['1', '2'].map((digit) => digit.repeat(64));
  await service.ownerSql(
    `insert into chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time,
        contract, from_address, amount_minor, status, reason)
      select 'simulated', tx_id, 0, environment, id, business_id, n, now(), 'T', 'T', n * 3500000,
          case n when 1 then 'UNEXPECTED' else 'CREDITED' end, 'session_over'
        from crypto_payments, unnest($2::text[]) with ordinality further (tx_id, n) where id = $1`,
    [paymentId, txHashes],
  );
  await inDashboard(service, { merchant, path: `/usdt/${paymentId}` }, async (page) => {
    const details = page.getByRole('dialog');
    await details.getByText('Further deposits').waitFor(PATIENCE);
    await details.getByText(/3\.50 USDT\s*Under review/).waitFor(PATIENCE);
    await details.getByText(/7\.00 USDT\s*Credited to your balance/).waitFor(PATIENCE);
    for (const txHash of txHashes) await details.getByText(txHash).waitFor(PATIENCE);
    await expectNoViolations(page);
  });
});
