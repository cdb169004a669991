import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AdminRun, adminProcess, runAdminOn } from '../support/admin.ts';
import { startTestService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({});
});
afterAll(() => service?.stop());

const admin = (args: readonly string[], token?: string): Promise<AdminRun> =>
  runAdminOn(service, args, token === undefined ? {} : { OPERATOR_TOKEN: token });

async function register(name: string, ...more: readonly string[]): Promise<string> {
  const { out, err } = await admin(['operators', 'add', name, '--json', ...more]);
  expect(err).toBe('');
  return JSON.parse(out).token;
}

/** A command that is on record, with the actor of its entry. */
async function actorOfChange(token?: string, ...more: readonly string[]) {
  const { businessId } = await service.createMerchant();
  const run = await admin(['business', 'deactivate', businessId, ...more], token);
  const { rows } = await service.ownerSql(
    `select actor from audit_log where subject = $1 and action = 'business.deactivate'`,
    [businessId],
  );
  return { err: run.err, actor: rows[0]?.actor };
}

describe('who runs a command', () => {
  it('is the user of the computer while no operator is registered, whatever --operator says', async () => {
    expect(await actorOfChange()).toEqual({ err: '', actor: userInfo().username });
    const { businessId } = await service.createMerchant();
    const run = await adminProcess(service, ['business', 'deactivate', businessId, '--operator', 'mallory']);
    expect([run.code, run.err]).toEqual([
      2,
      `You are ${userInfo().username}: --operator cannot name mallory.\n`,
    ]);
    expect((await admin(['operators', 'list'])).out).toBe(
      "No operator is registered: the name of the computer's user is believed.\n",
    );
  });

  it('is the operator whose token it is, from the first that is registered on', async () => {
    const ada = await register('ada');
    expect(ada).toMatch(/^mp_operator_[\w-]{43}$/);
    expect(await actorOfChange(ada)).toEqual({ err: '', actor: 'ada' });
    expect(await actorOfChange(ada, '--operator', 'ada')).toEqual({ err: '', actor: 'ada' });
    expect(await actorOfChange(ada, '--operator', 'bola')).toEqual({
      err: 'You are ada: --operator cannot name bola.\n',
      actor: undefined,
    });
    expect((await actorOfChange()).err).toMatch(/^Operators are registered here: set OPERATOR_TOKEN/);
    expect((await actorOfChange(`${ada}x`)).err).toMatch(/^OPERATOR_TOKEN is not the token of an operator/);
    // What is done to many at once needs one too, whatever it would find.
    for (const bulk of [
      ['withdrawals', 'retry'],
      ['webhooks', 'replay'],
      ['crypto', 'retry'],
    ])
      expect((await admin([...bulk, '--cause', 'The bank'])).err).toMatch(/^Operators are registered here/);
    // What only reads needs none.
    expect((await admin(['business', 'list'])).code).toBe(0);
  });

  it('is read from a file', async () => {
    const token = await register('bola');
    const folder = mkdtempSync(join(tmpdir(), 'token-'));
    try {
      const file = join(folder, 'token');
      writeFileSync(file, `${token}\n`);
      expect(await actorOfChange(`file:${file}`)).toEqual({ err: '', actor: 'bola' });
      expect((await actorOfChange('file:/no/such/file')).err).toBe(
        '/no/such/file cannot be read (ENOENT).\n',
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('is refused by a token that has expired or was revoked', async () => {
    const [expired, revoked] = [await register('chidi', '--days', '1'), await register('dayo')];
    await service.ownerSql(`update operators set expires_at = now() where name = 'chidi'`);
    expect((await admin(['operators', 'revoke', 'dayo'])).out).toBe('The token of dayo is revoked.\n');
    for (const token of [expired, revoked]) {
      expect(await actorOfChange(token)).toEqual({
        err: 'OPERATOR_TOKEN is not the token of an operator, or it has expired or was revoked.\n',
        actor: undefined,
      });
    }
    expect(await actorOfChange(await register('chidi'))).toEqual({ err: '', actor: 'chidi' });
  });
});

describe('admin operators', () => {
  it('adds one token for each, shown once and stored as a hash, and lists who has one', async () => {
    const token = await register('emeka', '--days', '7');
    expect((await admin(['operators', 'add', 'emeka'])).err).toBe(
      'emeka has a valid token already: revoke it first.\n',
    );
    const { rows } = await service.ownerSql(`select * from operators`);
    expect(JSON.stringify(rows)).not.toContain(token.slice(12));
    const { rows: audited } = await service.ownerSql(`select * from audit_log where action = 'operator.add'`);
    expect(JSON.stringify(audited)).not.toContain(token.slice(12));
    expect(audited.find(({ subject }) => subject === 'emeka').actor).toBe(`owner:${userInfo().username}`);
    const { out } = await admin(['operators', 'list']);
    expect(out).toMatch(/^emeka\n {2}added {5}\S+ by owner:\S+\n {2}expires {3}\S+\n {2}used {6}never\n/m);
    expect(out).not.toContain(token.slice(12));
    expect((await admin(['operators', 'add', 'Emeka; drop'])).err).toMatch(
      /The name must be lower-case letters/,
    );
    expect((await admin(['operators', 'revoke', 'zainab'])).err).toBe('No operator zainab is registered.\n');
  });

  it('can be written by the owner of the tables alone', async () => {
    for (const change of [
      `insert into operators (name, token_sha256, added_by, expires_at) values ('eve', sha256('x'), 'eve', now())`,
      `update operators set token_sha256 = sha256('x')`,
      `update operators set expires_at = 'infinity'`,
      `update operators set revoked_at = null`,
      `delete from operators`,
    ]) {
      await expect(
        service.ownerSql(`begin; set local role merchant_payments_app; ${change}; commit`),
      ).rejects.toMatchObject({ code: '42501' });
      await service.ownerSql('rollback');
    }
  });
});
