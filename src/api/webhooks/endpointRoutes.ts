import { rotateSecret } from '../../db/merchants/webhookSecrets.ts';
import {
  changeEndpoint,
  createEndpoint,
  deleteEndpoint,
  type Endpoint,
  findEndpoint,
  listEndpoints,
} from '../../db/webhooks/endpoints.ts';
import { DomainError, invalidField, invariant } from '../../domain/errors.ts';
import type { Environment } from '../../domain/money.ts';
import { HOUR_MS } from '../../domain/time.ts';
import { MAX_WEBHOOK_ENDPOINTS } from '../../domain/webhooks/endpoint.ts';
import { noteCreated } from '../../observability/logger.ts';
import { checkWebhookUrl } from '../../security/outboundAddress.ts';
import { actorOf } from '../actor.ts';
import type { ApiDependencies } from '../context.ts';
import { found, ok, routeGroup } from '../route.ts';
import { shown } from '../schemas.ts';
import * as schemas from './endpointSchema.ts';
import { presentDelivery, presentSecret } from './present.ts';
import { rotateBody, secretAnswer, testAnswer } from './schema.ts';
import { sendTestEvent } from './useCases.ts';

const { csv, get, list, patch, post, remove } = routeGroup('Webhook endpoints', 'webhooks', 'tokenOrKey');

const INVALID = 'invalid webhook endpoint';
const NOUN = 'webhook endpoint';

