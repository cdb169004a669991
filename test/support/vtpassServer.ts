import {
  type FaultControls,
  type ProviderFault,
  type ProviderRequest,
  type Reply,
  type Routed,
  startProviderServer,
} from './providerServer.ts';

/** Where a request goes; faults are aimed at one of these. */
export type VtpassEndpoint =
  | 'balance'
  | 'categories'
  | 'services'
  | 'variations'
  | 'verify'
  | 'pay'
  | 'requery';

/** Answers with this code instead of doing anything. */
export function answersWithCode(value: string, httpStatus = 200): ProviderFault {
  return { kind: 'answer', httpStatus, body: code(value, 'AS TOLD').body };
}

/**
 * Answers with these words, such as a page of the documentation has, under the request id that was asked about.
 *
 * @param accepted whether it sells first.
 */
export function answersAs(body: object, httpStatus = 200, accepted = false): ProviderFault {
  const answered = ({ request_id: requestId }: ProviderRequest['body']) =>
    'requestId' in body ? { ...body, requestId } : body;
  return { kind: 'answer', httpStatus, accepted, body: answered };
}

/** What becomes of a vend. `status` is VTpass's word inside code 000; another `code` stands beside it. */
export interface VendPlan {
  readonly status: string;
  readonly code?: string;
  /** The status that this question, counted from 1, sees and every later one. */
  readonly later?: string;
  readonly laterAtQuestion?: number;
  /** Sold for another amount than was ordered, in naira. */
  readonly soldFor?: number;
  /** What a prepaid meter's answer says beside or instead of the usual: `kct1`, `bonusToken`, no `token`. */
  readonly brings?: Readonly<Record<string, string | number | null>> | undefined;
}

export interface VtpassServer extends FaultControls<VtpassEndpoint> {
  readonly url: string;
  readonly keys: { readonly apiKey: string; readonly publicKey: string; readonly secretKey: string };
  /** The settings of a service that uses this server. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
  /** Forgets vends, faults, plans, counts, changed prices; the balance is full again. */
  reset(): void;
  /** The vends that were really made for an account: what its customer got. */
  vendsFor(account: string): readonly Vend[];
  setBalance(naira: number): void;
  /** What becomes of the next vends. */
  planVend(plan: VendPlan): void;
  setPrice(serviceId: string, variationCode: string, naira: number): void;
  /** Gives a vend another status, as VTpass's staff do. */
  settle(requestId: string, status: string, code?: string): void;
  /** Takes a vend out of VTpass's books, as if it had never been ordered. */
  forgetVend(requestId: string): void;
  /** Gives every vend what it lacked. */
  bringEverything(): void;
  /** Calls the address that is entered in VTpass's dashboard about a vend. Answers the HTTP status and body. */
  sendCallback(
    address: string,
    requestId: string,
    claims?: Readonly<Record<string, unknown>>,
  ): Promise<Reply>;
  /** Announces that plans have changed. */
  announceVariations(address: string, serviceId: string): Promise<Reply>;
}

export interface Vend {
  readonly requestId: string;
  readonly order: Readonly<Record<string, unknown>>;
  readonly account: string;
  readonly amount: number;
  status: string;
  code: string;
  questions: number;
}

/** The documentation's numbers of its sandbox. */
export const PREPAID_METER = '1111111111111';
export const POSTPAID_METER = '1010101010101';
export const SMART_CARD = '1212121212';
export const BETTOR = '4417602';
const KNOWN_ACCOUNTS = new Set([PREPAID_METER, POSTPAID_METER, SMART_CARD, BETTOR]);

export const TOKEN = '26362054405982757802';

const CATEGORIES = ['airtime', 'data', 'tv-subscription', 'electricity-bill', 'education', 'betting'];

