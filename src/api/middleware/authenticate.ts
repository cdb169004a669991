import type { Context } from 'koa';
import { noteApiKeyUse } from '../../db/apiKeys.ts';
import { findSessionOwner } from '../../db/sessions.ts';
import { DomainError } from '../../domain/errors.ts';
import { ENVIRONMENTS, type Environment } from '../../domain/money.ts';
import { couldBeApiKey } from '../../security/apiKey.ts';
import { readSessionToken } from '../../security/sessionToken.ts';
import type { ApiDependencies, Caller } from '../context.ts';
import type { RouteAuthentication } from '../route.ts';

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
};

/**
 * Finds out who calls, by `x-api-key` or `Authorization: Bearer`, as the route allows. A key decides the environment;
 * for a legacy key or a token `x-business-env` does, default prod. A credential in the wrong header is refused with the
 * name of the right one.
 *
 * @returns undefined for a route that anybody may call.
 * @throws DomainError `unauthenticated`, `environment_mismatch`.
 */
export async function authenticate(
  ctx: Context,
  authentication: RouteAuthentication,
  proofs: Proofs,
): Promise<Caller | undefined> {
  if (authentication === 'none') return undefined;
  const sent = sentCredentials(ctx);
  if (sent === undefined) throw refusal('no token, authorization denied');
  const key = authentication === 'token' ? '' : sent.key;
  const token = authentication === 'key' ? '' : sent.token;
  if (key === '' && token === '') throw refusal(TAKEN[authentication]);
  const asked = askedEnvironment(ctx.get('x-business-env'));
  const caller = key !== '' ? await byKey(key, asked, proofs) : await byToken(token, asked, proofs);
  if (!caller) throw refusal(whyInvalid(key, token) ?? TAKEN[authentication]);
  ctx.state.caller = caller;
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

/** What to say of a credential that nobody has; undefined when it is of the kind that belongs into the other header. */
function whyInvalid(key: string, token: string): string | undefined {
  if (key !== '') {
    const isKey = !JWT.test(key) && !/^Bearer /i.test(key);
    return isKey ? 'the API key is not valid, authorization denied' : undefined;
  }
  return JWT.test(token) ? 'the token is not valid, authorization denied' : undefined;
}

/** The caller whose key this is; undefined when it is nobody's. */
async function byKey(
  key: string,
  asked: Environment | undefined,
  { apiKeyOwners, background, database, logger }: Proofs,
): Promise<Caller | undefined> {
  const owner = couldBeApiKey(key) ? await apiKeyOwners.find(key) : undefined;
  if (!owner) return undefined;
  const { keyEnvironment, keyId, isUseWorthNoting, ...business } = owner;
  if (keyEnvironment !== undefined && asked !== undefined && asked !== keyEnvironment) {
    throw new DomainError(
      'environment_mismatch',
      `x-business-env says ${asked}, but this is a ${keyEnvironment} key`,
    );
  }
  if (isUseWorthNoting) {
    background(
      noteApiKeyUse(database, keyId).catch((error: unknown) => {
        logger.warn({ err: error }, 'The use of an API key could not be noted.');
      }),
    );
  }
  return { ...business, environment: keyEnvironment ?? asked ?? 'prod', provenBy: 'key' };
}

/** The caller whom this token was issued to; undefined when it is not valid, or not any more. */
async function byToken(
  token: string,
  asked: Environment | undefined,
  { config, database }: Proofs,
): Promise<Caller | undefined> {
  const session = await readSessionToken(config.jwtSecret, token);
  const owner = session && (await findSessionOwner(database, session));
  return owner && { ...owner, environment: asked ?? 'prod', provenBy: 'token' };
}

function askedEnvironment(header: string): Environment | undefined {
  if (header === '') return undefined;
  const asked = ENVIRONMENTS.find((each) => each === header);
  if (!asked) throw new DomainError('environment_mismatch', 'x-business-env must be prod or test');
  return asked;
}
