import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { CLASSIFIED_TABLES } from '../../src/db/merchants/privacy/classifiedTables.ts';
import { storeCallback } from '../../src/db/orders/providerCallbacks.ts';
import { ENVIRONMENTS } from '../../src/domain/money.ts';
import { EVENT_TYPES } from '../../src/domain/webhooks/eventTypes.ts';
import { runAdminOn } from '../support/admin.ts';
import { openFlowInspection } from '../support/flowInspection.ts';
import { TEST_KEYS } from '../support/keys.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import { createMailFolder, linksIn, type MailFolder } from '../support/mailFolder.ts';
import { createMemoryLog } from '../support/memoryLog.ts';
import { outboxIsEmpty } from '../support/outbox.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { codeOfLink, USER_PASSWORD } from '../support/users.ts';
import { waitFor } from '../support/waitFor.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhookReceiver.ts';

/** A customer, in every form in which the orders below hold the data. */
const CUSTOMER = {
  name: 'Zebulon Quark',
  email: 'zebulon.quark@customer.example',
  phone: '08039871234',
  international: '+2348039871234',
  meter: '45700112233',
  note: 'leave it with the aunt in Ikoyi',
} as const;
const USER = { email: 'wilhelmina.oke@merchant.example', name: 'Wilhelmina Oke' } as const;
const PASSWORD = 'turbine velvet anchor';

const log = createMemoryLog();
let mailFolder: MailFolder;
let receiver: WebhookReceiver;
let service: TestService;
let merchant: TestMerchant;
let other: TestMerchant;
let token: string;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'privacy-'));
  mailFolder = await createMailFolder();
  receiver = await startWebhookReceiver();
  service = await startTestService({
    env: { MAIL_URL: `file:${mailFolder.path}`, LOG_LEVEL: 'trace', SANDBOX_POLL_MS: '100' },
    overrides: { logger: log.logger },
  });
  merchant = await service.createMerchant('Amber Bakery', { password: PASSWORD });
  other = await service.createMerchant('Zobo Factory', { password: PASSWORD });
  token = await service.logIn(merchant);
});
afterAll(async () => {
  await service?.stop();
  await receiver?.stop();
  await mailFolder?.remove();
  await rm(folder, { recursive: true, force: true });
});

const admin = (...args: readonly string[]) =>
  runAdminOn(service, args, { ...TEST_KEYS, MAIL_URL: `file:${mailFolder.path}` });
const privacy = (command: string, ...args: readonly string[]) =>
  admin('privacy', command, '--business', merchant.businessId, ...args, '--operator', 'ada');
const erase = (...args: readonly string[]) => privacy('erase', ...args, '--reason', 'the person asked us to');

