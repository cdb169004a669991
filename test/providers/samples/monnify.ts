import { createHmac } from 'node:crypto';
import { createMonnify } from '../../../src/providers/bank/monnify.ts';
import answers from './monnify.json' with { type: 'json' };
import { outcomeOf, type ProviderSamples, type Sample, type SampleAnswer, withAnswer } from './sample.ts';

const SECRET_KEY = 'A_SECRET_OF_NOBODY';

function success(responseBody: unknown): SampleAnswer {
  return {
    httpStatus: 200,
    body: { requestSuccessful: true, responseMessage: 'success', responseCode: '0', responseBody },
  };
}

const SESSION = success({ accessToken: 'a session', expiresIn: 3_599 });
const NO_MORE_TRANSFERS = success({ content: [], last: true });
const NO_TRANSFER: SampleAnswer = {
  httpStatus: 404,
  body: {
    requestSuccessful: false,
    responseMessage: 'Could not find disbursement transaction for given reference',
    responseCode: 'D02',
  },
};

const NO_RESERVATION: SampleAnswer = {
  httpStatus: 404,
  body: { requestSuccessful: false, responseMessage: 'Cannot find reserved account', responseCode: '99' },
};

const LOGIN = '/api/v1/auth/login';
const TRANSFER = '/api/v2/disbursements/single';

function monnifyAt(baseUrl: string) {
  return createMonnify({
    apiKey: 'MK_PROD_OFNOBODY',
    secretKey: SECRET_KEY,
    walletAccountNumber: '3934178936',
    contractCode: '5867418298',
    baseUrl,
    timeoutMs: 60_000,
  });
}

function run(sample: Sample): Promise<string> {
  const asked = sample.request ?? {};
  const reference = String(asked.reference ?? 'wd_0123456789abcdef');
  const amountMinor = BigInt(Number(asked.naira ?? 1_000)) * 100n;
  const account = {
    accountNumber: String(asked.accountNumber ?? '0123456789'),
    bankCode: String(asked.bankCode ?? '058'),
  };
  const inSession = (use: (monnify: ReturnType<typeof monnifyAt>) => Promise<string>) =>
    withAnswer(
      sample,
      (url) => use(monnifyAt(url)),
      ({ path }) => (path === LOGIN ? SESSION : undefined),
    );
  switch (sample.operation) {
    case 'login':
      return withAnswer(sample, (url) => outcomeOf(monnifyAt(url).listBanks(), () => 'opened'));
    case 'sendTransfer': {
      const instruction = {
        reference,
        amountMinor,
        account,
        accountName: 'JANE DOE',
        narration: 'Withdrawal',
        isFirstAttempt: true,
      };
      return withAnswer(
        sample,
        (url) => outcomeOf(monnifyAt(url).sendTransfer(instruction), ({ status }) => status),
        ({ path }) => (path === LOGIN ? SESSION : path === TRANSFER ? undefined : NO_TRANSFER),
      );
    }
    case 'findTransfer':
      return inSession((monnify) =>
        outcomeOf(monnify.findTransfer({ reference, amountMinor, sentAtMs: 0 }), ({ status }) => status),
      );
    case 'resolveAccount':
      return inSession((monnify) =>
        outcomeOf(monnify.resolveAccount(account), (resolution) =>
          resolution.status === 'found' ? `found ${resolution.accountName}` : resolution.status,
        ),
      );
    case 'listBanks':
      return inSession((monnify) =>
        outcomeOf(monnify.listBanks(), (banks) =>
          banks.map(({ code, nipCode }) => (nipCode === undefined ? code : `${code}/${nipCode}`)).join(' '),
        ),
      );
    case 'readBalance':
      return inSession((monnify) => outcomeOf(monnify.readBalanceMinor(), String));
    case 'listTransfers': {
      let pages = 0;
      return withAnswer(
        sample,
        (url) =>
          outcomeOf(monnifyAt(url).listTransfers(String(asked.day)), ({ transfers, unreadable }) =>
            [
              ...transfers.map(({ reference, status, amountMinor, feeMinor }) =>
                [reference, status, amountMinor, feeMinor].join(' '),
              ),
              ...unreadable.map(() => 'unavailable'),
            ].join(', '),
          ),
        ({ path }) => {
          if (path === LOGIN) return SESSION;
          pages += 1;
          return pages === 1 ? undefined : NO_MORE_TRANSFERS;
        },
      );
    }
    case 'findReservation':
    case 'reserveAccount': {
      const holder = {
        email: String(asked.email ?? 'business@merchant.example'),
        businessName: 'Rhoda Church',
        phone: '+2348100000000',
        bvn: '21212121212',
      };
      const isReserving = sample.operation === 'reserveAccount';
      return withAnswer(
        sample,
        (url) =>
          outcomeOf(monnifyAt(url).issueDedicatedAccount(holder), ({ accountNumber, accountName }) =>
            [accountNumber, accountName].join(' '),
          ),
        ({ method, path }) =>
          path === LOGIN ? SESSION : isReserving && method === 'GET' ? NO_RESERVATION : undefined,
      );
    }
    case 'findIncomingPayment':
      return inSession((monnify) =>
        outcomeOf(monnify.findIncomingPayment(reference), (payment) =>
          payment.status === 'not_found'
            ? payment.status
            : [
                payment.status,
                payment.amountMinor,
                payment.isIntoDedicatedAccount ? 'reserved' : 'elsewhere',
              ].join(' '),
        ),
      );
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
  const callback = monnifyAt('').verifyCallback(raw, { 'monnify-signature': signature });
  if (callback === undefined) return 'forged';
  if (callback.transferReference !== undefined) return `transfer ${callback.transferReference}`;
  if (callback.incomingPaymentReference !== undefined) return `payment ${callback.incomingPaymentReference}`;
  return callback.eventType;
}

export const samples: ProviderSamples = { provider: 'monnify', least: 55, samples: answers, run };
