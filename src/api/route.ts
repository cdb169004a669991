import { type ZodObject, type ZodType, z } from 'zod';
import type { IdempotencyScope, StoredResponse } from '../db/core/idempotency.ts';
import type { Page, PageRequest, Sort } from '../db/core/page.ts';
import type { ApprovalDecision } from '../db/orders/approvals/requests.ts';
import { DomainError, type FieldProblem } from '../domain/errors.ts';
import type { Pricing } from '../domain/ledger/pricing.ts';
import type { Permission, Resource } from '../domain/merchants/permissions.ts';
import { answerWaiting, readRequest, WaitingOrder } from './approvals/present.ts';
import type { ApiDependencies, Caller, Visitor } from './context.ts';
import { csvOfPages, rowOfAnswer } from './csv.ts';
import { cursorAfter, pageBody, pageRequest } from './cursor.ts';
import type { Deprecation } from './deprecation.ts';
import { summaryQuery } from './lists/query.ts';
import { listFile, ownBusiness, pageQuery } from './schemas.ts';
import type { SessionCookie } from './session/cookie.ts';

/** What a handler answers. The body's `success` comes with it; test-mode marks are added outside. */
export interface RouteResponse {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** The answer was stored under its `Idempotency-Key` by the very transaction that made it true. */
  readonly isStored?: boolean;
  /** The answer may change, so it is not stored: an equal request is answered by the record as it is then. */
  readonly isProvisional?: boolean;
  /** A file that is answered in place of the body, piece by piece as fast as the caller takes them. */
  readonly file?: {
    readonly name: string;
    readonly mediaType: string;
    readonly chunks: AsyncIterable<string>;
  };
  /** What is done with the dashboard's cookie; it stays as it is unless said. */
  readonly cookie?: SessionCookie | 'removed';
}

/** A documented answer of a route. */
export interface DocumentedResponse {
  readonly description: string;
  readonly schema: ZodType;
  /** An answer that really comes, where the examples of the schema add up to another. */
  readonly example?: unknown;
  /** What the answer is; JSON unless said. */
  readonly mediaType?: string;
  /** What is answered in its place where the query asks for a file. */
  readonly file?: { readonly schema: ZodType; readonly mediaType: string };
}

/** A parsed request, as a handler sees it: plain values, no framework. */
export interface RouteRequest<Body, Query, Params> extends Visitor {
  readonly caller: Caller;
  readonly body: Body;
  /** The body as it came, before its schema read it. */
  readonly given: unknown;
  readonly query: Query;
  readonly params: Params;
  /** Present when the route takes an `Idempotency-Key` and the request brought one. */
  readonly idempotency: IdempotencyScope | undefined;
  /** Where it came to, for addresses in answers: PUBLIC_URL or, where that is not set, the host that it named. */
  readonly origin: string;
  /** The hash of the token in the dashboard's cookie that came along, valid or not; read where `refusesOtherSites`. */
  readonly sentSessionSha256: Buffer | undefined;
  /** Whether secrets must be left out because the second factor was not proven: see `secondFactor` of the route. */
  readonly lacksSecondFactor: boolean;
  /** The approved request that an order carries out; undefined for an order that is made now. */
  readonly approval?: ApprovalDecision | undefined;
}

/**
 * How a route's caller proves who it is: by API key, by the token of a login, by either, by nothing but the dashboard's
 * cookie, or not at all. Every route that wants a proof takes that cookie too.
 */
export type RouteAuthentication = 'key' | 'token' | 'tokenOrKey' | 'cookie' | 'none';

/**
 * What a route does with the second factor of a user who has one, when a call comes by cookie or login token.
 *
 * - `demanded`: refuses the request without a proof. Every route does so unless it says otherwise, is a GET, or needs only
 *   a permission to read.
 * - `inBody`: takes a code in the body, in its handler, even if one was proven just before.
 * - `forSecrets`: leaves secrets out of the answer without a proof.
 * - `exemptBecause`: needs no proof. At most ten routes are exempt (test/contract/secondFactor.test.ts).
 */
export type SecondFactorUse = 'demanded' | 'inBody' | 'forSecrets' | { readonly exemptBecause: string };

/** Whether a route reads a code of the second factor from the header `x-second-factor`. */
export function takesCodeInHeader(use: SecondFactorUse | undefined): use is 'demanded' | 'forSecrets' {
  return use === 'demanded' || use === 'forSecrets';
}

/** A route of the contract: how it is found, what it takes, what it answers, and who does the work. */
export interface Route<
  Body extends ZodType = ZodType,
  Query extends ZodObject = ZodObject,
  Params extends ZodType = ZodType,