/** How many rows of each table hold one of some texts, in whatever case. */
async function tablesWith(texts: readonly string[]): Promise<Readonly<Record<string, number>>> {
  const { rows: tables } = await service.ownerSql(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'ledger')`,
  );
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const { rowCount } = await service.ownerSql(
      `select from ${name} its where exists (
        select from unnest($1::text[]) sought where strpos(lower(its::text), lower(sought)) > 0)`,
      [texts],
    );
    if (rowCount) found[name.replace('public.', '')] = rowCount;
  }
  return found;
}

const personalColumns = Object.entries(CLASSIFIED_TABLES).flatMap(([table, { personal = [] }]) =>
  personal.flatMap(({ of, columns, stays }) =>
    columns.split(' ').map((column) => ({ table, column, of, isErased: stays === undefined })),
  ),
);
const ofCustomerInTables = personalColumns.filter(({ of, isErased }) => of === 'customer' && isErased);

/** The columns of a customer's data in which no row has one of some texts. */
async function customerColumnsWithout(texts: readonly string[]): Promise<readonly string[]> {
  const without: string[] = [];
  for (const { table, column } of ofCustomerInTables) {
    const text = column === 'raw_body' ? `convert_from(raw_body, 'LATIN1')` : `${column}::text`;
    const { rowCount } = await service.ownerSql(
      `select from ${table} where exists (
        select from unnest($1::text[]) sought where strpos(lower(${text}), lower(sought)) > 0) limit 1`,
      [texts],
    );
    if (!rowCount) without.push(`${table}.${column}`);
  }
  return without;
}

/** What an erasure keeps of the rows that have a customer's data: all that is of no person, as text. */
async function keptRows(): Promise<readonly string[]> {
  const tables = [...new Set(ofCustomerInTables.map(({ table }) => table))];
  const kept: string[] = [];
  for (const table of tables) {
    // Of operators and the business, too.
    const columns = [
      CLASSIFIED_TABLES[table]?.plain ?? '',
      ...personalColumns
        .filter((each) => each.table === table && !ofCustomerInTables.includes(each))
        .map(({ column }) => column),
    ].flatMap((names) => names.split(' '));
    const { rows } = await service.ownerSql(`select row(${columns.join(', ')})::text as row from ${table}`);
    kept.push(...rows.map(({ row }) => `${table} ${row}`));
  }
  // What was bought is of no person, beside what the merchant noted.
  const { rows } = await service.ownerSql(
    `select row(id, metadata -> 'bill' -> 'kind', metadata -> 'bill' -> 'biller')::text as row from transactions where flow = 'bill'`,
  );
  return [...kept, ...rows.map(({ row }) => `bill ${row}`)];
}

/** Every history of the flows of the service's merchant, as text. */
async function historiesOf({ businessId }: TestMerchant): Promise<readonly string[]> {
  const flows = await openFlowInspection(service.config.temporalAddress ?? '');
  try {
    const found = await flows.list(`BusinessId = "${businessId}"`);
    return await Promise.all(found.map(({ workflowId }) => flows.history(workflowId)));
  } finally {
    await flows.close();
  }
}

async function mailTexts(): Promise<readonly string[]> {
  const names = await readdir(mailFolder.path).catch(() => []);
  return Promise.all(names.map((name) => readFile(join(mailFolder.path, name), 'utf8')));
}

const ofCustomer = Object.values(CUSTOMER);
const metadata = { buyer: { mail: CUSTOMER.email }, note: CUSTOMER.note, floor: 7, [CUSTOMER.email]: true };

/** Everything that a merchant can have of a customer. Returns the session that is still open, and the sent-back payments. */
async function doBusiness() {
  const { businessId, apiKeys } = merchant;
  const endpoint = {
    url: receiver.url,
    eventTypes: Object.keys(EVENT_TYPES).filter((type) => type !== 'webhook.test'),
  };
  expect((await service.post('/webhooks/endpoints', endpoint, { key: apiKeys.test })).status).toBe(200);
  const payments: Record<string, string> = {};
  for (const environment of ENVIRONMENTS) {
    const payment = {
      businessId,
      amount: 50_000,
      serviceType: 'fees',
      description: `A cake for ${CUSTOMER.name}`,
      externalPayerName: CUSTOMER.name,
      externalPayerEmail: CUSTOMER.email,
      externalPayerPhone: CUSTOMER.international,
      merchantReference: `cake of ${CUSTOMER.email}`,
      metadata,
    };
    const options = { key: apiKeys[environment], headers: { 'idempotency-key': 'cake-1' } };
    const recorded = await service.post('/payment/process/external', payment, options);
    expect(recorded.status).toBe(200);
    payments[environment] = recorded.body.transaction.transactionId;
    const reason = `${CUSTOMER.name} sent it back: ${CUSTOMER.note}`;
    const refund = await service.post(
      `/payment/${payments[environment]}/refund`,
      { businessId, amount: 100, reason },
      { key: apiKeys[environment] },
    );
    expect(refund.status).toBe(200);
  }
  const key = { key: apiKeys.test };
  const orders = [
    ['/bills/airtime', { network: 'mtn', phone: CUSTOMER.phone, amount: 100, metadata }],
    [
      '/bills/electricity',
      {
        electricity: 'ikeja-electric',
        meterNumber: CUSTOMER.meter,
        type: 'prepaid',
        phone: CUSTOMER.international,
        amount: 1_000,
        metadata,
      },
    ],
    ['/withdrawal/request', { amount: 1_000, metadata }],
    ['/crypto/withdrawals/request', { amountUsdt: 1, metadata }],
    [
      '/cross-border/collections',
      {
        sourceAmount: 100,
        sourceCurrency: 'GHS',
        country: 'GH',
        paymentMethod: 'MTN Mobile Money',
        customer: { name: CUSTOMER.name, phone: CUSTOMER.international, email: CUSTOMER.email },
        metadata,
      },
    ],
  ] as const;
  await service.fund(merchant, 1_000, 'test', 'USDT');
  for (const [path, body] of orders) {
    const { status, body: answer } = await service.post(
      path,
      { businessId, ...body },
      { ...key, headers: { 'idempotency-key': 'cake-2' } },
    );
    expect([path, status < 300, answer.code]).toEqual([path, true, undefined]);
  }
  const session = {
    amount: 25,
    merchantCustomerId: CUSTOMER.email,
    description: `A cake for ${CUSTOMER.name}`,
    returnUrl: `https://bakery.example/done?of=${CUSTOMER.email}`,
    metadata,
  };
  const sessions: string[] = [];
  for (const _ of [1, 2]) {
    const { status, body } = await service.post('/crypto/payments/create', session, key);
    expect(status).toBe(200);
    sessions.push(body.payment.paymentId);
  }
  const [settled = '', open = ''] = sessions;
  await service.post(`/crypto/payments/${settled}/simulate-deposit`, { amount: 25 }, key);
  await waitFor('every order to end', async () => {
    const { rows } = await service.ownerSql(
      `select (select count(*)::int from transactions where status = 'PROCESSING')
        + (select count(*)::int from usdt_sales where status = 'PROCESSING')
        + (select count(*)::int from crypto_payments where status not in ('SETTLED', 'AWAITING_DEPOSIT'))
        + (select count(*)::int from crypto_payments where id = '${settled}' and status <> 'SETTLED')
        + (select count(*)::int from webhook_deliveries where status = 'PENDING') as open`,
    );
    return rows[0]?.open === 0;
  });
  await outboxIsEmpty(service);
  // What providers announce, also where it is not UTF-8, and what a second person refuses.
  const announced = Buffer.from(JSON.stringify({ reference: payments.test, customer: CUSTOMER }));
  for (const [eventKey, rawBody] of [
    ['evt_of_privacy', announced],
    ['evt_of_privacy_raw', Buffer.concat([announced, Buffer.from([0xff])])],
  ] as const) {
    await storeCallback(service.database, {
      provider: 'paystack',
      eventKey,
      eventType: 'charge.success',
      transferReference: undefined,
      rawBody,
    });
  }
  await service.ownerSql(
    `insert into approval_requests (id, business_id, environment, kind, operation, body, amount_minor, destination, made_by_user,
        status, decided_by, decided_at, reason)
      values ('apr_of_privacy', $1, 'test', 'bill', '/bills/airtime', $2, 10000, $3, $4, 'REFUSED', $5, now(), $6)`,
    [
      businessId,
      { businessId, network: 'mtn', phone: CUSTOMER.phone, amount: 100 },
      `MTN Airtime, ${CUSTOMER.phone}`,
      merchant.ownerId,
      await secondUser(),
      `Ask ${CUSTOMER.name} first`,
    ],
  );
  await service.ownerSql(
    `update attempts set reason = $1 where order_id in (select id from transactions where flow = 'collection')`,
    [`${CUSTOMER.name} approved it`],
  );
  return { open, payments };
}

