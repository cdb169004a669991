import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { routes } from '../../src/api/routes.ts';
import { storePricing } from '../../src/db/merchants/businesses.ts';
import type { Role } from '../../src/domain/merchants/roles.ts';
import { codeIn, linksIn } from '../support/mailFolder.ts';
import { answer, newTestPasskey, register } from '../support/passkeys.ts';
import { ORDER_CALLS } from '../support/routeCalls.ts';
import { appCode } from '../support/secondFactor.ts';
import { type Answer, cookieIn, type TestService } from '../support/service.ts';
import { codeOfLink, invite } from '../support/users.ts';
import { waitFor } from '../support/waitFor.ts';
import { startWebhookReceiver } from '../support/webhookReceiver.ts';

/** The smallest picture that there is. */
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** What a tour through the service brought back. */
export interface Tour {
  /** Every answer, by the operation that gave it. */
  readonly answers: ReadonlyMap<string, readonly Answer[]>;
  /** Whatever was handled on the way and must stay between those two: keys, passwords, tokens, codes, signatures. */
  readonly secrets: readonly string[];
}

/**
 * Makes every operation of the contract succeed at least once, on one merchant, in the sandbox where there is one, and
 * where an operation has several kinds of success each of them. The service needs all roles and a mail folder of its
 * own.
 */
