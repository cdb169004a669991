import createClient from 'openapi-fetch';
import { type Approval, errorOfAnswer, MerchantApiError, OrderWaitsError } from './errors.ts';
import type { OperationFacts } from './operationFacts.ts';
import { OPERATIONS } from './operations.ts';
import { type RepeatLimits, sendRepeatedly } from './repeat.ts';
import type { components, operations } from './schema.ts';

/** The name of something that the service can be asked for, such as `requestWithdrawal`. */
export type OperationId = keyof operations;
export type Environment = 'prod' | 'test';

/** How a client reaches the service, and who calls. */
export interface MerchantClientOptions extends Partial<RepeatLimits> {
  /** The base URL of the contract, such as `https://pay.example.com/v1/business`. */
  readonly baseUrl: string;
  /** An API key: `mp_test_…` or `mp_prod_…`. */
  readonly apiKey?: string | undefined;
  /** The token of `login`, for operations that take no key. Where both are given and an operation takes both, the key is sent. */
  readonly token?: string | undefined;
  /** Sent with every operation that asks for the business, unless a call names one. */
  readonly businessId?: string | undefined;
  /** The environment of calls by token or cookie; a key has its own. */
  readonly environment?: Environment | undefined;
  /** Whether cookies are sent, as of `fetch`; pages on the service's own origin need none of the credentials above. */
  readonly credentials?: 'include' | 'omit' | 'same-origin' | undefined;
  /** Sends requests in place of the global `fetch`. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /**
   * Asks the person for the code of the second factor, when the service demands it or refused the one before. Without a
   * code the call is refused with what the service said.
   */
  readonly secondFactor?: ((refusal: SecondFactorRefusal) => Promise<string | undefined>) | undefined;
  /** Is told of every answer, after repetitions: for logs. */
  readonly onAnswer?: ((answer: ObservedAnswer) => void) | undefined;
}

export type SecondFactorRefusal = 'second_factor_required' | 'second_factor_invalid';

/** An answer as `onAnswer` is told of it. */
export interface ObservedAnswer {
  readonly operationId: OperationId;
  readonly status: number;
  readonly headers: Headers;
}

/** What any call may say besides what its operation takes. */
export interface CallOptions {
  /** Names this request, so that it is done once however often it is sent; one is made for it unless given. */
  readonly idempotencyKey?: string | undefined;
  /** In place of the client's. */
  readonly environment?: Environment | undefined;
  /** The code of the second factor, where the caller has it already. */
  readonly secondFactorCode?: string | undefined;
  /** Ends the call; the outcome of the request is then not known. */
  readonly signal?: AbortSignal | undefined;
}

type Nothing = Record<never, never>;
type IsOptional<T, Name extends keyof T> = Name extends 'businessId'
  ? true
  : Nothing extends Pick<T, Name>
    ? true
    : false;
/** Fields as a caller writes them: `undefined` counts as absent, and the business may be the client's. */
type Written<T> = T extends object
  ? { [Name in keyof T as IsOptional<T, Name> extends true ? Name : never]?: T[Name] | undefined } & {
      [Name in keyof T as IsOptional<T, Name> extends true ? never : Name]: T[Name];
    }
  : T;

/** A part of a request, absent where the operation takes none, optional where everything in it is. */
type Part<Name extends string, Value> = [NonNullable<Value>] extends [never]
  ? Nothing
  : Nothing extends Written<NonNullable<Value>>
    ? { readonly [Each in Name]?: Written<NonNullable<Value>> | undefined }
    : { readonly [Each in Name]: Written<NonNullable<Value>> };

type JsonOf<Body> = [NonNullable<Body>] extends [never]
  ? undefined
  : NonNullable<Body> extends { content: { 'application/json': infer Json } }
    ? Json
    : undefined;

/** What an operation takes: the parts of its path, its query, its body. */
export type InputOf<Id extends OperationId> = Part<'path', operations[Id]['parameters']['path']> &
  Part<'query', operations[Id]['parameters']['query']> &
  Part<'body', JsonOf<operations[Id]['requestBody']>>;

type Responses<Id extends OperationId> = operations[Id]['responses'];
/** JSON where an answer may also be a file, which an operation of its own reads. */
type ContentOf<Answer> = Answer extends { content: infer Content }
  ? Content[('application/json' extends keyof Content ? 'application/json' : unknown) & keyof Content]
  : undefined;

/** The body of an operation's success. That of an order which waits for a second person is in `OrderWaitsError`. */
export type AnswerOf<Id extends OperationId> = Exclude<
  {
    [Status in keyof Responses<Id> & (200 | 202)]: ContentOf<Responses<Id>[Status]>;
  }[keyof Responses<Id> & (200 | 202)],
  components['schemas']['WaitingOrderAnswer']
>;

