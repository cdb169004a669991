import { type ZodObject, type ZodType, z } from 'zod';
import type { IdempotencyScope } from '../db/idempotency.ts';
import type { FieldProblem } from '../domain/errors.ts';
import type { Pricing } from '../domain/pricing.ts';
import type { ApiDependencies, Caller } from './context.ts';
import { ownBusiness } from './schemas.ts';

/** What a handler answers. The body's `success` comes with it; test-mode marks are added outside. */
export interface RouteResponse {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** The answer was stored under its `Idempotency-Key` by the very transaction that made it true. */
  readonly isStored?: boolean;
}

/** A documented answer of a route. */
export interface DocumentedResponse {
  readonly description: string;
  readonly schema: ZodType;
}

/** A parsed request, as a handler sees it: plain values, no framework. */
export interface RouteRequest<Body, Query, Params> {
  readonly caller: Caller;
  readonly body: Body;
  readonly query: Query;
  readonly params: Params;
  /** Present when the route takes an `Idempotency-Key` and the request brought one. */
  readonly idempotency: IdempotencyScope | undefined;
  /** Where the request came from. */
  readonly address: string;
}

/** One thing that can be asked for, which may have several paths. */
export interface Operation {
  /** Its name for `Idempotency-Key`: the path that the contract lists, with the placeholders of the route. */
  readonly path: string;
  /** Names that keys may be stored under since earlier versions. */
  readonly formerPaths: readonly string[];
}

/** How a route's caller proves who it is: by API key, by the token of a login, by either, or not at all. */
export type RouteAuthentication = 'key' | 'token' | 'tokenOrKey' | 'none';

/** A route of the contract: how it is found, what it takes, what it answers, and who does the work. */
export interface Route<
  Body extends ZodType = ZodType,
  Query extends ZodObject = ZodObject,
  Params extends ZodType = ZodType,
> {
  readonly method: 'get' | 'post' | 'patch';
  /** Below the base URL, with OpenAPI placeholders: `/webhooks/deliveries/{id}`. */
  readonly path: string;
  readonly operationId: string;
  readonly tag: string;
  readonly authentication: RouteAuthentication;
  readonly summary: string;
  readonly description?: string;
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
  /** Whether `Idempotency-Key` is honoured: on every route that moves money. */
  readonly isIdempotent?: boolean;
  /** What an `Idempotency-Key` is scoped by; the route's own path unless other paths do the same. */
  readonly operation?: Operation;
  readonly responses: Readonly<Record<number, DocumentedResponse>>;
  /** Error statuses, beside those that every route may answer. */
  readonly errors?: readonly number[];
  readonly handle: (
    request: RouteRequest<z.infer<Body>, z.infer<Query>, z.infer<Params>>,
    dependencies: ApiDependencies,
  ) => Promise<RouteResponse>;
}

type Declared<Declaration extends { authentication: RouteAuthentication }> = Omit<
  Declaration,
  'authentication'
> & {
  /** `key` unless said. */
  readonly authentication?: Exclude<RouteAuthentication, 'none'>;
};

/**
 * Declares a route; its handler's types follow from its schemas. The query of a GET may name the business, as the
 * contract says (interface.md, section 5), whether or not the route's own schema asks for it.
 */
export function defineRoute<Body extends ZodType, Query extends ZodObject, Params extends ZodType>(
  route: Declared<Route<Body, Query, Params>>,
): Route {
  const query =
    route.method === 'get' ? z.object({ businessId: ownBusiness, ...route.query?.shape }) : route.query;
  return { authentication: 'key', ...route, query } as unknown as Route;
}

/** Declares a route that anybody may call: its handler knows no caller. */
export function definePublicRoute<Body extends ZodType>(
  route: Omit<Route<Body>, 'authentication' | 'handle'> & {
    readonly handle: (
      request: Omit<RouteRequest<z.infer<Body>, unknown, unknown>, 'caller' | 'idempotency'>,
      dependencies: ApiDependencies,
    ) => Promise<RouteResponse>;
  },
): Route {
  return { ...route, authentication: 'none' } as unknown as Route;
}
