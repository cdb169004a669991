import type { ListedSession } from '../../db/merchants/dashboardSessions.ts';
import { actorOf } from '../actor.ts';
import { ok, routeGroup } from '../route.ts';
import * as schemas from './schema.ts';
import { changeOwnPassword, endManySessions, endOneSession, listSessions } from './useCases.ts';

const { get, post } = routeGroup('Dashboard sessions', 'own_session', 'cookie');

/** The sessions of the user who is signed in, and the password that they rest on. */
export const ownSessionRoutes = [
  get('/sessions', {
    operationId: 'listSessions',
    summary: 'List your sessions of the dashboard',
    responses: { 200: { description: 'The one used last first.', schema: schemas.sessionListAnswer } },
    handle: async ({ caller }, dependencies) =>
      ok({ sessions: (await listSessions(dependencies, caller)).map(presentSession) }),
  }),

  post('/sessions/{id}/end', {
    operationId: 'endOneSession',
    summary: 'Sign out one of your sessions',
    params: schemas.sessionParams,
    responses: { 200: { description: 'It has ended.', schema: schemas.sessionEndAnswer } },
    errors: [404],
    handle: async (request, dependencies) => {
      await endOneSession(dependencies, request.caller, { id: request.params.id, actor: actorOf(request) });
      return ok({ msg: 'signed out' });
    },
  }),

  post('/sessions/end-others', {
    operationId: 'endOtherSessions',
    summary: 'Sign out everywhere else',
    description: 'Ends your other sessions and your login tokens.',
    responses: { 200: { description: 'They have ended.', schema: schemas.sessionEndAnswer } },
    handle: async (request, dependencies) => {
      await endManySessions(dependencies, request.caller, { isOwnKept: true, actor: actorOf(request) });
      return ok({ msg: 'signed out' });
    },
  }),

  post('/sessions/end-all', {
    operationId: 'endAllSessions',
    summary: 'Sign out everywhere',
    description: 'Ends all of your sessions, this one too, and your login tokens.',
    responses: { 200: { description: 'They have ended.', schema: schemas.sessionEndAnswer } },
    handle: async (request, dependencies) => {
      await endManySessions(dependencies, request.caller, { isOwnKept: false, actor: actorOf(request) });
      return { ...ok({ msg: 'signed out' }), cookie: 'removed' };
    },
  }),

  post('/session/password', {
    operationId: 'changePassword',
    isOpenBeforeSetUp: true,
    summary: 'Change your password',
    description:
      'Needs the current one; wrong ones count like those of a login. Your other sessions and your login ' +
      'tokens end. A password is refused if it is common, or made of e-mail address, business name or phone ' +
      'number.',
    body: schemas.passwordChangeBody,
    responses: { 200: { description: 'It is changed.', schema: schemas.passwordChangeAnswer } },
    handle: async (request, dependencies) => {
      const { caller, body, address } = request;
      const { currentPassword: password, newPassword } = body;
      await changeOwnPassword(dependencies, caller, {
        password,
        newPassword,
        address,
        actor: actorOf(request),
      });
      return ok({ msg: 'password changed' });
    },
  }),
];

function presentSession({ userAgent, ...session }: ListedSession) {
  return { ...session, device: userAgent ?? null };
}
