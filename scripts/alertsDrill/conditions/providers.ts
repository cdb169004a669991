import { waitFor } from '../../../test/support/waitFor.ts';
import { call, pace, pastTheService, retryAll, untilSent, withdraw, withdrawMany } from './acts.ts';
import type { Condition } from './condition.ts';

/** Conditions of providers: their stand-ins misbehave, and orders meet them. */

const ALWAYS = 1_000_000;
const PLENTY_MINOR = 100_000_000_000n;
/** More than the places of a worker on one queue. */
const MANY_PAYOUTS = 230;

export const bankHangs: Condition = {
  alerts: {
    WorkerFull: { task_queue: 'payouts' },
    ProviderSlow: { provider: 'paystack' },
    ProviderFails: { provider: 'paystack' },
    PayoutsFailOver: { provider: 'paystack' },
  },
  made: `Paystack answers nothing, and ${MANY_PAYOUTS} payouts are ordered at once`,
  undone: 'Paystack answers',
  async make(scene) {
    const { paystack } = scene.providers;
    for (const endpoint of ['transfer', 'verify'] as const)
      paystack.addFault({ endpoint, fault: { kind: 'hang', accepted: false }, times: ALWAYS });
    await withdrawMany(scene, 'prod', MANY_PAYOUTS);
    return async () => paystack.endFaults();
  },
};

export const keyRefused: Condition = {
  alerts: { ProviderKeyRefused: { provider: 'paystack', environment: 'prod' } },
  made: 'Paystack answers 401 to a payout',
  undone: 'Paystack accepts the key, and the payout is retried',
  async make(scene) {
    const { paystack } = scene.providers;
    const body = { status: false, message: 'Invalid key' };
    paystack.addFault({
      endpoint: 'transfer',
      fault: { kind: 'answer', httpStatus: 401, body },
      times: ALWAYS,
    });
    const id = await withdraw(scene, 'prod');
    return async () => {
      paystack.endFaults();
      await retryAll(scene, [id]);
    };
  },
};

export const walletEmpty: Condition = {
  alerts: { ProviderBlocksUs: { provider: 'paystack', environment: 'prod' } },
  made: 'the wallet at Paystack is empty, and a payout is ordered',
  undone: 'the wallet is filled, and the payout is retried',
  async make(scene) {
    const { paystack } = scene.providers;
    paystack.setBalanceMinor(0n);
    const id = await withdraw(scene, 'prod');
    return async () => {
      paystack.setBalanceMinor(PLENTY_MINOR);
      await retryAll(scene, [id]);
    };
  },
};

export const forgedCallbacks: Condition = {
  alerts: { ProviderCallbacksForged: { provider: 'paystack' } },
  made: '12 callbacks with a wrong signature arrive',
  undone: 'no more arrive',
  async make({ providers }) {
    await providers.paystack.sendCallback({
      event: 'transfer.success',
      reference: 'wd_forged',
      times: 12,
      forged: true,
    });
    return async () => {};
  },
};

export const newsWaits: Condition = {
  alerts: { ProviderNewsWaits: { provider: 'paystack' } },
  made: 'Paystack announces the refund of a payment that no merchant was credited with',
  undone: '`admin vendor-credits dismiss-claims`',
  async make(scene) {
    const reference = 'drill-refunded';
    await scene.providers.paystack.sendEvent({
      event: 'refund.processed',
      data: {
        status: 'processed',
        transaction_reference: reference,
        amount: '1000000',
        currency: 'NGN',
        domain: 'live',
      },
    });
    return () =>
      scene.admin('vendor-credits', 'dismiss-claims', reference, '--reason', 'the provider bears it');
  },
};

