import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { noticeMail } from '../../src/mail/noticeMail.ts';
import { runAdminOn } from '../support/admin.ts';
import { expectSoundLedger } from '../support/ledger.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';

/** What operators hold of a merchant's wallet for a case, and release. */
let service: TestService;
let merchant: TestMerchant;
beforeAll(async () => {
  service = await startTestService({});
});
afterAll(async () => {
  await expectSoundLedger(service.database);
  await service?.stop();
});
beforeEach(async () => {
  merchant = await service.createMerchant('Amber Bakery', { password: 'a password here' });
  await service.fund(merchant, 1_000);
});

type Token = string | undefined;
const admin = (args: readonly string[], token: Token = undefined) =>
  runAdminOn(service, args, token === undefined ? {} : { OPERATOR_TOKEN: token });

const REASON = ['--reason', 'Bank B asks it back'];

function hold(amount: string, token: Token = undefined, more: readonly string[] = []) {
  const of = ['--amount', amount, '--case', 'FR-9', '--ground', 'fraud_report', '--env', 'test'];
  return admin(['wallet', 'hold', merchant.businessId, ...of, ...REASON, ...more], token);
}

async function balances() {
  const { body } = await service.get('/me', {
    token: await service.logIn(merchant, 'a password here'),
    headers: { 'x-business-env': 'test' },
  });
  const { balance, pendingBalance, heldForCases } = body.business.balances;
  return [balance, pendingBalance, heldForCases];
}

async function rowsOf(table: 'notices' | 'audit_log', what: 'name' | 'action') {
  const { rows } = await service.ownerSql(
    `select * from ${table} where business_id = $1 and ${what} like 'wallet.%' order by id`,
    [merchant.businessId],
  );
  return rows;
}

describe('with one operator', () => {
  it('a hold shows in GET /me, the statement, the lists, the audit log and by mail, and is released', async () => {
    const placed = await hold('600.5');
    expect(placed.err).toBe('');
    const [, id = ''] = /^(hld_\w+) holds 600\.5 NGN \(test\)\.\n$/.exec(placed.out) ?? [];
    expect(await balances()).toEqual([399.5, 600.5, 600.5]);
    expect((await admin(['wallet', 'holds'])).out).toMatch(
      new RegExp(
        `^${id}\\n {2}of        ${merchant.businessId} \\(Amber Bakery\\), test\\n {2}holds     600\\.5 of 600\\.5 NGN\\n` +
          ` {2}case      FR-9, fraud report\\n {2}reason    Bank B asks it back\\n {2}placed    .* by .*\\n` +
          ` {2}next      wallet release ${id} --reason …\\n$`,
      ),
    );

    const releasePart = () => admin(['wallet', 'release', id, '--remaining', '500.25', ...REASON]);
    expect((await releasePart()).out).toBe(`${id} released 100.25 NGN; 500.25 stays on hold.\n`);
    expect((await releasePart()).err).toBe('Refused: this hold was already released to that amount.\n');
    expect(await balances()).toEqual([499.75, 500.25, 500.25]);
    expect((await admin(['wallet', 'release', id, ...REASON])).out).toBe(
      `${id} released 500.25 NGN; 0 stays on hold.\n`,
    );
    expect(await balances()).toEqual([1_000, 0, 0]);
    expect((await admin(['wallet', 'release', id, ...REASON])).err).toBe(`${id} is not an open hold.\n`);
    expect((await admin(['wallet', 'holds'])).out).toBe('Nothing is on hold for a case.\n');

    const { entries } = (await service.get('/statement', { key: merchant.apiKeys.test })).body.statement;
    expect(entries.at(-1)).toMatchObject({
      kind: 'wallet_hold_void',
      amount: 500.25,
      transactionId: expect.stringMatching(/^txn_/),
      description: 'Released: fraud report, case FR-9: Bank B asks it back',
    });
    const audited = await rowsOf('audit_log', 'action');
    expect(
      audited.map(({ action, environment, before, after }) => ({ action, environment, before, after })),
    ).toEqual([
      {
        ...{ action: 'wallet.hold', environment: 'test', before: null },
        after: { case: 'FR-9', ground: 'fraud report', amount: '600.5', currency: 'NGN' },
      },
      {
        ...{ action: 'wallet.release', environment: 'test', before: { onHold: '600.5' } },
        after: { onHold: '500.25', currency: 'NGN', case: 'FR-9', ground: 'fraud report' },
      },
      {
        ...{ action: 'wallet.release', environment: 'test', before: { onHold: '500.25' } },
        after: { onHold: '0', currency: 'NGN', case: 'FR-9', ground: 'fraud report' },
      },
    ]);
    const [told] = await rowsOf('notices', 'name');
    const { text } = noticeMail(
      {
        ...{ id: '1', businessId: merchant.businessId, businessName: 'Amber Bakery', name: 'wallet.hold' },
        ...{ recipient: told.recipient, facts: told.facts, createdAt: told.created_at, attempts: 1 },
      },
      undefined,
    );
    expect(text).toMatch(/^Case number: FR-9$/m);
    expect(text).toMatch(/^Reason: Bank B asks it back$/m);
  });

  it('more than is available, another hold for the case, and what is not an amount are refused', async () => {
    expect((await hold('1000.01')).err).toBe('The business has less than 1000.01 NGN available.\n');
    expect((await hold('0')).err).toBe('--amount must be an amount of NGN above 0, such as 1500.50.\n');
    expect((await hold('1.005')).err).toBe('--amount must be an amount of NGN above 0, such as 1500.50.\n');
    const { out } = await hold('10');
    expect((await hold('10')).err).toBe('Case FR-9 holds a part of this wallet already.\n');
    const [id = ''] = out.split(' ');
    expect((await admin(['wallet', 'release', id, '--remaining', '11', ...REASON])).err).toBe(
      'Refused: this hold has less than that amount.\n',
    );
    expect(await balances()).toEqual([990, 10, 10]);
    const usdt = await hold('1', undefined, ['--asset', 'USDT']);
    expect(usdt.err).toBe('The business has less than 1 USDT available.\n');
    const live = await hold('1', undefined, ['--env', 'prod']);
    expect(live.err).toBe('The business has less than 1 NGN available.\n');
  });

  it('is on the list of what needs attention once it is older than 14 days', async () => {
    const [id = ''] = (await hold('10')).out.split(' ');
    const attention = async () => (await admin(['attention', '--env', 'test'])).out;
    expect(await attention()).not.toContain(id);
    await service.ownerSql(`update wallet_holds set placed_at = now() - interval '14 days' where id = $1`, [
      id,
    ]);
    expect(await attention()).toMatch(new RegExp(`^hold of a wallet, since \\S+: ${id}$`, 'm'));
    await admin(['wallet', 'release', id, ...REASON]);
    expect(await attention()).not.toContain(id);
  });
});