const SERVICES: Readonly<Record<string, readonly (readonly [string, string, number, number])[]>> = {
  airtime: [
    ['airtel', 'Airtel Airtime VTU', 5, 100_000],
    ['mtn', 'MTN Airtime VTU', 5, 200_000],
    ['etisalat', '9mobile Airtime VTU', 5, 100_000],
    ['foreign-airtime', 'International Airtime', 0, 0],
  ],
  data: [
    ['mtn-data', 'MTN Data', 1, 1_000_000],
    ['smile-direct', 'Smile Payment', 100, 150_000],
  ],
  'tv-subscription': [
    ['dstv', 'DSTV Subscription', 1_000, 200_000],
    ['showmax', 'ShowMax', 1, 100_000],
  ],
  'electricity-bill': [['ikeja-electric', 'Ikeja Electric Payment - IKEDC', 500, 500_000]],
  betting: [['bet9ja', 'Bet9ja', 100, 200_000]],
};

const VARIATIONS: Readonly<Record<string, readonly (readonly [string, string, string])[]>> = {
  'mtn-data': [
    ['mtn-10mb-100', 'N100 100MB - 24 hrs', '100.00'],
    ['mtn-100mb-1000', 'N1000 1.5GB - 30 days', '1000.00'],
  ],
  'smile-direct': [['516', 'SmileVoice ONLY 65 for 30days - 510 Naira', '510.00']],
  dstv: [
    ['dstv-padi', 'DStv Padi N4,400', '4400.00'],
    ['dstv-yanga', 'DStv Yanga N6,000', '6000.00'],
  ],
};

/**
 * Starts a server on 127.0.0.1 that behaves as VTpass's documentation says (vtpass.com/documentation: buying-services,
 * response-codes, re-query-services, service-ids, variation-codes, the pages of MTN data, DSTV and IKEDC, and
 * transaction-update-webhook-api), and misbehaves on demand.
 *
 * @param account what tells its keys from those of another account.
 */