async function secondUser(): Promise<string> {
  await service.ownerSql(
    `insert into users (id, business_id, email, role, status, password_hash, joined_at)
      values ('usr_second', $1, 'second@merchant.example', 'finance', 'active', 'the hash of no password', now())`,
    [merchant.businessId],
  );
  return 'usr_second';
}

/** What operators write about the customer, in the words of which they name it. */
async function writeReasons(payments: Readonly<Record<string, string>>): Promise<void> {
  const { businessId } = merchant;
  const reason = [
    '--reason',
    `${CUSTOMER.name} called from ${CUSTOMER.phone}, or wrote by ${CUSTOMER.email}`,
  ];
  const ada = ['--operator', 'ada'];
  const done = async (...args: readonly string[]) => {
    const run = await admin(...args, ...reason, ...ada);
    expect([args, run.err]).toEqual([args, '']);
    return run.out;
  };
  await done('ledger', 'adjust', businessId, '--environment', 'test', '--amount', '10');
  const placed = ['wallet', 'hold', businessId, '--environment', 'test', '--amount', '5'];
  const held = await done(...placed, '--case', 'C-1', '--ground', 'dispute');
  await done('wallet', 'release', held.split(' ')[0] ?? '');
  const opened = await done(
    'payments',
    'chargeback',
    'open',
    payments.test ?? '',
    '--amount',
    '7',
    '--dispute',
    'D-1',
  );
  await done('payments', 'chargeback', 'won', /txn_\w+/.exec(opened)?.[0] ?? '');
  await service.ownerSql(
    `insert into reconciliation_differences (id, environment, book, provider, account, day, kind, subject, flow_id, detail, status,
        explained_by, explained_because, explained_at)
      values ('diff_of_privacy', 'test', 'transfers', 'paystack', 'main', '2026-01-31', 'amount', $1, $1, $2, 'EXPLAINED', 'ada', $2, now())`,
    [payments.test, reason[1]],
  );
  // What waited for a second operator, and what did in vain.
  await service.ownerSql(
    `insert into audit_log (actor, action, subject, details, proven_by)
      values ('ada', 'request.create', $1, jsonb_build_object('reason', $2::text), 'operator')`,
    [payments.test, reason[1]],
  );
}

