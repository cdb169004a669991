import { createVtpass, vtpassCallbackToken } from '../../../src/providers/bills/vtpass.ts';
import { outcomeOf, type ProviderSamples, type Sample, type SampleAnswer, withAnswer } from './sample.ts';
import answers from './vtpass.json' with { type: 'json' };

// Of long lists the first three entries are kept; addresses of pictures and people's e-mail addresses are left out.

const KEYS = { apiKey: 'nobody', publicKey: 'PK_of_nobody', secretKey: 'SK_of_nobody' };

/** NzeStan/django-VTPASS, tests/test_services/test_purchase.py. */
const NO_VEND: SampleAnswer = {
  httpStatus: 200,
  body: { code: '015', response_description: 'INVALID REQUEST ID' },
};
const NO_PLANS: SampleAnswer = {
  httpStatus: 200,
  body: { response_description: '000', content: { variations: [] } },
};

/** What was asked, as far as an answer speaks of it. Amounts in naira. */
interface Asked {
  readonly requestId?: string;
  readonly amount?: number;
  readonly meterType?: 'prepaid' | 'postpaid';
  readonly kind?: 'electricity' | 'tv';
  readonly serviceId?: string;
  readonly planCode?: string;
  readonly identifier?: string;
}

function run(sample: Sample): Promise<string> {
  const asked: Asked = sample.request ?? {};
  const { requestId = '202601311610abcdefgh', meterType } = asked;
  const at = (baseUrl: string) => createVtpass({ ...KEYS, baseUrl, timeoutMs: 60_000 });
  const vend = {
    requestId,
    kind: meterType === undefined ? 'airtime' : 'electricity',
    serviceId: meterType === undefined ? 'mtn' : 'ikeja-electric',
    account: '08011111111',
    meterType,
    amountMinor: BigInt(Math.round((asked.amount ?? 100) * 100)),
  } as const;
  switch (sample.operation) {
    case 'purchase': {
      const order = {
        ...vend,
        planCode: undefined,
        isRenewal: false,
        phone: vend.account,
        isFirstAttempt: true,
      };
      return withAnswer(
        sample,
        (url) => outcomeOf(at(url).purchase(order), ({ status }) => status),
        ({ path }) => (path === '/requery' ? NO_VEND : undefined),
      );
    }
    case 'findPurchase':
      return withAnswer(sample, (url) =>
        outcomeOf(at(url).findPurchase({ ...vend, sentAtMs: 0 }), ({ status }) => status),
      );
    case 'verifyAccount': {
      const { kind = 'tv' } = asked;
      const enquiry = { kind, serviceId: 'ikeja-electric', account: '1111111111111' };
      return withAnswer(sample, (url) => outcomeOf(at(url).verifyAccount(enquiry), ({ status }) => status));
    }
    case 'findPlan':
      return withAnswer(sample, (url) =>
        outcomeOf(at(url).findPlan(asked.serviceId ?? '', asked.planCode ?? ''), (plan) =>
          plan ? String(plan.priceMinor) : 'no plan',
        ),
      );
    case 'listBillers': {
      const categories = { content: [{ identifier: asked.identifier, name: asked.identifier }] };
      return withAnswer(
        sample,
        (url) => outcomeOf(at(url).listBillers(), (billers) => billers.map(({ id }) => id).join(' ')),
        ({ path }) => {
          if (path === '/services') return undefined;
          return path === '/service-categories' ? { httpStatus: 200, body: categories } : NO_PLANS;
        },
      );
    }
    case 'readBalanceMinor':
      return withAnswer(sample, (url) => outcomeOf(at(url).readBalanceMinor(), String));
    case 'verifyCallback':
      return Promise.resolve(callbackOf(sample));
    default:
      throw new Error(`The adapter has no operation ${sample.operation}.`);
  }
}

/** What a callback to our secret address is about. */
function callbackOf({ body }: Sample): string {
  const adapter = createVtpass({ ...KEYS, timeoutMs: 60_000 });
  const raw = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  const callback = adapter.verifyCallback(raw, {}, { token: vtpassCallbackToken(KEYS.secretKey) });
  if (!callback) return 'forged';
  return [callback.eventType, callback.billRequestId].filter((part) => part !== undefined).join(' ');
}

export const samples: ProviderSamples = { provider: 'vtpass', least: 60, samples: answers, run };
