import type { PlantedBug } from './bug.ts';

const APP = 'src/api/app.ts';
const IDEMPOTENCY = 'src/db/core/idempotency.ts';
const KEYS = 'src/db/merchants/apiKeys.ts';
const SESSIONS = 'src/db/merchants/dashboardSessions.ts';
const REQUESTS = 'src/db/orders/approvals/requests.ts';
const APPROVALS = 'src/domain/merchants/approvals.ts';

const KEY_ROWS = 'test/db/merchants/keysAndSessions.test.ts';
const ROLES = 'test/domain/merchants/roles.test.ts';
const ONCE = 'test/api/idempotent.test.ts';
const APPROVAL_RULES = 'test/domain/merchants/approvals.test.ts';
const APPROVAL_ROWS = 'test/db/orders/approvals.test.ts';

const LATE_DECISION = {
  file: REQUESTS,
  text: `      select request.kind, \${CURRENT_STATUS} as status, business.is_active as is_business_active,`,
  replacement: `      select request.kind, request.status, business.is_active as is_business_active,`,
};
const DECIDED_AT_ONCE = {
  file: REQUESTS,
  text: `select id from approval_requests where id = \${id} for update\`);`,
  replacement: `select id from approval_requests where id = \${id}\`);`,
};
const ENDED_WHATEVER = {
  file: REQUESTS,
  text: `      where id = \${request.id} and status = 'WAITING' and expires_at > now() returning id\`,`,
  replacement: `      where id = \${request.id} returning id\`,`,
};