> {
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  /** Below the base URL, with OpenAPI placeholders: `/webhooks/deliveries/{id}`. */
  readonly path: string;
  readonly operationId: string;
  readonly tag: string;
  readonly authentication: RouteAuthentication;
  /**
   * What its caller must be allowed to do. `own_session` of a route about nothing but the caller's own session. Of a list,
   * one is enough to call the route, and the handler requires what the body needs.
   */
  readonly permission: Permission | readonly Permission[] | 'own_session';
  readonly summary: string;
  readonly description?: string;
  /** Present once the route is deprecated. */
  readonly deprecated?: Deprecation;
  readonly body?: Body;
  /** Every parameter that its query may have; others are refused by name. */
  readonly query?: Query;
  readonly params?: Params;
  /** Problems of the body that only the caller's pricing tells, found whether or not it fits its schema. */
  readonly furtherProblems?: (body: unknown, pricing: Pricing) => readonly FieldProblem[];
  /** The `msg` of a request that does not fit its schema. */
  readonly invalidMessage?: string;
  /** Whether a problem of the body as a whole becomes the `msg` in place of `invalidMessage`. */
  readonly saysProblemsOfWhole?: boolean;
  /** Refuses what no schema can: a body that fits, before an equal request is looked for. */
  readonly refuse?: (body: z.infer<Body>) => void;
  /** What the second factor is for. Absent for reads without secrets, and for routes without a session. */
  readonly secondFactor?: SecondFactorUse | undefined;
  /** Whether a user who has to set up a second factor first may call it: to see who is signed in, to set it up, to leave. */
  readonly isOpenBeforeSetUp?: true;
  /** Whether calls that pages of other sites make are refused although they prove nothing: the answer sets the cookie. */
  readonly refusesOtherSites?: boolean;
  /** Whether `Idempotency-Key` is honoured: on every route that moves money. */
  readonly isIdempotent?: boolean;
  /**
   * Whether the transaction that decides a request finds an equal one before it by itself. Then none is looked for first:
   * only what was refused is answered by the memory of an equal request, if there is one.
   */
  readonly findsUsedKeyItself?: boolean;
  /** The path of the route that this one is an alias of: an `Idempotency-Key` is the same at both. */
  readonly aliasOf?: string;
  /**
   * Answers for a request that was decided under its `Idempotency-Key` and never answered, by what it made; undefined when
   * that has no record. Absent where the transaction that decides a request stores its answer, so that none can be missing.
   */
  readonly recover?: (
    resourceId: string,
    request: RouteRequest<z.infer<Body>, z.infer<Query>, z.infer<Params>>,
    dependencies: ApiDependencies,
  ) => Promise<RouteResponse | undefined>;
  readonly responses: Readonly<Record<number, DocumentedResponse>>;
  /** Error statuses, besides those that every route may answer. */
  readonly errors?: readonly number[];
  readonly handle: (
    request: RouteRequest<z.infer<Body>, z.infer<Query>, z.infer<Params>>,
    dependencies: ApiDependencies,
  ) => Promise<RouteResponse>;
}

/** What a route says of itself besides its place: its method, its path, and the group that it belongs to. */
type Declaration<Body extends ZodType, Query extends ZodObject, Params extends ZodType> = Omit<
  Route<Body, Query, Params>,
  'method' | 'path' | 'tag' | 'authentication' | 'permission'
> & {
  /** That of the group unless said. */
  readonly authentication?: Exclude<RouteAuthentication, 'none'>;
  /** To read the resource of the group for a GET, else to change it, unless said. */
  readonly permission?: Permission | readonly Permission[];
};

/** A route that answers a list, newest first, page by page. */
interface ListDeclaration<Query extends z.ZodRawShape, Item>
  extends Pick<
    Declaration<ZodType, ZodObject, ZodType>,
    'operationId' | 'authentication' | 'permission' | 'summary'
  > {
  /** What its query may have besides the page. */
  readonly query?: Query;
  /** The field of the answer that holds the items. */
  readonly name: string;
  readonly schema: ZodType;
  readonly read: (
    wanted: {
      readonly caller: Caller;
      readonly query: z.infer<ZodObject<Query>>;
      readonly page: PageRequest;
    },
    dependencies: ApiDependencies,
  ) => Promise<Page<Item>>;
  readonly present: (
    item: Item,
    request: Pick<RouteRequest<unknown, unknown, unknown>, 'origin'>,
    dependencies: ApiDependencies,
  ) => object;
  /** Answers the summary of what the filters leave. Of a list that can be asked for it. */
  readonly summarize?: (
    wanted: { readonly caller: Caller; readonly query: z.infer<ZodObject<Query>> },
    dependencies: ApiDependencies,
  ) => Promise<object>;
}

