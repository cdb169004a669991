import { createHmac } from 'node:crypto';
import type { ProviderCallback } from '../../../src/domain/orders/providerCallback.ts';
import { createPaystack } from '../../../src/providers/bank/paystack.ts';
import answers from './paystack.json' with { type: 'json' };
import { outcomeOf, type ProviderSamples, type Sample, type SampleAnswer, withAnswer } from './sample.ts';

const SECRET_KEY = 'sk_live_of_nobody';

const RECIPIENT: SampleAnswer = {
  httpStatus: 201,
  body: {
    status: true,
    message: 'Transfer recipient created',
    data: { recipient_code: 'RCP_gd9vgag7n5lr5ix' },
  },
};
const NO_TRANSFER: SampleAnswer = {
  httpStatus: 404,
  body: { status: false, message: 'Transfer not found', code: 'transfer_not_found' },
};
const transferUnderWay = (reference: string, amountMinor: bigint): SampleAnswer => ({
  httpStatus: 200,
  body: {
    status: true,
    message: 'Transfer has been queued',
    data: { reference, amount: Number(amountMinor), currency: 'NGN', status: 'pending', domain: 'live' },
  },
});
const CUSTOMER: SampleAnswer = {
  httpStatus: 200,
  body: {
    status: true,
    message: 'Customer created',
    data: { email: 'business@merchant.example', customer_code: 'CUS_kpb3qj71u1m0rw8', domain: 'live' },
  },
};
const LAST_PAGE: SampleAnswer = {
  httpStatus: 200,
  body: { status: true, message: 'Banks retrieved', data: [], meta: { next: null } },
};
const NO_CUSTOMER: SampleAnswer = { httpStatus: 404, body: { status: false, message: 'Customer not found' } };

function run(sample: Sample): Promise<string> {
  const asked = sample.request ?? {};
  const reference = String(asked.reference ?? 'wd_0123456789abcdef');
  const amountMinor = BigInt(Number(asked.amount ?? 100_000));
  const account = {
    accountNumber: String(asked.accountNumber ?? '0123456789'),
    bankCode: String(asked.bankCode ?? '058'),
  };
  const at = (baseUrl: string) => createPaystack({ secretKey: SECRET_KEY, baseUrl, timeoutMs: 60_000 });
  const send = (baseUrl: string) =>
    outcomeOf(
      at(baseUrl).sendTransfer({
        reference,
        amountMinor,
        account,
        accountName: String(asked.accountName ?? 'JANE DOE'),
        narration: 'Withdrawal',
        isFirstAttempt: true,
      }),
      ({ status }) => status,
    );
  const issue = (baseUrl: string) =>
    outcomeOf(
      at(baseUrl).issueDedicatedAccount({
        email: String(asked.email ?? 'business@merchant.example'),
        businessName: 'Rhoda Church',
        phone: '+2348100000000',
      }),
      ({ accountNumber }) => accountNumber,
    );
  switch (sample.operation) {
    case 'listBanks':
      return withAnswer(
        sample,
        (url) => outcomeOf(at(url).listBanks(), (banks) => banks.map(({ code }) => code).join(' ')),
        ({ query }) => (query.has('next') ? LAST_PAGE : undefined),
      );
    case 'readBalance':
      return withAnswer(sample, (url) => outcomeOf(at(url).readBalanceMinor(), String));
    case 'resolveAccount':
      return withAnswer(sample, (url) => outcomeOf(at(url).resolveAccount(account), ({ status }) => status));
    case 'createRecipient':
      return withAnswer(sample, send, ({ path }) => {
        // Only who is a recipient now gets a transfer, which is then under way.
        if (path === '/transfer') return transferUnderWay(reference, amountMinor);
        return path === '/transferrecipient' ? undefined : NO_TRANSFER;
      });
    case 'sendTransfer':
      return withAnswer(sample, send, ({ path }) => {
        if (path === '/transferrecipient') return RECIPIENT;
        return path === '/transfer' ? undefined : NO_TRANSFER;
      });
    case 'findTransfer':
      return withAnswer(sample, (url) =>
        outcomeOf(at(url).findTransfer({ reference, amountMinor, sentAtMs: 0 }), ({ status }) => status),
      );
    case 'listTransfers':
      return withAnswer(sample, (url) =>
        outcomeOf(at(url).listTransfers(String(asked.day)), ({ transfers, unreadable }) =>
          [
            ...transfers.map(({ reference, status, amountMinor, feeMinor }) =>
              [reference, status, amountMinor, feeMinor].join(' '),
            ),
            ...unreadable.map(() => 'unavailable'),
          ].join(', '),
        ),
      );
    case 'findIncomingPayment':
      return withAnswer(sample, (url) =>
        outcomeOf(at(url).findIncomingPayment(reference), ({ status }) => status),
      );
    case 'findCustomer':
      return withAnswer(sample, issue);
    case 'createDedicatedAccount':
      return withAnswer(sample, issue, ({ method, path }) => {
        if (method === 'GET') return NO_CUSTOMER;
        return path === '/customer' ? CUSTOMER : undefined;
      });
    case 'verifyCallback':
      return Promise.resolve(callbackOf(sample));
    default:
      throw new Error(`The adapter has no operation ${sample.operation}.`);
  }
}

/** What a signed callback is about. */
function callbackOf({ body }: Sample): string {
  const raw = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  const signature = createHmac('sha512', SECRET_KEY).update(raw).digest('hex');
  const adapter = createPaystack({ secretKey: SECRET_KEY, timeoutMs: 60_000 });
  const callback = adapter.verifyCallback(raw, { 'x-paystack-signature': signature });
  return callback === undefined ? 'forged' : subjectOf(callback);
}

function subjectOf(callback: ProviderCallback): string {
  if (callback.claim) {
    const { kind, paymentReference, status, amountMinor } = callback.claim;
    return `${kind} ${paymentReference} ${status} ${amountMinor}`;
  }
  if (callback.transferReference !== undefined) return `transfer ${callback.transferReference}`;
  if (callback.incomingPaymentReference !== undefined) return `payment ${callback.incomingPaymentReference}`;
  return callback.eventType;
}

export const samples: ProviderSamples = { provider: 'paystack', least: 90, samples: answers, run };