export async function tourEveryOperation(service: TestService): Promise<Tour> {
  const answers = new Map<string, Answer[]>();
  const secrets: string[] = [];
  const note = async (operationId: string, request: Promise<Answer>): Promise<Answer> => {
    const answer = await request;
    answers.set(operationId, [...(answers.get(operationId) ?? []), answer]);
    return answer;
  };
  const keep = (...found: readonly unknown[]) =>
    secrets.push(...found.filter((each): each is string => typeof each === 'string' && each !== ''));

  const receiver = await startWebhookReceiver();
  try {
    const password = 'a first password';
    const merchant = await service.createMerchant('Tour Stores', { password });
    const { businessId } = merchant;
    // Its fees have items, so that its answers have every field.
    const charges = [{ kind: 'vat', payer: 'merchant' }] as const;
    await storePricing(service.database, businessId, { overrides: { charges }, actor: 'test' });
    keep(password, merchant.apiKeys.prod, merchant.apiKeys.test);

    // Login
    const login = { email: merchant.email, password };
    const first = await note('login', service.post('/auth/login', login, { key: null }));
    keep(first.body.token);
    await note(
      'forgotPassword',
      service.post('/auth/forgot-password', { email: merchant.email }, { key: null }),
    );
    const otp = await mailedCode(service.config.mail.folder ?? '', merchant.email);
    const newPassword = 'a second password';
    keep(otp, newPassword);
    const reset = { email: merchant.email, otp, newPassword };
    await note('resetPassword', service.post('/auth/reset-password', reset, { key: null }));
    // Dashboard sessions
    const signedIn = await note(
      'beginSession',
      service.post('/session', { email: merchant.email, password: newPassword }, { key: null }),
    );
    const cookie = cookieIn(signedIn.headers);
    await note('getSession', service.get('/session', { cookie }));
    const prepared = await note(
      'prepareSecondFactor',
      service.post('/session/second-factor', { password: newPassword }, { cookie }),
    );
    const confirmation = { code: appCode(prepared.body.secret) };
    const confirmed = await note(
      'confirmSecondFactor',
      service.post('/session/second-factor/confirm', confirmation, { cookie }),
    );
    const [recoveryCode] = confirmed.body.recoveryCodes;
    await note(
      'removeSecondFactor',
      service.post(
        '/session/second-factor/remove',
        { password: newPassword, code: recoveryCode },
        { cookie },
      ),
    );
    // Browsers have passkeys at localhost, and not at 127.0.0.1.
    const inBrowser = { cookie, isAtLocalhost: true };
    const { port } = new URL(service.apiUrl);
    const atLocalhost = { origin: `http://localhost:${port}`, rpId: 'localhost' };
    const beginning = await note(
      'preparePasskey',
      service.post('/session/passkeys', { password: newPassword }, inBrowser),
    );
    const passkey = newTestPasskey();
    const response = register(passkey, beginning.body.options, atLocalhost);
    const added = await note(
      'confirmPasskey',
      service.post('/session/passkeys/confirm', { name: 'Work laptop', response }, inBrowser),
    );
    const challenge = await note(
      'challengePasskeys',
      service.post('/session/passkeys/challenge', undefined, inBrowser),
    );
    const passkeyProof = JSON.stringify(answer(passkey, challenge.body.options, atLocalhost));
    await note('listPasskeys', service.get('/session/passkeys', inBrowser));
    await note(
      'removePasskey',
      service.post(
        `/session/passkeys/${added.body.passkey.id}/remove`,
        { password: newPassword, code: passkeyProof },
        inBrowser,
      ),
    );
    keep(passkeyProof, ...added.body.recoveryCodes);
    const changedPassword = 'turbine velvet anchor';
    const passwordChange = { currentPassword: newPassword, newPassword: changedPassword };
    await note('changePassword', service.post('/session/password', passwordChange, { cookie }));
    const otherCookie = await service.signIn({ ...merchant, password: changedPassword });
    const { sessions } = (await note('listSessions', service.get('/sessions', { cookie }))).body;
    const other = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    await note('endOneSession', service.post(`/sessions/${other.id}/end`, undefined, { cookie }));
    await note('endOtherSessions', service.post('/sessions/end-others', undefined, { cookie }));
    await note('endSession', service.post('/session/end', undefined, { cookie }));
    const lastCookie = await service.signIn({ ...merchant, password: changedPassword });
    await note('endAllSessions', service.post('/sessions/end-all', undefined, { cookie: lastCookie }));
    keep(cookie, otherCookie, lastCookie, changedPassword);
    keep(prepared.body.secret, ...confirmed.body.recoveryCodes);

    // Account
    const endedToken = await service.logIn(merchant, changedPassword);
    await note('logout', service.post('/auth/logout', undefined, { token: endedToken }));
    const token = await service.logIn(merchant, changedPassword);
    keep(endedToken, token);
    const byToken = { token, headers: { 'x-business-env': 'test' } };
    await note('getAccount', service.get('/me', byToken));
    const change = { contactPersonName: 'Ada Obi', webhookUrl: receiver.url };
    await note('changeProfile', service.patch('/me', change, byToken));

    // Users: one joins, another is removed before that
    const invited = await note('inviteUser', invite(service, token, 'developer'));
    const { id: userId } = invited.body.user;
    const again = await note(
      'resendInvitation',
      service.post(`/users/${userId}/invitation`, undefined, { token }),
    );
    const mailed = await mailedInvitations(service.config.mail.folder ?? '', again.body.user.email);
    const [code = ''] = mailed.slice(-1);
    const joining = { code, name: 'Ada Obi', password: 'a third password of words' };
    keep(...mailed, joining.password);
    await note('acceptInvitation', service.post('/users/accept', joining, { key: null }));
    await note('listUsers', service.get('/users', { token }));
    await note('changeUserRole', service.patch(`/users/${userId}`, { role: 'viewer' }, { token }));
    await note('removeUser', service.post(`/users/${userId}/remove`, undefined, { token }));

    // Bank accounts
    const bank = { accountNumber: '0123456789', bankCode: '058' };
    await note('verifyBankAccount', service.post('/bank/verify', bank, byToken));
    await note(
      'verifyBankAccount',
      service.post('/bank/verify', { ...bank, accountNumber: '0000000002' }, byToken),
    );
    await note('getPayoutHold', service.get('/payout-hold', byToken));
    // The change of account and password holds payouts by new keys, too.
    await service.ownerSql(
      `with account as (update bank_accounts set changed_at = changed_at - interval '2 days' where business_id = $1)
        update businesses set access_changed_at = access_changed_at - interval '2 days' where id = $1`,
      [businessId],
    );
    // Above what there is, so that the overview has something to decide.
    const alerts = { ngn: 900_000_000, usdt: 1 };
    await note('changeBalanceAlerts', service.patch('/balance-alerts', alerts, byToken));
    const chosen = {
      supportEmail: 'help@example.com',
      supportPhone: '+234 803 123 4567',
      color: '#0b6b62',
      logo: PICTURE,
      policy: { tolerancePercent: 1 },
    };
    await note('changeCheckoutSettings', service.patch('/checkout-settings', chosen, byToken));
    await note('getCheckoutSettings', service.get('/checkout-settings', byToken));
    await note('getBalanceAlerts', service.get('/balance-alerts', byToken));
    await note('getAutomaticPayouts', service.get('/automatic-payouts', byToken));
    await note(
      'setAutomaticPayouts',
      service.post('/automatic-payouts', { rule: 'daily', at: '17:00', reserve: 100 }, byToken),
    );
    await note('resumeAutomaticPayouts', service.post('/automatic-payouts/resume', undefined, byToken));
    await note('getSessionSales', service.get('/crypto/session-sales', byToken));
    await note('setSessionSales', service.post('/crypto/session-sales', { sellTo: 'off' }, byToken));
    await note('setPayoutHold', service.post('/payout-hold', { includesKeys: false }, byToken));
    await note('getSecondFactorRequirement', service.get('/second-factor-requirement', byToken));
    await note(
      'setSecondFactorRequirement',
      service.post('/second-factor-requirement', { isRequired: false }, byToken),
    );
    await note('listBanks', service.get('/banks', { key: merchant.apiKeys.test }));
    await note(
      'getVendorAccount',
      service.get(`/${businessId}/vendor-account`, { key: merchant.apiKeys.test }),
    );

    // API keys
    const rotation = { environment: 'test', overlapHours: 1 };
    const rotated = await note('rotateApiKey', service.post('/api-keys/rotate', rotation, byToken));
    const testKey: string = rotated.body.apiKey.key;
    keep(testKey);
    const restricted = { name: 'Ledger export', environment: 'test', scopes: ['transactions:read'] };
    const created = await note('createApiKey', service.post('/api-keys', restricted, byToken));
    keep(created.body.apiKey.key);
    const listed = await note('listApiKeys', service.get('/api-keys', byToken));
    const older = listed.body.apiKeys.find(
      (each: { environment: string; expiresAt: string | null }) =>
        each.environment === 'test' && each.expiresAt !== null,
    );
    await note('revokeApiKey', service.post(`/api-keys/${older.id}/revoke`, undefined, byToken));
    const byKey = { key: testKey };

    // Payments
    const payment = {
      businessId,
      amount: 100_000,
      serviceType: 'school-fees',
      description: 'Term 1',
      externalPayerName: 'Ada Obi',
      externalPayerEmail: 'ada@example.com',
      externalPayerPhone: '+2348012345678',
      merchantReference: 'order-1042',
      metadata: { orderId: 1042 },
    };
    const paid = await note('processPayment', service.post('/payment/process', payment, byKey));
    await note('processExternalPayment', service.post('/payment/process/external', payment, byKey));
    const refundOf = `/payment/${paid.body.transaction.transactionId}/refund`;
    const givesBack = { businessId, amount: 300, reason: 'It was sent back.' };
    await note('refundPayment', service.post(refundOf, givesBack, byKey));

    // Withdrawals: one that is paid, one that fails, one that takes its time
    const withdraw = (path: string, amount: number) =>
      service.post(path, { businessId, amount, merchantReference: 'payout-7' }, byKey);
    const completed = await note('requestWithdrawal', withdraw('/withdrawal/request', 1_000));
    await note('requestWithdrawal', withdraw('/withdrawal/request', 1_000.01));
    await note('requestWithdrawal', withdraw('/withdrawal/request', 1_000.02));
    await note('requestWithdrawalAlias', withdraw('/request', 1_000));
    await note('requestWithdrawalAlias', withdraw('/request', 1_000.01));
    await note('requestWithdrawalAlias', withdraw('/request', 1_000.02));
    await note('quoteWithdrawal', service.post('/withdrawal/quote', { businessId, amount: 5_000 }, byKey));

    // USDT sold: paid, failed and under way
    await service.fund(merchant, 1_000, 'test', 'USDT');
    const sell = (amountUsdt: number, quoteId?: string) =>
      service.post(
        '/crypto/withdrawals/request',
        { businessId, amountUsdt, quoteId, merchantReference: 'sale-7', metadata: { orderId: 1042 } },
        byKey,
      );
    const quoted = await note(
      'quoteUsdtSale',
      service.post('/crypto/withdrawals/quote', { businessId, amountUsdt: 10 }, byKey),
    );
    const sold = await note('requestUsdtSale', sell(10, quoted.body.quote.quoteId));
    await note('requestUsdtSale', sell(10.01));
    await note('requestUsdtSale', sell(10.02));
    await note('getUsdtSale', service.get(`/crypto/withdrawals/${sold.body.withdrawal.withdrawalId}`, byKey));
    const history = `/crypto/withdrawals/history?businessId=${businessId}&summary=true`;
    await note('listUsdtSales', service.get(history, byKey));

    // Collections abroad
    await note('listCrossBorderRates', service.get('/cross-border/rates', byKey));
    const collection = {
      businessId,
      sourceAmount: 250,
      sourceCurrency: 'GHS',
      country: 'GH',
      paymentMethod: 'MTN Mobile Money',
      customer: { name: 'Kofi Mensah', phone: '+233241234567', email: 'kofi@example.com' },
      merchantReference: 'collection-7',
      metadata: { orderId: 1042 },
    };
    const begun = await note('beginCollection', service.post('/cross-border/collections', collection, byKey));
    const { reference } = begun.body.collection;
    const found = `/cross-border/collections/${reference}?businessId=${businessId}`;
    await note('getCollection', service.get(found, byKey));
    await note('search', service.get(`/search?q=${reference}`, byToken));
    await note('listCollections', service.get('/cross-border/collections?summary=true', byKey));
    // Bills: one of each kind that is delivered, one that fails, one that takes its time
    await note('getBillCatalogue', service.get('/bills/catalogue', byKey));
    const meter = {
      businessId,
      electricity: 'ikeja-electric',
      meterNumber: '1111111111111',
      type: 'prepaid',
    };
    const card = { businessId, tv: 'dstv', smartCardNumber: '1212121212' };
    const bettor = { businessId, bettingPlatform: 'bet9ja', customerId: '4417602' };
    await note('verifyMeter', service.post('/bills/verify-meter', meter, byKey));
    await note('verifySmartCard', service.post('/bills/verify-smart-card', card, byKey));
    await note('verifyBet', service.post('/bills/verify-bet', bettor, byKey));
    const phone = '08031234567';
    const buy = async (operationId: string, kind: string, bodies: readonly object[]) => {
      for (const body of bodies) await note(operationId, service.post(`/bills/${kind}`, body, byKey));
    };
    const withAmounts = (body: object) => [500, 500.01, 500.02].map((amount) => ({ ...body, amount }));
    const withPlans = (body: object, planCode: string) =>
      [planCode, 'sandbox-01', 'sandbox-02'].map((each) => ({ ...body, planCode: each }));
    await buy('buyAirtime', 'airtime', withAmounts({ businessId, network: 'mtn', phone }));
    await buy('buyData', 'data', withPlans({ businessId, network: 'mtn', phone }, 'mtn-1gb-500'));
    await buy('buyElectricity', 'electricity', withAmounts({ ...meter, phone }));
    await buy('buyTv', 'tv', withPlans({ ...card, phone }, 'dstv-padi'));
    await buy('buyBet', 'bet', withAmounts(bettor));

    // Every other kind of order: one that is done, one that fails, one that takes its time
    for (const { path, body } of Object.values(ORDER_CALLS)) {
      const operationId = routes.find((route) => route.path === path)?.operationId ?? path;
      if (answers.has(operationId)) continue;
      for (const amount of [500, 500.01, 500.02]) {
        await note(operationId, service.post(path, { businessId, ...body(amount) }, byKey));
      }
    }

    // Approvals: every order waits, one is approved and one refused; then the rule is weakened, which waits too
    const admin = await joinedUser(service, token, 'admin');
    const second = { token: admin.token, headers: byToken.headers };
    keep(admin.token, admin.password, ...admin.codes);
    const rule = { aboveNgn: 200, aboveUsdt: 0.5, includesKeys: true };
    await note('setApprovalRule', service.post('/approval-rule', rule, byToken));
    await note('getApprovalRule', service.get('/approval-rule', byToken));
    const waits = [
      await note('requestWithdrawal', withdraw('/withdrawal/request', 1_000)),
      await note('requestWithdrawalAlias', withdraw('/request', 1_000)),
      await note('requestUsdtSale', sell(10)),
    ];
    await note('refundPayment', service.post(refundOf, givesBack, byKey));
    const named = { merchantReference: 'bill-7' };
    await buy('buyAirtime', 'airtime', [{ businessId, network: 'mtn', phone, amount: 500, ...named }]);
    await buy('buyData', 'data', [{ businessId, network: 'mtn', phone, planCode: 'mtn-1gb-500', ...named }]);
    await buy('buyElectricity', 'electricity', [{ ...meter, phone, amount: 500, ...named }]);
    await buy('buyTv', 'tv', [{ ...card, phone, planCode: 'dstv-padi', ...named }]);
    await buy('buyBet', 'bet', [{ ...bettor, amount: 500, ...named }]);
    const [approved, refused] = waits.map(({ body }) => `/approvals/${body.approval.id}`);
    await note('approveRequest', service.post(`${approved}/approve`, undefined, second));
    await note('refuseRequest', service.post(`${refused}/refuse`, { reason: 'not agreed' }, second));
    const off = { aboveNgn: null, aboveUsdt: null, includesKeys: false };
    const weaker = await note('setApprovalRule', service.post('/approval-rule', off, byToken));
    const ofRule = `/approvals/${weaker.body.approval.id}`;
    await note('getApproval', service.get(ofRule, byToken));
    await note('getApproval', service.get(approved ?? '', byKey));
    await note('approveRequest', service.post(`${ofRule}/approve`, undefined, second));
    await note('listApprovals', service.get('/approvals', byKey));
    await note('exportApprovals', service.get('/approvals/export', byToken));

    // USDT sessions: one that gets less than it expects, is accepted, and credited
    const inUsdt = { businessId, amount: 25, description: 'Two tickets' };
    const unpaid = await note('createCryptoPayment', service.post('/crypto/payments/create', inUsdt, byKey));
    const ofUnpaid = `/crypto/payments/${unpaid.body.payment.paymentId}`;
    await note('endCryptoPayment', service.post(`${ofUnpaid}/end`, undefined, byKey));
    const session = { amountNgn: 37_500, merchantReference: 'order-1042', metadata: { orderId: 1042 } };
    await service.post('/crypto/session-sales', { sellTo: 'wallet' }, byToken);
    const opened = await note('createCryptoPayment', service.post('/crypto/payments/create', session, byKey));
    const ofSession = `/crypto/payments/${opened.body.payment.paymentId}`;
    const isNow = (status: string) =>
      waitFor(`the session to be ${status}`, async () => {
        const { body } = await note('getCryptoPayment', service.get(ofSession, byKey));
        return body.payment.status === status;
      });
    const deposited = await note(
      'simulateCryptoDeposit',
      service.post(`${ofSession}/simulate-deposit`, { amount: 10 }, byKey),
    );
    await isNow('UNDERPAID');
    await note('resolveCryptoPayment', service.post(`${ofSession}/resolve`, { action: 'accept' }, byKey));
    await isNow('SETTLED');
    const saleId = await waitFor('the session to be sold', async () => {
      const { body } = await note('getCryptoPayment', service.get(ofSession, byKey));
      const { status, withdrawalId } = body.payment.sale ?? {};
      return status === 'SOLD' && withdrawalId;
    });
    await service.post(`${ofSession}/simulate-deposit`, { amount: 2 }, byKey);
    await waitFor('the further deposit to be shown', async () => {
      const { body } = await note('getCryptoPayment', service.get(ofSession, byKey));
      return body.payment.furtherDeposits.length === 1;
    });
    await note('getUsdtSale', service.get(`/crypto/withdrawals/${saleId}`, byKey));
    await note('listUsdtSales', service.get(history, byKey));
    await note('getCryptoBalances', service.get('/crypto/balances', byKey));
    const asked = {
      title: 'School fees',
      currency: 'NGN',
      amount: 15_000,
      referenceLabel: 'Name of the pupil',
    };
    const link = await note('createPaymentLink', service.post('/payment-links', asked, byKey));
    const ofLink = `/payment-links/${link.body.paymentLink.id}`;
    await note('changePaymentLink', service.patch(ofLink, { isActive: false }, byKey));
    await note('getPaymentLink', service.get(ofLink, byKey));
    await note('listPaymentLinks', service.get('/payment-links?summary=true', byKey));
    const goesBack = {
      paymentId: opened.body.payment.paymentId,
      amount: 1,
      address: 'T9yZXXENpbqxic72funvcNeQuM4bnKkDAS',
      reason: 'It was paid twice.',
      depositTxHash: deposited.body.deposit.txHash,
    };
    const back = await note('requestCryptoRefund', service.post('/crypto/refunds', goesBack, byKey));
    await note('listCryptoRefunds', service.get('/crypto/refunds', byKey));
    await note('getCryptoRefund', service.get(`/crypto/refunds/${back.body.refund.refundId}`, byKey));
    await note('getCryptoPayment', service.get(ofSession, byKey));
    await note('listCryptoPayments', service.get('/crypto/payments?limit=2&summary=true', byKey));
    await service.post('/approval-rule', rule, byToken);
    await note('requestCryptoRefund', service.post('/crypto/refunds', goesBack, byKey));
    const weakened = await service.post('/approval-rule', off, byToken);
    await service.post(`/approvals/${weakened.body.approval.id}/approve`, undefined, second);

    // Lists as files
    await note('exportCryptoPayments', service.get('/crypto/payments/export', byToken));
    await note('exportPaymentLinks', service.get('/payment-links/export', byToken));
    await note('exportUsdtSales', service.get('/crypto/withdrawals/export', byToken));
    await note('exportCollections', service.get('/cross-border/collections/export', byToken));
    await note('exportUsers', service.get('/users/export', byToken));
    await note('exportApiKeys', service.get('/api-keys/export', byToken));
    await note('exportWebhookDeliveries', service.get('/webhooks/deliveries/export', byToken));
    await note('exportEvents', service.get('/events/export', byToken));

    // Transactions
    await note('getTransaction', service.get(`/transactions/${paid.body.transaction.transactionId}`, byKey));
    const newest = await note('listTransactions', service.get('/transactions?limit=2&summary=true', byToken));
    const itemized = newest.body.transactions.find((each: { charges?: object }) => each.charges)?.id;
    await note('getTransaction', service.get(`/transactions/${itemized}`, byKey));
    await note('exportTransactions', service.get('/transactions/export', byToken));
    await note('getStatement', service.get('/statement?limit=2', byKey));
    await note('getStatement', service.get('/statement?limit=100', byKey));
    await note('exportStatement', service.get('/statement/export?asset=usdt', byKey));
    await note('getNoticePreferences', service.get('/notices/preferences', byToken));
    const quieter = { limits: false };
    await note('changeNoticePreferences', service.patch('/notices/preferences', quieter, byToken));
    await note('listAuditEntries', service.get('/audit', byToken));
    await note('exportAuditEntries', service.get('/audit/export?action=sign_in', byToken));
    await note('listRequests', service.get('/request-log?status=4xx', byKey));
    await note('exportRequests', service.get('/request-log/export', byToken));
    await note('getOverview', service.get('/overview', byKey));

    // Webhooks
    await receiver.waitForRequests(6);
    keep(...receiver.received.map(({ headers }) => headers['webhook-signature']?.slice('v1,'.length)));
    const deliveries = await note(
      'listWebhookDeliveries',
      service.get('/webhooks/deliveries?summary=true', byKey),
    );
    const ofCompleted = deliveries.body.deliveries.find(
      (each: { transactionId: string }) => each.transactionId === completed.body.withdrawal.transactionId,
    );
    await waitFor('the delivery to be recorded', async () => {
      const found = await service.get(`/webhooks/deliveries/${ofCompleted.id}`, byKey);
      return found.body.delivery.status === 'DELIVERED';
    });
    await note('getWebhookDelivery', service.get(`/webhooks/deliveries/${ofCompleted.id}`, byKey));
    const replay = `/webhooks/deliveries/${ofCompleted.id}/replay`;
    await note('replayWebhookDelivery', service.post(replay, undefined, byKey));
    await receiver.waitForRequests(7);
    const range = { from: '2026-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z', status: 'DELIVERED' };
    await note('replayWebhookDeliveries', service.post('/webhooks/deliveries/replay', range, byKey));
    await note('testWebhook', service.post('/webhooks/test', undefined, byKey));
    await note('listEvents', service.get('/events?limit=2', byKey));
    const secret = await note('getWebhookSecret', service.get('/webhooks/secret', byKey));
    const newer = await note(
      'rotateWebhookSecret',
      service.post('/webhooks/secret/rotate', { overlapHours: 1 }, byKey),
    );
    keep(secret.body.secret, newer.body.secret);

    // Webhook endpoints
    const subscription = { url: 'http://127.0.0.1:9/hook', eventTypes: ['withdrawal.failed'] };
    const subscribed = await note(
      'createWebhookEndpoint',
      service.post('/webhooks/endpoints', subscription, byKey),
    );
    const endpoint = `/webhooks/endpoints/${subscribed.body.endpoint.id}`;
    await note('listWebhookEndpoints', service.get('/webhooks/endpoints?limit=2', byKey));
    await note('exportWebhookEndpoints', service.get('/webhooks/endpoints/export', byToken));
    await note('getWebhookEndpoint', service.get(endpoint, byKey));
    const renamed = { description: 'Ledger export' };
    await note('changeWebhookEndpoint', service.patch(endpoint, renamed, byKey));
    const rolled = await note(
      'rotateWebhookEndpointSecret',
      service.post(`${endpoint}/secret/rotate`, { overlapHours: 1 }, byKey),
    );
    await note('testWebhookEndpoint', service.post(`${endpoint}/test`, undefined, byKey));
    await note('deleteWebhookEndpoint', service.delete(endpoint, byKey));
    keep(subscribed.body.endpoint.secret, rolled.body.secret);
    return { answers, secrets };
  } finally {
    await receiver.stop();
  }
}