/** The routes of endpoints: addresses of a merchant besides the default one, which is in its profile. */
export const webhookEndpointRoutes = [
  list('/webhooks/endpoints', {
    operationId: 'listWebhookEndpoints',
    summary: 'List webhook endpoints, newest first',
    query: schemas.endpointQuery,
    name: 'endpoints',
    schema: schemas.endpointListAnswer,
    read: readEndpoints,
    present: presentEndpoint,
  }),

  csv('/webhooks/endpoints/export', {
    operationId: 'exportWebhookEndpoints',
    summary: 'Download webhook endpoints as CSV',
    query: schemas.endpointQuery,
    name: 'webhook-endpoints',
    columns: [
      'id',
      'url',
      'eventTypes',
      'description',
      'status',
      'disabledReason',
      'failingSince',
      'createdAt',
    ],
    read: readEndpoints,
    present: presentEndpoint,
  }),

  post('/webhooks/endpoints', {
    operationId: 'createWebhookEndpoint',
    summary: 'Create a webhook endpoint',
    description:
      'It receives the events of its types, signed with its own secret, which only this answer has. A business has at most ' +
      `${MAX_WEBHOOK_ENDPOINTS} in each environment, besides the \`webhookUrl\` of the profile.`,
    body: schemas.newEndpoint,
    invalidMessage: INVALID,
    responses: {
      200: { description: 'The endpoint. Its secret is not shown again.', schema: schemas.newEndpointAnswer },
    },
    errors: [422],
    handle: async (request, dependencies) => {
      const { caller, body } = request;
      const { businessId, environment } = caller;
      await requireReachable(dependencies, body.url, environment);
      const { endpoint, secret } = await createEndpoint(dependencies.database, dependencies.secretBox, {
        businessId,
        environment,
        url: body.url,
        eventTypes: body.eventTypes,
        description: body.description || undefined,
        actor: actorOf(request),
      });
      noteCreated(endpoint.id);
      return ok({ endpoint: { ...presentEndpoint(endpoint), secret } });
    },
  }),

  get('/webhooks/endpoints/{id}', {
    operationId: 'getWebhookEndpoint',
    summary: 'Read one webhook endpoint',
    params: schemas.endpointParams,
    responses: { 200: { description: 'The endpoint.', schema: schemas.endpointAnswer } },
    handle: async ({ caller, params }, { database }) =>
      ok({ endpoint: presentEndpoint(found(await findEndpoint(database, caller, params.id), NOUN)) }),
  }),

  patch('/webhooks/endpoints/{id}', {
    operationId: 'changeWebhookEndpoint',
    summary: 'Change a webhook endpoint',
    description:
      'Fields that are not named stay. A disabled endpoint receives nothing; what waits for it fails, and ' +
      'can be replayed once it is enabled.',
    params: schemas.endpointParams,
    body: schemas.endpointChange,
    invalidMessage: INVALID,
    refuse: (body) => {
      if (schemas.ENDPOINT_FIELDS.some((name) => body[name] !== undefined)) return;
      throw new DomainError('invalid_request', `name at least one of: ${schemas.ENDPOINT_FIELDS.join(', ')}`);
    },
    responses: { 200: { description: 'The endpoint.', schema: schemas.endpointAnswer } },
    handle: async (request, dependencies) => {
      const { caller, params, body } = request;
      const { businessId, environment } = caller;
      if (body.url !== undefined) await requireReachable(dependencies, body.url, environment);
      const change = { ...body, description: body.description === '' ? null : body.description };
      const endpoint = await changeEndpoint(
        dependencies.database,
        { businessId, environment },
        { id: params.id, change, actor: actorOf(request) },
      );
      return ok({ endpoint: presentEndpoint(found(endpoint, NOUN)) });
    },
  }),

  remove('/webhooks/endpoints/{id}', {
    operationId: 'deleteWebhookEndpoint',
    summary: 'Delete a webhook endpoint',
    description: 'Nothing is sent to it any longer. Its deliveries stay in the list.',
    params: schemas.endpointParams,
    responses: { 200: { description: 'It is deleted.', schema: schemas.endpointDeletedAnswer } },
    handle: async (request, { database }) => {
      const { businessId, environment } = request.caller;
      const which = { id: request.params.id, actor: actorOf(request) };
      if (!(await deleteEndpoint(database, { businessId, environment }, which))) found(undefined, NOUN);
      return ok({ msg: 'webhook endpoint deleted' });
    },
  }),

  post('/webhooks/endpoints/{id}/secret/rotate', {
    operationId: 'rotateWebhookEndpointSecret',
    summary: 'Replace the secret of a webhook endpoint',
    description:
      'During the overlap its events are signed with the new and the older secrets. Only this answer has ' +
      'the new one.',
    params: schemas.endpointParams,
    body: rotateBody,
    responses: { 200: { description: 'The new secret.', schema: secretAnswer } },
    handle: async (request, { database, secretBox, config }) => {
      const { caller, params, body } = request;
      const { businessId, environment } = caller;
      const { id } = found(await findEndpoint(database, caller, params.id), NOUN);
      const overlapMs =
        body.overlapHours === undefined
          ? config.webhookSecretOverlapMs
          : Math.round(body.overlapHours * HOUR_MS);
      const actor = actorOf(request);
      const rotation = { businessId, environment, endpointId: id, overlapMs, actor };
      const secret = await rotateSecret(database, secretBox, rotation);
      invariant(secret, 'A rotation leaves a current secret.');
      return presentSecret(secret);
    },
  }),

  post('/webhooks/endpoints/{id}/test', {
    operationId: 'testWebhookEndpoint',
    secondFactor: { exemptBecause: 'a test event says nothing and goes to an endpoint of the merchant' },
    summary: 'Send a test event to a webhook endpoint',
    description:
      'As `POST /webhooks/test` does to the default endpoint. An endpoint that is disabled answers 409 `state_conflict`.',
    params: schemas.endpointParams,
    responses: { 202: { description: 'It is on its way.', schema: testAnswer } },
    errors: [409],
    handle: async ({ caller, params }, dependencies) => {
      const { id, status } = found(await findEndpoint(dependencies.database, caller, params.id), NOUN);
      if (status === 'DISABLED') {
        throw new DomainError('state_conflict', 'the webhook endpoint is disabled; enable it first');
      }
      const delivery = presentDelivery(await sendTestEvent(dependencies, caller, id));
      return { status: 202, body: { msg: 'a test event is on its way', delivery } };
    },
  }),
];

function readEndpoints(
  {
    caller,
    query,
    page,
  }: Pick<Parameters<Parameters<typeof list>[1]['read']>[0], 'caller' | 'page'> & {
    readonly query: {
      readonly status?: Endpoint['status'] | undefined;
      readonly eventType?: Endpoint['eventTypes'][number] | undefined;
    };
  },
  { database }: ApiDependencies,
) {
  return listEndpoints(database, caller, { status: query.status, eventType: query.eventType, page });
}

function presentEndpoint(endpoint: Endpoint) {
  return shown(schemas.endpoint, { ...endpoint, eventTypes: [...endpoint.eventTypes] });
}

/** @throws ValidationError when events may not be sent to an address, or its name does not resolve. */
async function requireReachable(
  { config, lookup }: Pick<ApiDependencies, 'config' | 'lookup'>,
  url: string,
  environment: Environment,
): Promise<void> {
  const policy = { environment, allowLoopback: config.webhookAllowLoopback };
  const verdict = await checkWebhookUrl(url, policy, lookup);
  if (!verdict.ok) throw invalidField(`${INVALID}: url ${verdict.reason}`, 'url', verdict.reason);
}
