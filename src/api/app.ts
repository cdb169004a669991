import type { ParsedUrlQuery } from 'node:querystring';
import { Readable } from 'node:stream';
import Router from '@koa/router';
import type { Context, default as Koa, Middleware } from 'koa';
import type { ZodType, z } from 'zod';
import { brokenConstraint } from '../db/core/database.ts';
import {
  bodySha256,
  findStoredRequest,
  type IdempotencyScope,
  KeyAlreadyUsedError,
  type StoredRequest,
  storeResponse,
} from '../db/core/idempotency.ts';
import {
  DomainError,
  type FieldProblem,
  InvariantError,
  invariant,
  ValidationError,
} from '../domain/errors.ts';
import { effectivePricing, type Pricing } from '../domain/ledger/pricing.ts';
import { dashboardTokenSha256 } from '../security/dashboardToken.ts';
import { clientNetwork } from '../security/networks.ts';
import { actorOf } from './actor.ts';
import { BASE_PATH } from './baseUrl.ts';
import { checkoutRouter } from './checkout/routes.ts';
import type { ApiDependencies, Caller, OperationsDependencies } from './context.ts';
import { deprecationHeaders } from './deprecation.ts';
import { holdToSecondFactor } from './login/secondFactor.ts';
import { authenticate, requireAnyPermission, requireSecondFactorSetUp } from './middleware/authenticate.ts';
import { ReplayedResponse } from './middleware/errors.ts';
import { refuseOtherSites } from './middleware/otherSites.ts';
import { createRateLimit, type RateLimit } from './middleware/rateLimit.ts';
import { readJsonBody } from './middleware/requestBody.ts';
import { loggedRequest } from './middleware/requestLog.ts';
import { createOperationsApp } from './operations/app.ts';
import { docsRouter } from './operations/docs.ts';
import { originRouter } from './operations/origin.ts';
import { servePages } from './operations/pages.ts';
import { paymentLinkRouter } from './paymentLinks/pageRoutes.ts';
import { callbackRouter } from './providerCallbacks/routes.ts';
import { isIdOfApproval, type Route, type RouteResponse, responseText } from './route.ts';
import { routes } from './routes.ts';
import { unstorableTexts } from './schemas.ts';
import { readSessionCookie, setSessionCookie } from './session/cookie.ts';

const MAX_IDEMPOTENCY_KEY_LENGTH = 255;

/** The HTTP service: health and metrics, the documentation, the pages, and the contract's routes. */
export function createApp(dependencies: ApiDependencies & OperationsDependencies): Koa {
  const { config, requestLog } = dependencies;
  const app = createOperationsApp(dependencies, {
    isPublic: true,
    onAnswered(ctx, durationMs) {
      const request = loggedRequest(ctx, durationMs);
      if (request) requestLog.add(request);
    },
  });
  const limitAddresses = countAddresses(createRateLimit(config.addressRateLimitPerSecond));
  app.use(paymentLinkRouter(dependencies, limitAddresses).routes());
  app.use(checkoutRouter(dependencies, limitAddresses).routes());
  app.use(limitAddresses);
  app.use(docsRouter(dependencies).routes());
  app.use(originRouter(config).routes());
  app.use(servePages());

  const router = new Router({ prefix: BASE_PATH });
  const businessLimit = createRateLimit(config.rateLimitPerSecond);
  for (const route of routes)
    router[route.method](koaPath(route.path), serve(route, dependencies, businessLimit));

  app.use(callbackRouter(dependencies).routes());
  app.use(router.routes());
  app.use(router.allowedMethods());
  return app;
}

/**
 * Counts every request for the network it comes from, before anything is looked up for it. What a caller says of itself,
 * such as a key, does not count until it is proven.
 */
function countAddresses(addressLimit: RateLimit): Middleware {
  return async (ctx, next) => {
    await addressLimit(ctx, clientNetwork(ctx.ip));
    return next();
  };
}

/**
 * Authenticate → limit of the business → second factor set up → permission → validate → business active → idempotency →
 * second factor → the route's handler → its answer.
 */
