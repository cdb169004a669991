import { z } from 'zod';
import { endApiKey, listApiKeys, MAX_VALID_KEYS, rotateApiKey } from '../../db/merchants/apiKeys.ts';
import { DomainError } from '../../domain/errors.ts';
import { HOUR_MS } from '../../domain/time.ts';
import { actorOf } from '../actor.ts';
import { ok, routeGroup } from '../route.ts';
import { answerToToken, environment, exampleId, field, overlapHours } from '../schemas.ts';

const MAX_OVERLAP_HOURS = 168;
const { get, post } = routeGroup('API keys', 'token');

const keySummary = z.object({
  id: field.text(exampleId('key')),
  environment: environment.nullable().meta({ description: 'Null for a legacy key.' }),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable().meta({ description: 'To the minute.' }),
  expiresAt: z.iso.datetime().nullable().meta({ description: 'Null for the current key.' }),
});

export const apiKeyRoutes = [
  get('/api-keys', {
    operationId: 'listApiKeys',
    summary: 'List the valid API keys',
    responses: {
      200: {
        description: 'Newest first, without the keys themselves: GET /me shows the current ones.',
        schema: answerToToken('ApiKeyListAnswer', { apiKeys: z.array(keySummary) }),
      },
    },
    handle: async ({ caller }, { database }) =>
      ok({ apiKeys: await listApiKeys(database, caller.businessId) }),
  }),

  post('/api-keys/rotate', {
    operationId: 'rotateApiKey',
    summary: 'Make a new API key',
    description:
      'The older keys of that environment stay valid for the overlap, so that nothing stops working. An environment ' +
      `has at most ${MAX_VALID_KEYS} valid keys: beyond that the oldest end.`,
    body: z
      .object({
        environment: z.enum(['prod', 'test'], 'must be prod or test').meta({ example: 'test' }),
        overlapHours: overlapHours(MAX_OVERLAP_HOURS, 'must be a number')
          .default(24)
          .meta({ description: 'How long the older keys stay valid; 24 when absent.', example: 24 }),
      })
      .meta({ id: 'ApiKeyRotation' }),
    responses: {
      200: {
        description: 'The new key.',
        schema: answerToToken('ApiKeyAnswer', {
          apiKey: keySummary.extend({ key: field.text('mp_test_…') }),
        }),
      },
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
      return ok({ apiKey: { ...summary, key } });
    },
  }),

  post('/api-keys/{id}/revoke', {
    operationId: 'revokeApiKey',
    summary: 'End an API key at once',
    description: 'The current key of an environment is replaced by a new one, which GET /me shows.',
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