/** Bugs of the API: idempotency, limits, validation, keys, sessions, roles and approvals. */
export const API_BUGS: readonly PlantedBug[] = [
  // Idempotency.
  {
    name: 'what a path names is not part of the scope of a key',
    file: APP,
    text: `path.replace(/\\{(\\w+)\\}/g, (placeholder, name: string) => params[name] ?? placeholder);`,
    replacement: `path.replace(/\\{(\\w+)\\}/g, (placeholder, name: string) => (params[name] === '' ? name : placeholder));`,
    tests: [ONCE],
  },
  {
    name: 'a request of the sandbox is answered by that of production',
    file: IDEMPOTENCY,
    text: `business_id = \${businessId} and environment = \${environment} and path = \${operation} and key = \${key}\`;`,
    replacement: `business_id = \${businessId} and \${environment}::text is not null and path = \${operation} and key = \${key}\`;`,
    tests: [ONCE],
  },
  {
    name: 'a key that was used with another body answers',
    file: APP,
    text: `  if (!remembered.sameBody) {`,
    replacement: `  if (!remembered.sameBody && !remembered.response) {`,
    tests: [ONCE],
  },
  {
    name: 'the order of fields makes another request',
    file: IDEMPOTENCY,
    text: `Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));`,
    replacement: `Object.entries(value);`,
    tests: [ONCE],
  },
  {
    name: 'an equal request is answered while the first is under way',
    file: APP,
    text: `  if (remembered.ageMs < outcomeWaitMs + 5_000 && !isIdOfApproval(remembered.resourceId)) {`,
    replacement: `  if (remembered.ageMs < outcomeWaitMs - 5_000 && !isIdOfApproval(remembered.resourceId)) {`,
    tests: [ONCE],
  },
  {
    name: 'a key of the longest length is refused',
    file: APP,
    text: `key === '' || key.length > MAX_IDEMPOTENCY_KEY_LENGTH) {`,
    replacement: `key === '' || key.length >= MAX_IDEMPOTENCY_KEY_LENGTH) {`,
    tests: [ONCE],
  },
  {
    name: 'a refusal by an equal request that was first is passed on',
    file: APP,
    text: `    const after = wasSecond || isRefusal ? await answerFromMemory() : undefined;`,
    replacement: `    const after = wasSecond && !isRefusal ? await answerFromMemory() : undefined;`,
    tests: [ONCE],
  },
  // Validation.
  // Limits.
  {
    name: 'one request more than the limit is taken',
    file: 'src/api/middleware/rateLimit.ts',
    text: `new RateLimiterMemory({ points: windowRequests, duration`,
    replacement: `new RateLimiterMemory({ points: windowRequests + 1, duration`,
    tests: ['test/api/rateLimit.test.ts'],
  },
  // API keys.
  {
    name: 'an IPv4 network of a key does not hold for what comes by IPv6',
    file: 'src/security/networks.ts',
    text: `  const parsed = ipaddr.process(address);
  return networks.some(`,
    replacement: `  const parsed = ipaddr.parse(address);
  return networks.some(`,
    tests: ['test/security/networks.test.ts'],
  },
  {
    name: 'a merchant revokes a key of another one',
    file: KEYS,
    text: `      updateWhere('api_keys', { id: keyId, businessId })`,
    replacement: `      updateWhere('api_keys', { id: keyId })`,
    tests: [KEY_ROWS],
  },
  {
    name: 'a rotation lengthens the life of keys that end sooner',
    file: KEYS,
    text: `        .where((each) => each.or([each('expiresAt', 'is', null), each('expiresAt', '>', end)])),`,
    replacement: `        .where((each) => each.or([each('expiresAt', 'is', null), each('expiresAt', '>', now)])),`,
    tests: [KEY_ROWS],
  },
  {
    name: 'one restricted key more than allowed',
    file: KEYS,
    text: `    if (count >= MAX_RESTRICTED_KEYS) {`,
    replacement: `    if (count > MAX_RESTRICTED_KEYS) {`,
    tests: [KEY_ROWS],
  },
  {
    name: 'two requests at once make the last restricted key',
    file: KEYS,
    text: `    // Two requests at once must not both find the last free place.
    await lockBusiness(runner, businessId);`,
    replacement: ``,
    tests: [KEY_ROWS],
  },
  {
    name: 'a revoked restricted key is replaced by a full one',
    file: KEYS,
    text: `              where business_id = \${businessId} and environment = \${environment} and expires_at is null
                and scopes is null)\`,`,
    replacement: `              where business_id = \${businessId} and environment = \${environment} and expires_at is null
                and scopes is not null)\`,`,
    tests: [KEY_ROWS],
  },
  {
    name: 'the keys that a removed user made stay valid',
    file: KEYS,
    text: `              and made.subject = restricted.id and made.actor = \${userId})`,
    replacement: `              and made.subject = restricted.id and made.actor = \${actor.id} and \${userId}::text is not null)`,
    tests: [KEY_ROWS],
  },
  // Sessions of the dashboard.
  {
    name: 'a session stays valid after a password reset',
    file: SESSIONS,
    text: `      and person.sessions_version = session.sessions_version`,
    replacement: `      and person.sessions_version >= session.sessions_version`,
    tests: [KEY_ROWS],
  },
  {
    name: 'a session that was left alone stays valid',
    file: SESSIONS,
    text: `      and session.last_seen_at > now() - \${idleMs}::bigint * interval '1 millisecond'\`;`,
    replacement: `      and session.last_seen_at > now() - \${idleMs}::bigint * interval '1 second'\`;`,
    tests: [KEY_ROWS],
  },
  {
    name: 'a user ends the session of another user',
    file: SESSIONS,
    text: `    : sql\`\${SESSION_ID} = \${session.id} and session.user_id = \${session.userId}\`;`,
    replacement: `    : sql\`\${SESSION_ID} = \${session.id} and \${session.userId}::text is not null\`;`,
    tests: [KEY_ROWS],
  },
  // Roles and approvals.
  {
    name: 'an admin makes another user an owner',
    file: 'src/domain/merchants/roles.ts',
    text: `  return by === 'owner' || !roles.includes('owner');`,
    replacement: `  return by === 'owner' || roles[0] !== 'owner';`,
    tests: [ROLES],
  },
  {
    name: 'a viewer reads API keys',
    file: 'src/domain/merchants/roles.ts',
    text: `  viewer: new Set(read(except('api_keys'))),`,
    replacement: `  viewer: new Set(read(except())),`,
    tests: [ROLES],
  },
  {
    name: 'a user approves what the user ordered by a key',
    file: APPROVALS,
    text: `  if (facts.isKeyOfDecider)`,
    replacement: `  if (facts.isKeyOfDecider && maker)`,
    tests: [APPROVAL_RULES],
  },
  {
    name: 'an order of exactly the bound waits for a second person',
    file: APPROVALS,
    text: `  return aboveMinor !== undefined && order.amountMinor > aboveMinor;`,
    replacement: `  return aboveMinor !== undefined && order.amountMinor >= aboveMinor;`,
    tests: [APPROVAL_RULES],
  },
  {
    name: 'letting keys go by does not weaken the rule',
    file: APPROVALS,
    text: `    return becomes === undefined || becomes > was || letsKeysGo;`,
    replacement: `    return becomes === undefined || becomes > was || (letsKeysGo && becomes > was);`,
    tests: [APPROVAL_RULES],
  },
  { name: 'two users decide about one request at once', ...DECIDED_AT_ONCE, tests: [APPROVAL_ROWS] },
  {
    name: 'two users decide about one request at once, and its end does not look at its status',
    ...DECIDED_AT_ONCE,
    also: [ENDED_WHATEVER],
    tests: [APPROVAL_ROWS],
  },
  {
    name: 'a request that has expired is approved',
    ...LATE_DECISION,
    tests: [APPROVAL_ROWS],
  },
  {
    name: 'a request that has expired is approved, and its end does not look at its status',
    ...LATE_DECISION,
    also: [ENDED_WHATEVER],
    tests: [APPROVAL_ROWS],
  },
  // Callbacks of providers.
  {
    name: 'a signature may go on after its end',
    file: 'src/providers/callback.ts',
    text: `    if (by.encoding === 'hex' && signature.length !== expected.length * 2) return undefined;`,
    replacement: ``,
    tests: ['test/providers/callback.test.ts'],
  },
];