type ItemsAt<Page, Path extends string> = Path extends `${infer First}.${infer Rest}`
  ? First extends keyof Page
    ? ItemsAt<Page[First], Rest>
    : never
  : Path extends keyof Page
    ? Page[Path]
    : never;

/** One item of a list, such as a transaction of `listTransactions`. Never for an operation that is not a list. */
export type ItemOf<Id extends OperationId> = (typeof OPERATIONS)[Id] extends {
  readonly items: infer Path extends string;
}
  ? ItemsAt<AnswerOf<Id>, Path> extends readonly (infer Item)[]
    ? Item
    : never
  : never;

/** What a method returns: the body of success, and for a list also its items from this page to the last, page by page. */
export type ResultOf<Id extends OperationId> = Promise<AnswerOf<Id>> &
  ([ItemOf<Id>] extends [never] ? unknown : AsyncIterable<ItemOf<Id>>);

/**
 * One method for every operation, by its name. Each resolves with the body of success. A list can also be iterated:
 * `for await (const transaction of client.listTransactions())` reads the next page when it needs it.
 *
 * Each rejects with MerchantApiError, with OrderWaitsError for an order that waits for a second person, with the reason of
 * `signal`, or with a TypeError where no request can be made of its
 * input, such as with a base URL that is none.
 */
export type MerchantClient = {
  readonly [Id in OperationId]: Nothing extends InputOf<Id>
    ? (input?: InputOf<Id> & CallOptions) => ResultOf<Id>
    : (input: InputOf<Id> & CallOptions) => ResultOf<Id>;
};

/** A call as every operation takes it. */
interface Call extends CallOptions {
  readonly path?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: Readonly<Record<string, unknown>> | undefined;
}

/** What openapi-fetch does with one request, whatever the operation. */
type Exchange = (
  method: string,
  path: string,
  init: Readonly<Record<string, unknown>>,
) => Promise<{ readonly data?: unknown; readonly error?: unknown; readonly response: Response }>;

const DEFAULT_LIMITS: RepeatLimits = { mostAttempts: 3, longestWaitMs: 20_000, timeoutMs: 60_000 };

/** Makes a client of the service. Nothing is sent before a method is called. */
export function createMerchantClient(options: MerchantClientOptions): MerchantClient {
  const { baseUrl, credentials } = options;
  // A redirect would carry the key to whatever it names.
  const init = { baseUrl, redirect: 'error' as const, ...(credentials && { credentials }) };
  const exchange = createClient(init).request as unknown as Exchange;
  const connection: Connection = { options, exchange };
  const methods = Object.keys(OPERATIONS).map((id) => [
    id,
    (call: Call = {}) => start(id as OperationId, call, connection),
  ]);
  return Object.fromEntries(methods) as MerchantClient;
}

/** Sends a call at once. Iterating over the result of a list reads the pages after the first. */
function start(id: OperationId, call: Call, connection: Connection): Promise<unknown> {
  const { items }: OperationFacts = OPERATIONS[id];
  const first = perform(id, call, connection);
  if (items === undefined) return first;
  const nextPage = (cursor: string) =>
    perform(id, { ...call, query: { ...call.query, cursor } }, connection) as Promise<Page>;
  return Object.assign(first, {
    [Symbol.asyncIterator]: () => itemsOf(first as Promise<Page>, items.split('.'), nextPage),
  });
}

/** The part of a list's page that says where the next one begins. */
interface Page {
  readonly nextCursor: string | null;
}

async function* itemsOf(
  first: Promise<Page>,
  path: readonly string[],
  nextPage: (cursor: string) => Promise<Page>,
): AsyncGenerator<unknown, void, void> {
  for (let page = await first; ; ) {
    yield* path.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], page) as unknown[];
    if (page.nextCursor === null) return;
    page = await nextPage(page.nextCursor);
  }
}

interface Connection {
  readonly options: MerchantClientOptions;
  readonly exchange: Exchange;
  /** While a call asks for a code: whether it has proven the second factor. */
  proof?: Promise<boolean> | undefined;
}

async function perform(id: OperationId, call: Call, connection: Connection): Promise<unknown> {
  const keyed = { ...call, idempotencyKey: call.idempotencyKey ?? newIdempotencyKey() };
  for (;;) {
    try {
      return await callOnce(id, keyed, connection);
    } catch (error) {
      if (refusalToAskAbout(id, error) === undefined) throw error;
      // One code proves the session: a call that is refused while another asks is sent again, or fails with it.
      if (!connection.proof) return performWithCode(id, keyed, { connection, refused: error });
      if (!(await connection.proof)) throw error;
    }
  }
}