/** The order that a list is asked for, where it has several. */
interface SortQuery {
  readonly sort?: Sort | undefined;
}

/** A route that answers a list as a file, to a user. */
interface FileDeclaration<Query extends z.ZodRawShape, Item>
  extends Omit<ListDeclaration<Query, Item>, 'authentication' | 'schema' | 'summarize'> {
  /** The fields of an item that the file has, in this order. */
  readonly columns: readonly string[];
}

/**
 * Declares the routes of one group; the types of a handler follow from the route's schemas. The query of a GET may name
 * the business, as the contract says (interface.md, section 5), whether or not the route's own schema asks for it. A route
 * that is not a read demands the second factor unless it declares another use of it.
 *
 * @param tag the group's name in the documentation.
 * @param resource what the group reads and changes.
 * @param authentication how callers of its routes prove who they are, unless a route says otherwise.
 */
export function routeGroup(
  tag: string,
  resource: Resource | 'own_session',
  authentication: RouteAuthentication = 'key',
) {
  const declare =
    (method: Route['method']) =>
    <Body extends ZodType, Query extends ZodObject, Params extends ZodType>(
      path: string,
      declaration: Declaration<Body, Query, Params>,
    ): Route => {
      const own = declaration.query;
      const query = method === 'get' ? z.object({ businessId: ownBusiness, ...own?.shape }) : own;
      const usualPermission = resource === 'own_session' ? resource : permissionTo(method, resource);
      const { permission = usualPermission } = declaration;
      const isRead = method === 'get' || isReading(permission);
      const secondFactor = declaration.secondFactor ?? (isRead ? undefined : 'demanded');
      const usual = { method, path, tag, authentication, permission };
      return { ...usual, ...declaration, query, secondFactor } as unknown as Route;
    };
  const get = declare('get');
  const list = <Query extends z.ZodRawShape, Item>(
    path: string,
    { query: shape, name, schema, read, present, summarize, ...declaration }: ListDeclaration<Query, Item>,
  ): Route =>
    get<ZodType, ZodObject, ZodType>(path, {
      ...declaration,
      query: z.object({ ...pageQuery, ...shape, ...(summarize && summaryQuery) }),
      responses: { 200: { description: 'One page.', schema } },
      handle: async (request, dependencies) => {
        const { caller } = request;
        const { query: asked } = request as { readonly query: unknown };
        const query = asked as z.infer<ZodObject<Query>>;
        const { summary: wantsSummary, ...wanted } = asked as z.infer<
          ZodObject<typeof pageQuery & typeof summaryQuery>
        > &
          SortQuery;
        const page = pageRequest(wanted);
        const [found, summary] = await Promise.all([
          read({ caller, query, page }, dependencies),
          wantsSummary ? summarize?.({ caller, query }, dependencies) : undefined,
        ]);
        const items = found.items.map((item) => present(item, request, dependencies));
        return ok({ ...pageBody(name, items, cursorAfter(found)), ...(summary && { summary }) });
      },
    });
  const csv = <Query extends z.ZodRawShape, Item>(
    path: string,
    { query: shape, name, columns, read, present, ...declaration }: FileDeclaration<Query, Item>,
  ): Route => {
    return get<ZodType, ZodObject, ZodType>(path, {
      ...declaration,
      authentication: 'token',
      query: z.object({ ...shape }),
      responses: { 200: { description: 'A file.', schema: listFile, mediaType: 'text/csv' } },
      handle: async (request, dependencies) => {
        const { caller } = request;
        const query = request.query as z.infer<ZodObject<Query>>;
        const { sort } = request.query as SortQuery;
        const chunks = await csvOfPages({
          columns,
          read: (page) => read({ caller, query, page: { ...page, sort } }, dependencies),
          rowOf: (item) =>
            rowOfAnswer(columns, present(item, request, dependencies) as Readonly<Record<string, unknown>>),
        });
        return { status: 200, body: {}, file: { name: `${name}.csv`, mediaType: 'text/csv', chunks } };
      },
    });
  };
  return { get, list, csv, post: declare('post'), patch: declare('patch'), remove: declare('delete') };
}

function permissionTo(method: Route['method'], resource: Resource): Permission {
  return `${resource}:${method === 'get' ? 'read' : 'write'}`;
}

