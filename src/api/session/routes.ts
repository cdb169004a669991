import type { CallingUser } from '../../db/merchants/sessions.ts';
import { invariant } from '../../domain/errors.ts';
import { ROLES } from '../../domain/merchants/roles.ts';
import { actorOf } from '../actor.ts';
import { type Caller, userOf } from '../context.ts';
import { logout } from '../login/useCases.ts';
import { lacksRequiredFactor } from '../middleware/authenticate.ts';
import { ok, publicPost, routeGroup } from '../route.ts';
import { attemptOf } from './codeAttempt.ts';
import * as schemas from './schema.ts';
import {
  beginSession,
  confirmSecondFactorSetup,
  prepareSecondFactorSetup,
  removeOwnSecondFactor,
} from './useCases.ts';

const tag = 'Dashboard sessions';
const { get, post } = routeGroup(tag, 'own_session', 'cookie');

/** What is answered of a session. */
function presented({
  businessId,
  businessName,
  requiresSecondFactor,
  user,
  session,
}: Pick<Caller, 'businessId' | 'businessName' | 'session' | 'requiresSecondFactor'> & {
  readonly user?: Pick<CallingUser, 'userId' | 'role' | 'secondFactors'>;
}) {
  invariant(session && user, 'A call by cookie has no session.');
  const { email, userName, expiresAt } = session;
  const { userId, role, secondFactors } = user;
  const mustSetUpSecondFactor = lacksRequiredFactor({ requiresSecondFactor, user });
  const permissions = mustSetUpSecondFactor ? [] : [...ROLES[role]].sort();
  return {
    businessId,
    businessName,
    email,
    user: { id: userId, name: userName ?? null, role, permissions },
    secondFactorEnabled: secondFactors.length > 0,
    secondFactors,
    mustSetUpSecondFactor,
    expiresAt,
  };
}

export const sessionRoutes = [
  publicPost('/session', {
    operationId: 'beginSession',
    tag,
    summary: 'Sign in to the dashboard',
    description:
      'Sets the cookie `mp_session`, which no script can read, for twelve hours. If the account has a ' +
      'second factor, a request without `secondFactorCode` is 401 `second_factor_required`, with a wrong or ' +
      'used one 401 `second_factor_invalid`. For a user who has passkeys, that refusal has `passkeyOptions` ' +
      'for the browser; its answer is then the `secondFactorCode`.',
    body: schemas.sessionBody,
    refusesOtherSites: true,
    responses: {
      200: { description: 'The session.', schema: schemas.sessionAnswer },
      401: { description: 'Password or second factor are missing or wrong.', schema: schemas.sessionRefusal },
    },
    errors: [403],
    handle: async (request, dependencies) => {
      const { token, owner } = await beginSession(dependencies, request.body, request);
      const session = presented({ ...owner, user: owner });
      return { ...ok({ session }), cookie: { token, expiresAt: session.expiresAt } };
    },
  }),

  get('/session', {
    operationId: 'getSession',
    isOpenBeforeSetUp: true,
    summary: 'Read who is signed in',
    responses: { 200: { description: 'The session of the cookie.', schema: schemas.sessionAnswer } },
    handle: async ({ caller }) => ok({ session: presented(caller) }),
  }),

  post('/session/second-factor', {
    operationId: 'prepareSecondFactor',
    isOpenBeforeSetUp: true,
    summary: 'Begin to set up an authenticator app as second factor',
    description:
      'Needs the password; wrong ones count like those of a login. The answer is for an authenticator app ' +
      '(RFC 6238). Until a code of the app is confirmed, none is needed, and a new call brings a new ' +
      'secret.',
    body: schemas.secondFactorSetupBody,
    responses: { 200: { description: 'What the app needs.', schema: schemas.secondFactorAnswer } },
    errors: [409],
    handle: async ({ caller, body, address }, dependencies) =>
      ok(await prepareSecondFactorSetup(dependencies, caller, { password: body.password, address })),
  }),

  post('/session/second-factor/confirm', {
    operationId: 'confirmSecondFactor',
    isOpenBeforeSetUp: true,
    secondFactor: 'inBody',
    summary: 'Turn the authenticator app on',
    description:
      'From then on sign-in needs a code. Calls by cookie or token that move money or change the account ' +
      'need one in the header `x-second-factor`; calls by API key never do. An accepted code, also of the ' +
      'sign-in, counts for the same session for five minutes. Every other session and login token of the ' +
      'user ends.',
    body: schemas.secondFactorCodeBody,
    responses: { 200: { description: 'It is on.', schema: schemas.secondFactorConfirmedAnswer } },
    handle: async (request, dependencies) =>
      ok({
        recoveryCodes: await confirmSecondFactorSetup(dependencies, request.caller, attemptOf(request)),
      }),
  }),

  post('/session/second-factor/remove', {
    operationId: 'removeSecondFactor',
    secondFactor: 'inBody',
    summary: 'Turn the authenticator app off',
    description:
      'Needs the password, and a code of the app, a recovery code or the answer of a passkey. Every other ' +
      'session and login token of the user ends. 409 `state_conflict` for the last factor of a user while ' +
      'the business requires one.',
    body: schemas.secondFactorRemovalBody,
    responses: { 200: { description: 'It is off.', schema: schemas.secondFactorRemovedAnswer } },
    errors: [409],
    handle: async (request, dependencies) => {
      const { caller, body, address } = request;
      const isLast = !userOf(caller).secondFactors.includes('passkey');
      const given = { password: body.password, address, attempt: attemptOf(request), isLast };
      await removeOwnSecondFactor(dependencies, caller, { ...given, which: 'app' });
      return ok({ msg: 'second factor removed' });
    },
  }),

  post('/session/end', {
    operationId: 'endSession',
    isOpenBeforeSetUp: true,
    secondFactor: { exemptBecause: 'signing out takes rights away' },
    summary: 'Sign out of the dashboard',
    responses: { 200: { description: 'The cookie counts no more.', schema: schemas.sessionEndAnswer } },
    handle: async (request, { database }) => {
      await logout(database, request.caller, actorOf(request));
      return { ...ok({ msg: 'signed out' }), cookie: 'removed' };
    },
  }),
];
