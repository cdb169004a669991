import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { verify } from '@node-rs/argon2';
import pg from 'pg';
import { AdminError, NoAnswerError } from '../../src/cli/errors.ts';
import { retryAllOfCause } from '../../src/cli/ofCause.ts';
import { loadAdminSettings } from '../../src/cli/settings.ts';
import { findRunningService, noteRunningService } from '../../src/composition/runningService.ts';
import { ConfigError } from '../../src/config/config.ts';
import { VERSION } from '../../src/observability/version.ts';
import { type AdminRun, adminProcess, runAdminOn, unreadAdminProcess } from '../support/admin.ts';
import { TEST_KEYS } from '../support/keys.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

const KEYS = TEST_KEYS;

let service: TestService;
let databaseUrl: string;

beforeAll(async () => {
  service = await startTestService({ queues: ['payouts', 'webhooks', 'bills'] });
  databaseUrl = service.config.databaseUrl ?? '';
});
afterAll(() => service?.stop());

const admin = (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<AdminRun> =>
  runAdminOn(service, args, env);

async function auditOf(action: string): Promise<readonly unknown[]> {
  const { rows } = await service.ownerSql(
    'select actor, subject, details from audit_log where action = $1 order by id',
    [action],
  );
  return rows;
}

/** Entries of an action that one merchant reads. */
async function entriesOfMerchant(businessId: string, action: string): Promise<readonly unknown[]> {
  const { rows } = await service.ownerSql(
    'select subject, environment from audit_log where business_id = $1 and action = $2 order by id',
    [businessId, action],
  );
  return rows;
}

function connectionString(change: (url: URL) => void): string {
  const url = new URL(databaseUrl);
  change(url);
  return url.href;
}

describe('admin ledger adjust', () => {
  const order = ['--reason', 'A late collection was paid.', '--operator', 'ngozi', '--environment', 'test'];

  it('gives and takes by hand, with a record that the verification demands, and is audited', async () => {
    const merchant = await service.createMerchant();
    const { businessId } = merchant;
    const given = await admin(['ledger', 'adjust', businessId, '--amount', '1500.50', ...order]);
    expect(given).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^adj_\w+: 1500\.50 NGN \(test\)\.\n$/),
    });
    await admin(['ledger', 'adjust', businessId, '--amount=-500.25', ...order]);
    expect(await service.ledger.balances({ businessId, environment: 'test' }, 'NGN')).toEqual({
      availableMinor: 100_025n,
      heldMinor: 0n,
    });
    const { rows } = await service.ownerSql(
      `select actor, details ->> 'amountMinor' as amount from audit_log
        where action = 'balance.adjust' and subject = $1 order by id`,
      [businessId],
    );
    expect(rows).toEqual([
      { actor: 'ngozi', amount: '150050' },
      { actor: 'ngozi', amount: '-50025' },
    ]);
    expect((await admin(['ledger', 'verify'])).code).toBe(0);
  });

  it.each([
    ['more than there is', ['--amount=-0.01'], /^The business has less than 0\.01 NGN\.\n$/],
    ['no amount', ['--amount', '1.001'], /^--amount must be an amount of NGN such as/],
    ['nothing', ['--amount', '0'], /^--amount must be an amount of NGN such as/],
  ])('refuses %s, and changes nothing', async (_, amount, message) => {
    const { businessId } = await service.createMerchant();
    const { code, err } = await admin(['ledger', 'adjust', businessId, ...amount, ...order]);
    expect([code, err]).toEqual([2, expect.stringMatching(message)]);
    expect((await service.ledger.balances({ businessId, environment: 'test' }, 'NGN')).availableMinor).toBe(
      0n,
    );
  });

  it('refuses a business that is not there', async () => {
    const { code, err } = await admin(['ledger', 'adjust', 'biz_none', '--amount', '1', ...order]);
    expect([code, err]).toEqual([2, 'There is no business biz_none.\n']);
  });
});

describe('admin', () => {
  it('does its work to the end, and is silent about it, when nobody reads on', async () => {
    const { businessId } = await service.createMerchant();
    const run = await unreadAdminProcess(service, ['business', 'deactivate', businessId]);
    expect(run).toEqual({ code: 0, err: '' });
    expect(await auditOf('business.deactivate')).toContainEqual(
      expect.objectContaining({ subject: businessId }),
    );
  });
});

