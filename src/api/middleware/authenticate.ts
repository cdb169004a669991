import type { Context } from 'koa';
import { noteApiKeyUse } from '../../db/merchants/apiKeys.ts';
import { findDashboardSession, noteDashboardSessionUse } from '../../db/merchants/dashboardSessions.ts';
import { findSessionOwner } from '../../db/merchants/sessions.ts';
import { DomainError } from '../../domain/errors.ts';
import { ALL_PERMISSIONS, type Permission } from '../../domain/merchants/permissions.ts';
import { ROLES } from '../../domain/merchants/roles.ts';
import { ENVIRONMENTS, type Environment } from '../../domain/money.ts';
import { dashboardTokenSha256 } from '../../security/dashboardToken.ts';
import { couldBeApiKey } from '../../security/identifiers.ts';
import { clientNetwork, isInNetworks } from '../../security/networks.ts';
import { readSessionToken, sessionTokenSha256 } from '../../security/sessionToken.ts';
import type { ApiDependencies, Caller, CallerUser } from '../context.ts';
import type { Route, RouteAuthentication } from '../route.ts';
import { readSessionCookie } from '../session/cookie.ts';
import { refuseOtherSites } from './otherSites.ts';

type Proofs = Pick<ApiDependencies, 'apiKeyOwners' | 'background' | 'config' | 'database' | 'logger'>;

/** The form of a session's token (RFC 7515, section 3.1: three parts in base64url with dots between). */
const JWT = /^[\w-]+\.[\w-]+\.[\w-]*$/;

const KEY_HEADER = 'an API key, in the header x-api-key';
const TOKEN_HEADER = 'the token of a login, in the header Authorization after "Bearer "';

/** What a caller reads whose credential stands in a header, or is of a kind, that the route does not take. */
const TAKEN: Readonly<Record<Exclude<RouteAuthentication, 'none'>, string>> = {
  key: `this route takes ${KEY_HEADER}; authorization denied`,
  token: `this route takes ${TOKEN_HEADER}; authorization denied`,
  tokenOrKey: `this route takes ${KEY_HEADER}, or ${TOKEN_HEADER}; authorization denied`,
  cookie: `this route takes the cookie of the dashboard alone; authorization denied`,
};

/**
 * Finds out who calls, by `x-api-key` or `Authorization: Bearer`, as the route allows, or else by the dashboard's cookie,
 * which every route takes. A key decides the environment; for a legacy key, a token or a cookie `x-business-env` does,
 * default prod. A credential in the wrong header is refused with the name of the right one, whatever cookie comes with it.
 *
 * @returns undefined for a route that anybody may call.
 * @throws DomainError `unauthenticated`, `network_not_allowed`, `environment_mismatch`, `csrf_refused`.
 */
export async function authenticate(
  ctx: Context,
  authentication: RouteAuthentication,
  proofs: Proofs,
): Promise<Caller | undefined> {
  if (authentication === 'none') return undefined;
  const caller = await callerOf(ctx, authentication, proofs);
  ctx.state.caller = caller;
  return caller;
}

async function callerOf(
  ctx: Context,
  authentication: Exclude<RouteAuthentication, 'none'>,
  proofs: Proofs,
): Promise<Caller> {
  const sent = sentCredentials(ctx);
  if (sent === undefined) return byCookie(ctx, authentication, proofs);
  if (authentication === 'cookie') throw refusal(TAKEN.cookie);
  const key = authentication === 'token' ? '' : sent.key;
  const token = authentication === 'key' ? '' : sent.token;
  if (key === '' && token === '') throw refusal(TAKEN[authentication]);
  const asked = askedEnvironment(ctx);
  const caller =
    key !== '' ? await byKey({ key, asked, address: ctx.ip }, proofs) : await byToken(token, asked, proofs);
  if (!caller) throw refusal(whyInvalid(key, token) ?? TAKEN[authentication]);
  return caller;
}

/** What stands in the two headers; undefined when neither holds a credential of ours, wherever it belongs. */
function sentCredentials(ctx: Context): { readonly key: string; readonly token: string } | undefined {
  const key = ctx.get('x-api-key');
  const authorization = ctx.get('authorization');
  const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '';
  const isBare = /^(?!Bearer$)\S+$/i.test(authorization);
  return key !== '' || token !== '' || isBare ? { key, token } : undefined;
}

function refusal(message: string): DomainError {
  return new DomainError('unauthenticated', message);
}

/** The message for an unknown credential; undefined when it is of the kind that belongs into the other header. */
function whyInvalid(key: string, token: string): string | undefined {
  if (key !== '') {
    const isKey = !JWT.test(key) && !/^Bearer /i.test(key);
    return isKey ? 'the API key is not valid, authorization denied' : undefined;
  }
  return JWT.test(token) ? 'the token is not valid, authorization denied' : undefined;
}

/**
 * The caller whose key this is; undefined when it is unknown.
 *
 * @throws DomainError `network_not_allowed`, `environment_mismatch`.
 */
