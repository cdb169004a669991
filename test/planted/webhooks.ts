import type { PlantedBug } from './bug.ts';

const ATTEMPTS = 'src/db/webhooks/attempts.ts';
const DELIVERIES = 'src/db/webhooks/deliveries.ts';
const REPLAYS = 'src/db/webhooks/replays.ts';
const ENDPOINTS = 'src/db/webhooks/endpoints.ts';
const HEALTH = 'src/db/webhooks/endpointHealth.ts';
const SECRETS = 'src/db/merchants/webhookSecrets.ts';
const SENDER = 'src/activities/webhooks/sender.ts';
const FIRST = 'src/activities/webhooks/firstAttempts.ts';
const RULE = 'src/domain/webhooks/webhook.ts';
const SCHEMA = 'src/db/migrations/0006_webhooks.sql';

const ROWS = 'test/db/webhooks/webhooks.test.ts';
const ENDPOINT_ROWS = 'test/db/webhooks/endpoints.test.ts';
const SENDING = 'test/activities/webhooks/webhooks.test.ts';
const FIRST_ATTEMPTS = 'test/activities/webhooks/firstAttempts.test.ts';
const RULES = 'test/domain/webhooks/webhook.test.ts';
const API = 'test/api/webhooks.test.ts';
const REPLAY_ROUNDS = 'test/temporal/replayRound.test.ts';

const ONE_ENDPOINT_MORE = {
  file: ENDPOINTS,
  text: `    if (count >= MAX_WEBHOOK_ENDPOINTS) {`,
  replacement: `    if (count > MAX_WEBHOOK_ENDPOINTS) {`,
};