describe('admin ledger verify', () => {
  it('says what it checked, with the figures', async () => {
    await service.fund(service.merchant, 1_000);
    const { code, out, err } = await admin(['ledger', 'verify']);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toMatch(
      /^ok +\d+ {2}account_balances: The balance of every account is the sum of its entries\.$/m,
    );
    expect(out).toMatch(/^ok +[1-9]\d* {2}transfers_have_their_record: /m);
    expect(out).toMatch(/\nThe ledger is sound\.\n$/);
  });

  it('exits with 1 and names the account when a balance is wrong, in words and as JSON', async () => {
    const owner = new pg.Client({ connectionString: databaseUrl });
    await owner.connect();
    const change = async (by: number) => {
      await owner.query('set session_replication_role = replica');
      await owner.query(
        `update ledger.accounts set balance_minor = balance_minor + $2
          where business_id = $1 and environment = 'prod' and asset = 'NGN' and kind = 'available'`,
        [service.merchant.businessId, by],
      );
    };
    await change(5);
    try {
      expect((await adminProcess(service, ['ledger', 'verify'])).code).toBe(1);
      const sentence = new RegExp(
        `Account \\d+ \\(${service.merchant.businessId}, prod NGN available\\) has a balance of 5, but its entries sum to 0\\.`,
      );
      const inWords = await admin(['ledger', 'verify']);
      expect(inWords.code).toBe(1);
      expect(inWords.out).toMatch(sentence);
      expect(inWords.out).toMatch(/\nThe ledger is NOT sound: 2 of \d+ checks failed\.\n$/);
      const asJson = await admin(['ledger', 'verify', '--json']);
      expect(asJson.code).toBe(1);
      const { ok, checked } = JSON.parse(asJson.out);
      expect(ok).toBe(false);
      expect(checked[0]).toMatchObject({
        name: 'account_balances',
        violations: [expect.stringMatching(sentence)],
      });
    } finally {
      await change(-5);
      await owner.end();
    }
    expect((await admin(['ledger', 'verify', '--json'])).code).toBe(0);
  });
});

describe('admin business create', () => {
  it('creates a merchant whose keys work and whose password is kept as argon2id only', async () => {
    const { code, out, err } = await admin(
      [
        ...['business', 'create', '--name', 'Bola Foods', '--email', 'bola@merchant.example'],
        ...['--password', 'a long password', '--kyc', 'approved', '--operator', 'ada', '--json'],
      ],
      KEYS,
    );
    expect(err).toBe('');
    expect(code).toBe(0);
    const created = JSON.parse(out);
    expect(created).toEqual({
      businessId: expect.stringMatching(/^biz_/),
      email: 'bola@merchant.example',
      kycStatus: 'APPROVED',
      apiKeys: { prod: expect.stringMatching(/^mp_prod_/), test: expect.stringMatching(/^mp_test_/) },
    });
    const payment = await service.post(
      '/payment/process',
      {
        businessId: created.businessId,
        amount: 5_000,
        serviceType: 'invoice',
        description: 'First payment',
        externalPayerName: 'Ada Obi',
        externalPayerEmail: 'ada@example.com',
      },
      { key: created.apiKeys.test },
    );
    expect(payment.status).toBe(200);
    const { rows } = await service.ownerSql('select password_hash from users where business_id = $1', [
      created.businessId,
    ]);
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$/);
    expect(await verify(rows[0].password_hash, 'a long password')).toBe(true);
    expect(await auditOf('business.create')).toContainEqual({
      actor: 'ada',
      subject: created.businessId,
      details: { kycStatus: 'APPROVED' },
    });
  });

  it('generates a password, shows it once, and leaves KYC pending unless told otherwise', async () => {
    const { code, out } = await admin(
      ['business', 'create', '--name', 'Chidi Prints', '--email', 'chidi@merchant.example'],
      KEYS,
    );
    expect(code).toBe(0);
    const password = /^Password +(\S+)$/m.exec(out)?.[1] ?? '';
    const { rows } = await service.ownerSql(
      `select password_hash, kyc_status from businesses join users on business_id = businesses.id
        where businesses.email = 'chidi@merchant.example'`,
    );
    expect(rows[0].kyc_status).toBe('PENDING');
    expect(await verify(rows[0].password_hash, password)).toBe(true);
  });

  it.each([
    [
      'an e-mail that is taken, whatever its case',
      ['--name', 'Bola Foods', '--email', 'BOLA@merchant.example'],
      'There is a business with the e-mail BOLA@merchant.example already.\n',
    ],
    [
      'a short password and no e-mail address, both at once',
      ['--name', 'Bola Foods', '--email', 'bola', '--password', 'short'],
      '--email must be an e-mail address; --password must have at least 10 characters.\n',
    ],
    [
      'a common password',
      ['--name', 'Bola Foods', '--email', 'bola2@merchant.example', '--password', 'password123'],
      '--password is too easy to guess; use several words that have nothing to do with each other.\n',
    ],
    [
      'a password of its own words',
      ['--name', 'Bola Foods', '--email', 'bola2@merchant.example', '--password', 'bola-foods-26'],
      '--password must not be made of the e-mail address, the business name or the phone number.\n',
    ],
  ])('refuses %s', async (_what, options, sentence) => {
    const count = async () => (await service.ownerSql('select count(*) from businesses')).rows[0].count;
    const before = await count();
    expect(await admin(['business', 'create', ...options], KEYS)).toEqual({
      code: 2,
      out: '',
      err: sentence,
    });
    expect(await count()).toBe(before);
  });

  it('refuses to seal keys without ENCRYPTION_KEY', async () => {
    const { code, err } = await admin([
      ...['business', 'create', '--name', 'Dayo', '--email', 'dayo@merchant.example'],
    ]);
    expect(code).toBe(2);
    expect(err).toMatch(/^The configuration is not valid: .*ENCRYPTION_KEY must be set.*\.\n$/);
  });
});

