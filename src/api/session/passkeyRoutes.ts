import { type ListedPasskey, listPasskeys } from '../../db/merchants/passkeys.ts';
import { DomainError } from '../../domain/errors.ts';
import type { verifyNewPasskey } from '../../security/passkeys.ts';
import { userOf } from '../context.ts';
import { challengePasskeys } from '../login/passkeys.ts';
import { found, ok, routeGroup } from '../route.ts';
import { attemptInSession, attemptOf } from './codeAttempt.ts';
import { confirmPasskey, preparePasskey } from './passkeys.ts';
import * as schemas from './schema.ts';
import { removeOwnSecondFactor } from './useCases.ts';

const { get, post } = routeGroup('Passkeys', 'own_session', 'cookie');

/** The passkeys of the user who is signed in. */
export const passkeyRoutes = [
  get('/session/passkeys', {
    operationId: 'listPasskeys',
    summary: 'List your passkeys',
    responses: { 200: { description: 'The oldest first.', schema: schemas.passkeyListAnswer } },
    handle: async ({ caller }, { database }) =>
      ok({ passkeys: (await listPasskeys(database, userOf(caller).userId)).map(presentPasskey) }),
  }),

  post('/session/passkeys', {
    operationId: 'preparePasskey',
    isOpenBeforeSetUp: true,
    summary: 'Begin to register a passkey as second factor',
    description:
      'Needs the password; wrong ones count like those of a login. The answer is for ' +
      '`navigator.credentials.create` of the browser. 503 `passkeys_unavailable` unless the service is ' +
      'reached by https and a host name.',
    body: schemas.secondFactorSetupBody,
    responses: { 200: { description: 'What the browser needs.', schema: schemas.passkeySetupAnswer } },
    errors: [409],
    handle: async (request, dependencies) => {
      const { caller, body, address } = request;
      const given = { password: body.password, address, attempt: attemptInSession(request) };
      return ok({ options: await preparePasskey(dependencies, caller, given) });
    },
  }),

  post('/session/passkeys/confirm', {
    operationId: 'confirmPasskey',
    isOpenBeforeSetUp: true,
    secondFactor: 'inBody',
    summary: 'Register a passkey',
    description:
      'Needs the browser’s answer, within five minutes and in the same session. The passkey then proves the ' +
      'second factor, as a code of an authenticator app does. Every other session and login token of the ' +
      'user ends.',
    body: schemas.passkeyConfirmBody,
    responses: { 200: { description: 'It is registered.', schema: schemas.passkeyConfirmedAnswer } },
    errors: [409],
    handle: async (request, dependencies) => {
      const { caller, body } = request;
      const { recoveryCodes, added } = await confirmPasskey(dependencies, caller, {
        name: body.name,
        answer: body.response as Parameters<typeof verifyNewPasskey>[0],
        attempt: attemptInSession(request),
      });
      return ok({ passkey: presentPasskey(added), recoveryCodes });
    },
  }),

  post('/session/passkeys/challenge', {
    operationId: 'challengePasskeys',
    secondFactor: { exemptBecause: 'a challenge proves nothing; its answer is the second factor' },
    summary: 'Begin to prove the second factor by a passkey',
    description:
      'The answer is for `navigator.credentials.get` of the browser. Send its result as JSON in place of a ' +
      'code of the second factor, once, within five minutes, in the same session.',
    responses: { 200: { description: 'What the browser needs.', schema: schemas.passkeyChallengeAnswer } },
    errors: [409],
    handle: async (request, dependencies) => {
      const { userId, passkeys } = attemptInSession(request);
      const options = await challengePasskeys(dependencies, userId, passkeys);
      if (!options) throw new DomainError('state_conflict', 'you have no passkey that works at this address');
      return ok({ options });
    },
  }),

  post('/session/passkeys/{id}/remove', {
    operationId: 'removePasskey',
    secondFactor: 'inBody',
    summary: 'Remove a passkey',
    description: 'As `removeSecondFactor` removes the app.',
    params: schemas.passkeyParams,
    body: schemas.secondFactorRemovalBody,
    responses: { 200: { description: 'It is removed.', schema: schemas.passkeyRemovedAnswer } },
    errors: [404, 409],
    handle: async (request, dependencies) => {
      const { caller, body, address, params } = request;
      const { userId, secondFactors } = userOf(caller);
      const own = await listPasskeys(dependencies.database, userId);
      const isLast = own.length === 1 && !secondFactors.includes('app');
      // Before the password and the code, which is used up.
      const which = {
        passkeyId: found(
          own.find(({ id }) => id === params.id),
          'passkey',
        ).id,
      };
      const given = { password: body.password, address, attempt: attemptOf(request), which, isLast };
      await removeOwnSecondFactor(dependencies, caller, given);
      return ok({ msg: 'passkey removed' });
    },
  }),
];

function presentPasskey({ id, name, createdAt, lastUsedAt }: ListedPasskey) {
  return { id, name, createdAt, lastUsedAt: lastUsedAt ?? null };
}
