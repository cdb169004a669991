import type { AnswerOf } from '../../packages/client/src/index.ts';
import { orderWorkflowId, usdtSessionWorkflowId } from '../../src/contract/starts.ts';
import type { Id } from '../../src/domain/money.ts';
import { must } from './failure.ts';
import type { Scene } from './scene.ts';

export async function askForUsdt(scene: Scene): Promise<void> {
  const body = { amount: 25, merchantReference: 'demo' };
  const { payment } = await scene.call('createCryptoPayment', { body }, ({ payment }) => ({
    fields: { amountExpected: payment.amountExpected, depositAddress: payment.depositAddress },
  }));
  const path = { paymentId: payment.paymentId };
  scene.page.note(`  The customer pays at ${payment.checkoutUrl}`);
  const deposit = (amount?: number) =>
    scene.call('simulateCryptoDeposit', { path, body: { amount } }, ({ deposit: { txHash, amount } }) => ({
      fields: { amount, txHash: `${txHash.slice(0, 8)}…` },
    }));
  const of = ({ payment }: { readonly payment: AnswerOf<'getCryptoPayment'>['payment'] }) => {
    const { status, amountReceived, amountCredited } = payment;
    return { status, amountReceived, amountCredited };
  };
  await deposit(10);
  const short = await scene.follow(
    'getCryptoPayment',
    { path },
    { of, from: of({ payment }), until: 'UNDERPAID' },
  );
  await deposit();
  await scene.follow(
    'getCryptoPayment',
    { path },
    { of, from: of(short), until: 'SETTLED', moves: { usdt: 25 } },
  );
  scene.link(usdtSessionWorkflowId('test', payment.paymentId as Id<'cp'>));
}

export async function sellUsdt(scene: Scene): Promise<void> {
  const sold = { amountUsdt: 10 };
  const { quote } = await scene.call('quoteUsdtSale', { body: sold }, ({ quote }) => ({
    fields: {
      conversionRate: quote.conversionRate,
      withdrawalFeeNgn: quote.withdrawalFeeNgn,
      netAmountNgn: quote.netAmountNgn,
    },
  }));
  const body = { ...sold, quoteId: quote.quoteId };
  const { withdrawal } = await scene.call('requestUsdtSale', { body }, ({ withdrawal }) => ({
    fields: { status: withdrawal.status, netAmountNgn: withdrawal.netAmountNgn },
    moves: { usdt: -10 },
  }));
  must(
    withdrawal.status === 'COMPLETED' && withdrawal.conversionRate === quote.conversionRate,
    'It was not sold at the rate of the quote.',
  );
  scene.link(orderWorkflowId('usdt_sale', 'test', withdrawal.withdrawalId));
}

export async function collectAbroad(scene: Scene): Promise<void> {
  const body = {
    sourceAmount: 250,
    sourceCurrency: 'GHS' as const,
    country: 'GH',
    paymentMethod: 'MTN Mobile Money',
    customer: { name: 'Kofi Mensah', phone: '+233241234567' },
  };
  const { collection } = await scene.call('beginCollection', { body }, ({ collection }) => ({
    fields: {
      status: collection.status,
      source: `${collection.sourceAmount} ${collection.sourceCurrency}`,
      rate: collection.rate,
    },
  }));
  const { reference, status, targetAmount } = collection;
  const of = ({ collection }: AnswerOf<'getCollection'>) => ({ status: collection.status });
  await scene.follow(
    'getCollection',
    { path: { reference } },
    { of, from: { status }, until: 'COMPLETED', moves: { ngn: targetAmount } },
  );
  scene.link(orderWorkflowId('collection', 'test', reference));
}