/** Invites a user, who joins and logs in. */
async function joinedUser(service: TestService, token: string, role: Role) {
  const { user } = (await invite(service, token, role)).body;
  const codes = await mailedInvitations(service.config.mail.folder ?? '', user.email);
  const password = 'a fourth password of words';
  const [code = ''] = codes.slice(-1);
  await service.post('/users/accept', { code, name: 'Obi Ada', password }, { key: null });
  const { body } = await service.post('/auth/login', { email: user.email, password }, { key: null });
  return { token: body.token as string, password, codes };
}

/** The code of the newest mail to an address, once it is there. */
async function mailedCode(folder: string, address: string): Promise<string> {
  return waitFor('the mail with the code', async () => {
    const files = await readdir(folder).catch(() => []);
    for (const file of files.sort().reverse()) {
      const mail = await readFile(join(folder, file), 'utf8');
      const code = codeIn(mail);
      if (mail.includes(address) && code !== undefined) return code;
    }
    return undefined;
  });
}

/** The codes of the invitations that were mailed to an address, oldest first. */
async function mailedInvitations(folder: string, address: string): Promise<readonly string[]> {
  const mails = await Promise.all(
    (await readdir(folder)).sort().map((file) => readFile(join(folder, file), 'utf8')),
  );
  return mails
    .filter((mail) => mail.includes(address))
    .flatMap(linksIn)
    .map(codeOfLink);
}
