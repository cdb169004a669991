import { z } from 'zod';
import { endApiKey, listApiKeys, MOST_VALID_KEYS, rotateApiKey } from '../../db/apiKeys.ts';
import { DomainError } from '../../domain/errors.ts';
import { defineRoute } from '../route.ts';
import { environment } from '../schemas.ts';

const HOUR_MS = 3_600_000;
const LONGEST_OVERLAP_HOURS = 168;
const tag = 'API keys';

const keySummary = z.object({
  id: z.string().meta({ example: 'key_01kb4z7v1q8m3c5n6p7r8s9t0v' }),
  environment: environment.nullable().meta({ description: 'Null for a legacy key.' }),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable().meta({ description: 'To the minute.' }),
  expiresAt: z.iso.datetime().nullable().meta({ description: 'Null for the current key.' }),
});

export const apiKeyRoutes = [
  defineRoute({
    method: 'get',
    path: '/api-keys',
    operationId: 'listApiKeys',
    authentication: 'token',
    tag,
    summary: 'List the valid API keys',
    responses: {
      200: {
        description: 'Newest first, without the keys themselves: GET /me shows the current ones.',
        schema: z
          .object({ success: z.literal(true), apiKeys: z.array(keySummary) })
          .meta({ id: 'ApiKeyListAnswer' }),
      },
    },
    handle: async ({ caller }, { database }) => ({
      status: 200,
      body: { apiKeys: await listApiKeys(database, caller.businessId) },
    }),
  }),

  defineRoute({
    method: 'post',
    path: '/api-keys/rotate',
    operationId: 'rotateApiKey',
    authentication: 'token',
    tag,
    summary: 'Make a new API key',
    description:
      'The older keys of that environment stay valid for the overlap, so that nothing stops working. An environment ' +
      `has at most ${MOST_VALID_KEYS} valid keys: beyond that the oldest end.`,
    body: z
      .object({
        environment: z.enum(['prod', 'test'], 'must be prod or test').meta({ example: 'test' }),
        overlapHours: z
          .number('must be a number')
          .min(0, 'must be at least 0')
          .max(LONGEST_OVERLAP_HOURS, `must be at most ${LONGEST_OVERLAP_HOURS}`)
          .default(24)
          .meta({ example: 24 }),
      })
      .meta({ id: 'ApiKeyRotation' }),
    responses: {
      200: {
        description: 'The new key.',
        schema: z
          .object({
            success: z.literal(true),
            apiKey: keySummary.extend({ key: z.string().meta({ example: 'mp_test_…' }) }),
          })
          .meta({ id: 'ApiKeyAnswer' }),
      },
    },
    handle: async ({ caller, body }, { database, secretBox }) => {
      const overlapMs = Math.round(body.overlapHours * HOUR_MS);
      const { key, summary } = await rotateApiKey(
        database,
        secretBox,
        caller.businessId,
        body.environment,
        overlapMs,
        caller.businessId,
      );
      return { status: 200, body: { apiKey: { ...summary, key } } };
    },
  }),

  defineRoute({
    method: 'post',
    path: '/api-keys/{id}/revoke',
    operationId: 'revokeApiKey',
    authentication: 'token',
    tag,
    summary: 'End an API key at once',
    description: 'The current key of an environment is replaced by a new one, which GET /me shows.',
    params: z.object({ id: z.string().meta({ example: 'key_01kb4z7v1q8m3c5n6p7r8s9t0v' }) }),
    responses: {
      200: {
        description: 'Calls with this key are refused from now on.',
        schema: z
          .object({ success: z.literal(true), msg: z.string().meta({ example: 'API key revoked' }) })
          .meta({ id: 'ApiKeyRevokedAnswer' }),
      },
    },
    handle: async ({ caller, params }, { database, secretBox }) => {
      const ended = await endApiKey(database, secretBox, caller.businessId, params.id, caller.businessId);
      if (!ended) throw new DomainError('not_found', 'API key not found');
      const msg = ended.isReplaced ? 'API key revoked; GET /me shows the new one' : 'API key revoked';
      return { status: 200, body: { msg } };
    },
  }),
];