describe('admin withdrawals', () => {
  async function stuckWithdrawal(): Promise<string> {
    const merchant = await service.createMerchant();
    await service.fund(merchant, 5_000);
    const { body } = await service.post(
      '/withdrawal/request',
      { businessId: merchant.businessId, amount: 1_000.05 },
      { key: merchant.apiKeys.test },
    );
    const id: string = body.withdrawal.transactionId;
    await waitFor('the withdrawal to need attention', async () => {
      const { rows } = await service.ownerSql(
        'select from orders where id = $1 and review_reason is not null',
        [id],
      );
      return rows.length > 0;
    });
    return id;
  }

  it('lists what needs a human, asks again, and ends it by decision', async () => {
    const id = await stuckWithdrawal();
    const [asJson, inWords] = await Promise.all([
      admin(['withdrawals', 'attention', '--json']),
      admin(['withdrawals', 'attention']),
    ]);
    expect(JSON.parse(asJson.out).withdrawals).toEqual([
      {
        id,
        businessId: expect.stringMatching(/^biz_/),
        businessName: 'Acme Stores',
        environment: 'test',
        amounts: 'NGN 1000.05',
        status: 'PROCESSING',
        requestedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        reason: expect.stringMatching(/\S/),
        workflowId: `withdrawal/test/${id}`,
      },
    ]);
    expect(inWords.out).toContain(`${id}\n  business  biz_`);
    expect(inWords.out).toContain(`  workflow  withdrawal/test/${id}\n`);

    expect(await admin(['withdrawals', 'retry', id, '--operator', 'ada'])).toEqual({
      code: 0,
      out: 'The provider is asked now.\n',
      err: '',
    });
    expect(await auditOf('withdrawal.retry')).toEqual([{ actor: 'ada', subject: id, details: {} }]);
    const [{ businessId }] = JSON.parse(asJson.out).withdrawals;
    expect(await entriesOfMerchant(businessId, 'withdrawal.retry')).toEqual([
      { subject: id, environment: 'test' },
    ]);

    const tooShort = await admin([
      ...['withdrawals', 'resolve', id, '--outcome', 'failed', '--reason', 'no', '--operator', 'ada'],
    ]);
    expect(tooShort).toEqual({
      code: 2,
      out: '',
      err: `${id} refused: reason: must say why, in at least 5 characters.\n`,
    });

    const resolve = [
      ...[
        'withdrawals',
        'resolve',
        id,
        '--outcome',
        'failed',
        '--reason',
        'The bank confirms it never arrived',
      ],
      ...['--operator', 'ada'],
    ];
    expect(await admin(resolve)).toEqual({ code: 0, out: `${id} is FAILED.\n`, err: '' });
    expect(await auditOf('withdrawal.resolve')).toEqual([
      {
        actor: 'ada',
        subject: id,
        details: { reason: 'The bank confirms it never arrived', from: 'PROCESSING', to: 'FAILED' },
      },
    ]);
    const [left, again, verified] = await Promise.all([
      admin(['withdrawals', 'attention']),
      admin(resolve),
      admin(['ledger', 'verify']),
    ]);
    expect(left.out).toBe('No withdrawal needs attention.\n');
    expect(again).toEqual({ code: 2, out: '', err: `${id} is FAILED and has no running workflow.\n` });
    expect(verified.code).toBe(0);
  });

  it('asks again about all that wait for one cause, on record, and never about what has ended', async () => {
    const [first, second, ended] = [
      await stuckWithdrawal(),
      await stuckWithdrawal(),
      await stuckWithdrawal(),
    ];
    const resolve = [
      'withdrawals',
      'resolve',
      ended,
      '--outcome',
      'failed',
      '--reason',
      'Not on the statement',
    ];
    expect((await admin([...resolve, '--operator', 'ada'])).out).toBe(`${ended} is FAILED.\n`);
    await service.ownerSql(`update orders set review_reason = 'The bank, SILENT.' where id = any($1)`, [
      [first, second, ended],
    ]);
    const retry = (...more: string[]) =>
      admin(['withdrawals', 'retry', ...more, '--env', 'test', '--operator', 'chidi']);
    const notOne = 'Name one withdrawal, or say --cause.\n';
    expect((await retry()).err).toBe(notOne);
    expect((await retry(first, '--cause', 'The bank')).err).toBe(notOne);
    expect((await retry('--cause', 'bank')).err).toContain('--cause must be at least 5 characters');
    expect((await retry(first, '--dry-run')).err).toBe('--dry-run lists what --cause finds.\n');
    expect((await retry(first, '--provider', 'simulator')).err).toBe('--provider narrows --cause.\n');

    const cause = ['--cause', 'bank, silent'];
    expect((await retry(...cause, '--dry-run')).out).toBe(
      `${first}: The bank, SILENT.\n${second}: The bank, SILENT.\nWould be retried: 2 of 2.\n`,
    );
    const audited = () =>
      service.ownerSql(`select action, subject, details from audit_log where actor = 'chidi' order by id`);
    expect((await audited()).rows).toEqual([]);
    const nothing = 'Retried: 0 of 0.\n';
    expect((await retry(...cause, '--provider', 'paystack')).out).toBe(nothing);
    expect((await admin(['withdrawals', 'retry', ...cause, '--operator', 'dayo'])).out).toBe(nothing);

    expect((await retry(...cause, '--provider', 'simulator')).out).toBe('Retried: 2 of 2.\n');
    expect((await audited()).rows.slice(-3)).toEqual([
      { action: 'withdrawal.retry', subject: first, details: {} },
      { action: 'withdrawal.retry', subject: second, details: {} },
      {
        action: 'withdrawal.retry_all',
        subject: 'test',
        details: { cause: 'bank, silent', provider: 'simulator', retried: 2, refused: 0 },
      },
    ]);
    // Again is as good as once: each is only checked.
    expect((await retry(...cause)).out).toBe('Retried: 2 of 2.\n');
    const { rows } = await service.ownerSql(
      'select id, status from orders where id = any($1) order by created_at',
      [[first, second, ended]],
    );
    expect(rows.map(({ status }) => status)).toEqual(['PROCESSING', 'PROCESSING', 'FAILED']);
  });

  it('goes on after a refusal, and stops where no worker answers', async () => {
    const asked: string[] = [];
    const items = ['wd_1', 'wd_2', 'wd_3'].map((id) => ({ id }));
    const report = await retryAllOfCause(
      service.database,
      { items, total: 5 },
      {
        ...{ cause: 'The bank', environment: 'test', operator: 'emeka', action: 'withdrawal.retry_all' },
        async retry(id) {
          asked.push(id);
          if (id === 'wd_1') throw new AdminError('wd_1 has ended.');
          throw new NoAnswerError(`${id} did not answer.`);
        },
      },
    );
    expect(asked).toEqual(['wd_1', 'wd_2']);
    expect(report.inWords).toEqual([
      'wd_1: wd_1 has ended.',
      'wd_2: wd_2 did not answer.',
      'Retried: 0 of 5. The others were left: no worker answers.',
    ]);
  });

  it('says so when there is no such withdrawal', async () => {
    expect(await admin(['withdrawals', 'retry', 'wd_none'])).toEqual({
      code: 2,
      out: '',
      err: 'There is no withdrawal wd_none.\n',
    });
  });

  it('says so when Temporal cannot be reached', async () => {
    const { rows } = await service.ownerSql('select transaction_id as id from withdrawals limit 1');
    const decision = ['--outcome', 'failed', '--reason', 'told by the bank', '--operator', 'ada'];
    const { code, err } = await admin(['withdrawals', 'resolve', rows[0].id, ...decision], {
      TEMPORAL_ADDRESS: '127.0.0.1:1',
    });
    expect(code).toBe(2);
    expect(err).toBe(
      'Temporal cannot be reached at 127.0.0.1:1; check TEMPORAL_ADDRESS and that the server runs.\n',
    );
  });
});

