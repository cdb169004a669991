import { z } from 'zod';
import { changeUserRole, listUsers, removeUser, type UserChange } from '../../db/merchants/users.ts';
import { actorOf } from '../actor.ts';
import type { Caller, Visitor } from '../context.ts';
import { ok, publicPost, routeGroup } from '../route.ts';
import * as schemas from './schema.ts';
import { accept, invite, presentUser, readUser, resendInvitation } from './useCases.ts';

const tag = 'Users';
const { csv, get, post, patch } = routeGroup(tag, 'users', 'token');

/** The user who calls, and the business. */
const changeBy = (request: Visitor & { readonly caller: Caller }): UserChange => ({
  businessId: request.caller.businessId,
  actor: actorOf(request),
});

export const userRoutes = [
  get('/users', {
    operationId: 'listUsers',
    summary: 'List the users of the business',
    query: z.object(schemas.userQuery),
    responses: {
      200: { description: 'Oldest first, without removed users.', schema: schemas.userListAnswer },
    },
    handle: async ({ caller, query }, { database }) => {
      const { role, status } = query;
      return ok({ users: (await listUsers(database, caller.businessId, { role, status })).map(presentUser) });
    },
  }),

  csv('/users/export', {
    operationId: 'exportUsers',
    summary: 'Download the users of the business as CSV',
    query: schemas.userQuery,
    name: 'users',
    columns: schemas.EXPORTED_FIELDS,
    read: async ({ caller, query: { role, status } }, { database }) => ({
      items: await listUsers(database, caller.businessId, { role, status }),
      next: undefined,
    }),
    present: presentUser,
  }),

  post('/users', {
    operationId: 'inviteUser',
    summary: 'Invite a user',
    description:
      'Sends a mail with a link that is valid for three days. 409 `state_conflict` if a user of the ' +
      'business has the e-mail address. Only an owner may invite an owner.',
    body: schemas.invitationBody,
    responses: { 200: { description: 'The user is invited.', schema: schemas.invitationAnswer } },
    errors: [409],
    handle: async (request, dependencies) =>
      ok(await invite(dependencies, { ...changeBy(request), ...request.body }, request.origin)),
  }),

  post('/users/{id}/invitation', {
    operationId: 'resendInvitation',
    summary: 'Send an invitation again',
    description: 'With a new link; the earlier one is no longer valid.',
    params: schemas.userParams,
    responses: { 200: { description: 'It is sent again.', schema: schemas.invitationAnswer } },
    errors: [409],
    handle: async (request, dependencies) => {
      const change = { ...changeBy(request), userId: request.params.id };
      return ok(await resendInvitation(dependencies, change, request.origin));
    },
  }),

  patch('/users/{id}', {
    operationId: 'changeUserRole',
    summary: 'Change the role of a user',
    description: 'Applies at once. Only an owner may change or make an owner; a business keeps at least one.',
    params: schemas.userParams,
    body: schemas.roleBody,
    responses: { 200: { description: 'The user.', schema: schemas.userAnswer } },
    errors: [409],
    handle: async (request, { database }) => {
      const { caller, params, body } = request;
      await changeUserRole(database, { ...changeBy(request), userId: params.id, role: body.role });
      return ok({ user: await readUser(database, caller.businessId, params.id) });
    },
  }),

  post('/users/{id}/remove', {
    operationId: 'removeUser',
    summary: 'Remove a user',
    description:
      'The user’s sessions and login tokens end at once. Only an owner may remove an owner; a business ' +
      'keeps at least one. API keys stay valid; `revokeKeys` ends the restricted ones that the user made.',
    params: schemas.userParams,
    body: schemas.removalBody,
    responses: { 200: { description: 'The user is removed.', schema: schemas.userRemovedAnswer } },
    errors: [409],
    handle: async (request, { database }) => {
      const { params, body } = request;
      const removal = { ...changeBy(request), userId: params.id, revokeKeys: body.revokeKeys };
      return ok({ msg: 'user removed', ...(await removeUser(database, removal)) });
    },
  }),

  publicPost('/users/accept', {
    operationId: 'acceptInvitation',
    tag,
    summary: 'Accept an invitation',
    description:
      'Sets the name and the password of an invited user, who can then log in. A refused password leaves ' +
      'the invitation valid. 409 `state_conflict` if the e-mail address belongs to another business.',
    body: schemas.acceptBody,
    responses: { 200: { description: 'The user has joined.', schema: schemas.acceptAnswer } },
    errors: [409],
    handle: async (request, dependencies) => {
      const { email } = await accept(dependencies, request.body, request);
      return ok({ msg: 'invitation accepted; log in with your e-mail address and password', email });
    },
  }),
];
