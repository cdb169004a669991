import { createHash } from 'node:crypto';
import { sessionIdOf } from '../../src/api/actor.ts';
import type { Route } from '../../src/api/route.ts';
import { routes } from '../../src/api/routes.ts';
import type { HeldKind } from '../../src/contract/kinds.ts';
import type { Environment } from '../../src/domain/money.ts';
import { dashboardTokenSha256 } from '../../src/security/dashboardToken.ts';
import { newIdentifier } from '../../src/security/identifiers.ts';
import type { Answer, RequestOptions, TestMerchant, TestService } from './service.ts';
import { waitFor } from './waitFor.ts';

/** What a merchant has in one environment, as far as calls can name it. */
export interface Belongings {
  readonly environment: Environment;
  readonly businessId: string;
  readonly email: string;
  readonly password: string;
  /** A code for a new password; empty when none was asked for. */
  readonly otp: string;
  /** A valid API key that is not the current one. */
  readonly keyId: string;
  /** An invited user. */
  readonly userId: string;
  /** A session of the dashboard, as the list of them names it; undefined where there is none. */
  readonly dashboardSessionId?: string;
  readonly transactionId: string;
  readonly deliveryId: string;
  readonly endpointId: string;
  /** Another endpoint, to be deleted. */
  readonly deletableEndpointId: string;
  readonly saleId: string;
  readonly collectionId: string;
  /** An order that waits for a second person. */
  readonly approvalId: string;
  /** Another one, to be refused: a request is decided once. */
  readonly refusableApprovalId: string;
  /** A USDT session that got less than it expects. */
  readonly paymentId: string;
  /** A USDT session that waits for a deposit. */
  readonly openPaymentId: string;
  readonly paymentLinkId: string;
  /** A refund that has to be paid. */
  readonly refundId: string;
  /** A place in the merchant's list of transactions. */
  readonly transactionCursor: string;
}

/** Belongings of a merchant who has none of the things: a call names what there is not. */
export function nameOnly(
  { businessId, email }: Pick<TestMerchant, 'businessId' | 'email'>,
  password: string,
): Belongings {
  return {
    environment: 'test',
    businessId,
    email,
    password,
    otp: 'K7QF2M-XD9RTA',
    keyId: 'key',
    userId: 'usr',
    transactionId: 'txn',
    deliveryId: 'msg',
    endpointId: 'wep',
    deletableEndpointId: 'wep',
    saleId: 'sale',
    collectionId: 'col',
    approvalId: 'apr',
    refusableApprovalId: 'apr',
    paymentId: 'cp',
    openPaymentId: 'cp',
    paymentLinkId: 'plk',
    refundId: 'rfd',
    transactionCursor: Buffer.from('["2026-01-01T00:00:00Z","txn_1"]').toString('base64url'),
  };
}