/** Bugs of webhooks: deliveries, signatures, endpoints and replays. */
export const WEBHOOK_BUGS: readonly PlantedBug[] = [
  // Deliveries.
  {
    name: 'a delivery that was delivered fails by a later attempt',
    file: ATTEMPTS,
    text: `          status = case when status = 'DELIVERED' then status else coalesce(\${status}::text, status) end,`,
    replacement: `          status = coalesce(\${status}::text, status),`,
    tests: [ROWS, SENDING],
  },
  {
    name: 'what is left of a schedule after the first attempt is not kept',
    file: ATTEMPTS,
    text: `set due_at = now(), input = jsonb_set(input, '{input}', \${JSON.stringify(start.input)}::jsonb)`,
    replacement: `set due_at = now(), input = jsonb_set(input, '{rest}', \${JSON.stringify(start.input)}::jsonb)`,
    tests: [ROWS, FIRST_ATTEMPTS],
  },
  {
    name: 'a delivery that is over is sent again',
    file: SENDER,
    text: `      if (status !== 'PENDING' && !isForced) {`,
    replacement: `      if (status === 'NO_ADDRESS' && !isForced) {`,
    tests: [SENDING, FIRST_ATTEMPTS, ROWS],
  },
  {
    name: 'a first attempt that fails by our own fault is forgotten',
    file: FIRST,
    text: `'The first attempt of an event is left to its workflow.');`,
    replacement: `'The first attempt of an event is left to its workflow.');
      rest = undefined;`,
    tests: [FIRST_ATTEMPTS],
  },
  {
    name: 'the relay sends an event while its process makes the first attempt',
    file: DELIVERIES,
    text: `        \${outboxSql(start, sql\`from delivered\`, dueInMs)}\`,`,
    replacement: `        \${outboxSql(start, sql\`from delivered\`, 0 * dueInMs)}\`,`,
    tests: [ENDPOINT_ROWS],
  },
  {
    name: 'a process that is full of attempts makes one more for each event',
    file: FIRST,
    text: `      if (!isDelivery(row) || this.#underWay.size >= MAX_AT_ONCE) this.#startSoon([row]);`,
    replacement: `      if (!isDelivery(row)) this.#startSoon([row]);`,
    tests: [FIRST_ATTEMPTS],
  },
  {
    name: 'a receiver that hangs takes every attempt of a worker',
    file: 'src/activities/webhooks/concurrencyLimiter.ts',
    text: `      if (count >= limit) return undefined;`,
    replacement: `      if (count > limit) return undefined;`,
    tests: [SENDING, FIRST_ATTEMPTS],
  },
  {
    name: 'a redirect counts as delivered',
    file: RULE,
    text: `httpStatus >= 200 && httpStatus < 300) return 'delivered';`,
    replacement: `httpStatus >= 200 && httpStatus < 400) return 'delivered';`,
    tests: [RULES],
  },
  {
    name: 'a receiver puts an attempt off for as long as it likes',
    file: RULE,
    text: `  const askedMs = Math.min(retryAfterMs ?? 0, MAX_RETRY_AFTER_MS);`,
    replacement: `  const askedMs = Math.max(retryAfterMs ?? 0, 0 * MAX_RETRY_AFTER_MS);`,
    tests: [RULES],
  },
  {
    name: 'one test event more than allowed waits',
    file: DELIVERIES,
    text: `        and event_type = \${eventType} and status = 'PENDING') < \${mostWaiting}::integer\`;`,
    replacement: `        and event_type = \${eventType} and status = 'PENDING') <= \${mostWaiting}::integer\`;`,
    tests: [ENDPOINT_ROWS, ROWS, API],
  },
  {
    name: 'one public address among others is enough',
    file: 'src/security/outboundAddress.ts',
    text: `  return addresses.every((address) => classifyAddress(address) === wanted) ? undefined : NOT_PUBLIC;`,
    replacement: `  return addresses.some((address) => classifyAddress(address) === wanted) ? undefined : NOT_PUBLIC;`,
    tests: ['test/security/outboundAddress.test.ts'],
  },
  // Signatures and secrets.
  {
    name: 'only the newest secret signs',
    file: 'src/security/webhookSignature.ts',
    text: `secrets.map((secret) => new Webhook`,
    replacement: `secrets.slice(0, 1).map((secret) => new Webhook`,
    tests: [SENDING],
  },
  {
    name: 'a secret that has ended signs',
    file: DELIVERIES,
    text: `                and (s.expires_at is null or s.expires_at > now())
`,
    replacement: ``,
    tests: [ROWS],
  },
  {
    name: 'the secret of another endpoint signs',
    file: DELIVERIES,
    text: `                and s.endpoint_id is not distinct from d.endpoint_id
`,
    replacement: ``,
    tests: [ENDPOINT_ROWS],
  },
  {
    name: 'a rotation lets older secrets sign for longer than they had left',
    file: SECRETS,
    text: `expiresAt: goesOn ? raw<string>\`least(expires_at, \${endOfOverlap})\` : now,`,
    replacement: `expiresAt: goesOn ? raw<string>\`coalesce(\${endOfOverlap}, expires_at)\` : now,`,
    tests: [ROWS],
  },
  {
    name: 'one secret more than allowed signs',
    file: SECRETS,
    text: `      const goesOn = place < MAX_VALID_SECRETS - 1;`,
    replacement: `      const goesOn = place < MAX_VALID_SECRETS;`,
    tests: [ROWS],
  },
  {
    name: 'two rotations at once are not one after the other',
    file: SECRETS,
    text: `    await lockBusiness(runner, businessId);`,
    replacement: ``,
    tests: [ROWS],
  },
  // Endpoints.
  {
    name: 'an event of production goes to an endpoint of the sandbox',
    file: DELIVERIES,
    text: `where endpoint.business_id = \${businessId} and endpoint.environment = \${environment}`,
    replacement: `where endpoint.business_id = \${businessId} and \${environment}::text is not null`,
    tests: [ENDPOINT_ROWS],
  },
  {
    name: 'a disabled endpoint receives events',
    file: DELIVERIES,
    text: `        and endpoint.deleted_at is null and endpoint.status = 'ENABLED' and`,
    replacement: `        and endpoint.deleted_at is null and`,
    tests: [ENDPOINT_ROWS],
  },
  { name: 'one endpoint more than allowed', ...ONE_ENDPOINT_MORE, tests: [ENDPOINT_ROWS] },
  {
    name: 'one endpoint more than allowed, and the database lets it',
    ...ONE_ENDPOINT_MORE,
    also: [
      {
        file: SCHEMA,
        text: `and deleted_at is null) > 10 then`,
        replacement: `and deleted_at is null) > 11 then`,
      },
    ],
    tests: [ENDPOINT_ROWS],
  },
  {
    name: 'an answer of the address before disables an endpoint',
    file: HEALTH,
    text: `        where id = \${endpointId} and url = \${url} and status = 'ENABLED'`,
    replacement: `        where id = \${endpointId} and \${url}::text is not null and status = 'ENABLED'`,
    tests: [ENDPOINT_ROWS],
  },
  {
    name: 'an endpoint that works again stays warned',
    file: HEALTH,
    text: `set failing_since = null, warned_at = null
        where`,
    replacement: `set failing_since = case when warned_at is null then null else failing_since end
        where`,
    tests: [ENDPOINT_ROWS],
  },
  {
    name: 'an endpoint of another merchant is changed',
    file: ENDPOINTS,
    text: `  return selectWhere('webhook_endpoints', { id, businessId, environment }).where(`,
    replacement: `  return selectWhere('webhook_endpoints', businessId === '' ? { id, businessId } : { id, environment }).where(`,
    tests: [ENDPOINT_ROWS],
  },
  // Replays.
  {
    name: 'the end of a replay ends the one that was asked for since',
    file: DELIVERIES,
    text: `    replay_id = case when replay_id = \${replayId}::text then null else replay_id end,
    replay_requested_at = case when replay_id = \${replayId}::text then null else replay_requested_at end,
    replay_started_at = case when replay_id = \${replayId}::text then null else replay_started_at end\`;`,
    replacement: `    replay_id = case when \${replayId}::text is not null then null else replay_id end,
    replay_requested_at = case when \${replayId}::text is not null then null else replay_requested_at end,
    replay_started_at = case when \${replayId}::text is not null then null else replay_started_at end\`;`,
    tests: [ROWS, REPLAY_ROUNDS],
  },
  {
    name: 'requests for replays do not wait for each other',
    file: REPLAYS,
    text: `    await lockBusiness(runner, businessId);
    const picked`,
    replacement: `    const picked`,
    tests: [ENDPOINT_ROWS, ROWS],
  },
  {
    name: 'one replay more than allowed waits',
    file: REPLAYS,
    text: `delivery.replayId === undefined && free-- <= 0);`,
    replacement: `delivery.replayId === undefined && free-- < 0);`,
    tests: [ENDPOINT_ROWS, ROWS, API],
  },
  {
    name: 'more replays of one merchant than allowed are under way',
    file: REPLAYS,
    text: `              limit greatest(0, \${atOnce} - (select count(*)`,
    replacement: `              limit greatest(\${atOnce}, \${atOnce} - (select count(*)`,
    tests: [ROWS, REPLAY_ROUNDS],
  },
  {
    name: 'a replay that was asked for again is noted as started',
    file: REPLAYS,
    text: `      where delivery.id = started.id and delivery.replay_id = started.replay_id`,
    replacement: `      where delivery.id = started.id and delivery.replay_id is not null`,
    tests: [ROWS, REPLAY_ROUNDS],
  },
];
