import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Route } from '../../src/api/route.ts';
import { KEY_SCOPES } from '../../src/domain/merchants/permissions.ts';
import { ROLE_NAMES, type Role } from '../../src/domain/merchants/roles.ts';
import { ENVIRONMENTS, type Environment } from '../../src/domain/money.ts';
import { newIdentifier } from '../../src/security/identifiers.ts';
import { createMailFolder, type MailFolder } from '../support/mailFolder.ts';
import {
  type Belongings,
  callOf,
  type FurnishedMerchant,
  furnishMerchant,
  namedRoutes,
  ORDER_CALLS,
  ROUTE_CALLS,
  type RouteCall,
  send,
} from '../support/routeCalls.ts';
import { type Answer, type RequestOptions, startTestService, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhookReceiver.ts';

const SHARED_IDEMPOTENCY_KEY = 'both-merchants-count-from-1';

/** Answers to the very call that succeeded just before: it ended, or added, what it names. */
const SECOND_CALL: Readonly<Record<string, number>> = {
  'POST /api-keys/{id}/revoke': 404,
  'POST /users/{id}/remove': 404,
  'POST /users': 409,
  'DELETE /webhooks/endpoints/{id}': 404,
};

/** Answers to another's ids that are not a refusal; each says why. */
const OTHER_ANSWERS: Readonly<Record<string, readonly number[]>> = {
  // Lists look among the caller's own for what the query names: nothing, or, for a place that is not one there, 400.
  'GET /search': [200],
  'GET /transactions': [200],
  'GET /transactions/export': [200],
  'GET /statement': [200],
  'GET /statement/export': [200],
  'GET /events': [200],
  'GET /approvals': [200],
  'GET /crypto/payments': [200],
  'GET /payment-links': [200],
  'GET /crypto/refunds': [200],
  'GET /webhooks/deliveries': [200],
  'GET /webhooks/endpoints': [200],
  'POST /webhooks/deliveries/replay': [400],
  // It names nothing of another business; an address is invited once.
  'POST /users': [200, 409],
  // What anybody may try: the answer is the one that strangers get.
  'POST /auth/login': [401],
  'POST /auth/forgot-password': [200],
  'POST /auth/reset-password': [400],
  'POST /session': [401],
};

/** What a merchant without a second factor is answered, whatever the environment. */
const WITHOUT_SECOND_FACTOR: Readonly<Record<string, number>> = {
  'POST /session/second-factor/confirm': 403,
  'POST /session/second-factor/remove': 403,
  // Browsers have no passkeys at 127.0.0.1, and B has none.
  'POST /session/passkeys': 503,
  'POST /session/passkeys/confirm': 403,
  'POST /session/passkeys/challenge': 409,
  'POST /session/passkeys/{id}/remove': 404,
};

/** Tables of B that a stranger may touch: anybody may ask for a code to be mailed to B, or try to sign in. */
const OPEN_TO_STRANGERS: Readonly<Record<string, readonly string[]>> = {
  'POST /auth/forgot-password': ['password_resets', 'password_reset_mails', 'audit_log'],
  // Failed sign-ins are in the owner's audit log.
  'POST /auth/login': ['audit_log'],
  'POST /session': ['audit_log'],
};

/** What a merchant is answered in production, where no provider is configured here. */
const WITHOUT_LIVE_PROVIDER: Readonly<Record<string, number>> = {
  'POST /bank/verify': 503,
  // Without a bank there is no account to pay to.
  'POST /automatic-payouts': 400,
  'POST /automatic-payouts/resume': 409,
  'GET /banks': 503,
  'GET /{id}/vendor-account': 404,
  ...Object.fromEntries(Object.values(ORDER_CALLS).map(({ path }) => [`POST ${path}`, 503])),
  'POST /request': 503,
  'POST /withdrawal/quote': 503,
  'POST /crypto/withdrawals/quote': 503,
  'GET /cross-border/rates': 503,
  'POST /cross-border/collections': 503,
  'GET /bills/catalogue': 503,
  'POST /bills/verify-meter': 503,
  'POST /bills/verify-smart-card': 503,
  'POST /bills/verify-bet': 503,
  'POST /bills/data': 503,
  'POST /bills/electricity': 503,
  'POST /bills/tv': 503,
  'POST /bills/bet': 503,
  'POST /crypto/payments/create': 503,
  'POST /payment-links': 503,
  'POST /crypto/refunds': 503,
  'POST /approvals/{id}/approve': 503,
  // Deposits are simulated in the sandbox only.
  'POST /crypto/payments/{paymentId}/simulate-deposit': 403,
};

let mailFolder: MailFolder;
let receiver: WebhookReceiver;
let service: TestService;
let a: FurnishedMerchant;
let b: FurnishedMerchant;
/** A code that was mailed to A. */
let otpOfA: string;
let stateQuery: string;

beforeAll(async () => {
  mailFolder = await createMailFolder();
  receiver = await startWebhookReceiver();
  service = await startTestService({ env: { MAIL_URL: `file:${mailFolder.path}` } });
  a = await furnishMerchant(service, 'Amber Bakery', receiver.url, SHARED_IDEMPOTENCY_KEY);
  b = await furnishMerchant(service, 'Zobo Factory', receiver.url, SHARED_IDEMPOTENCY_KEY);
  await service.post('/auth/forgot-password', { email: a.merchant.email }, { key: null });
  otpOfA = await mailFolder.codeFor(a.merchant.email);
  stateQuery = await queryOfState();
  // Calls are stored after they were answered, in their order: once this one is, so are all of B's.
  const { body } = await service.get('/transactions/none', { key: b.apiKeys.prod });
  await waitFor("B's calls to be stored", async () => {
    const sql = 'select from request_log where request_id = $1';
    return (await service.ownerSql(sql, [body.requestId])).rowCount === 1;
  });
});
afterAll(async () => {
  await service?.stop();
  await receiver?.stop();
  await mailFolder?.remove();
});

/** The query for everything that the database holds of a business ($1): a checksum for each table. */
async function queryOfState(): Promise<string> {
  const tables = await service.ownerSql(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.columns
      where column_name = 'business_id' and table_schema in ('public', 'ledger')
        and (table_schema, table_name) in (select schemaname, tablename from pg_tables) order by 1`,
  );
  // Tables that refer to one of those, such as the attempts of a delivery, have no business_id of their own.
  const children = await service.ownerSql(
    `select child.oid::regclass::text as name, child_column.attname as column, parent.oid::regclass::text as parent
      from pg_constraint reference
      join pg_class child on child.oid = reference.conrelid
      join pg_class parent on parent.oid = reference.confrelid
      join pg_attribute child_column on child_column.attrelid = child.oid and child_column.attnum = reference.conkey[1]
      where reference.contype = 'f'
        and exists (select from pg_attribute where attrelid = parent.oid and attname = 'business_id')
        and not exists (select from pg_attribute where attrelid = child.oid and attname = 'business_id')
      order by 1`,
  );
  const conditions = new Map([
    ['businesses', 'id = $1'],
    // Whatever else there is about B: promises to start its flows, and what was put on record.
    ['outbox', 'strpos(found::text, $1) > 0'],
    ['audit_log', 'strpos(found::text, $1) > 0'],
  ]);
  for (const { name } of tables.rows) conditions.set(name, 'business_id = $1');
  for (const { name, column, parent } of children.rows)
    conditions.set(name, `${column} in (select id from ${parent} where business_id = $1)`);
  return [...conditions]
    .map(
      ([name, condition]) =>
        `select '${name}' as name, count(*) || ' ' ||
            md5(coalesce(string_agg(found::text, chr(10) order by found::text), '')) as checksum
          from ${name} found where ${condition}`,
    )
    .join(' union all ');
}

/** Everything the database holds of B, table by table, as checksums. */
async function stateOfB(): Promise<ReadonlyMap<string, string>> {
  const { rows } = await service.ownerSql(stateQuery, [b.merchant.businessId]);
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/** The login tokens that replaced those which merchants had at first. */
const newTokens = new Map<FurnishedMerchant, string>();
const tokenOf = (who: FurnishedMerchant): string => newTokens.get(who) ?? who.token;

/** How `who` may call a route in an environment: by token, by key and by cookie, or, where anybody may, by nothing. */
async function credentialsOf(
  who: FurnishedMerchant,
  route: Route,
  of: Belongings,
): Promise<readonly RequestOptions[]> {
  const headers = route.isIdempotent ? { 'idempotency-key': SHARED_IDEMPOTENCY_KEY } : {};
  // Some routes end every login token.
  if ((await service.get('/me', { token: tokenOf(who) })).status === 401) {
    newTokens.set(who, await service.logIn({ ...who.merchant, password: who.password }));
  }
  const byToken = { token: tokenOf(who), headers: { ...headers, 'x-business-env': of.environment } };
  const byKey = { key: who.apiKeys[of.environment], headers };
  if (route.authentication === 'none') return [{ key: null }];
  // A new one each time: one of the routes ends it. Sign-ins of one network are limited, those that succeed too.
  await service.ownerSql('delete from attempt_counters');
  const cookie = await service.signIn({ ...who.merchant, password: who.password });
  const byCookie = { cookie, headers: { ...headers, 'x-business-env': of.environment } };
  switch (route.authentication) {
    case 'token':
      return [byToken, byCookie];
    case 'key':
      return [byKey, byCookie];
    case 'tokenOrKey':
      return [byToken, byKey, byCookie];
    case 'cookie':
      return [byCookie];
  }
}

const namesSomething = (call: RouteCall, own: RouteCall) => JSON.stringify(call) !== JSON.stringify(own);

describe('the table of calls', () => {
  it('has every route of the router, and no others', () => {
    expect(Object.keys(ROUTE_CALLS).toSorted()).toEqual(namedRoutes.map(([name]) => name).toSorted());
  });

  it('looks at every table with something of a business in it', async () => {
    const state = await stateOfB();
    for (const table of [
      'businesses',
      'public.api_keys',
      'public.bank_accounts',
      'public.transactions',
      'public.webhook_secrets',
      'public.webhook_deliveries',
      'public.idempotency_keys',
      'public.crypto_payments',
      'public.payment_links',
      'public.chain_deposits',
      'ledger.accounts',
      'withdrawals',
      'public.usdt_sales',
      'collections',
      'webhook_attempts',
      'audit_log',
    ]) {
      expect(state.get(table)).toMatch(/^[1-9]\d* /);
    }
  });
});

describe('A, with its own token, keys and cookie, on', () => {
  it.each(namedRoutes)('%s, neither reads nor changes anything of B', async (name, route) => {
    const before = await stateOfB();
    const answers: Answer[] = [];
    const note = async (request: Promise<Answer>): Promise<Answer> => {
      const answer = await request;
      answers.push(answer);
      return answer;
    };

    for (const environment of ENVIRONMENTS) {
      const own = { ...a.belongings[environment], otp: otpOfA };
      // What A knows of itself stays: its own password and code are what it would try on B.
      const others = { ...b.belongings[environment], otp: otpOfA, password: a.password };
      const ownCall = callOf(route, own);
      const attack = callOf(route, others);
      for (const options of await credentialsOf(a, route, own)) {
        if (namesSomething(attack, ownCall)) {
          const { status } = await note(send(service, route, attack, options));
          expect(OTHER_ANSWERS[name] ?? [403, 404]).toContain(status);
        }
        if (route.authentication !== 'none') {
          const businessId = b.merchant.businessId;
          // Named in the query or the body, on a call that is otherwise A's own.
          const inQuery = { ...ownCall, query: { ...ownCall.query, businessId } };
          // Only a GET has a business in its query.
          const isRead = route.method === 'get';
          expect((await note(send(service, route, inQuery, options))).status).toBe(isRead ? 403 : 400);
          if (route.body) {
            const inBody = { ...ownCall, body: { ...ownCall.body, businessId } };
            // The profile takes no field that it does not know, this one included.
            const refusal = name === 'PATCH /me' ? 400 : 403;
            expect((await note(send(service, route, inBody, options))).status).toBe(refusal);
          }
          // B's ids under A's name.
          if (attack.params && isRead) {
            const query = { ...attack.query, businessId: own.businessId };
            const { status } = await note(send(service, route, { ...attack, query }, options));
            expect([403, 404]).toContain(status);
          }
        }
        await note(send(service, route, route.authentication === 'none' ? attack : ownCall, options));
      }
    }

    const after = await stateOfB();
    const mayDiffer = OPEN_TO_STRANGERS[name] ?? [];
    const differing = [...before.keys()].filter((table) => before.get(table) !== after.get(table));
    expect(differing.filter((table) => !mayDiffer.some((each) => table.endsWith(each)))).toEqual([]);
    expect(answers.length).toBeGreaterThan(0);
    for (const { status, headers, body } of answers) {
      const answered = JSON.stringify([[...headers], body]);
      // A reads which paths it called, with the ids of B that it wrote there itself.
      const text = route.path.startsWith('/request-log') ? answered.replaceAll(/\/[^\s",]*/g, '') : answered;
      const told = b.marks.filter((mark) => text.includes(mark));
      expect({ status, told }).toEqual({ status, told: [] });
    }
  });
});

/** What A sends on a route to get at B: B's ids, and B's name in the query or the body of a call of its own. */
function attacksOn(route: Route, environment: Environment): readonly RouteCall[] {
  const own = callOf(route, a.belongings[environment]);
  const attack = callOf(route, { ...b.belongings[environment], otp: otpOfA, password: a.password });
  const { businessId } = b.merchant;
  return [
    ...(namesSomething(attack, own) ? [attack] : []),
    ...(route.method === 'get' ? [{ ...own, query: { ...own.query, businessId } }] : []),
    ...(route.body ? [{ ...own, body: { ...own.body, businessId } }] : []),
  ];
}

/** Sends every attack on every route, by credentials that take part in it. @returns what was served or told of B. */
async function attackEverywhere(
  credentials: (route: Route, environment: Environment) => readonly RequestOptions[],
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const environment of ENVIRONMENTS) {
    for (const [name, route] of namedRoutes) {
      for (const options of credentials(route, environment)) {
        for (const attack of attacksOn(route, environment)) {
          const { status, headers, body } = await send(service, route, attack, options);
          const text = JSON.stringify([[...headers], body]);
          const isRefused = [...(OTHER_ANSWERS[name] ?? []), 400, 403, 404].includes(status);
          if (!isRefused || b.marks.some((mark) => text.includes(mark)))
            found.push(`${environment} ${name} ${status}`);
        }
      }
    }
  }
  return found;
}

describe('of A, in both environments, neither reads nor changes anything of B:', () => {
  beforeAll(async () => {
    // A business keeps an owner, whatever role the user of the test gets.
    await service.ownerSql(
      `insert into users (id, business_id, email, role, status, password_hash, joined_at)
        select $1, business_id, $2, 'owner', 'active', password_hash, now() from users where id = $3`,
      [newIdentifier('usr'), `second-${a.merchant.email}`, a.merchant.ownerId],
    );
  });
  afterAll(() => giveRole('owner'));
  const giveRole = (role: Role) =>
    service.ownerSql('update users set role = $1 where id = $2', [role, a.merchant.ownerId]);

  it.each(ROLE_NAMES)('a user with the role %s', async (role) => {
    await giveRole(role);
    const signedIn = { ...a.merchant, password: a.password };
    const [cookie, token] = [await service.signIn(signedIn), await service.logIn(signedIn)];
    const before = await stateOfB();
    const found = await attackEverywhere(({ authentication }, environment) => {
      const headers = { 'x-business-env': environment };
      const byToken = /token/i.test(authentication) ? [{ token, headers }] : [];
      return authentication === 'none' ? [] : [{ cookie, headers }, ...byToken];
    });
    expect(found).toEqual([]);
    expect(await stateOfB()).toEqual(before);
  });

  it('a restricted key with every scope', async () => {
    await giveRole('owner');
    const token = await service.logIn({ ...a.merchant, password: a.password });
    const keys: Record<string, string> = {};
    for (const environment of ENVIRONMENTS) {
      const restriction = { environment, name: 'Everything', scopes: KEY_SCOPES };
      keys[environment] = (await service.post('/api-keys', restriction, { token })).body.apiKey.key;
    }
    const before = await stateOfB();
    const found = await attackEverywhere(({ authentication }, environment) =>
      /key/i.test(authentication) ? [{ key: keys[environment] ?? '' }] : [],
    );
    expect(found).toEqual([]);
    expect(await stateOfB()).toEqual(before);
  });
});

/** What exists in one environment alone; keys, users and sessions are of the whole business. */
const OF_ONE_ENVIRONMENT = [
  'transactionId',
  'deliveryId',
  'saleId',
  'collectionId',
  'approvalId',
  'refusableApprovalId',
  'paymentId',
  'paymentLinkId',
  'refundId',
  'transactionCursor',
] as const;

describe('of B, by its own token, key and cookie of one environment, shows nothing of the other:', () => {
  const guarded = namedRoutes.filter(([, route]) => route.authentication !== 'none');

  it.each(guarded)('%s', async (name, route) => {
    for (const environment of ENVIRONMENTS) {
      const own = b.belongings[environment];
      const other = b.belongings[environment === 'prod' ? 'test' : 'prod'];
      const ofOther = Object.fromEntries(OF_ONE_ENVIRONMENT.map((field) => [field, other[field]]));
      const ids = Object.values(ofOther);
      const mixed = callOf(route, { ...own, ...ofOther });
      const namesOther = namesSomething(mixed, callOf(route, own));
      const isList = route.method === 'get' && !mixed.params;
      if (!namesOther && !isList) continue;
      const withoutProvider = environment === 'prod' ? WITHOUT_LIVE_PROVIDER[name] : undefined;
      for (const options of await credentialsOf(b, route, own)) {
        // A list from its beginning.
        const { cursor: _, ...query } = mixed.query ?? {};
        const { status, body } = await send(service, route, { ...mixed, query }, options);
        // A list has no more than what is in it.
        if (!isList) expect([404, withoutProvider, ...(OTHER_ANSWERS[name] ?? [])]).toContain(status);
        const shown = ids.filter((id) => status < 300 && JSON.stringify(body).includes(`"${id}"`));
        expect({ environment, shown }).toEqual({ environment, shown: [] });
      }
    }
  });
});

// Without this the refusals above might come of calls that no caller could make.
describe('B, with its own token, keys and cookie, may make the very calls that A was refused, on', () => {
  const guarded = namedRoutes.filter(([, route]) => route.authentication !== 'none');

  it.each(guarded)('%s', async (name, route) => {
    for (const environment of ENVIRONMENTS) {
      const own = b.belongings[environment];
      const call = callOf(route, own);
      for (const [index, options] of (await credentialsOf(b, route, own)).entries()) {
        const headers = { ...options.headers, 'idempotency-key': `${route.path} ${index}` };
        const { status, body } = await send(service, route, call, { ...options, headers });
        const withoutProvider = environment === 'prod' ? WITHOUT_LIVE_PROVIDER[name] : undefined;
        // What the token ended is no longer there for the cookie.
        const ofSecond = index > 0 ? SECOND_CALL[name] : undefined;
        const refusal = ofSecond ?? withoutProvider ?? WITHOUT_SECOND_FACTOR[name];
        if (refusal !== undefined) expect(status).toBe(refusal);
        // A file has no word of success.
        else if (typeof body === 'string') expect(status).toBe(200);
        else expect({ status, body }).toMatchObject({ body: { success: true } });
      }
    }
  });
});