describe('with two operators', () => {
  let ada: string;
  let bola: string;
  beforeAll(async () => {
    const register = async (name: string, token: Token) =>
      JSON.parse((await admin(['operators', 'add', name, '--json'], token)).out).token;
    ada = await register('ada', undefined);
    bola = await register('bola', ada);
  });

  const request = async (run: Promise<{ readonly out: string }>) =>
    /(opr_\w+)/.exec((await run).out)?.[1] ?? '';

  it('hold and release wait for the second, who is not the first', async () => {
    const asked = await request(hold('600', ada));
    expect(await balances()).toEqual([1_000, 0, 0]);
    expect((await admin(['requests', 'confirm', asked], ada)).code).toBe(2);
    expect((await admin(['requests', 'confirm', asked], bola)).out).toBe(`${asked} is applied.\n`);
    expect(await balances()).toEqual([400, 600, 600]);
    expect((await admin(['requests', 'confirm', asked], bola)).err).toBe(`${asked} is APPLIED already.\n`);

    const [placed] = await rowsOf('audit_log', 'action');
    expect(placed).toMatchObject({ actor: 'ada', details: { confirmedBy: 'bola' } });
    const id = placed.details.holdId;
    const askedToRelease = () =>
      request(admin(['wallet', 'release', id, '--remaining', '550', ...REASON], bola));
    const [release, twice] = [await askedToRelease(), await askedToRelease()];
    expect(await balances()).toEqual([400, 600, 600]);
    expect((await admin(['requests', 'confirm', release], ada)).out).toBe(`${release} is applied.\n`);
    expect(await balances()).toEqual([450, 550, 550]);
    expect((await admin(['requests', 'confirm', twice], ada)).err).toBe(
      'Refused: this hold was already released to that amount.\n',
    );
    expect(await balances()).toEqual([450, 550, 550]);
  });

  it('a hold that is confirmed when the money has gone is refused, and waits on', async () => {
    const asked = await request(hold('900', ada));
    const { businessId } = merchant;
    await service.post('/withdrawal/request', { businessId, amount: 500 }, { key: merchant.apiKeys.test });
    expect((await admin(['requests', 'confirm', asked], bola)).err).toBe(
      'The business has less than 900 NGN available.\n',
    );
    expect((await admin(['requests', 'list'], bola)).out).toContain(asked);
  });
});