const OPERATOR = 'operator-omolara';

/** Runs statements that no trigger and no reference refuses: rows of what other tests bring about by whole flows. */
const plant = (...statements: readonly string[]) =>
  service.ownerSql(`begin; set local session_replication_role = replica; ${statements.join('; ')}; commit`);

/** What else is stored of the customer's orders, in rows that take long to come about. */
async function plantRows(payment: string): Promise<void> {
  const { businessId } = merchant;
  const [words, business, id, email] = [
    `${CUSTOMER.name} called from ${CUSTOMER.phone}`,
    businessId,
    payment,
    CUSTOMER.email,
  ].map((text) => pg.escapeLiteral(text));
  const settled = `select id from crypto_payments where status = 'SETTLED' limit 1`;
  const deposit = `select network, tx_id, log_index, payment_id from chain_deposits where payment_id = (${settled}) limit 1`;
  await plant(
    `update orders set failure_reason = ${words}, review_reason = ${words}, decision_id = 'dec_1',
      decision_outcome = 'failed', decision_operator = '${OPERATOR}', decision_reason = ${words}
      where kind = 'collection'`,
    `update crypto_payments set payment_link_id = 'pl_of_privacy', payer_reference = ${words}, merchant_reference = ${email} where id = (${settled})`,
    `update usdt_sales set merchant_reference = ${email}`,
    `update webhook_attempts set response_excerpt = ${words}, error = ${words}
      where delivery_id in (select id from webhook_deliveries where transaction_id = ${id})`,
    `insert into vendor_credits (provider, provider_reference, environment, status, business_id, transaction_id, outcome, reason,
        answered_at) values ('monnify', 'ref_of_privacy', 'test', 'CREDITED', ${business}, ${id}, 'succeeded', ${words}, now())`,
    `insert into vendor_credits (provider, provider_reference, environment, status, decision_id, decision_operator, decision_reason,
        review_reason) values ('monnify', 'ref_dismissed', 'test', 'DISMISSED', 'dec_2', '${OPERATOR}', ${words}, ${words})`,
    `insert into recreated_orders (order_id, may_owe, recreated_by, reason)
      select id, false, '${OPERATOR}', ${words} from orders where kind = 'collection'`,
    `insert into crypto_losses (id, environment, address, payment_id, business_id, amount_minor, borne_by, reason, booked_by)
      select 'loss_of_privacy', 'test', 'T', id, ${business}, 1, 'payer', ${words}, '${OPERATOR}' from (${settled}) its`,
    ...['COMPLETED', 'CANCELED'].map((status) => {
      const isPaid = status === 'COMPLETED';
      return `insert into crypto_refunds (id, business_id, environment, payment_id, network, deposit_tx_id, deposit_log_index, source,
          amount_minor, address, reason, merchant_reference, requested_by, status, tx_id, block_number, ended_by, ended_at,
          cancel_reason)
        select 'ref_${status}', ${business}, 'test', payment_id, network, tx_id, log_index, 'deposit', 10000,
          'T' || repeat('A', 33), ${words}, ${email}, '${OPERATOR}', '${status}', ${isPaid ? `repeat('c', 64), 1` : 'null, null'},
          '${OPERATOR}', now(), ${isPaid ? 'null' : words} from (${deposit}) its`;
    }),
    `insert into request_log (id, request_id, business_id, environment, proven_by, credential_id, method, path, status, duration_ms,
        error, created_at)
      values ('log_of_privacy', 'req_of_privacy', ${business}, 'test', 'key', 'key_1', 'GET', '/customers/' || ${email}, 404, 1,
        ${words}, now())`,
    `insert into operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, status, decided_by,
        decided_at)
      values ('opr_of_privacy', 'payments.chargeback', ${id}, jsonb_build_object('note', ${words}), ${words}, '${OPERATOR}', true,
        true, 'REJECTED', 'bola', now())`,
    `insert into notices (business_id, name, recipient, facts, outcome, ended_at)
      values (${business}, 'approval.refuse', 'second@merchant.example', jsonb_build_object('why', ${words}), 'SENT', now())`,
    `insert into idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body)
      values (${business}, 'test', '/customers', 'key_of_privacy', '\\x00', 'cus_1', 400, ${words})`,
  );
}