/** Asks for codes until one is accepted, or until no code is given, and sends the call that was refused with each. */
async function performWithCode(
  id: OperationId,
  call: Call,
  { connection, refused }: { readonly connection: Connection; readonly refused: unknown },
): Promise<unknown> {
  let isProven = false;
  let finish = () => {};
  connection.proof = new Promise((resolve) => {
    finish = () => resolve(isProven);
  });
  try {
    for (let error = refused; ; ) {
      const refusal = refusalToAskAbout(id, error);
      // The code was accepted when the call fails for another reason, or waits for a second person.
      isProven =
        refusal === undefined && (error instanceof MerchantApiError || error instanceof OrderWaitsError);
      const secondFactorCode = refusal && (await connection.options.secondFactor?.(refusal));
      if (!secondFactorCode) throw error;
      try {
        const answer = await callOnce(id, { ...call, secondFactorCode }, connection);
        isProven = true;
        return answer;
      } catch (next) {
        error = next;
      }
    }
  } finally {
    connection.proof = undefined;
    finish();
  }
}

/** The refusal for which a code is asked. One that came in the body of the call is for its form to correct. */
function refusalToAskAbout(id: OperationId, error: unknown): SecondFactorRefusal | undefined {
  const facts: OperationFacts = OPERATIONS[id];
  return facts.takesSecondFactor === true ? secondFactorRefusal(error) : undefined;
}

async function callOnce(id: OperationId, call: Call, { options, exchange }: Connection): Promise<unknown> {
  const facts: OperationFacts = OPERATIONS[id];
  const { signal } = call;
  const limits = limitsOf(options);
  const fetch = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const isRepeatable = facts.method === 'get' || facts.isIdempotent === true;
  const { data, error, response } = await exchange(facts.method, facts.path, {
    headers: headersOf(facts, call, options),
    params: { path: call.path, query: namingBusiness(call.query, facts.business === 'query', options) },
    body: namingBusiness(call.body, facts.business === 'body', options),
    // Read as text: a body that is not JSON is then an error of ours, with its status.
    parseAs: 'text',
    fetch: (request: Request) => sendRepeatedly(request, { ...limits, fetch, isRepeatable, signal }),
  });
  options.onAnswer?.({ operationId: id, status: response.status, headers: response.headers });
  if (!response.ok) throw errorOfAnswer(response, error);
  if (facts.isText === true) return data;
  const answer = parsed(response, data);
  if (response.status === 202 && facts.isIdempotent === true && answer.approval)
    throw new OrderWaitsError(answer.approval);
  return answer;
}

function parsed(response: Response, data: unknown): { readonly approval?: Approval } {
  try {
    return JSON.parse(String(data));
  } catch {
    throw errorOfAnswer(response, data);
  }
}

function limitsOf(options: MerchantClientOptions): RepeatLimits {
  const { mostAttempts, longestWaitMs, timeoutMs } = options;
  return {
    mostAttempts: mostAttempts ?? DEFAULT_LIMITS.mostAttempts,
    longestWaitMs: longestWaitMs ?? DEFAULT_LIMITS.longestWaitMs,
    timeoutMs: timeoutMs ?? DEFAULT_LIMITS.timeoutMs,
  };
}

function headersOf(
  { method, isIdempotent, credential }: OperationFacts,
  call: Call,
  { apiKey, token, environment = undefined }: MerchantClientOptions,
): Record<string, string | undefined> {
  const isByKey = apiKey !== undefined && (credential === 'key' || credential === 'either');
  const isByToken = token !== undefined && !isByKey && (credential === 'token' || credential === 'either');
  const asked = call.environment ?? environment;
  return {
    ...(isByKey && { 'x-api-key': apiKey }),
    ...(isByToken && { authorization: `Bearer ${token}` }),
    ...(credential !== 'none' && { 'x-business-env': asked }),
    ...(isIdempotent && { 'idempotency-key': call.idempotencyKey }),
    'x-second-factor': call.secondFactorCode,
    // Also without a body: the service takes calls by cookie as JSON alone.
    ...(method !== 'get' && { 'content-type': 'application/json' }),
  };
}

/** A part of a request with the client's business, where the operation asks for one and the call names none. */
function namingBusiness(
  part: Readonly<Record<string, unknown>> | undefined,
  asksForBusiness: boolean,
  { businessId }: MerchantClientOptions,
): Readonly<Record<string, unknown>> | undefined {
  if (!asksForBusiness || businessId === undefined || part?.businessId !== undefined) return part;
  return { businessId, ...part };
}

function secondFactorRefusal(error: unknown): SecondFactorRefusal | undefined {
  if (!(error instanceof MerchantApiError) || error.status !== 403) return undefined;
  const code: string = error.code;
  return code === 'second_factor_required' || code === 'second_factor_invalid' ? code : undefined;
}

/** 128 random bits. `crypto.randomUUID` would be missing on pages that come by plain http. */
function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