describe('admin bills', () => {
  it('lists what needs a human, asks again, and ends it by decision', async () => {
    const merchant = await service.createMerchant();
    await service.fund(merchant, 5_000);
    const { body } = await service.post(
      '/bills/airtime',
      { businessId: merchant.businessId, network: 'mtn', phone: '08031234567', amount: 500.05 },
      { key: merchant.apiKeys.test },
    );
    const id: string = body.transactionId;
    const listed = await waitFor('the purchase to need attention', async () => {
      const { bills } = JSON.parse((await admin(['bills', 'attention', '--json'])).out);
      return bills.length > 0 && bills;
    });
    expect(listed).toEqual([
      {
        id,
        businessId: merchant.businessId,
        businessName: 'Acme Stores',
        environment: 'test',
        amounts: 'NGN 500.05 of airtime',
        status: 'PROCESSING',
        requestedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        reason: expect.stringMatching(/\S/),
        workflowId: `bill/test/${id}`,
      },
    ]);
    expect((await admin(['bills', 'attention'])).out).toContain(`${id}\n  business  biz_`);
    expect((await admin(['bills', 'retry', id, '--operator', 'ada'])).out).toBe(
      'The provider is asked now.\n',
    );
    expect(await auditOf('bill.retry')).toEqual([{ actor: 'ada', subject: id, details: {} }]);
    expect(await entriesOfMerchant(merchant.businessId, 'bill.retry')).toEqual([
      { subject: id, environment: 'test' },
    ]);
    const resolve = ['bills', 'resolve', id, '--outcome', 'failed', '--reason', 'Biller confirms'];
    expect((await admin([...resolve, '--operator', 'ada'])).out).toBe(`${id} is FAILED.\n`);
    expect(await auditOf('bill.resolve')).toEqual([
      { actor: 'ada', subject: id, details: { reason: 'Biller confirms', from: 'PROCESSING', to: 'FAILED' } },
    ]);
    expect((await admin(['bills', 'attention'])).out).toBe('No bill purchase needs attention.\n');

    // The provider contradicts the end of it later, and an operator settles that.
    await service.ownerSql(`update orders set review_reason = 'Delivered.' where id = $1`, [id]);
    const dismiss = ['bills', 'dismiss', id, '--reason', 'Settled with the biller', '--operator', 'ada'];
    expect((await admin(dismiss)).out).toBe(`${id} is off the list.\n`);
    expect((await admin(dismiss)).err).toBe(`${id} is not a bill purchase on the list that has ended.\n`);
    expect((await admin(['bills', 'retry', 'bill_none'])).err).toBe('There is no bill purchase bill_none.\n');
  });

  it('shows where VTpass calls back, and says so when its keys are missing', async () => {
    const keys = { VTPASS_API_KEY: 'a', VTPASS_PUBLIC_KEY: 'PK_a', VTPASS_SECRET_KEY: 'SK_a' };
    const { code, out } = await admin(['bills', 'callback-path'], keys);
    expect(code).toBe(0);
    expect(out).toMatch(/^\/providers\/vtpass\/callback\?token=[0-9a-f]{40}\n$/);
    expect((await admin(['bills', 'callback-path'])).err).toBe('The keys of VTpass are not set.\n');
    const some = await admin(['bills', 'callback-path'], { VTPASS_API_KEY: 'a' });
    expect(some.err).toBe(
      'The configuration is not valid: VTPASS_PUBLIC_KEY, VTPASS_SECRET_KEY must be set with the other keys of VTpass.\n',
    );
  });
});