async function byKey(
  {
    key,
    asked,
    address,
  }: { readonly key: string; readonly asked: Environment | undefined; readonly address: string },
  { apiKeyOwners, background, database, logger }: Proofs,
): Promise<Caller | undefined> {
  const owner = couldBeApiKey(key) ? await apiKeyOwners.find(key) : undefined;
  if (!owner) return undefined;
  const { keyEnvironment, keyId, keyCreatedAtMs, isUseWorthNoting, scopes, networks, ...business } = owner;
  if (networks && !isInNetworks(address, networks)) {
    logger.warn({ businessId: business.businessId, keyId, address }, 'An API key came from another network.');
    throw new DomainError('network_not_allowed', `this API key is not accepted from ${address}`);
  }
  if (keyEnvironment !== undefined && asked !== undefined && asked !== keyEnvironment) {
    throw new DomainError(
      'environment_mismatch',
      `x-business-env says ${asked}, but this is a ${keyEnvironment} key`,
    );
  }
  if (isUseWorthNoting) {
    background(
      noteApiKeyUse(database, keyId, clientNetwork(address)).catch((error: unknown) => {
        logger.warn({ err: error }, 'The use of an API key could not be noted.');
      }),
    );
  }
  const environment = keyEnvironment ?? asked ?? 'prod';
  return {
    ...business,
    environment,
    provenBy: 'key',
    permissions: scopes ? new Set(scopes) : ALL_PERMISSIONS,
    hasTestMarks: environment === 'test',
    apiKey: { id: keyId, ends: key.slice(-4), createdAtMs: keyCreatedAtMs },
  };
}

/** The caller that this token was issued to; undefined when it is not valid, or no longer. */
async function byToken(
  token: string,
  asked: Environment | undefined,
  { config, database }: Proofs,
): Promise<Caller | undefined> {
  const session = await readSessionToken(config.jwtSecret, token);
  const tokenSha256 = sessionTokenSha256(token);
  const owner = session && (await findSessionOwner(database, { ...session, tokenSha256 }));
  if (!owner) return undefined;
  const { userId, role, secondFactors, ...business } = owner;
  return {
    ...business,
    environment: asked ?? 'prod',
    provenBy: 'token',
    user: { userId, role, tokenSha256, secondFactors },
    permissions: ROLES[role],
    hasTestMarks: false,
  };
}

/**
 * The caller who is signed in to the dashboard. A browser adds the cookie to whatever a page asks for, so what is not a
 * mere reading must come from a page of our own.
 *
 * @throws DomainError `unauthenticated` without a cookie, or when its session counts no more; `csrf_refused`.
 */
async function byCookie(
  ctx: Context,
  authentication: Exclude<RouteAuthentication, 'none'>,
  { background, config, database, logger }: Proofs,
): Promise<Caller> {
  const cookie = readSessionCookie(ctx, config);
  if (cookie === '') throw refusal('no token, authorization denied');
  if (ctx.method !== 'GET' && ctx.method !== 'HEAD') refuseOtherSites(ctx, config, { needsProof: true });
  const asked = askedEnvironment(ctx);
  const tokenSha256 = dashboardTokenSha256(cookie);
  const owner =
    tokenSha256 && (await findDashboardSession(database, { tokenSha256, idleMs: config.sessionIdleMs }));
  if (!owner) throw refusal('the session is over, sign in again');
  const { isUseWorthNoting, session, userId, role, secondFactors, ...business } = owner;
  // What a page asks by itself, without its user, does not keep a session alive.
  if (isUseWorthNoting && ctx.get('x-unattended') === '') {
    background(
      noteDashboardSessionUse(database, { tokenSha256: session.tokenSha256, address: ctx.ip }).catch(
        (error: unknown) => {
          logger.warn({ err: error }, 'The use of a dashboard session could not be noted.');
        },
      ),
    );
  }
  return {
    ...business,
    environment: asked ?? 'prod',
    provenBy: 'cookie',
    user: { userId, role, tokenSha256: session.tokenSha256, secondFactors },
    permissions: ROLES[role],
    hasTestMarks: authentication === 'key' && asked === 'test',
    session,
  };
}

/**
 * The environment that a request names. A header that is there and empty names none: a client that forgot to fill it in meant
 * one of them, and the default is real money.
 */
function askedEnvironment(ctx: Context): Environment | undefined {
  const header = ctx.headers['x-business-env'];
  if (header === undefined) return undefined;
  const asked = ENVIRONMENTS.find((each) => each === header);
  if (!asked) throw new DomainError('environment_mismatch', 'x-business-env must be prod or test');
  return asked;
}

/** Whether a call comes from a user who has to set up a second factor first, because the business requires one. */
export function lacksRequiredFactor({
  requiresSecondFactor,
  user,
}: Pick<Caller, 'requiresSecondFactor'> & {
  readonly user?: Pick<CallerUser, 'secondFactors'>;
}): boolean {
  return requiresSecondFactor && user?.secondFactors.length === 0;
}

/**
 * Keeps a user who has to set up a second factor to the routes that this takes.
 *
 * @throws DomainError `second_factor_setup_required`.
 */
export function requireSecondFactorSetUp(
  caller: Caller,
  { isOpenBeforeSetUp }: Pick<Route, 'isOpenBeforeSetUp'>,
): void {
  if (isOpenBeforeSetUp || !lacksRequiredFactor(caller)) return;
  throw new DomainError(
    'second_factor_setup_required',
    'this business requires a second factor of every user: sign in to the dashboard and set one up on the page Security',
  );
}

/** Lets a caller go on who has at least one of some permissions. @throws DomainError `forbidden` naming them. */
export function requireAnyPermission(
  { permissions }: Pick<Caller, 'permissions'>,
  needed: Permission | readonly Permission[],
): void {
  const any = [needed].flat();
  if (any.some((each) => permissions.has(each))) return;
  throw new DomainError('forbidden', `this needs the permission ${any.join(' or ')}`);
}