export async function startVtpassServer(account = 'made-up'): Promise<VtpassServer> {
  const keys = { apiKey: `${account}-api-key`, publicKey: `PK_${account}`, secretKey: `SK_${account}` };
  const full = 1_000_000;
  let balance = full;
  let plan: VendPlan = { status: 'delivered' };
  const vends = new Map<string, Vend & { brings: VendPlan['brings'] }>();
  const prices = new Map<string, number>();

  const priceOf = (serviceId: string, code: string): number | undefined =>
    prices.get(`${serviceId}/${code}`) ??
    (VARIATIONS[serviceId]?.some(([each]) => each === code)
      ? Number(VARIATIONS[serviceId]?.find(([each]) => each === code)?.[2])
      : undefined);

  function services(identifier: string): Reply {
    const content = (SERVICES[identifier] ?? []).map(([serviceID, name, least, most]) => ({
      serviceID,
      name,
      minimium_amount: String(least),
      maximum_amount: most,
      convinience_fee: '0 %',
      product_type: 'fix',
      image: `https://vtpass.com/resources/products/200X200/${serviceID}.jpg`,
    }));
    return ok({ response_description: '000', content });
  }

  function variations(serviceId: string): Reply {
    const list = (VARIATIONS[serviceId] ?? []).map(([code, name]) => ({
      variation_code: code,
      name,
      variation_amount: priceOf(serviceId, code)?.toFixed(2),
      fixedPrice: 'Yes',
    }));
    // The documentation shows both spellings of the field.
    const field = serviceId === 'mtn-data' ? 'varations' : 'variations';
    return ok({
      response_description: '000',
      content: { ServiceName: serviceId, serviceID: serviceId, convinience_fee: '0 %', [field]: list },
    });
  }

  function verify(body: Readonly<Record<string, unknown>>): Reply {
    if (typeof body.serviceID !== 'string' || typeof body.billersCode !== 'string') {
      return ok({ code: '011', response_description: 'INVALID ARGUMENTS', content: [] });
    }
    const isRight =
      KNOWN_ACCOUNTS.has(body.billersCode) &&
      (body.billersCode !== PREPAID_METER || body.type === 'prepaid') &&
      (body.billersCode !== POSTPAID_METER || body.type === 'postpaid');
    if (!isRight) {
      return ok({
        code: '000',
        content: { error: 'This number is not correct or is not valid.', WrongBillersCode: true },
      });
    }
    return ok({
      code: '000',
      content: {
        Customer_Name: 'TESTMETRE1',
        WrongBillersCode: false,
        ...(body.serviceID === 'dstv' && { Status: 'ACTIVE', Renewal_Amount: 4400, Current_Bouquet: 'Padi' }),
        ...(body.serviceID === 'ikeja-electric' && {
          Address: 'ABULE - EGBA BU ABULE',
          Meter_Type: 'PREPAID',
        }),
      },
    });
  }

  function vendObject(vend: Vend & Pick<VendPlan, 'brings'>): Readonly<Record<string, unknown>> {
    const isToken = vend.order.variation_code === 'prepaid' && vend.status === 'delivered';
    return {
      code: vend.code,
      content: {
        transactions: {
          status: vend.status,
          product_name: String(vend.order.serviceID),
          unique_element: vend.account,
          unit_price: vend.amount,
          quantity: 1,
          service_verification: null,
          channel: 'api',
          commission: vend.amount * 0.03,
          total_amount: vend.amount * 0.97,
          discount: null,
          type: 'Bill',
          email: 'sandbox@vtpass.com',
          phone: vend.order.phone,
          name: null,
          convinience_fee: 0,
          amount: vend.amount,
          platform: 'api',
          method: 'api',
          transactionId: `17415980${vend.requestId.slice(0, 12)}`,
        },
      },
      response_description: vend.status === 'delivered' ? 'TRANSACTION SUCCESSFUL' : 'TRANSACTION PROCESSED',
      requestId: vend.requestId,
      amount: vend.amount,
      transaction_date: { date: '2026-04-08 15:22:15.000000', timezone_type: 3, timezone: 'Africa/Lagos' },
      purchased_code: isToken ? `Token : ${TOKEN}` : '',
      ...(isToken && {
        token: `Token : ${TOKEN}`,
        units: '79.9 kWh',
        tokenAmount: vend.amount,
        resetToken: 'N/A',
        configureToken: 'N/A',
        kct1: 'N/A',
        kct2: 'N/A',
        ...vend.brings,
      }),
    };
  }

  function pay(body: Readonly<Record<string, unknown>>): Reply {
    const { request_id: requestId, serviceID, phone } = body;
    if (typeof requestId !== 'string' || typeof serviceID !== 'string' || typeof phone !== 'string') {
      return code('011', 'INVALID ARGUMENTS');
    }
    if (!isOfToday(requestId)) return code('085', 'IMPROPER REQUEST ID: NOT TODAY’S DATE');
    if (vends.has(requestId)) return code('014', 'REQUEST ID ALREADY EXIST');
    const service = Object.values(SERVICES)
      .flat()
      .find(([each]) => each === serviceID);
    if (!service) return code('012', 'PRODUCT DOES NOT EXIST');
    // A plan costs what it costs, whatever amount is sent.
    const variation = String(body.variation_code ?? '');
    const price = VARIATIONS[serviceID] ? priceOf(serviceID, variation) : undefined;
    if (VARIATIONS[serviceID] && body.subscription_type !== 'renew' && price === undefined) {
      return code('010', 'VARIATION CODE DOES NOT EXIST');
    }
    const amount = plan.soldFor ?? price ?? Number(body.amount);
    if (!(amount >= service[2])) return code('013', 'BELOW MINIMUM AMOUNT ALLOWED');
    if (amount > service[3]) return code('017', 'ABOVE MAXIMUM AMOUNT ALLOWED');
    if (amount > balance) return code('018', 'LOW WALLET BALANCE');
    balance -= amount;
    const vend = {
      requestId,
      order: body,
      account: String(body.billersCode ?? phone),
      amount,
      status: plan.status,
      code: plan.code ?? '000',
      questions: 0,
      brings: plan.brings,
    };
    vends.set(requestId, vend);
    return ok(vendObject(vend));
  }

  function requery(body: Readonly<Record<string, unknown>>): Reply {
    const vend = vends.get(String(body.request_id));
    if (!vend) return code('015', 'INVALID REQUEST ID');
    vend.questions += 1;
    if (
      plan.later !== undefined &&
      vend.questions >= (plan.laterAtQuestion ?? 1) &&
      vend.status === plan.status
    ) {
      vend.status = plan.later;
      vend.code = '000';
    }
    return ok(vendObject(vend));
  }

  function act(endpoint: VtpassEndpoint, url: URL, body: Readonly<Record<string, unknown>>): Reply {
    switch (endpoint) {
      case 'balance':
        return ok({ code: 1, contents: { balance } });
      case 'categories':
        return ok({
          response_description: '000',
          content: CATEGORIES.map((identifier) => ({ identifier, name: identifier })),
        });
      case 'services':
        return services(url.searchParams.get('identifier') ?? '');
      case 'variations':
        return variations(url.searchParams.get('serviceID') ?? '');
      case 'verify':
        return verify(body);
      case 'pay':
        return pay(body);
      case 'requery':
        return requery(body);
    }
  }

  function route({ route: name, url, headers, body }: ProviderRequest): Routed<VtpassEndpoint> | Reply {
    const isQuestion = name.startsWith('GET ');
    const isOurs =
      headers['api-key'] === keys.apiKey &&
      (isQuestion ? headers['public-key'] === keys.publicKey : headers['secret-key'] === keys.secretKey);
    if (!isOurs) return code('087', 'INVALID CREDENTIALS');
    const endpoint = ENDPOINTS[name];
    if (!endpoint) return { httpStatus: 404, body: '<html>Not Found</html>' };
    return { endpoint, act: () => act(endpoint, url, body) };
  }

  async function call(address: string, content: unknown): Promise<Reply> {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(content),
    });
    return { httpStatus: response.status, body: await response.json() };
  }

  const server = await startProviderServer<VtpassEndpoint>({
    route,
    controls: {},
    describeError: () => '<html>Bad gateway</html>',
  });
  const url = `${server.url}/api`;

  return {
    ...server,
    url,
    keys,
    env: {
      VTPASS_API_KEY: keys.apiKey,
      VTPASS_PUBLIC_KEY: keys.publicKey,
      VTPASS_SECRET_KEY: keys.secretKey,
      PROVIDER_URLS: `vtpass=${url}`,
    },
    reset() {
      vends.clear();
      prices.clear();
      server.endFaults();
      server.forgetRequests();
      plan = { status: 'delivered' };
      balance = full;
    },
    vendsFor: (account) => [...vends.values()].filter((vend) => vend.account === account),
    setBalance(naira) {
      balance = naira;
    },
    planVend(given) {
      plan = given;
    },
    setPrice(serviceId, variationCode, naira) {
      prices.set(`${serviceId}/${variationCode}`, naira);
    },
    settle(requestId, status, newCode = '000') {
      const vend = vends.get(requestId);
      if (!vend) throw new Error(`There is no vend ${requestId} to settle.`);
      vend.status = status;
      vend.code = newCode;
    },
    forgetVend(requestId) {
      vends.delete(requestId);
    },
    bringEverything() {
      for (const vend of vends.values()) vend.brings = undefined;
    },
    sendCallback(address, requestId, claims = {}) {
      const vend = vends.get(requestId);
      const data = vend ? vendObject(vend) : { code: '000', requestId };
      return call(address, { type: 'transaction-update', data: { ...data, ...claims } });
    },
    announceVariations: (address, serviceId) =>
      call(address, {
        type: 'variations-update',
        response_description: 'VARIATION CODE UPDATE',
        serviceID: serviceId,
        summary: { added_variation_codes: 0, updated_variation_codes: 1, removed_variation_codes: 0 },
        sentAt: Date.now(),
      }),
  };
}

const ENDPOINTS: Readonly<Record<string, VtpassEndpoint>> = {
  'GET /api/balance': 'balance',
  'GET /api/service-categories': 'categories',
  'GET /api/services': 'services',
  'GET /api/service-variations': 'variations',
  'POST /api/merchant-verify': 'verify',
  'POST /api/pay': 'pay',
  'POST /api/requery': 'requery',
};

/** VTpass's rule for request ids: at least 12 characters, of which the first 12 are today's date and time in Lagos. */
function isOfToday(requestId: string): boolean {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Lagos', dateStyle: 'short' })
    .format(Date.now())
    .replaceAll('-', '');
  return /^\d{12}/.test(requestId) && requestId.startsWith(today);
}

function ok(body: unknown): Reply {
  return { httpStatus: 200, body };
}

function code(value: string, description: string): Reply {
  return ok({ code: value, content: { errors: description }, response_description: description });
}
