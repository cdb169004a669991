import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import {
  type Biller,
  type BillKind,
  type BillPlan,
  isRequestIdOver,
  type OtherToken,
} from '../../domain/bill.ts';
import { invariant } from '../../domain/errors.ts';
import { decimalToMinor, minorToNumber } from '../../domain/money.ts';
import type { CallbackVerifier, ProviderCallback } from '../bank/port.ts';
import { bodyHashOf, callbackWithProblem, unreadableCallback } from '../callback.ts';
import { ProviderRejectedError, ProviderUnavailableError } from '../errors.ts';
import { type ConnectionOptions, connectionTo, exchange, parseJson } from '../exchange.ts';
import type {
  BillAccountResolution,
  BillInstruction,
  BillQuery,
  BillReport,
  BillsProvider,
  BillValue,
} from './port.ts';

const IDENTITY = { name: 'vtpass', title: 'VTpass' } as const;

/** A purchase makes up to two exchanges. */
export interface VtpassOptions extends ConnectionOptions {
  /** The API key, sent with every request. An account keeps it for good; the other two can be made anew. */
  readonly apiKey: string;
  /** `PK_…`, sent with questions (GET). */
  readonly publicKey: string;
  /** `SK_…`, sent with orders (POST). */
  readonly secretKey: string;
}

/**
 * Bills by VTpass (vtpass.com/documentation: buying-services, response-codes, re-query-services, service-ids,
 * variation-codes, transaction-update-webhook-api, and the page of each service).
 *
 * How "at most one vend per purchase" holds: VTpass refuses a request id that it knows (code 014), and tells by the
 * request id what became of it. So after a time-out the id is asked about, and the same id is sent again only when
 * VTpass does not know it (015): whichever of two comes second is refused. As its documentation says, only the listed
 * codes mean failure; whatever else comes is pending, and asked about. VTpass takes ids of the present day only (085), so
 * one that it does not know when its day is over will never be sold under.
 */