/** Waits until no event is on its way: until then its order is open. */
const eventsDelivered = () =>
  waitFor('every event delivered', async () => {
    const { rows } = await service.ownerSql(
      `select count(*)::int as open from webhook_deliveries where status = 'PENDING'`,
    );
    return rows[0].open === 0;
  });

describe('a customer of a merchant', () => {
  it('is exported, and is erased from everywhere without a trace in the books, once and again', async () => {
    const { open, payments } = await doBusiness();
    // The same customer of another merchant stays.
    const foreign = {
      businessId: other.businessId,
      amount: 500,
      serviceType: 'fees',
      externalPayerName: CUSTOMER.name,
      externalPayerEmail: CUSTOMER.email,
    };
    expect((await service.post('/payment/process', foreign, { key: other.apiKeys.test })).status).toBe(200);
    // One who is not the customer stays, too: an address that ends like the customer's.
    const alike = {
      ...foreign,
      businessId: merchant.businessId,
      externalPayerName: 'Ada',
      externalPayerEmail: `not-${CUSTOMER.email}`,
    };
    expect((await service.post('/payment/process', alike, { key: merchant.apiKeys.test })).status).toBe(200);
    await writeReasons(payments);
    await plantRows(payments.test ?? '');
    await waitFor('every notice to be mailed, and every event delivered', async () => {
      const { rows } = await service.ownerSql(
        `select (select count(*)::int from notices where ended_at is null)
          + (select count(*)::int from webhook_deliveries where status = 'PENDING') as open`,
      );
      return rows[0]?.open === 0;
    });
    await outboxIsEmpty(service);
    expect(
      (await mailTexts()).filter((text) => text.includes('=40customer') || text.includes(CUSTOMER.email)),
    ).not.toEqual([]);
    const before = await tablesWith(ofCustomer);
    expect(before).toMatchObject({ audit_log: expect.any(Number), notices: expect.any(Number) });
    // What the erasure of a customer says it erases is there, in every column.
    expect(await customerColumnsWithout(ofCustomer)).toEqual([]);
    const kept = await keptRows();

    const file = join(folder, 'customer.json');
    const exported = await privacy(
      'export',
      '--email',
      CUSTOMER.email,
      '--phone',
      CUSTOMER.phone,
      '--out',
      file,
    );
    expect(exported).toMatchObject({ code: 0, err: '' });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const tables = JSON.parse(await readFile(file, 'utf8'));
    expect(tables.transactions).toHaveLength(12);
    expect(tables.crypto_payments).toHaveLength(2);
    expect(JSON.stringify(tables)).toContain(CUSTOMER.meter);
    expect(tables.crypto_refunds).toHaveLength(2);
    for (const foreign of [other.businessId, OPERATOR]) expect(JSON.stringify(tables)).not.toContain(foreign);

    const first = await erase('--email', CUSTOMER.email, '--phone', '+234 803 987 1234');
    expect(first).toMatchObject({ code: 0, err: '' });
    expect(first.out).toMatch(new RegExp(`Not erased, because they are open: ${open}\\. Repeat the command`));
    const after = await keptRows();
    expect(kept.filter((row) => !after.includes(row))).toEqual([]);
    const key = { key: merchant.apiKeys.test };
    expect((await service.get(`/crypto/payments/${open}`, key)).body.payment.metadata).toMatchObject(
      metadata,
    );
    expect((await service.post(`/crypto/payments/${open}/end`, {}, key)).status).toBe(200);
    await waitFor('the open session to end', async () => {
      const { out } = await erase('--email', CUSTOMER.email, '--phone', CUSTOMER.phone);
      return !out.includes(open);
    });

    // The other merchant's payment, and that of the other payer, which ends like this one.
    expect(await tablesWith(ofCustomer)).toEqual({ transactions: 2 });
    expect(await customerColumnsWithout(ofCustomer)).toContain('provider_callbacks.raw_body');
    const again = await erase('--email', CUSTOMER.email, '--phone', CUSTOMER.phone);
    expect(again.out).toBe('Erased: 0 orders.\n');
    // A provider announces it again, after its order was erased.
    await storeCallback(service.database, {
      provider: 'paystack',
      eventKey: 'evt_of_privacy_late',
      eventType: 'charge.success',
      transferReference: undefined,
      rawBody: Buffer.from(JSON.stringify({ reference: payments.test, customer: CUSTOMER })),
    });
    await erase('--email', CUSTOMER.email);
    expect(await tablesWith(ofCustomer)).toEqual({ transactions: 2 });
    const histories = await historiesOf(merchant);
    expect(histories.length).toBeGreaterThan(5);
    const mails = await mailTexts();
    for (const text of ofCustomer) {
      const holders = [...log.lines, ...histories, ...mails].filter((each) => each.includes(text));
      expect({ text, holders }).toEqual({ text, holders: [] });
    }
    await expectSoundLedger(service.database);

    // The merchant still has its payment, and a repeated request is still not carried out again.
    const shown = await service.get(`/transactions/${payments.test}`, key);
    expect(shown.body.transaction).toMatchObject({
      customer: '[erased]',
      amount: 50_000,
      description: '[erased]',
    });
    const signedIn = { cookie: await service.signIn(merchant), headers: { 'x-business-env': 'test' } };
    for (const path of [
      '/transactions',
      '/webhooks/deliveries',
      '/approvals',
      '/crypto/payments',
      '/statement',
    ])
      expect([path, (await service.get(path, signedIn)).status]).toEqual([path, 200]);
    expect(
      (await service.get('/events', key)).body.events.every(
        ({ data }: { data: object }) => Object.keys(data).length > 0,
      ),
    ).toBe(true);
    const { rows } = await service.ownerSql(
      `select actor, details from audit_log where action like 'privacy.%' order by id limit 2`,
    );
    expect(rows).toEqual([
      { actor: 'ada', details: { of: 'customer' } },
      {
        actor: 'ada',
        details: { orders: expect.any(Number), left: [open], reason: 'the person asked us to' },
      },
    ]);
  });

  it('is named by an order alone, where the order names neither address nor number', async () => {
    const payment = {
      businessId: merchant.businessId,
      amount: 500,
      serviceType: 'fees',
      externalPayerName: 'Ignatius Bello',
      externalPayerEmail: 'wrong@customer.example',
    };
    const { body } = await service.post('/payment/process', payment, { key: merchant.apiKeys.test });
    const orders = ['--order', body.transaction.transactionId];
    await eventsDelivered();
    expect((await erase(...orders)).out).toBe('Erased: 1 order.\n');
    expect(await tablesWith(['Ignatius Bello', 'wrong@customer.example'])).toEqual({});
  });

  const OPEN: Readonly<Record<string, readonly [made: string, ended: string]>> = {
    'a dispute': [
      `insert into chargebacks (transaction_id, received_id, dispute, opened_by) select id, id, 'D-2', 'ada' from its`,
      `update chargebacks set status = 'LOST', decided_by = 'ada', decided_because = 'no answer', decided_at = now()
        where transaction_id in (select id from its)`,
    ],
    'a refund of USDT': [
      `insert into crypto_refunds (id, business_id, environment, payment_id, network, deposit_tx_id, deposit_log_index, source,
          amount_minor, address, reason, requested_by)
        select 'ref_open', business_id, 'test', id, 'nile', repeat('d', 64), 0, 'balance', 10000, 'T' || repeat('A', 33), 'x', 'x'
        from its`,
      `delete from crypto_refunds where id = 'ref_open'`,
    ],
    'a webhook': [
      `update webhook_deliveries set status = 'PENDING', next_attempt_at = now() + interval '1 day'
        where transaction_id in (select id from its)`,
      `update webhook_deliveries set status = 'DELIVERED', next_attempt_at = null where transaction_id in (select id from its)`,
    ],
  };

  it.each(Object.entries(OPEN))('stays while %s of its order is open', async (what, [made, ended]) => {
    const email = `open.${what.replaceAll(' ', '.')}@customer.example`;
    const payment = {
      businessId: merchant.businessId,
      amount: 500,
      serviceType: 'fees',
      externalPayerName: 'Odette',
      externalPayerEmail: email,
    };
    const { body } = await service.post('/payment/process', payment, { key: merchant.apiKeys.test });
    const id = body.transaction.transactionId;
    await eventsDelivered();
    const its = `with its as (select id, business_id from transactions where id = '${id}')`;
    await plant(`${its} ${made}`);
    expect((await erase('--email', email)).out).toBe(
      `Erased: 0 orders. Not erased, because they are open: ${id}. Repeat the command once they have ended.\n`,
    );
    expect(await tablesWith([email])).toMatchObject({ transactions: 1 });
    await plant(`${its} ${ended}`);
    expect((await erase('--email', email)).out).toBe('Erased: 1 order.\n');
    expect(await tablesWith([email])).toEqual({});
    if (what === 'a dispute') await plant(`delete from chargebacks where transaction_id = '${id}'`);
  });

  it.each([
    [[], 'Say --email, --phone or --order for a customer, or --user for a user.'],
    [
      ['--email', 'a@b.example', '--user', 'a@b.example'],
      'Say --email, --phone or --order for a customer, or --user for a user.',
    ],
    [['--email', 'nobody'], '--email and --user must be e-mail addresses.'],
    [['--phone', '12-34'], '--phone must have at least 7 digits.'],
  ])('is refused with %j', async (args, sentence) => {
    expect(await erase(...args)).toMatchObject({ code: 2, err: `${sentence}\n` });
  });

  it('is not named in the reason, which stays', async () => {
    const refused = await privacy('erase', '--email', 'a@b.example', '--reason', 'A@b.example asked us to');
    expect(refused).toMatchObject({
      code: 2,
      err: '--reason is kept for good, so it must not name the person.\n',
    });
  });
});

