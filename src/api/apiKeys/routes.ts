import { z } from 'zod';
import {
  createRestrictedKey,
  endApiKey,
  KEY_STATES,
  listApiKeys,
  MAX_RESTRICTED_KEYS,
  MAX_VALID_KEYS,
  rotateApiKey,
} from '../../db/merchants/apiKeys.ts';
import { DomainError } from '../../domain/errors.ts';
import { HOUR_MS } from '../../domain/time.ts';
import { noteCreated } from '../../observability/logger.ts';
import { actorOf } from '../actor.ts';
import { ok, routeGroup } from '../route.ts';
import { answerToToken, environment, exampleId, field, overlapHours } from '../schemas.ts';
import { keyScope, restrictedKeyBody } from './schema.ts';

const MAX_OVERLAP_HOURS = 168;
const { csv, get, post } = routeGroup('API keys', 'api_keys', 'token');

const keySummary = z.object({
  id: field.text(exampleId('key')),
  environment: environment.nullable().meta({ description: 'Null for a legacy key.' }),
  name: field.textOrNull('Payroll server', 'Null for a full key.'),
  scopes: z
    .array(keyScope)
    .nullable()
    .meta({ description: 'What a restricted key may do; null for a full key, which may do everything.' }),
  networks: z
    .array(field.text('203.0.113.0/24'))
    .nullable()
    .meta({ description: 'Where the key is accepted from, in CIDR notation; null for everywhere.' }),
  lastFour: field.textOrNull('3kQz', 'The last four characters of the key; null for a legacy key.'),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable().meta({ description: 'To the minute.' }),
  lastUsedNetwork: field.textOrNull(
    '203.0.113.7',
    'The address of the use at `lastUsedAt`: IPv4, or the /64 of an IPv6 address.',
  ),
  expiresAt: z.iso.datetime().nullable().meta({
    description: 'Null for the current key, and for a restricted key that is valid until it is revoked.',
  }),
});
const keyAnswer = answerToToken('ApiKeyAnswer', {
  apiKey: keySummary.extend({ key: field.text('mp_test_…') }),
});

const keyQuery = {
  environment: environment
    .optional()
    .meta({ description: 'Only keys that are valid in this environment.', param: { id: 'keyEnvironment' } }),
  state: z
    .enum(KEY_STATES, `must be one of ${KEY_STATES.join(', ')}`)
    .optional()
    .meta({
      description: '`lasting`: keys without `expiresAt`. `ending`: keys with one.',
      param: { id: 'keyState' },
    }),
};

const EXPORTED_FIELDS = [
  'id',
  'environment',
  'name',
  'scopes',
  'networks',
  'lastFour',
  'createdAt',
  'lastUsedAt',
  'lastUsedNetwork',
  'expiresAt',
] as const;

export const apiKeyRoutes = [
  get('/api-keys', {
    operationId: 'listApiKeys',
    summary: 'List the valid API keys',
    query: z.object(keyQuery),
    responses: {
      200: {
        description: 'Newest first, without the keys themselves: GET /me shows the current full ones.',
        schema: answerToToken('ApiKeyListAnswer', { apiKeys: z.array(keySummary) }),
      },
    },
    handle: async ({ caller, query }, { database }) => {
      const { environment, state } = query;
      return ok({ apiKeys: await listApiKeys(database, caller.businessId, { environment, state }) });
    },
  }),

  csv('/api-keys/export', {
    operationId: 'exportApiKeys',
    summary: 'Download the list of valid API keys as CSV, without the keys themselves',
    query: keyQuery,
    name: 'api-keys',
    columns: EXPORTED_FIELDS,
    read: async ({ caller, query: { environment, state } }, { database }) => ({
      items: await listApiKeys(database, caller.businessId, { environment, state }),
      next: undefined,
    }),
    present: (key) => key,
  }),

  post('/api-keys', {
    operationId: 'createApiKey',
    summary: 'Create a restricted API key',
    description:
      'The key may do only what its scopes name: another call is 403 `forbidden`, with the permission it needs. A call ' +
      'from outside `networks` is 403 `network_not_allowed`. Only this answer has the key. ' +
      `A business has at most ${MAX_RESTRICTED_KEYS} valid restricted keys.`,
    body: restrictedKeyBody,
    responses: { 200: { description: 'The key. It is not shown again.', schema: keyAnswer } },
    errors: [422],
    handle: async (request, { database }) => {
      const { caller, body } = request;
      const { businessId } = caller;
      const { environment, name, scopes, networks, expiresAt } = body;
      const restriction = { name, scopes, networks, expiresAt, actor: actorOf(request) };
      const { key, summary } = await createRestrictedKey(database, { businessId, environment }, restriction);
      noteCreated(summary.id);
      return ok({ apiKey: { ...summary, key } });
    },
  }),

  post('/api-keys/rotate', {
    operationId: 'rotateApiKey',
    summary: 'Create a new full API key',
    description:
      'Older full keys of that environment stay valid for the overlap. An environment ' +
      `has at most ${MAX_VALID_KEYS} valid full keys: beyond that the oldest end.`,
    body: z
      .object({
        environment: z.enum(['prod', 'test'], 'must be prod or test').meta({ example: 'test' }),
        overlapHours: overlapHours(MAX_OVERLAP_HOURS, 'must be a number')
          .default(24)
          .meta({ description: 'How long the older keys stay valid; 24 when absent.', example: 24 }),
      })
      .meta({ id: 'ApiKeyRotation' }),
    responses: {
      200: { description: 'The new key.', schema: keyAnswer },
    },
    handle: async (request, { database, secretBox }) => {
      const { caller, body } = request;
      const overlapMs = Math.round(body.overlapHours * HOUR_MS);
      const { businessId } = caller;
      const owner = { businessId, environment: body.environment };
      const { key, summary } = await rotateApiKey(database, secretBox, {
        ...owner,
        overlapMs,
        actor: actorOf(request),
      });
      noteCreated(summary.id);
      return ok({ apiKey: { ...summary, key } });
    },
  }),

  post('/api-keys/{id}/revoke', {
    operationId: 'revokeApiKey',
    summary: 'End an API key at once',
    description: 'A new key replaces the current key of an environment; GET /me shows it.',
    params: z.object({ id: field.text(exampleId('key')) }),
    responses: {
      200: {
        description: 'Calls with this key are refused from now on.',
        schema: answerToToken('ApiKeyRevokedAnswer', { msg: field.text('API key revoked') }),
      },
    },
    handle: async (request, { database, secretBox }) => {
      const { businessId } = request.caller;
      const which = { businessId, keyId: request.params.id, actor: actorOf(request) };
      const ended = await endApiKey(database, secretBox, which);
      if (!ended) throw new DomainError('not_found', 'API key not found');
      const msg = ended.isReplaced ? 'API key revoked; GET /me shows the new one' : 'API key revoked';
      return ok({ msg });
    },
  }),
];