describe('admin migrate', () => {
  it('brings an empty database up, once, and logs it', async () => {
    const name = `empty_${Date.now()}`;
    await service.ownerSql(`create database ${name}`);
    const emptyUrl = connectionString((url) => {
      url.pathname = `/${name}`;
    });
    try {
      const early = await admin(['ledger', 'verify'], { DATABASE_URL: emptyUrl });
      expect(early).toEqual({
        code: 2,
        out: '',
        err: "The database lacks the service's tables: run npm run admin -- migrate first.\n",
      });
      const first = await admin(['migrate'], { DATABASE_URL: emptyUrl });
      expect(first).toEqual({ code: 0, out: expect.stringMatching(/^Applied 0001_core, /), err: '' });
      const second = await admin(['migrate'], { DATABASE_URL: emptyUrl });
      expect(second).toEqual({ code: 0, out: 'The database is up to date.\n', err: '' });

      const client = new pg.Client({ connectionString: emptyUrl });
      await client.connect();
      const { rows } = await client.query('select actor, action, details from audit_log');
      await client.query(`delete from mikro_orm_migrations where name = '0005_usdt'`);
      expect(rows).toEqual([
        {
          actor: userInfo().username,
          action: 'database.migrate',
          details: { applied: expect.arrayContaining(['0001_core', '0005_usdt']) },
        },
      ]);
      const behind = await admin(['ledger', 'verify'], { DATABASE_URL: emptyUrl });
      expect(behind.err).toBe(
        'The database lacks the migrations 0005_usdt: run npm run admin -- migrate first.\n',
      );

      // As migrations of versions to come leave it: with the version before the last of them.
      const minimumIs = (version: string) =>
        client.query(
          `create or replace function minimum_service_version() returns text language sql as $$ select '${version}' $$`,
        );
      await client.query(`insert into mikro_orm_migrations (name) values ('0005_usdt')`);
      await minimumIs('9.1.0');
      for (const command of [['migrate'], ['ledger', 'verify']]) {
        const tooOld = await admin(command, { DATABASE_URL: emptyUrl });
        expect(tooOld).toEqual({
          code: 2,
          out: '',
          err: `The database needs version 9.1.0 or newer, and this is version ${VERSION}: use a newer version.\n`,
        });
      }
      await minimumIs(VERSION);
      expect((await admin(['ledger', 'verify'], { DATABASE_URL: emptyUrl })).code).toBe(0);
      await client.end();
    } finally {
      await service.ownerSql(`drop database ${name} with (force)`);
    }
  });
});