describe('a user of a merchant', () => {
  it('is erased once removed: from users, audit log, notices and mails', async () => {
    const invited = await service.post('/users', { email: USER.email, role: 'developer' }, { token });
    const userId = invited.body.user.id;
    const mail = await waitFor('the invitation', async () => (await mailFolder.mailsTo(USER.email))[0]);
    const code = codeOfLink(linksIn(mail.message)[0] ?? '');
    const joining = { code, name: USER.name, password: USER_PASSWORD };
    expect((await service.post('/users/accept', joining, { key: null })).status).toBe(200);
    await service.signIn({ ...merchant, email: USER.email, password: USER_PASSWORD });

    const early = await erase('--user', USER.email);
    expect(early).toMatchObject({
      code: 2,
      err: `Nothing was erased: ${userId} must be removed from the users first.\n`,
    });
    expect((await service.post(`/users/${userId}/remove`, { revokeKeys: true }, { token })).status).toBe(200);
    await waitFor('every notice to be mailed', async () => {
      const { rowCount } = await service.ownerSql('select from notices where ended_at is null');
      return rowCount === 0;
    });
    const ofUser = Object.values(USER);
    const [words, id, business] = [`${USER.name} <${USER.email}>`, userId, merchant.businessId].map((text) =>
      pg.escapeLiteral(text),
    );
    await plant(
      `insert into api_keys (id, business_id, environment, key_sha256, last_four, name, scopes)
        values ('key_of_user', ${business}, 'test', decode(repeat('ab', 32), 'hex'), '0000', ${words}, '{transactions:read}')`,
      `insert into request_log (id, request_id, business_id, environment, proven_by, credential_id, method, path, status, duration_ms,
          error, created_at)
        values ('log_of_user', 'req_of_user', ${business}, 'test', 'session', ${id}, 'POST', '/users', 400, 1, ${words}, now())`,
      `insert into idempotency_keys (business_id, environment, path, key, body_sha256, resource_id, response_status, response_body)
        values (${business}, 'test', '/users', 'key_of_user', '\\x00', 'usr_1', 200, ${words})`,
      `insert into operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, status,
          decided_by, decided_at)
        values ('opr_of_user', 'business.close', ${business}, jsonb_build_object('note', ${words}), ${words}, 'ada', true, true,
          'REJECTED', 'bola', now())`,
    );
    const any = expect.any(Number);
    const tables = { audit_log: any, notices: any, api_keys: 1, request_log: any, idempotency_keys: any };
    expect(await tablesWith(ofUser)).toMatchObject({ users: 1, operator_requests: 1, ...tables });
    const file = join(folder, 'user.json');
    // An address is the same in whatever case.
    const address = USER.email.toUpperCase();
    expect((await privacy('export', '--user', address, '--out', file)).code).toBe(0);
    const { users } = JSON.parse(await readFile(file, 'utf8'));
    expect(users).toMatchObject([{ id: userId, name: USER.name }]);
    const secrets = CLASSIFIED_TABLES.users?.secret?.split(' ') ?? [];
    expect(Object.keys(users[0]).filter((column) => secrets.includes(column))).toEqual([]);

    expect((await erase('--user', address)).out).toMatch(/^Erased: 1 user, [1-9]\d* mail files\.\n$/);
    expect(await tablesWith(ofUser)).toEqual({});
    expect(await mailFolder.mailsTo(USER.email)).toEqual([]);
    const unquoted = (await mailTexts()).map((text) => text.replaceAll('=\r\n', '').replaceAll('=40', '@'));
    expect(unquoted.filter((text) => text.includes(USER.email))).toEqual([]);
    for (const text of ofUser) expect(log.lines.filter((line) => line.includes(text))).toEqual([]);
    const { rows } = await service.ownerSql(
      'select address, user_agent from audit_log where actor = $1 and (address is not null or user_agent is not null)',
      [userId],
    );
    expect(rows).toEqual([]);
    expect((await erase('--user', USER.email)).out).toBe('Erased: 0 users, 0 mail files.\n');
  });
});