export function createVtpass(options: VtpassOptions): BillsProvider & CallbackVerifier {
  const connection = connectionTo(IDENTITY, 'https://vtpass.com/api', options);

  async function ask(call: Call): Promise<unknown> {
    const { path, query, body } = call;
    const method = body === undefined ? 'GET' : 'POST';
    const { httpStatus, text } = await exchange(connection, {
      method,
      path: `${path}${query ? `?${new URLSearchParams(query)}` : ''}`,
      // Queries and bodies hold phone and meter numbers.
      label: path,
      headers: {
        'api-key': options.apiKey,
        ...(body === undefined
          ? { 'public-key': options.publicKey }
          : { 'secret-key': options.secretKey, 'content-type': 'application/json' }),
        accept: 'application/json',
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const answer = parseJson(text);
    // Refusals come as HTTP 200 or 4xx with a code; a gateway's page in between is no answer of VTpass.
    if (typeof answer !== 'object' || answer === null) {
      throw new ProviderUnavailableError(
        IDENTITY.name,
        `VTpass gave no usable answer to ${method} ${path} (HTTP ${httpStatus}).`,
      );
    }
    return answer;
  }

  async function findPurchase(
    query: Pick<BillQuery, 'requestId' | 'amountMinor' | 'meterType'>,
  ): Promise<BillReport | { readonly status: 'not_found' }> {
    const reply = replyOf(await ask({ path: '/requery', body: { request_id: query.requestId } }), query);
    if (reply.code === UNKNOWN_REQUEST_ID) return { status: 'not_found' };
    if (CREDENTIAL_CODES.has(reply.code)) {
      throw new ProviderRejectedError(IDENTITY.name, `VTpass refused our credentials (code ${reply.code}).`);
    }
    // A refusal here is of the question; only these speak of the vend itself.
    if (DECIDED_CODES.has(reply.code) || reply.status !== undefined) return reportOf(reply, query);
    return pending(reply);
  }

  /** What follows from VTpass refusing to sell: see the note at createVtpass. */
  async function reportRefusal(reply: Reply, instruction: BillInstruction): Promise<BillReport> {
    const existing = await findPurchase(instruction);
    if (existing.status !== 'not_found') return existing;
    const { providerReference } = reply;
    const code = `code ${reply.code}`;
    if (reply.code === IMPROPER_REQUEST_ID && isRequestIdOver(instruction.requestId, Date.now())) {
      const reason = `VTpass takes request ids of today only (${code}); the next order gets one.`;
      return { status: 'not_found', providerReference, reason, isRequestIdOver: true };
    }
    if (ACCOUNT_REASONS[reply.code] !== undefined) {
      const reason = `VTpass sold nothing: ${ACCOUNT_REASONS[reply.code]} (${code}). Fix that, then retry.`;
      return { status: 'blocked', providerReference, reason };
    }
    if (reply.code === LIKELY_DUPLICATE) {
      // Somebody else bought the same for the same account within 30 s; ours was refused for that alone.
      return { status: 'not_found', providerReference, reason: `VTpass asks for a pause (${code}).` };
    }
    return instruction.isFirstAttempt
      ? {
          status: 'failed',
          providerReference,
          reason: `VTpass refused the purchase: ${REFUSALS[reply.code]}.`,
        }
      : {
          status: 'unknown',
          providerReference,
          reason: `VTpass refused the purchase (${code}) and shows no vend; an earlier attempt may be under way.`,
        };
  }

  async function listServices(identifier: string): Promise<readonly Service[]> {
    const answer = await ask({ path: '/services', query: { identifier } });
    const found = servicesSchema.safeParse(answer).data;
    if (!found) throw unreadable('list of services');
    return found.content;
  }

  async function listPlans(serviceId: string): Promise<readonly BillPlan[]> {
    const answer = await ask({ path: '/service-variations', query: { serviceID: serviceId } });
    const found = variationsSchema.safeParse(answer).data;
    if (!found) throw unreadable('list of plans');
    // VTpass documents this field under both spellings.
    const variations = found.content.variations ?? found.content.varations ?? [];
    return variations.flatMap((variation) => {
      const priceMinor = decimalToMinor(String(variation.variation_amount), 'NGN');
      // What has no price of its own is not a plan: the amount would be the customer's choice.
      if (priceMinor === undefined || priceMinor <= 0n) return [];
      return [{ code: variation.variation_code, name: variation.name.trim(), priceMinor }];
    });
  }

  return {
    name: IDENTITY.name,

    // VTpass's answers do not say whose they are, and its API key is static (vtpass.com/documentation/authentication):
    // a fingerprint of it tells accounts apart and tells nobody the key.
    async identifyAccount() {
      return createHash('sha256').update(`vtpass:${options.apiKey}`).digest('hex').slice(0, 16);
    },

    async verifyAccount({ kind, serviceId, account, meterType }): Promise<BillAccountResolution> {
      const answer = await ask({
        path: '/merchant-verify',
        body: {
          serviceID: serviceId,
          billersCode: account,
          ...(meterType !== undefined && { type: meterType }),
        },
      });
      const { code, content } = verificationSchema.safeParse(answer).data ?? {};
      if (code !== undefined && CREDENTIAL_CODES.has(code)) {
        throw new ProviderRejectedError(IDENTITY.name, `VTpass refused our credentials (code ${code}).`);
      }
      const name = content?.Customer_Name?.trim();
      const isConfirmed = code === '000' || code === '020';
      if (isConfirmed && name && content?.WrongBillersCode !== true) {
        const renewal = kind === 'tv' ? content?.Renewal_Amount : undefined;
        const renewalMinor = renewal == null ? undefined : decimalToMinor(String(renewal), 'NGN');
        return {
          status: 'found',
          customerName: name,
          renewalAmountMinor: renewalMinor !== undefined && renewalMinor > 0n ? renewalMinor : undefined,
        };
      }
      // Documented for a wrong number: 000 with `error` and WrongBillersCode; 011 for one of an impossible form.
      if (isConfirmed || code === '011') {
        return { status: 'not_found', reason: 'VTpass finds no such account.' };
      }
      throw new ProviderUnavailableError(
        IDENTITY.name,
        `VTpass could not verify an account (code ${code ?? 'none'}).`,
      );
    },

    async listBillers() {
      const answer = await ask({ path: '/service-categories' });
      const categories = categoriesSchema.safeParse(answer).data?.content;
      if (!categories) throw unreadable('list of categories');
      const billers: Biller[] = [];
      for (const { identifier } of categories) {
        const kind = KIND_OF_CATEGORY.find(([pattern]) => pattern.test(identifier))?.[1];
        if (kind === undefined) continue;
        for (const service of await listServices(identifier)) {
          if (!isServed(kind, service.serviceID)) continue;
          const plans = kind === 'data' || kind === 'tv' ? await listPlans(service.serviceID) : [];
          const smallestMinor = decimalToMinor(String(service.minimium_amount ?? 1), 'NGN');
          const largestMinor = decimalToMinor(String(service.maximum_amount ?? 0), 'NGN');
          if (smallestMinor === undefined || largestMinor === undefined || largestMinor <= 0n) continue;
          billers.push({
            kind,
            id: idOf(kind, service.serviceID),
            serviceId: service.serviceID,
            name: service.name.trim(),
            smallestMinor: smallestMinor > 0n ? smallestMinor : 1n,
            largestMinor,
            plans,
          });
        }
      }
      return billers;
    },

    async findPlan(serviceId, planCode) {
      return (await listPlans(serviceId)).find(({ code }) => code === planCode);
    },

    async purchase(instruction) {
      invariant(
        /^\d{12}[0-9a-z]+$/.test(instruction.requestId),
        "A request id breaks VTpass's rule: it begins with the date and time in Lagos.",
      );
      let reply: Reply;
      try {
        reply = replyOf(await ask({ path: '/pay', body: payBody(instruction) }), instruction);
      } catch (error) {
        if (!(error instanceof ProviderRejectedError)) throw error;
        // A gateway on the way may have repeated the order, and answered with what became of the repetition.
        const existing = await findPurchase(instruction);
        if (existing.status !== 'not_found') return existing;
        throw error;
      }
      if (reply.code === KNOWN_REQUEST_ID) {
        const existing = await findPurchase(instruction);
        if (existing.status !== 'not_found') return existing;
        throw new ProviderUnavailableError(
          IDENTITY.name,
          'VTpass knows this request id but does not show it yet.',
        );
      }
      return isRefusal(reply) ? reportRefusal(reply, instruction) : reportOf(reply, instruction);
    },

    findPurchase,

    async readBalanceMinor() {
      const balance = balanceSchema.safeParse(await ask({ path: '/balance' })).data?.contents.balance;
      if (balance === undefined) throw unreadable('balance');
      return BigInt(Math.round(Number(balance) * 100));
    },

    // VTpass signs nothing, so the address that is entered in its dashboard carries a secret of ours; and what a
    // callback says is not believed, but asked about.
    verifyCallback(rawBody, _headers, query) {
      const expected = Buffer.from(vtpassCallbackToken(options.secretKey));
      const given = Buffer.from(query?.token ?? '');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      return callbackOf(rawBody);
    },
  };
}

/** The secret in the address that VTpass calls: `…/providers/vtpass/callback?token=…`. It follows from the secret key. */
export function vtpassCallbackToken(secretKey: string): string {
  return createHmac('sha256', secretKey).update('callback address').digest('hex').slice(0, 40);
}

// The codes that decide something: vtpass.com/documentation/response-codes.
const PROCESSED = '000';
const QUERIED = '001';
const FAILED = '016';
const KNOWN_REQUEST_ID = '014';
const UNKNOWN_REQUEST_ID = '015';
const LIKELY_DUPLICATE = '019';
const REVERSED = '040';
const RESOLVED = '044';
const IMPROPER_REQUEST_ID = '085';
const NOT_PROCESSED = '091';
const CREDENTIAL_CODES = new Set(['087']);

/** Codes that say what became of a vend, in the answer to an order and to a question alike. */
const DECIDED_CODES = new Set([PROCESSED, QUERIED, FAILED, REVERSED, RESOLVED, NOT_PROCESSED]);

/** Words inside that agree with a code that says that nothing was sold. */
const NOTHING_SOLD: ReadonlySet<string> = new Set(['failed', 'reversed']);

/** Refusals that concern our account with VTpass, and what the matter is. */
const ACCOUNT_REASONS: Readonly<Record<string, string>> = {
  '018': 'our wallet there is too low',
  '021': 'our account there is locked',
  '022': 'our account there is suspended',
  '023': 'our account there has no access to the API',
  '024': 'our account there is inactive',
  '027': 'our address is not allowed there',
  '028': 'our account there may not sell this product',
  '085': 'it wants a request id of today',
  '087': 'our credentials there are not valid',
};

/** Refusals of the order itself, made before anything is sold, and what the matter is. */
const REFUSALS: Readonly<Record<string, string>> = {
  '010': 'the plan does not exist',
  '011': 'an argument is not valid',
  '012': 'the product does not exist',
  '013': 'the amount is below the minimum',
  '017': 'the amount is above the maximum',
  '020': 'the biller only confirmed the account',
  '030': 'the biller cannot be reached',
  '031': 'the quantity is below the minimum',
  '032': 'the quantity is above the maximum',
  '034': 'the service is suspended',
  '035': 'the service is inactive',
};

interface Call {
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Makes it a POST. */
  readonly body?: Readonly<Record<string, unknown>>;
}

/** What an answer about a vend says. */
interface Reply {
  readonly code: string;
  /** VTpass's word for the vend, in lower case. */
  readonly status: string | undefined;
  readonly providerReference: string | undefined;
  readonly amount: number | undefined;
  /** Of prepaid electricity only: another answer has none. */
  readonly value: BillValue;
}

/** Codes come as text, and now and then as a number that has lost its zeros. */
const code = z.union([z.string(), z.number()]).transform((value) => String(value).padStart(3, '0'));
const amount = z.union([z.string(), z.number()]);
const text = z.union([z.string(), z.number()]).nullish().catch(undefined);

const replySchema = z.object({
  code,
  requestId: z.string().nullish().catch(undefined),
  content: z
    .object({
      transactions: z
        .object({
          status: z.string().nullish(),
          transactionId: z.union([z.string(), z.number()]).nullish(),
          amount: amount.nullish(),
          extras: text,
        })
        .nullish(),
    })
    .nullish()
    .catch(undefined),
  purchased_code: text,
  // Each distributor's answer names token and units in its own way.
  token: text,
  Token: text,
  mainToken: text,
  units: text,
  Units: text,
  mainTokenUnits: text,
  PurchasedUnits: text,
  bonusToken: text,
  kct1: text,
  KCT1: text,
  kct2: text,
  KCT2: text,
  resetToken: text,
  configureToken: text,
});

const verificationSchema = z.object({
  code,
  content: z
    .object({
      Customer_Name: z.string().nullish().catch(undefined),
      Renewal_Amount: amount.nullish().catch(undefined),
      WrongBillersCode: z.boolean().nullish().catch(undefined),
    })
    .nullish()
    .catch(undefined),
});
const categoriesSchema = z.object({ content: z.array(z.object({ identifier: z.string() })) });
const servicesSchema = z.object({
  content: z.array(
    z.object({
      serviceID: z.string().min(1),
      name: z.string(),
      minimium_amount: amount.nullish(),
      maximum_amount: amount.nullish(),
    }),
  ),
});
type Service = z.infer<typeof servicesSchema>['content'][number];
const variations = z
  .array(z.object({ variation_code: z.string().min(1), name: z.string(), variation_amount: amount }))
  .nullish();
const variationsSchema = z.object({ content: z.object({ variations, varations: variations }) });
const balanceSchema = z.object({ contents: z.object({ balance: z.coerce.number().finite() }) });
const callbackSchema = z.object({
  type: z.string(),
  data: z.object({ requestId: z.string().nullish().catch(undefined) }).nullish(),
});

/**
 * VTpass's categories and what they are here. Betting is not in its public list; where an account is given such a
 * category, its services are sold like the others.
 */
const KIND_OF_CATEGORY: readonly (readonly [RegExp, BillKind])[] = [
  [/^airtime$/, 'airtime'],
  [/^data$/, 'data'],
  [/^electricity-bill$/, 'electricity'],
  [/^tv-subscription$/, 'tv'],
  [/^bet/, 'bet'],
];

/**
 * Whether our order of this kind says all that the service needs. Not so of foreign airtime, which wants a country; of
 * internet providers, which want an account of theirs; and of Showmax, which has no card.
 */
function isServed(kind: BillKind, serviceId: string): boolean {
  if (kind === 'airtime') return /^(mtn|airtel|glo|etisalat|9mobile)$/.test(serviceId);
  if (kind === 'data') return /-data$/.test(serviceId);
  return serviceId !== 'showmax';
}

/** How merchants name a service: networks by their present names, the same for airtime and data. */
function idOf(kind: BillKind, serviceId: string): string {
  const id = kind === 'data' ? serviceId.replace(/-data$/, '') : serviceId;
  return id.replace(/^etisalat/, '9mobile');
}

function payBody(instruction: BillInstruction): Readonly<Record<string, unknown>> {
  const { kind, serviceId, account } = instruction;
  const common = {
    request_id: instruction.requestId,
    serviceID: serviceId,
    amount: minorToNumber(instruction.amountMinor, 'NGN'),
    phone: instruction.phone,
  };
  switch (kind) {
    case 'airtime':
      return { ...common, phone: account };
    case 'data':
      return { ...common, phone: account, billersCode: account, variation_code: instruction.planCode };
    case 'electricity':
      return { ...common, billersCode: account, variation_code: instruction.meterType };
    case 'tv':
      return {
        ...common,
        billersCode: account,
        // StarTimes knows no difference between renewing and changing.
        ...(serviceId !== 'startimes' && {
          subscription_type: instruction.isRenewal ? 'renew' : 'change',
          quantity: 1,
        }),
        ...(!instruction.isRenewal && { variation_code: instruction.planCode }),
      };
    case 'bet':
      return { ...common, billersCode: account };
  }
}

/** @throws ProviderUnavailableError when an answer is unreadable, or about another request. */
function replyOf(
  answer: unknown,
  { requestId, meterType }: Pick<BillQuery, 'requestId' | 'meterType'>,
): Reply {
  const reply = replySchema.safeParse(answer).data;
  if (!reply) throw unreadable('answer about a vend');
  if (reply.requestId != null && reply.requestId !== requestId) {
    throw new ProviderUnavailableError(IDENTITY.name, 'VTpass described another vend than asked for.');
  }
  const vend = reply.content?.transactions;
  return {
    code: reply.code,
    status: vend?.status?.toLowerCase(),
    providerReference: vend?.transactionId == null ? undefined : String(vend.transactionId),
    amount: vend?.amount == null ? undefined : Number(vend.amount),
    value: meterType === 'prepaid' ? deliveredValue(reply) : {},
  };
}

/**
 * What a prepaid customer bought. The codes beside the token itself are as documented on the pages of the distributors:
 * a meter may have to be given two key change tokens before it takes any other, and a free allowance comes as a token of
 * its own.
 */
function deliveredValue(reply: z.infer<typeof replySchema>): BillValue {
  const { extras } = reply.content?.transactions ?? {};
  const others: Record<OtherToken, string | undefined> = {
    bonusToken: tokenIn([reply.bonusToken]),
    kct1: tokenIn([reply.kct1, reply.KCT1]),
    kct2: tokenIn([reply.kct2, reply.KCT2]),
    resetToken: tokenIn([reply.resetToken]),
    configureToken: tokenIn([reply.configureToken]),
  };
  const given = Object.entries(others).filter(([, token]) => token !== undefined);
  return {
    token: tokenIn([reply.token, reply.Token, reply.mainToken, reply.purchased_code, extras]),
    units: unitsIn([reply.units, reply.Units, reply.mainTokenUnits, reply.PurchasedUnits]),
    ...(given.length > 0 && { otherTokens: Object.fromEntries(given) }),
  };
}

/** Whether an order was refused, which says nothing yet of an earlier one with the same request id. */
function isRefusal({ code }: Reply): boolean {
  return code === LIKELY_DUPLICATE || REFUSALS[code] !== undefined || ACCOUNT_REASONS[code] !== undefined;
}

/**
 * What a vend has come to, by the code and, where the code says so, the word inside. The documentation asks for a
 * question whenever an answer is unclear (response-codes, "Important"), so a code that says that nothing was sold counts
 * only when the word inside does not say something else.
 */
function reportOf(reply: Reply, expected: Pick<BillQuery, 'amountMinor' | 'meterType'>): BillReport {
  const { providerReference } = reply;
  const isMoneyBack = reply.code === FAILED || reply.code === NOT_PROCESSED || reply.code === REVERSED;
  if (isMoneyBack && !(reply.status === undefined || NOTHING_SOLD.has(reply.status))) {
    return {
      status: 'unknown',
      providerReference,
      reason: `VTpass contradicts itself: code ${reply.code}${wordOf(reply)}.`,
    };
  }
  if (reply.code === REVERSED) return reversed(reply);
  if (isMoneyBack) {
    return {
      status: 'failed',
      providerReference,
      reason: `The biller did not deliver (code ${reply.code}).`,
    };
  }
  if (!DECIDED_CODES.has(reply.code)) return pending(reply);
  switch (reply.status) {
    case 'delivered': {
      if (reply.amount !== undefined && Math.round(reply.amount * 100) !== Number(expected.amountMinor)) {
        return {
          status: 'unknown',
          providerReference,
          reason: 'VTpass delivered, but for another amount than was ordered.',
        };
      }
      if (expected.meterType === 'prepaid' && reply.value.token === undefined) {
        // What the customer paid for is the token: until it is there, the distributor has not delivered it.
        return {
          status: 'pending',
          providerReference,
          reason: 'VTpass calls it delivered, but has not told the token yet.',
        };
      }
      return { status: 'succeeded', providerReference, reason: undefined, ...reply.value };
    }
    case 'failed':
      return { status: 'failed', providerReference, reason: 'The biller did not deliver.' };
    case 'reversed':
      return reversed(reply);
    case 'resolved':
      return {
        status: 'unknown',
        providerReference,
        reason: 'VTpass resolved this by hand and does not say how: ask its support.',
      };
    // initiated, pending, and every word that the documentation does not list.
    default:
      return reply.code === RESOLVED
        ? {
            status: 'unknown',
            providerReference,
            reason: `VTpass resolved this by hand and does not say how (code ${reply.code}): ask its support.`,
          }
        : pending(reply);
  }
}

function reversed({ providerReference }: Reply): BillReport {
  return { status: 'reversed', providerReference, reason: 'VTpass took the purchase back.' };
}

function pending(reply: Reply): BillReport {
  const { code, providerReference } = reply;
  return {
    status: 'pending',
    providerReference,
    reason: `VTpass has not told the outcome (code ${/^\d{1,5}$/.test(code) ? code : 'unreadable'}${wordOf(reply)}).`,
  };
}

/** VTpass's word for the vend, for messages, which hold no text of strangers. */
function wordOf({ status }: Reply): string {
  return status !== undefined && /^[a-z_ -]{1,30}$/.test(status) ? `, ${status}` : '';
}

/** The first token in an answer: 20 digits, bare or as `Token : 2636 2054 0598 2757 7802`. */
function tokenIn(candidates: readonly (string | number | null | undefined)[]): string | undefined {
  for (const candidate of candidates) {
    const digits = /\d(?:[\d -]{14,30})\d/.exec(String(candidate ?? ''))?.[0].replace(/\D/g, '');
    if (digits !== undefined && digits.length >= 16) return digits.slice(0, 20);
  }
  return undefined;
}

/** How much a token is worth. Where there is nothing to say, distributors say `N/A`. */
function unitsIn(candidates: readonly (string | number | null | undefined)[]): string | undefined {
  const found = candidates.find(
    (candidate) => candidate != null && !/^(n\/?a)?$/i.test(String(candidate).trim()),
  );
  return found == null ? undefined : String(found).trim().slice(0, 40);
}

function callbackOf(rawBody: Uint8Array): ProviderCallback {
  const callback = callbackSchema.safeParse(parseJson(Buffer.from(rawBody).toString('utf8'))).data;
  if (!callback) return unreadableCallback(rawBody);
  const { type, data } = callback;
  if (type === 'transaction-update' && !data?.requestId) {
    return callbackWithProblem(rawBody, 'It names no purchase.', type);
  }
  return {
    eventKey: `${type}:${bodyHashOf(rawBody)}`,
    eventType: type,
    transferReference: undefined,
    billRequestId: type === 'transaction-update' ? (data?.requestId ?? undefined) : undefined,
    isAboutCatalogue: type === 'variations-update',
  };
}

function unreadable(what: string): ProviderUnavailableError {
  return new ProviderUnavailableError(IDENTITY.name, `VTpass's ${what} is unreadable.`);
}