function serve(route: Route, dependencies: ApiDependencies, businessLimit: RateLimit): Middleware {
  return async (ctx) => {
    ctx.state.routePath = route.path;
    if (route.deprecated) ctx.set({ ...deprecationHeaders(route.deprecated) });
    if (route.refusesOtherSites) refuseOtherSites(ctx, dependencies.config, { needsProof: false });
    const caller = await authenticate(ctx, route.authentication, dependencies);
    if (caller) await businessLimit(ctx, `${caller.businessId}/${caller.environment}`);
    if (caller) requireSecondFactorSetUp(caller, route);
    if (caller && route.permission !== 'own_session') requireAnyPermission(caller, route.permission);
    const given = route.body ? (await readJsonBody(ctx, invalidMessageOf(route))).value : undefined;
    const { query } = ctx;
    const params = (ctx as Context & { params: Record<string, string> }).params;
    const pricing = effectivePricing(dependencies.config.pricing, caller?.pricing ?? {});
    const valid = validate(route, { body: given, query, params }, pricing);
    if (caller) refuseOtherBusiness(caller, given, query);
    if (caller && route.permission !== 'own_session') refuseInactive(caller);
    const key = ctx.headers['idempotency-key'];
    const idempotency =
      route.isIdempotent && caller
        ? idempotencyScope(route, caller, { key, params, body: given })
        : undefined;
    route.refuse?.(valid.body);
    // A route that anybody may call declares a handler that reads no caller.
    const origin = dependencies.config.publicUrl ?? `${ctx.protocol}://${ctx.host}`;
    const request = {
      ...valid,
      given,
      caller: caller as Caller,
      idempotency,
      address: ctx.ip,
      userAgent: ctx.get('user-agent'),
      origin,
      sentSessionSha256: route.refusesOtherSites
        ? dashboardTokenSha256(readSessionCookie(ctx, dependencies.config))
        : undefined,
      lacksSecondFactor: false,
    };
    const response = await idempotent(dependencies, idempotency, {
      // What was done before is answered again without another code: each is good once.
      work: async () => {
        // A call by key has no session and needs no code: a key is for programs.
        const session = caller?.user && { ...caller, ...caller.user };
        const code = ctx.get('x-second-factor');
        const lacksSecondFactor =
          session !== undefined &&
          (await holdToSecondFactor(dependencies, session, {
            use: route.secondFactor,
            code,
            actor: actorOf(request),
            origin,
          }));
        return route.handle({ ...request, lacksSecondFactor }, dependencies);
      },
      findsUsedKeyItself: route.findsUsedKeyItself ?? false,
      recover: async (resourceId) => {
        const recovered = await route.recover?.(resourceId, request, dependencies);
        invariant(recovered, 'What a request is remembered to have made has no record.');
        return recovered;
      },
    });
    await answer(ctx, { caller, response, idempotency }, dependencies);
  };
}

function invalidMessageOf(route: Route): string {
  return route.invalidMessage ?? 'invalid request';
}

async function answer(
  ctx: Context,
  of: {
    readonly caller: Caller | undefined;
    readonly response: RouteResponse;
    readonly idempotency: IdempotencyScope | undefined;
  },
  { config, database, logger }: ApiDependencies,
): Promise<void> {
  const { caller, response, idempotency } = of;
  if (response.file) {
    answerFile(ctx, response.file, logger);
    return;
  }
  const body = responseText(response, caller?.hasTestMarks === true, ctx.state.requestId);
  if (idempotency && !response.isStored && !response.isProvisional) {
    // What was done is committed. An equal request finds it without its answer, and is answered by its record.
    await storeResponse(database, idempotency, { status: response.status, body }).catch((error: unknown) => {
      logger.error({ err: error }, 'An answer could not be stored.');
    });
  }
  if (response.cookie !== undefined) setSessionCookie(ctx, response.cookie, config);
  ctx.status = response.status;
  ctx.type = 'application/json';
  ctx.body = body;
}

/** Answers a file whose next piece is made when the caller has taken the one before. One that fails is cut off. */
function answerFile(
  ctx: Context,
  { name, mediaType, chunks }: NonNullable<RouteResponse['file']>,
  logger: ApiDependencies['logger'],
): void {
  const { requestId } = ctx.state;
  async function* logged() {
    try {
      yield* chunks;
    } catch (error) {
      logger.error({ err: error, requestId }, 'A file broke off while it was sent.');
      throw error;
    }
  }
  ctx.attachment(name);
  ctx.type = mediaType;
  ctx.body = Readable.from(logged(), { highWaterMark: 1 });
}

function validate(
  route: Route,
  given: { readonly body: unknown; readonly query: ParsedUrlQuery; readonly params: unknown },
  pricing: Pricing,
) {
  const problems: FieldProblem[] = [];
  const read = <Schema extends ZodType>(
    schema: Schema | undefined,
    value: unknown,
  ): z.infer<Schema> | undefined => {
    if (!schema) return undefined;
    const parsed = schema.safeParse(value);
    if (parsed.success) {
      problems.push(...unstorableTexts(parsed.data));
      return parsed.data;
    }
    for (const issue of parsed.error.issues)
      problems.push({ path: issue.path.join('.'), message: issue.message });
    return undefined;
  };
  const body = read(route.body, given.body);
  problems.push(...(route.furtherProblems?.(given.body, pricing) ?? []));
  problems.push(...queryProblems(route, given.query));
  const query = read(route.query, onceEach(given.query));
  const params = read(route.params, given.params);
  // A problem of the body as a whole, such as unknown fields, is the message the contract asks for.
  const ofWhole = problems.find((problem) => problem.path === '' && route.saysProblemsOfWhole);
  if (problems.length > 0) throw new ValidationError(ofWhole?.message ?? invalidMessageOf(route), problems);
  return { body, query: query ?? {}, params };
}

/** What is wrong with a query whatever its values: parameters that the route does not know, or that are repeated. */
function queryProblems(route: Route, query: ParsedUrlQuery): readonly FieldProblem[] {
  const known = new Set(Object.keys(route.query?.shape ?? {}));
  return Object.entries(query).flatMap(([name, value]) => {
    if (!known.has(name)) return [{ path: name, message: 'is not a parameter of this route' }];
    return Array.isArray(value) ? [{ path: name, message: 'must be given once' }] : [];
  });
}