/** Whether a route of this permission changes nothing, such as a quote. */
function isReading(permission: Route['permission']): boolean {
  return typeof permission === 'string' && permission.endsWith(':read');
}

/** Declares a route that anybody may call: its handler knows no caller. */
export function publicPost<Body extends ZodType>(
  path: string,
  declaration: Omit<Route<Body>, 'method' | 'path' | 'authentication' | 'permission' | 'handle'> & {
    readonly handle: (
      request: Omit<
        RouteRequest<z.infer<Body>, unknown, unknown>,
        'caller' | 'idempotency' | 'lacksSecondFactor'
      >,
      dependencies: ApiDependencies,
    ) => Promise<RouteResponse>;
  },
): Route {
  const usual = { method: 'post', path, authentication: 'none', permission: 'own_session' };
  return { ...usual, ...declaration } as unknown as Route;
}

/** The answer of a request that was done. */
export function ok(body: RouteResponse['body']): RouteResponse {
  return { status: 200, body };
}

/** What was looked for. @throws DomainError `not_found` when there is no such thing, or it is another's. */
export function found<Thing>(thing: Thing | undefined, what: string): Thing {
  if (thing === undefined) throw new DomainError('not_found', `${what} not found`);
  return thing;
}

/** What a use case that may be asked for under an `Idempotency-Key` needs of its request. */
export type OrderRequest<Body> = Pick<
  RouteRequest<Body, unknown, unknown>,
  'caller' | 'body' | 'given' | 'idempotency' | 'origin' | 'approval' | keyof Visitor
>;

/**
 * Whether an order may have to wait for a second person, or waited. Most businesses have no rule, and their orders run nothing
 * of it.
 */
export function mayHaveToWait({ approval, caller }: OrderRequest<unknown>): boolean {
  const { approvalAboveNairaMinor, approvalAboveUsdtMinor } = caller;
  return (
    approval !== undefined || approvalAboveNairaMinor !== undefined || approvalAboveUsdtMinor !== undefined
  );
}

/**
 * The part of a route whose requests make one thing each, at most once per `Idempotency-Key`: an equal request that was
 * never answered is answered by the record of what the first one made. An order may wait for a second person, and is then
 * answered by its request, until that has become an order.
 */
export function idempotentCreation<Request extends { readonly caller: Caller }, Made>(of: {
  readonly make: (dependencies: ApiDependencies, request: Request) => Promise<Made | WaitingOrder>;
  readonly find: (dependencies: ApiDependencies, caller: Caller, id: string) => Promise<Made | undefined>;
  readonly present: (made: Made, request: Request, dependencies: ApiDependencies) => RouteResponse;
}) {
  return {
    isIdempotent: true,
    handle: async (request: Request, dependencies: ApiDependencies) => {
      const made = await of.make(dependencies, request);
      if (made instanceof WaitingOrder) return answerWaiting(made, request.caller);
      return of.present(made, request, dependencies);
    },
    recover: async (id: string, request: Request, dependencies: ApiDependencies) => {
      const waiting = isIdOfApproval(id)
        ? await readRequest(dependencies.database, request.caller, id)
        : undefined;
      if (waiting && waiting.orderId === undefined)
        return answerWaiting(new WaitingOrder(waiting), request.caller);
      const made = await of.find(dependencies, request.caller, waiting?.orderId ?? id);
      return made && of.present(made, request, dependencies);
    },
  };
}

/** Whether a stored `Idempotency-Key` made a request that waits, or waited, for a second person. */
export function isIdOfApproval(resourceId: string): boolean {
  return resourceId.startsWith('apr_');
}

/** An answer as sent, and as stored for replays: with test marks, and with the request id when it tells of a failure. */
export function responseText(response: RouteResponse, hasTestMarks: boolean, requestId: string): string {
  const isSuccess = response.status < 400;
  return JSON.stringify({
    success: isSuccess,
    ...response.body,
    ...(!isSuccess && { requestId }),
    ...(hasTestMarks && { simulated: true, environment: 'test' }),
  });
}

/**
 * An answer of success that the transaction which makes it true stores under the `Idempotency-Key`: as a handler gives it,
 * and as it is stored.
 */
export function answerToStore(
  caller: Caller,
  body: RouteResponse['body'],
): { readonly response: RouteResponse; readonly stored: StoredResponse } {
  const response = { ...ok(body), isStored: true };
  return { response, stored: { status: 200, body: responseText(response, caller.hasTestMarks, '') } };
}