export const dearCollection: Condition = {
  alerts: { CollectionsDearerThanAgreed: { provider: 'yellowcard' } },
  made: 'Yellow Card keeps 2.50 GHS of a collection for which it had agreed to keep nothing',
  undone: 'no more such collections',
  async make(scene) {
    const { yellowcard } = scene.providers;
    const { status, body } = await call(scene, 'prod', '/cross-border/collections', {
      sourceAmount: 20,
      sourceCurrency: 'GHS',
      country: 'GH',
      paymentMethod: 'MTN',
      customer: { name: 'Kofi Mensah', phone: '+233241234567' },
    });
    const { transactionId } = (body.collection ?? {}) as { transactionId?: string };
    if (transactionId === undefined)
      throw new Error(`A collection was refused: ${status} ${JSON.stringify(body)}`);
    await waitFor('the collection to be sent', () => yellowcard.collection(transactionId) !== undefined);
    await yellowcard.settle(transactionId, 'complete', { serviceFeeAmountLocal: 2.5 });
    return async () => {};
  },
};

export const rateJumps: Condition = {
  alerts: { RateNotBelieved: { market: 'quidax' } },
  made: 'Quidax pays ten times as much for a USDT at the next quote',
  undone: 'the rate is as before at the next quote',
  async make(scene) {
    const { quidax } = scene.providers;
    const quote = () => call(scene, 'prod', '/crypto/withdrawals/quote', { amountUsdt: 10 });
    await quote();
    quidax.setTicker('15382.5');
    const stop = pace(quote, { everyMs: 1_000 });
    return async () => {
      quidax.setTicker('1538.25');
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      await stop();
    };
  },
};

/** Payouts that the bank has not decided: what happens to their flows. */
async function pendingPayout(scene: Parameters<Condition['make']>[0]) {
  const { paystack } = scene.providers;
  paystack.planTransfer({ status: 'pending' });
  const id = await withdraw(scene, 'prod');
  await untilSent(scene, id);
  paystack.planTransfer({ status: 'success' });
  return { id, settle: () => paystack.settle(id, 'success') };
}

export const flowConditions: readonly Condition[] = [
  {
    alerts: { FlowUndecidedForLong: { flow: 'withdrawal', environment: 'prod' } },
    made: 'a pending payout was ordered 26 hours ago, by its row',
    undone: 'its next check flags it for review',
    async make(scene) {
      const { id, settle } = await pendingPayout(scene);
      for (const table of ['transactions', 'orders'])
        await pastTheService(
          scene,
          `update ${table} set created_at = created_at - interval '26 hours' where id = $1`,
          [id],
        );
      return settle;
    },
  },
  {
    alerts: { FlowNeedsAttention: { flow: 'withdrawal', environment: 'prod' } },
    made: 'an operator presses Request Cancellation on a pending payout',
    undone: 'the bank pays it',
    async make(scene) {
      const { id, settle } = await pendingPayout(scene);
      await scene.client.workflow.getHandle(`withdrawal/prod/${id}`).cancel();
      return settle;
    },
  },
  {
    alerts: { FlowNeedsAttention: { flow: 'withdrawal', environment: 'test' } },
    made: 'an operator presses Request Cancellation on a pending payout of the sandbox',
    undone: 'it is decided: `admin withdrawals resolve`',
    isOfSandbox: true,
    async make(scene) {
      // The kobo select an outcome that never comes.
      const { body } = await call(scene, 'test', '/withdrawal/request', { amount: 100.05 });
      const { transactionId = '' } = (body.withdrawal ?? {}) as { transactionId?: string };
      await scene.client.workflow.getHandle(`withdrawal/test/${transactionId}`).cancel();
      return () =>
        scene.admin(
          ...['withdrawals', 'resolve', transactionId, '--outcome', 'completed', '--reason', 'it was paid'],
        );
    },
  },
  {
    alerts: { FlowsForgotten: { flow: 'withdrawal' } },
    made: 'an operator terminates the workflow of a pending payout in the Temporal UI',
    undone: 'no more are terminated',
    async make(scene) {
      const { id, settle } = await pendingPayout(scene);
      await scene.client.workflow.getHandle(`withdrawal/prod/${id}`).terminate('by the drill');
      return settle;
    },
  },
];