/** A query with the first value of what is repeated, so that it is not complained of twice. */
function onceEach(query: ParsedUrlQuery): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value].flat()[0]]));
}

function refuseOtherBusiness(caller: Caller, body: unknown, query: Readonly<Record<string, unknown>>): void {
  const inBody =
    typeof body === 'object' && body !== null && 'businessId' in body ? body.businessId : undefined;
  for (const named of [inBody, query.businessId]) {
    if (named !== undefined && named !== caller.businessId) {
      throw new DomainError('business_mismatch', 'businessId is not the business of this API key');
    }
  }
}

function refuseInactive(caller: Caller): void {
  if (!caller.isActive) throw new DomainError('business_inactive', 'this business is not active');
}

/**
 * The scope of a request's `Idempotency-Key`; undefined when it has none.
 *
 * @throws DomainError `idempotency_key_required`, `idempotency_key_invalid`.
 */
export function idempotencyScope(
  route: Pick<Route, 'path' | 'aliasOf'>,
  caller: Pick<Caller, 'businessId' | 'environment' | 'requiresIdempotencyKey'>,
  given: {
    readonly key: string | string[] | undefined;
    readonly params: Readonly<Record<string, string>>;
    readonly body: unknown;
  },
): IdempotencyScope | undefined {
  const { key, params, body } = given;
  if (!key && caller.requiresIdempotencyKey) {
    throw new DomainError(
      'idempotency_key_required',
      'this business takes requests that move money only with the header Idempotency-Key',
    );
  }
  if (key === undefined) return undefined;
  // One that is there and empty was meant to protect its request, and would not.
  if (typeof key !== 'string' || key === '' || key.length > MAX_IDEMPOTENCY_KEY_LENGTH) {
    throw new DomainError(
      'idempotency_key_invalid',
      `Idempotency-Key must have 1 to ${MAX_IDEMPOTENCY_KEY_LENGTH} characters`,
    );
  }
  const { businessId, environment } = caller;
  const path = route.aliasOf ?? route.path;
  // A key is for one thing: what the path names is part of it.
  const operation = path.replace(/\{(\w+)\}/g, (placeholder, name: string) => params[name] ?? placeholder);
  return { businessId, environment, operation, key, bodySha256: bodySha256(body) };
}

/** `/a/{id}` as the router writes it: `/a/:id`. */
function koaPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

/** What is asked for under an `Idempotency-Key`. */
interface WorkDoneOnce {
  readonly work: () => Promise<RouteResponse>;
  /** Answers for a request that was decided and never answered (the process died in between). */
  readonly recover: (resourceId: string) => Promise<RouteResponse>;
  /** Whether the work looks for an equal request itself before it decides, so that none has to be looked for first. */
  readonly findsUsedKeyItself?: boolean;
}

/**
 * Does work at most once per `Idempotency-Key`. The work itself remembers the request, in the transaction that decides
 * it; here an equal request is answered from memory, before and, when two raced, after.
 *
 * @throws DomainError `idempotency_key_reused` for another body, `idempotency_key_in_use` while the first is under way.
 */
export async function idempotent(
  { database, config }: Pick<ApiDependencies, 'database' | 'config'>,
  scope: IdempotencyScope | undefined,
  { work, recover, findsUsedKeyItself = false }: WorkDoneOnce,
): Promise<RouteResponse> {
  if (!scope) return work();
  const answerFromMemory = async (): Promise<RouteResponse | undefined> => {
    const remembered = await findStoredRequest(database, scope);
    return remembered && replay(remembered, config.outcomeWaitMs, recover);
  };
  const before = findsUsedKeyItself ? undefined : await answerFromMemory();
  if (before) return before;
  try {
    return await work();
  } catch (error) {
    const wasSecond =
      error instanceof KeyAlreadyUsedError || brokenConstraint(error) === 'idempotency_key_once';
    // A refusal may be the first request's doing: it may have spent the balance that is missing now.
    const isRefusal = error instanceof DomainError || error instanceof InvariantError;
    const after = wasSecond || isRefusal ? await answerFromMemory() : undefined;
    if (after) return after;
    throw error;
  }
}

async function replay(
  remembered: StoredRequest,
  outcomeWaitMs: number,
  recover: WorkDoneOnce['recover'],
): Promise<RouteResponse> {
  if (!remembered.sameBody) {
    throw new DomainError('idempotency_key_reused', 'this Idempotency-Key was used with another body');
  }
  if (remembered.response) throw new ReplayedResponse(remembered.response);
  // The first request may still be waiting for its outcome; when that wait must be over, it died unanswered. A request for
  // approval waits for no outcome.
  if (remembered.ageMs < outcomeWaitMs + 5_000 && !isIdOfApproval(remembered.resourceId)) {
    throw new DomainError('idempotency_key_in_use', 'a request with this Idempotency-Key is in progress');
  }
  return recover(remembered.resourceId);
}