it('admin migrate changes nothing where the service could not reach the database', async () => {
  const name = `unreached_${Date.now()}`;
  await service.ownerSql(`create database ${name}`);
  const emptyUrl = connectionString((url) => {
    url.pathname = `/${name}`;
  });
  try {
    const refused = await admin(['migrate'], {
      DATABASE_URL: connectionString((url) => {
        url.pathname = `/${name}`;
        url.password = 'wrong';
      }),
      DATABASE_OWNER_URL: emptyUrl,
    });
    expect(refused).toEqual({
      code: 2,
      out: '',
      err: 'The database refuses the user or password in DATABASE_URL.\n',
    });
    const client = new pg.Client({ connectionString: emptyUrl });
    await client.connect();
    const { rows } = await client.query(`select to_regclass('mikro_orm_migrations') as migrations`);
    await client.end();
    expect(rows).toEqual([{ migrations: null }]);
  } finally {
    await service.ownerSql(`drop database ${name} with (force)`);
  }
});

describe('admin says in one sentence', () => {
  it.each<[string, string[], () => Record<string, string>, RegExp]>([
    [
      'that the database does not answer',
      ['ledger', 'verify'],
      () => ({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nothing' }),
      /^The database cannot be reached \(ECONNREFUSED\): check DATABASE_URL\.\n$/,
    ],
    [
      'that the password is wrong',
      ['ledger', 'verify'],
      () => ({
        DATABASE_URL: connectionString((url) => {
          url.password = 'wrong';
        }),
      }),
      /^The database refuses the user or password in DATABASE_URL\.\n$/,
    ],
    [
      'that there is no such database',
      ['migrate'],
      () => ({
        DATABASE_URL: connectionString((url) => {
          url.pathname = '/nothing';
        }),
      }),
      /^The database that DATABASE_URL names does not exist\.\n$/,
    ],
    [
      'that a setting is wrong, without its value',
      ['ledger', 'verify'],
      () => ({ DATABASE_URL: 'secret' }),
      /^The configuration is not valid: DATABASE_URL must be (?!.*secret).*\.\n$/,
    ],
    [
      'that an option has another choice',
      ['withdrawals', 'resolve', 'wd_1', '--outcome', 'maybe', '--reason', 'because', '--operator', 'ada'],
      () => ({}),
      /^error: option '--outcome <outcome>' argument 'maybe' is invalid\. Allowed choices are completed, failed\.\n/,
    ],
    ['that a command does not exist', ['leger'], () => ({}), /^error: unknown command 'leger'\n/],
  ])('%s', async (_what, args, env, sentence) => {
    const { code, out, err } = await admin(args, env());
    expect(err).toMatch(sentence);
    expect(err).not.toMatch(/^ +at /m);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });

  it('nothing but the help when that was asked for', async () => {
    const { code, out } = await admin(['--help']);
    expect(code).toBe(0);
    expect(out).toContain('ledger');
    expect(out).toContain('withdrawals');
  });
});

describe('the settings of an admin command', () => {
  let dataDir: string;
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'admin-test-'));
    writeFileSync(
      join(dataDir, 'secrets.json'),
      JSON.stringify({ encryptionKey: KEYS.ENCRYPTION_KEY, jwtSecret: KEYS.JWT_SECRET }),
    );
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  const service = {
    databaseUrl: 'postgresql://embedded@127.0.0.1/own',
    temporalAddress: '127.0.0.1:7244',
    taskQueuePrefix: 'own-',
    temporalUiUrl: 'http://127.0.0.1:7245',
  };

  it('are those of the service that runs here, with its keys', () => {
    const forget = noteRunningService(dataDir, service);
    const { config, env } = loadAdminSettings({ env: { DATABASE_URL: '' }, dataDir, needsKeys: true });
    expect(config.databaseUrl).toBe(service.databaseUrl);
    expect(config.temporalAddress).toBe(service.temporalAddress);
    expect(env.TEMPORAL_ADDRESS).toBe(service.temporalAddress);
    expect(config.taskQueuePrefix).toBe('own-');
    expect(config.temporalUiUrl).toBe('http://127.0.0.1:7245');
    expect(Buffer.from(config.encryptionKey).toString('base64')).toBe(KEYS.ENCRYPTION_KEY);
    forget();
    expect(() => loadAdminSettings({ env: {}, dataDir, needsKeys: false })).toThrow(ConfigError);
  });

  it('are those of the environment as soon as it names a database', () => {
    const forget = noteRunningService(dataDir, service);
    const env = { DATABASE_URL: 'postgresql://other@127.0.0.1/other' };
    const { config } = loadAdminSettings({ env, dataDir, needsKeys: false });
    expect(config).toMatchObject({ databaseUrl: env.DATABASE_URL, temporalAddress: undefined });
    expect(() => loadAdminSettings({ env, dataDir, needsKeys: true })).toThrow(/ENCRYPTION_KEY/);
    forget();
  });

  it('are in a file that nobody else can read, even where another file stood', () => {
    const file = join(dataDir, 'service.json');
    writeFileSync(file, '{}');
    chmodSync(file, 0o644);
    const forget = noteRunningService(dataDir, service);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    forget();
  });

  it('are not those of a service that was killed', () => {
    // Process ids end well below this.
    writeFileSync(join(dataDir, 'service.json'), JSON.stringify({ pid: 2 ** 30, ...service }));
    expect(findRunningService(dataDir)).toBeUndefined();
    writeFileSync(join(dataDir, 'service.json'), '{"pid":');
    expect(findRunningService(dataDir)).toBeUndefined();
  });
});