/** One call of a route: what stands in its path, query and body. */
export interface RouteCall {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** The account number that /bank/verify is called with. */
export const VERIFIED_ACCOUNT_NUMBER = '2087654321';

const payment = (of: Belongings): RouteCall => ({
  body: {
    businessId: of.businessId,
    amount: 500,
    serviceType: 'fees',
    externalPayerName: 'Chidi Eze',
    externalPayerEmail: 'chidi@example.com',
  },
});
const withdrawal = (of: Belongings): RouteCall => ({ body: { businessId: of.businessId, amount: 100 } });
const sale = (of: Belongings): RouteCall => ({ body: { businessId: of.businessId, amountUsdt: 1 } });
const collection = (of: Belongings): RouteCall => ({
  body: {
    businessId: of.businessId,
    sourceAmount: 100,
    sourceCurrency: 'GHS',
    country: 'GH',
    paymentMethod: 'MTN Mobile Money',
    customer: { name: 'Kofi Mensah', phone: '+233241234567' },
  },
});
const meter = { electricity: 'ikeja-electric', meterNumber: '1111111111111', type: 'prepaid' };
const card = { tv: 'dstv', smartCardNumber: '1212121212' };
const bettor = { bettingPlatform: 'bet9ja', customerId: '4417602' };
const bill =
  (body: Readonly<Record<string, unknown>>) =>
  (of: Belongings): RouteCall => ({ body: { businessId: of.businessId, ...body } });
const phone = '08031234567';
const delivery = (of: Belongings): RouteCall => ({ params: { id: of.deliveryId } });
const endpoint = (of: Belongings): RouteCall => ({ params: { id: of.endpointId } });
const session = (of: Belongings): RouteCall => ({ params: { paymentId: of.paymentId } });
const link = (of: Belongings): RouteCall => ({ params: { id: of.paymentLinkId } });
const nothing = (): RouteCall => ({});
const approval = (of: Belongings): RouteCall => ({ params: { id: of.approvalId } });
/** The answer of a browser that is well formed and verifies nowhere. */
const NO_PASSKEY = {
  id: 'AA',
  rawId: 'AA',
  type: 'public-key',
  response: { clientDataJSON: 'e30', attestationObject: 'oA' },
};

/**
 * How every route is called, naming as much as it can of what a merchant has. Tests that concern all routes go by the
 * router's own list, and fail for a route that is missing here.
 */
export const ROUTE_CALLS: Readonly<Record<string, (of: Belongings) => RouteCall>> = {
  'POST /auth/login': (of) => ({ body: { email: of.email, password: of.password } }),
  'POST /auth/forgot-password': (of) => ({ body: { email: of.email } }),
  'POST /auth/reset-password': (of) => ({ body: { email: of.email, otp: of.otp, newPassword: of.password } }),
  'POST /auth/logout': nothing,
  'GET /me': nothing,
  'GET /overview': () => ({ query: { days: '7' } }),
  'PATCH /me': () => ({ body: { taxId: '1234567-0001', contactPersonName: 'Chidi Eze' } }),
  'GET /payout-hold': nothing,
  'GET /balance-alerts': nothing,
  'GET /checkout-settings': nothing,
  'PATCH /checkout-settings': () => ({ body: { supportEmail: 'help@example.com' } }),
  'PATCH /balance-alerts': () => ({ body: { ngn: 50_000, usdt: null } }),
  'GET /automatic-payouts': nothing,
  'POST /automatic-payouts': () => ({ body: { rule: 'daily', at: '17:00', reserve: 100 } }),
  'POST /automatic-payouts/resume': nothing,
  'GET /crypto/session-sales': nothing,
  'POST /crypto/session-sales': () => ({ body: { sellTo: 'off' } }),
  'POST /payout-hold': () => ({ body: { includesKeys: false } }),
  'GET /second-factor-requirement': nothing,
  'POST /second-factor-requirement': () => ({ body: { isRequired: false } }),
  'GET /api-keys': nothing,
  'POST /api-keys': (of) => ({
    body: { environment: of.environment, name: 'Ledger export', scopes: ['transactions:read'] },
  }),
  'POST /api-keys/rotate': (of) => ({ body: { environment: of.environment, overlapHours: 1 } }),
  'POST /api-keys/{id}/revoke': (of) => ({ params: { id: of.keyId } }),
  'GET /users': nothing,
  // An e-mail address is invited once.
  'POST /users': () => ({ body: { email: `${newIdentifier('usr')}@example.com`, role: 'viewer' } }),
  'POST /users/{id}/invitation': (of) => ({ params: { id: of.userId } }),
  'PATCH /users/{id}': (of) => ({ params: { id: of.userId }, body: { role: 'viewer' } }),
  'POST /users/{id}/remove': (of) => ({ params: { id: of.userId } }),
  'POST /users/accept': (of) => ({
    body: { code: 'h7QmX2vK9bRtLw4ZpYc1NsDf', name: 'Ada Obi', password: of.password },
  }),
  'POST /bank/verify': () => ({ body: { accountNumber: VERIFIED_ACCOUNT_NUMBER, bankCode: '058' } }),
  'GET /banks': nothing,
  'GET /{id}/vendor-account': (of) => ({ params: { id: of.businessId } }),
  'POST /payment/process': payment,
  'POST /payment/process/external': payment,
  'POST /payment/{transactionId}/refund': (of) => ({
    params: { transactionId: of.transactionId },
    body: { businessId: of.businessId, amount: 1, reason: 'It was sent back.' },
  }),
  'POST /withdrawal/request': withdrawal,
  'POST /request': withdrawal,
  'POST /withdrawal/quote': withdrawal,
  'POST /crypto/withdrawals/quote': sale,
  'POST /crypto/withdrawals/request': sale,
  'GET /crypto/withdrawals/history': (of) => ({
    query: { businessId: of.businessId, cursor: of.transactionCursor, limit: '100' },
  }),
  'GET /crypto/withdrawals/{withdrawalId}': (of) => ({ params: { withdrawalId: of.saleId } }),
  'GET /cross-border/rates': (of) => ({ query: { businessId: of.businessId } }),
  'POST /cross-border/collections': collection,
  'GET /cross-border/collections': (of) => ({
    query: { businessId: of.businessId, cursor: of.transactionCursor, limit: '100' },
  }),
  'GET /cross-border/collections/{reference}': (of) => ({
    params: { reference: of.collectionId },
    query: { businessId: of.businessId },
  }),
  'GET /bills/catalogue': nothing,
  'POST /bills/verify-meter': bill(meter),
  'POST /bills/verify-smart-card': bill(card),
  'POST /bills/verify-bet': bill(bettor),
  'POST /bills/airtime': bill({ network: 'mtn', phone, amount: 100 }),
  'POST /bills/data': bill({ network: 'mtn', phone, planCode: 'mtn-100mb-100' }),
  'POST /bills/electricity': bill({ ...meter, phone, amount: 500 }),
  'POST /bills/tv': bill({ ...card, phone, planCode: 'dstv-padi' }),
  'POST /bills/bet': bill({ ...bettor, amount: 100 }),
  'GET /approvals': (of) => ({ query: { status: 'WAITING', cursor: of.transactionCursor, limit: '100' } }),
  'GET /crypto/payments/export': nothing,
  'GET /crypto/withdrawals/export': nothing,
  'GET /cross-border/collections/export': nothing,
  'GET /users/export': nothing,
  'GET /api-keys/export': nothing,
  'GET /webhooks/deliveries/export': nothing,
  'GET /events/export': nothing,
  'GET /approvals/export': () => ({ query: { kind: 'withdrawal' } }),
  'GET /approvals/{id}': approval,
  'POST /approvals/{id}/approve': approval,
  'POST /approvals/{id}/refuse': (of) => ({
    params: { id: of.refusableApprovalId },
    body: { reason: 'not agreed' },
  }),
  'GET /approval-rule': nothing,
  'POST /approval-rule': () => ({ body: { aboveNgn: null, aboveUsdt: null, includesKeys: false } }),
  'GET /transactions': (of) => ({
    query: {
      reference: of.transactionId,
      search: of.transactionId,
      cursor: of.transactionCursor,
      limit: '100',
    },
  }),
  'GET /search': (of) => ({ query: { q: of.transactionId } }),
  'GET /transactions/export': (of) => ({ query: { reference: of.transactionId } }),
  'GET /statement': () => ({}),
  'GET /statement/export': () => ({}),
  'GET /notices/preferences': nothing,
  'PATCH /notices/preferences': () => ({ body: { limits: false } }),
  'GET /request-log': () => ({ query: { status: '2xx', limit: '100' } }),
  'GET /request-log/export': () => ({ query: { method: 'POST' } }),
  'GET /audit': () => ({ query: { action: 'sign_in', limit: '100' } }),
  'GET /audit/export': () => ({ query: { action: 'sign_in' } }),
  'GET /transactions/{transactionId}': (of) => ({ params: { transactionId: of.transactionId } }),
  'POST /crypto/payments/create': () => ({ body: { amount: 25, merchantReference: 'order-7' } }),
  'GET /crypto/payments': (of) => ({
    query: {
      search: of.paymentId,
      paymentLinkId: of.paymentLinkId,
      cursor: of.transactionCursor,
      limit: '100',
    },
  }),
  'GET /crypto/payments/{paymentId}': session,
  'POST /crypto/payments/{paymentId}/simulate-deposit': (of) => ({ ...session(of), body: { amount: 1 } }),
  'POST /crypto/payments/{paymentId}/resolve': (of) => ({ ...session(of), body: { action: 'accept' } }),
  'POST /crypto/payments/{paymentId}/end': (of) => ({ params: { paymentId: of.openPaymentId } }),
  'POST /payment-links': (of) => ({
    body: { businessId: of.businessId, title: 'Cakes', currency: 'USDT', amount: 25 },
  }),
  'GET /payment-links': (of) => ({
    query: { active: 'true', search: of.paymentLinkId, cursor: of.transactionCursor, limit: '100' },
  }),
  'GET /payment-links/export': nothing,
  'GET /payment-links/{id}': link,
  'PATCH /payment-links/{id}': (of) => ({ ...link(of), body: { isActive: true } }),
  'POST /crypto/refunds': (of) => ({
    body: {
      businessId: of.businessId,
      paymentId: of.paymentId,
      amount: 1,
      address: 'T9yZXXENpbqxic72funvcNeQuM4bnKkDAS',
      reason: 'It was paid twice.',
    },
  }),
  'GET /crypto/refunds': (of) => ({
    query: { paymentId: of.paymentId, cursor: of.transactionCursor, limit: '100' },
  }),
  'GET /crypto/refunds/{refundId}': (of) => ({ params: { refundId: of.refundId } }),
  'GET /crypto/balances': (of) => ({ query: { businessId: of.businessId } }),
  'GET /webhooks/deliveries': (of) => ({
    query: { search: of.transactionId, cursor: of.transactionCursor, limit: '100' },
  }),
  'GET /webhooks/deliveries/{id}': delivery,
  'POST /webhooks/deliveries/{id}/replay': delivery,
  'POST /webhooks/deliveries/replay': (of) => ({
    body: { from: '2026-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z', cursor: of.deliveryId },
  }),
  'POST /webhooks/test': nothing,
  'GET /webhooks/endpoints': (of) => ({
    query: { status: 'ENABLED', cursor: of.transactionCursor, limit: '100' },
  }),
  'GET /webhooks/endpoints/export': nothing,
  // By their literals, no name is looked up; nothing listens at either.
  'POST /webhooks/endpoints': (of) => ({
    body: {
      url: of.environment === 'prod' ? 'https://93.184.216.34/hook' : 'http://127.0.0.1:9/hook',
      eventTypes: ['withdrawal.failed'],
      description: 'Ledger export',
    },
  }),
  'GET /webhooks/endpoints/{id}': endpoint,
  'PATCH /webhooks/endpoints/{id}': (of) => ({ ...endpoint(of), body: { description: 'Ledger' } }),
  'DELETE /webhooks/endpoints/{id}': (of) => ({ params: { id: of.deletableEndpointId } }),
  'POST /webhooks/endpoints/{id}/secret/rotate': (of) => ({ ...endpoint(of), body: { overlapHours: 1 } }),
  'POST /webhooks/endpoints/{id}/test': endpoint,
  'GET /events': (of) => ({ query: { type: 'withdrawal.completed', cursor: of.transactionCursor } }),
  'GET /webhooks/secret': nothing,
  'POST /webhooks/secret/rotate': () => ({ body: { overlapHours: 1 } }),
  'POST /session': (of) => ({ body: { email: of.email, password: of.password } }),
  'GET /session': nothing,
  'POST /session/second-factor': (of) => ({ body: { password: of.password } }),
  'POST /session/second-factor/confirm': () => ({ body: { code: '000000' } }),
  'POST /session/second-factor/remove': (of) => ({ body: { password: of.password, code: '000000' } }),
  'GET /session/passkeys': nothing,
  'POST /session/passkeys': (of) => ({ body: { password: of.password } }),
  'POST /session/passkeys/confirm': () => ({ body: { name: 'Work laptop', response: NO_PASSKEY } }),
  'POST /session/passkeys/challenge': nothing,
  'POST /session/passkeys/{id}/remove': (of) => ({
    params: { id: 'pky_none' },
    body: { password: of.password, code: '000000' },
  }),
  'POST /session/end': nothing,
  'GET /sessions': nothing,
  'POST /sessions/{id}/end': (of) => ({ params: { id: of.dashboardSessionId ?? '5f1c09a2b7de' } }),
  'POST /sessions/end-others': nothing,
  'POST /sessions/end-all': nothing,
  'POST /session/password': (of) => ({ body: { currentPassword: of.password, newPassword: of.password } }),
};

/** How a sandbox order of a kind is made, whose amount picks by its two decimals what the simulator does. */
export interface OrderCall {
  readonly path: string;
  /** What the route takes besides the business. */
  readonly body: (amount: number) => object;
  /** The order's id in an answer. */
  readonly idIn: (answer: Answer) => string;
}

/** The same for every kind whose money is held. */
export const ORDER_CALLS: Readonly<Record<HeldKind, OrderCall>> = {
  withdrawal: {
    path: '/withdrawal/request',
    body: (amount) => ({ amount }),
    idIn: ({ body }) => body.withdrawal.transactionId,
  },
  bill: {
    path: '/bills/airtime',
    body: (amount) => ({ network: 'mtn', phone, amount }),
    idIn: ({ body }) => body.transactionId,
  },
  usdt_sale: {
    path: '/crypto/withdrawals/request',
    body: (amountUsdt) => ({ amountUsdt }),
    idIn: ({ body }) => body.withdrawal.withdrawalId,
  },
};

/** Routes after which login tokens are no longer valid. */
export const ENDS_TOKENS: ReadonlySet<string> = new Set([
  'POST /auth/logout',
  'POST /auth/reset-password',
  'POST /sessions/end-others',
  'POST /sessions/end-all',
  'POST /session/password',
]);

/** What the list of sessions calls the one of a cookie, as `signIn` of the service returns it. */
export function dashboardSessionIdOf(cookie: string): string {
  const tokenSha256 = dashboardTokenSha256(cookie.slice(cookie.indexOf('=') + 1));
  if (!tokenSha256) throw new Error('This is not the cookie of a session.');
  return sessionIdOf(tokenSha256);
}

/** A route's name in the table above. */
export function nameOf(route: Route): string {
  return `${route.method.toUpperCase()} ${route.path}`;
}

/** Every route of the router with its name, for `it.each`. */
export const namedRoutes: readonly (readonly [string, Route])[] = routes.map((route) => [
  nameOf(route),
  route,
]);

/** How a route is called with what a merchant has. @throws when the table does not know the route. */
export function callOf(route: Route, of: Belongings): RouteCall {
  const call = ROUTE_CALLS[nameOf(route)];
  if (!call) throw new Error(`test/support/routeCalls.ts does not say how ${nameOf(route)} is called.`);
  return call(of);
}

/** Calls a route; the answer is checked against /openapi.json. */
export function send(
  service: TestService,
  route: Route,
  { params = {}, query = {}, body }: RouteCall,
  options: RequestOptions,
): Promise<Answer> {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  const target = search === '' ? path : `${path}?${search}`;
  switch (route.method) {
    case 'get':
      return service.get(target, options);
    case 'post':
      return service.post(target, body, options);
    case 'patch':
      return service.patch(target, body, options);
    case 'delete':
      return service.delete(target, options);
  }
}

/** Puts an endpoint there, at an address where nothing listens, or that is refused. */
async function putEndpoint(
  { ownerSql }: TestService,
  { id, businessId, environment }: Pick<Belongings, 'businessId' | 'environment'> & { readonly id: string },
): Promise<void> {
  await ownerSql(
    `insert into webhook_endpoints (id, business_id, environment, url, event_types)
      values ($1, $2, $3, 'http://127.0.0.1:9/' || $1, '{withdrawal.failed}')`,
    [id, businessId, environment],
  );
}

/** Puts a refund on a session, of a deposit that was rejected. */
async function putRefund(
  { ownerSql }: TestService,
  { refundId, paymentId }: { readonly refundId: string; readonly paymentId: string },
): Promise<void> {
  const txId = createHash('sha256').update(refundId).digest('hex');
  await ownerSql(
    `insert into chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time,
        contract, from_address, amount_minor, status)
      select 'simulated', $2, 0, environment, id, business_id, 1, now(), 'T', 'T', 100000000, 'REJECTED'
        from crypto_payments where id = $1`,
    [paymentId, txId],
  );
  await ownerSql(
    `insert into crypto_refunds (id, business_id, environment, payment_id, network, deposit_tx_id, deposit_log_index, source,
        amount_minor, address, reason, requested_by)
      select $3, business_id, environment, id, 'simulated', $2, 0, 'deposit', 1000000, $4, $5, business_id
        from crypto_payments where id = $1`,
    [paymentId, txId, refundId, 'T9yZXXENpbqxic72funvcNeQuM4bnKkDAS', `Refund of ${refundId}`],
  );
}

/** A merchant with something of everything in both environments. */
export interface FurnishedMerchant {
  readonly merchant: TestMerchant;
  readonly password: string;
  readonly token: string;
  /** The current keys. */
  readonly apiKeys: Readonly<Record<Environment, string>>;
  readonly belongings: Readonly<Record<Environment, Belongings>>;
  /** Texts that only this merchant may ever be answered: ids, names, addresses, keys, secrets. */
  readonly marks: readonly string[];
}

/**
 * Makes a merchant and lets it do business in both environments, until nothing of it is under way.
 *
 * @param name one that occurs nowhere else.
 * @param webhookUrl where the sandbox's events go; it must take them.
 * @param idempotencyKey what it sends with its payments.
 */
export async function furnishMerchant(
  service: TestService,
  name: string,
  webhookUrl: string,
  idempotencyKey: string,
): Promise<FurnishedMerchant> {
  const password = `password of ${name}`;
  const merchant = await service.createMerchant(name, { password });
  const { businessId } = merchant;
  const mark = businessId.slice(-12);
  const token = await service.logIn(merchant);
  await service.ownerSql('update businesses set webhook_url_test = $2, webhook_url_prod = $3 where id = $1', [
    businessId,
    webhookUrl,
    'https://hooks.example/live',
  ]);
  await service.patch('/me', { registrationNumber: `RC-${mark}` }, { token });

  const older: Record<string, string> = {};
  const apiKeys: Record<string, string> = {};
  for (const environment of ['prod', 'test'] as const) {
    const body = { environment, overlapHours: 100 };
    apiKeys[environment] = (await service.post('/api-keys/rotate', body, { token })).body.apiKey.key;
  }
  const keys = (await service.get('/api-keys', { token })).body.apiKeys;
  for (const { id, environment, expiresAt } of keys) if (expiresAt !== null) older[environment] = id;

  const invited: Record<string, string> = {};
  for (const environment of ['prod', 'test'] as const) {
    const body = { email: `${environment}-${mark}@merchant.example`, role: 'viewer' };
    invited[environment] = (await service.post('/users', body, { token })).body.user.id;
  }

  const payments: Record<string, string> = {};
  for (const environment of ['prod', 'test'] as const) {
    const body = {
      businessId,
      amount: 100_000,
      serviceType: 'fees',
      description: `Payment of ${mark}`,
      externalPayerName: `Payer of ${mark}`,
      externalPayerEmail: `payer-${mark}@example.com`,
      merchantReference: `order-${mark}`,
      metadata: { note: `note of ${mark}` },
    };
    const options = { key: apiKeys[environment] ?? null, headers: { 'idempotency-key': idempotencyKey } };
    const { transaction } = (await service.post('/payment/process', body, options)).body;
    payments[environment] = transaction.transactionId;
  }
  const key = apiKeys.test ?? null;
  const paidOut = await service.post('/withdrawal/request', { businessId, amount: 1_000 }, { key });
  const withdrawalId: string = paidOut.body.withdrawal.transactionId;
  const deliveryId = await waitFor(`the event of ${name}`, async () => {
    const { body } = await service.get('/webhooks/deliveries', { key });
    return body.deliveries.find(({ status }: { status: string }) => status === 'DELIVERED')?.id;
  });
  await service.fund(merchant, 1_000, 'test', 'USDT');
  const sold = await service.post('/crypto/withdrawals/request', { businessId, amountUsdt: 1 }, { key });
  const saleId: string = sold.body.withdrawal.withdrawalId;
  await waitFor(`the sale of ${name}`, async () => {
    const { rows } = await service.ownerSql('select status from usdt_sales where id = $1', [saleId]);
    return rows[0]?.status === 'COMPLETED';
  });
  const begun = await service.post(
    '/cross-border/collections',
    {
      businessId,
      sourceAmount: 100,
      sourceCurrency: 'GHS',
      country: 'GH',
      paymentMethod: 'MTN Mobile Money',
      customer: { name: `Customer of ${mark}`, phone: '+233241234567' },
    },
    { key },
  );
  const collectionId: string = begun.body.collection.reference;
  await waitFor(`the collection of ${name}`, async () => {
    const { rows } = await service.ownerSql('select status from transactions where id = $1', [collectionId]);
    return rows[0]?.status === 'COMPLETED';
  });
  // There are no live payouts without a provider, so live records of them are put there by hand.
  const [liveSaleId, liveCollectionId] = [`sale_live${mark}`, `col_live${mark}`];
  await service.ownerSql(
    `insert into usdt_sales select (jsonb_populate_record(sale,
      jsonb_build_object('id', $2::text, 'environment', 'prod'))).* from usdt_sales sale where id = $1`,
    [saleId, liveSaleId],
  );
  await service.ownerSql(
    `insert into transactions select (jsonb_populate_record(record,
      jsonb_build_object('id', $2::text, 'environment', 'prod'))).* from transactions record where id = $1`,
    [collectionId, liveCollectionId],
  );
  await service.ownerSql(
    `insert into collections select (jsonb_populate_record(collection,
      jsonb_build_object('transaction_id', $2::text, 'provider_reference', $2::text))).* from collections collection where transaction_id = $1`,
    [collectionId, liveCollectionId],
  );
  for (const [id, liveId] of [
    [saleId, liveSaleId],
    [collectionId, liveCollectionId],
  ]) {
    await service.ownerSql(
      `insert into orders select (jsonb_populate_record(orders,
        jsonb_build_object('id', $2::text, 'environment', 'prod'))).* from orders where id = $1`,
      [id, liveId],
    );
  }
  const approvalIds = { prod: `apr_live${mark}`, test: `apr_test${mark}` };
  // Made by a user of its own, who is never removed.
  const maker = `usr_maker${mark}`;
  await service.ownerSql(
    `insert into users (id, business_id, email, role, status, password_hash, joined_at)
      values ($1, $2, $3, 'finance', 'active', 'the hash of no password', now())`,
    [maker, businessId, `maker-${mark}@merchant.example`.toLowerCase()],
  );
  for (const environment of ['prod', 'test'] as const) {
    await service.ownerSql(
      `insert into approval_requests (id, business_id, environment, kind, operation, body, amount_minor, destination, made_by_user)
        select id, $2, $3, 'bill', '/bills/airtime', $4, 10000, $5, $6 from unnest(array[$1::text, $1 || 'r']) id`,
      [
        approvalIds[environment],
        businessId,
        environment,
        { businessId, network: 'mtn', phone, amount: 100 },
        `MTN Airtime, ${phone}`,
        maker,
      ],
    );
  }
  const sessionId = await openUnderpaidSession(service, key, `order-${mark}`);
  const liveSessionId = `cp_live${mark}`;
  await copyAsLive(service, sessionId, liveSessionId);
  const open = await service.post('/crypto/payments/create', { amount: 25 }, { key });
  const openIds = { prod: `cp_open${mark}`, test: open.body.payment.paymentId as string };
  await copyAsLive(service, openIds.test, openIds.prod);
  const linkIds = { prod: `plk_live${mark}`, test: `plk_test${mark}` };
  for (const environment of ['prod', 'test'] as const) {
    await service.ownerSql(
      `insert into payment_links (id, business_id, environment, title, currency, return_url)
        values ($1, $2, $3, $4, 'USDT', $5)`,
      [linkIds[environment], businessId, environment, `Link of ${mark}`, `https://shop.example.com/${mark}`],
    );
  }
  const refundIds = { prod: `rfd_live${mark}`, test: `rfd_test${mark}` };
  await putRefund(service, { refundId: refundIds.test, paymentId: sessionId });
  await putRefund(service, { refundId: refundIds.prod, paymentId: liveSessionId });
  const liveDeliveryId = `msg_live${mark}`;
  await service.ownerSql(
    `insert into webhook_deliveries (id, business_id, environment, event_type, transaction_id, body, status)
      select $1, business_id, 'prod', event_type, $2, body, 'DELIVERED' from webhook_deliveries where id = $3`,
    [liveDeliveryId, payments.prod, deliveryId],
  );
  const endpointIds = {
    prod: { kept: `wep_live${mark}`, deleted: `wep_live${mark}d` },
    test: { kept: `wep_test${mark}`, deleted: `wep_test${mark}d` },
  };
  for (const environment of ['prod', 'test'] as const) {
    for (const id of Object.values(endpointIds[environment])) {
      await putEndpoint(service, { id, businessId, environment });
    }
  }
  await service.get('/webhooks/deliveries', { key: apiKeys.prod ?? null });
  await waitFor(`the uses of the keys of ${name} to be noted`, async () => {
    const { rows } = await service.ownerSql(
      'select id from api_keys where business_id = $1 and expires_at is null and last_used_at is not null',
      [businessId],
    );
    return rows.length === 2;
  });
  await waitFor(`the promises to ${name} to be forgotten`, async () => {
    const { rows } = await service.ownerSql('select from outbox where strpos(outbox::text, $1) > 0', [
      businessId,
    ]);
    return rows.length === 0;
  });

  const belongingsIn = async (environment: Environment): Promise<Belongings> => {
    const transactionId = payments[environment] ?? '';
    const { rows } = await service.ownerSql(
      `select to_char((created_at + interval '1 s') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as moment
        from transactions where id = $1`,
      [transactionId],
    );
    return {
      environment,
      businessId,
      email: merchant.email,
      password,
      otp: '',
      keyId: older[environment] ?? '',
      userId: invited[environment] ?? '',
      dashboardSessionId: dashboardSessionIds[environment] ?? '',
      transactionId,
      deliveryId: environment === 'prod' ? liveDeliveryId : deliveryId,
      endpointId: endpointIds[environment].kept,
      deletableEndpointId: endpointIds[environment].deleted,
      saleId: environment === 'prod' ? liveSaleId : saleId,
      collectionId: environment === 'prod' ? liveCollectionId : collectionId,
      approvalId: approvalIds[environment],
      refusableApprovalId: `${approvalIds[environment]}r`,
      paymentId: environment === 'prod' ? liveSessionId : sessionId,
      openPaymentId: openIds[environment],
      paymentLinkId: linkIds[environment],
      refundId: refundIds[environment],
      transactionCursor: Buffer.from(JSON.stringify([rows[0]?.moment, `txn_${mark}`])).toString('base64url'),
    };
  };
  const dashboardSessionIds: Record<string, string> = {};
  for (const environment of ['prod', 'test'] as const) {
    dashboardSessionIds[environment] = dashboardSessionIdOf(await service.signIn({ ...merchant, password }));
  }
  const belongings = { prod: await belongingsIn('prod'), test: await belongingsIn('test') };
  const secrets: string[] = [];
  for (const environment of ['prod', 'test'] as const) {
    const headers = { 'x-business-env': environment };
    secrets.push((await service.get('/webhooks/secret', { token, headers })).body.secret);
  }
  const addresses = await service.ownerSql(
    'select deposit_address from crypto_payments where business_id = $1',
    [businessId],
  );
  const vendorAccounts = await service.ownerSql(
    'select account_number from vendor_accounts where business_id = $1',
    [businessId],
  );
  return {
    merchant,
    password,
    token,
    apiKeys: { prod: apiKeys.prod ?? '', test: apiKeys.test ?? '' },
    belongings,
    marks: [
      mark,
      name,
      name.toUpperCase(),
      merchant.email,
      password,
      token,
      withdrawalId,
      saleId,
      collectionId,
      deliveryId,
      sessionId,
      ...addresses.rows.map(({ deposit_address }) => deposit_address),
      ...Object.values(merchant.apiKeys),
      ...Object.values(apiKeys),
      ...keys.map(({ id }: { id: string }) => id),
      ...Object.values(payments),
      ...Object.values(invited),
      ...Object.values(dashboardSessionIds),
      ...Object.values(approvalIds),
      ...Object.values(linkIds),
      ...Object.values(refundIds),
      ...Object.values(endpointIds).flatMap((ids) => Object.values(ids)),
      ...secrets,
      ...vendorAccounts.rows.map(({ account_number }) => account_number),
    ],
  };
}

/** A USDT session that got less than it expects: nothing changes it for an hour but a deposit or a decision. */
async function openUnderpaidSession(
  service: TestService,
  key: string | null,
  merchantReference: string,
): Promise<string> {
  const { body } = await service.post('/crypto/payments/create', { amount: 25, merchantReference }, { key });
  const { paymentId } = body.payment;
  await service.post(`/crypto/payments/${paymentId}/simulate-deposit`, { amount: 10 }, { key });
  await waitFor(`${paymentId} to be underpaid`, async () => {
    const found = await service.get(`/crypto/payments/${paymentId}`, { key });
    return found.body.payment.status === 'UNDERPAID';
  });
  return paymentId;
}

/** There are no live sessions without a chain, so one is put there by hand. */
async function copyAsLive(service: TestService, sessionId: string, liveSessionId: string): Promise<void> {
  await service.ownerSql(
    `insert into crypto_payments (id, business_id, environment, status, amount_expected_minor, amount_received_minor,
        address_index, deposit_address, metadata, policy, expires_at, created_at, updated_at)
      select $2, business_id, 'prod', status, amount_expected_minor, amount_received_minor, address_index,
          'T' || right($2, 33), metadata, policy, expires_at, created_at, updated_at
        from crypto_payments where id = $1`,
    [sessionId, liveSessionId],
  );
  await service.ownerSql(
    `insert into chain_deposits (network, tx_id, log_index, environment, payment_id, business_id, block_number, block_time,
        contract, from_address, amount_minor, status)
      select 'mainnet', tx_id, log_index, 'prod', $2, business_id, block_number, block_time, contract, from_address,
          amount_minor, status
        from chain_deposits where payment_id = $1`,
    [sessionId, liveSessionId],
  );
}