describe('with two operators', () => {
  it('what waits for the second about a customer is left as it is, and named', async () => {
    const email = 'gwendolyn@customer.example';
    await service.ownerSql(
      `insert into operator_requests (id, action, subject, details, reason, requested_by, is_verified, needs_second, status)
        values ('opr_waiting', 'flows.recreate', 'bill_lost', $1, 'The restore lost it.', 'ada', true, true, 'WAITING')`,
      [{ businessId: merchant.businessId, facts: { phone: CUSTOMER.phone, metadata: { email } } }],
    );
    expect((await erase('--email', email)).out).toContain('because they are open: opr_waiting.');
    expect(await tablesWith([email])).toEqual({ operator_requests: 1 });
    await service.ownerSql(
      `update operator_requests set status = 'REJECTED', decided_by = 'bola', decided_at = now() where id = 'opr_waiting'`,
    );
    expect((await erase('--email', email)).out).toBe('Erased: 0 orders.\n');
    expect(await tablesWith([email])).toEqual({});
  });

  it('an erasure waits for the second, and leaves nothing in what was requested', async () => {
    const tokens = new Map<string, string>();
    for (const name of ['ada', 'bola']) {
      const { out } = await admin('operators', 'add', name, '--json');
      tokens.set(name, JSON.parse(out).token);
    }
    const by = (name: string, ...args: readonly string[]) =>
      runAdminOn(service, args, { ...TEST_KEYS, OPERATOR_TOKEN: tokens.get(name) ?? '' });
    const email = 'ferdinand@customer.example';
    const payment = {
      businessId: merchant.businessId,
      amount: 500,
      serviceType: 'fees',
      externalPayerName: 'Ferdinand',
      externalPayerEmail: email,
    };
    await service.post('/payment/process', payment, { key: merchant.apiKeys.test });
    await eventsDelivered();
    const asked = await by(
      'ada',
      'privacy',
      'erase',
      '--business',
      merchant.businessId,
      '--email',
      email,
      '--reason',
      'the person asked us to',
    );
    const id = /opr_\w+/.exec(asked.out)?.[0] ?? '';
    expect(asked).toMatchObject({ code: 0, out: expect.stringContaining('Nothing was done yet') });
    expect(await tablesWith([email])).toMatchObject({ transactions: 1, operator_requests: 1 });
    expect(await tablesWith([email])).not.toHaveProperty('audit_log');
    expect((await by('ada', 'requests', 'confirm', id)).err).toContain('is your own request');
    expect((await by('bola', 'requests', 'confirm', id)).out).toBe('Erased: 1 order.\n');
    expect(await tablesWith([email])).toEqual({});
    expect((await by('bola', 'requests', 'confirm', id)).err).toContain('is APPLIED already');
    const { rows } = await service.ownerSql(
      `select actor, details ->> 'confirmedBy' as by from audit_log where action = 'privacy.erase_customer' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ actor: 'ada', by: 'bola' }]);
  });
});
