import { changeUserRole, listUsers, removeUser, type UserChange } from '../../db/merchants/users.ts';
import { type Caller, userOf } from '../context.ts';
import { ok, publicPost, routeGroup } from '../route.ts';
import * as schemas from './schema.ts';
import { accept, invite, presentUser, readUser, resendInvitation } from './useCases.ts';

const tag = 'Users';
const { get, post, patch } = routeGroup(tag, 'users', 'token');

/** The user who calls, and the business. */
const changeBy = (caller: Caller): UserChange => ({
  businessId: caller.businessId,
  by: userOf(caller).userId,
});

export const userRoutes = [
  get('/users', {
    operationId: 'listUsers',
    summary: 'List the users of the business',
    responses: {
      200: { description: 'Oldest first, without removed users.', schema: schemas.userListAnswer },
    },
    handle: async ({ caller }, { database }) =>
      ok({ users: (await listUsers(database, caller.businessId)).map(presentUser) }),
  }),

  post('/users', {
    operationId: 'inviteUser',
    summary: 'Invite a user',
    description:
      'Sends a mail with a link that is valid for three days. An e-mail address belongs to one user of one business: for ' +
      'another one the answer is 409 `state_conflict`. Only an owner may invite an owner.',
    body: schemas.invitationBody,
    responses: { 200: { description: 'The user is invited.', schema: schemas.invitationAnswer } },
    errors: [409],
    handle: async ({ caller, body, origin }, dependencies) =>
      ok(await invite(dependencies, { ...changeBy(caller), ...body }, origin)),
  }),

  post('/users/{id}/invitation', {
    operationId: 'resendInvitation',
    summary: 'Send an invitation again',
    description: 'With a new link; the earlier one is no longer valid.',
    params: schemas.userParams,
    responses: { 200: { description: 'It is sent again.', schema: schemas.invitationAnswer } },
    errors: [409],
    handle: async ({ caller, params, origin }, dependencies) =>
      ok(await resendInvitation(dependencies, { ...changeBy(caller), userId: params.id }, origin)),
  }),

  patch('/users/{id}', {
    operationId: 'changeUserRole',
    summary: 'Change the role of a user',
    description:
      'It applies at once. Only an owner may change an owner or make one; a business keeps at least one owner.',
    params: schemas.userParams,
    body: schemas.roleBody,
    responses: { 200: { description: 'The user.', schema: schemas.userAnswer } },
    errors: [409],
    handle: async ({ caller, params, body }, { database }) => {
      await changeUserRole(database, { ...changeBy(caller), userId: params.id, role: body.role });
      return ok({ user: await readUser(database, caller.businessId, params.id) });
    },
  }),

  post('/users/{id}/remove', {
    operationId: 'removeUser',
    summary: 'Remove a user',
    description:
      'Sessions and login tokens of the user end at once. Only an owner may remove an owner; a business keeps at least one.',
    params: schemas.userParams,
    responses: { 200: { description: 'The user is removed.', schema: schemas.userRemovedAnswer } },
    errors: [409],
    handle: async ({ caller, params }, { database }) => {
      await removeUser(database, { ...changeBy(caller), userId: params.id });
      return ok({ msg: 'user removed' });
    },
  }),

  publicPost('/users/accept', {
    operationId: 'acceptInvitation',
    tag,
    summary: 'Accept an invitation',
    description:
      'Sets the name and the password of an invited user, who can log in from then on. A password that is refused leaves ' +
      'the invitation valid.',
    body: schemas.acceptBody,
    responses: { 200: { description: 'The user has joined.', schema: schemas.acceptAnswer } },
    handle: async ({ body, address }, dependencies) => {
      const { email } = await accept(dependencies, body, address);
      return ok({ msg: 'invitation accepted; log in with your e-mail address and password', email });
    },
  }),
];
