import { actorOf } from '../actor.ts';
import { ok, publicPost, routeGroup } from '../route.ts';
import * as schemas from './schema.ts';
import { changePasswordByCode, login, logout, requestPasswordReset } from './useCases.ts';

const tag = 'Login';
const { post } = routeGroup(tag, 'own_session', 'token');

export const loginRoutes = [
  publicPost('/auth/login', {
    operationId: 'login',
    tag,
    summary: 'Log in',
    description:
      'An account with a second factor needs `secondFactorCode`: without it the answer is 401 ' +
      '`second_factor_required`, with a wrong or used one 401 `second_factor_invalid`. Passkeys need a ' +
      'browser: an account with passkeys alone logs in here by a recovery code.',
    body: schemas.loginBody,
    responses: { 200: { description: 'The token of this session.', schema: schemas.loginAnswer } },
    errors: [401],
    handle: async (request, dependencies) => ok({ token: await login(dependencies, request.body, request) }),
  }),
  publicPost('/auth/forgot-password', {
    operationId: 'forgotPassword',
    tag,
    summary: 'Request a password reset code by mail',
    description:
      'The code is valid once, for at least ten minutes. Another request mails the same code again, after ' +
      'five minutes at the earliest. An account gets a few mails a day; the code of the newest one is ' +
      'valid. 503 `password_reset_unavailable` if the service sends no mail.',
    body: schemas.forgotPasswordBody,
    responses: {
      200: {
        description: 'The same answer whether the account exists or not.',
        schema: schemas.forgotPasswordAnswer,
      },
    },
    handle: async (request, dependencies) => {
      await requestPasswordReset(dependencies, request.body.email, request);
      return ok({ msg: 'if the account exists, a code was sent to its e-mail address' });
    },
  }),
  publicPost('/auth/reset-password', {
    operationId: 'resetPassword',
    tag,
    summary: 'Set a new password by the mailed code',
    description:
      'Ends every session of the user. A password is refused if it is common, or made of e-mail address, ' +
      'business name or phone number; the code stays valid.',
    body: schemas.resetPasswordBody,
    responses: { 200: { description: 'The password is changed.', schema: schemas.resetPasswordAnswer } },
    handle: async (request, dependencies) => {
      await changePasswordByCode(dependencies, request.body, request);
      return ok({ msg: 'password changed' });
    },
  }),

  post('/auth/logout', {
    operationId: 'logout',
    isOpenBeforeSetUp: true,
    secondFactor: { exemptBecause: 'signing out takes rights away' },
    summary: 'Log out',
    description: 'The token is no longer valid. A call by cookie ends the session of the dashboard instead.',
    responses: { 200: { description: 'The token has ended.', schema: schemas.logoutAnswer } },
    handle: async (request, { database }) => {
      await logout(database, request.caller, actorOf(request));
      const done = ok({ msg: 'logged out' });
      return request.caller.session ? { ...done, cookie: 'removed' } : done;
    },
  }),
];
