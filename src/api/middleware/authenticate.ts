import type { Context } from 'koa';
import { noteApiKeyUse } from '../../db/apiKeys.ts';
import { findApiKeyOwner } from '../../db/businesses.ts';
import { findSessionOwner } from '../../db/sessions.ts';
import { DomainError } from '../../domain/errors.ts';
import { ENVIRONMENTS, type Environment } from '../../domain/money.ts';
import { couldBeApiKey } from '../../security/apiKey.ts';
import { readSessionToken } from '../../security/sessionToken.ts';
import type { ApiDependencies, Caller } from '../context.ts';
import type { RouteAuthentication } from '../route.ts';

type Proofs = Pick<ApiDependencies, 'background' | 'config' | 'database' | 'logger'>;

/**
 * Finds out who calls, by `x-api-key` or `Authorization: Bearer`, as the route allows. A key decides the environment;
 * for a legacy key or a token `x-business-env` does, default prod.
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
  const key = authentication === 'token' ? '' : ctx.get('x-api-key');
  const token =
    authentication === 'key' ? '' : (/^Bearer +(\S+)$/i.exec(ctx.get('authorization'))?.[1] ?? '');
  if (key === '' && token === '') throw new DomainError('unauthenticated', 'no token, authorization denied');
  const asked = askedEnvironment(ctx.get('x-business-env'));
  const caller = key !== '' ? await byKey(key, asked, proofs) : await byToken(token, asked, proofs);
  ctx.state.caller = caller;
  return caller;
}

async function byKey(
  key: string,
  asked: Environment | undefined,
  { background, database, logger }: Proofs,
): Promise<Caller> {
  const owner = couldBeApiKey(key) ? await findApiKeyOwner(database, key) : undefined;
  if (!owner) throw new DomainError('unauthenticated', 'the API key is not valid, authorization denied');
  const { keyEnvironment, keyId, isUseWorthNoting, ...business } = owner;
  if (keyEnvironment !== null && asked !== undefined && asked !== keyEnvironment) {
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

async function byToken(
  token: string,
  asked: Environment | undefined,
  { config, database }: Proofs,
): Promise<Caller> {
  const session = await readSessionToken(config.jwtSecret, token);
  const owner = session && (await findSessionOwner(database, session));
  if (!owner) throw new DomainError('unauthenticated', 'the token is not valid, authorization denied');
  const { id, name, kycStatus, isActive, pricing, requiresIdempotencyKey } = owner;
  return {
    businessId: id,
    businessName: name,
    kycStatus,
    isActive,
    pricing,
    requiresIdempotencyKey,
    environment: asked ?? 'prod',
    provenBy: 'token',
  };
}

function askedEnvironment(header: string): Environment | undefined {
  if (header === '') return undefined;
  const asked = ENVIRONMENTS.find((each) => each === header);
  if (!asked) throw new DomainError('environment_mismatch', 'x-business-env must be prod or test');
  return asked;
}
