import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { Role } from '../../src/domain/merchants/roles.ts';
import { runAdminOn } from '../support/admin.ts';
import { TEST_KEYS } from '../support/keys.ts';
import { waitForLockWaits } from '../support/locks.ts';
import { createMailFolder, linksIn, type MailFolder } from '../support/mailFolder.ts';
import { turnOnSecondFactor } from '../support/secondFactor.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import {
  addUser,
  codeOfLink,
  invite,
  logInUser,
  signInUser,
  type TestUser,
  USER_PASSWORD,
} from '../support/users.ts';

const PASSWORD = 'correct horse battery';

let service: TestService;
let merchant: TestMerchant;
let token: string;

beforeAll(async () => {
  service = await startTestService({ role: 'api', env: { MAIL_URL: '' } });
});
afterAll(() => service?.stop());

beforeEach(async () => {
  await service.ownerSql('delete from attempt_counters');
  merchant = await service.createMerchant('Amber Bakery', { password: PASSWORD });
  token = await service.logIn(merchant);
});

const accept = (body: object) => service.post('/users/accept', body, { key: null });
const acceptance = (code: string, change: object = {}) =>
  accept({ code, name: 'Ada Obi', password: USER_PASSWORD, ...change });
const list = async (by = token) => (await service.get('/users', { token: by })).body.users;
const audited = async () =>
  (
    await service.ownerSql(
      `select actor, action, details from audit_log where subject = $1 and action like 'user.%' order by id`,
      [merchant.businessId],
    )
  ).rows;

describe('the owner of a business', () => {
  it('is its first user, and logs in by the e-mail address of the business', async () => {
    expect(await list()).toEqual([
      {
        id: merchant.ownerId,
        email: merchant.email,
        name: null,
        role: 'owner',
        status: 'active',
        secondFactorEnabled: false,
        invitedAt: null,
        invitationExpiresAt: null,
        joinedAt: expect.any(String),
      },
    ]);
  });

  it('cannot be removed or get another role while it is the only one', async () => {
    const change = await service.patch(`/users/${merchant.ownerId}`, { role: 'admin' }, { token });
    expect([change.status, change.body.code]).toEqual([409, 'state_conflict']);
    const removal = await service.post(`/users/${merchant.ownerId}/remove`, undefined, { token });
    expect([removal.status, removal.body.msg]).toEqual([409, 'a business keeps at least one owner']);
    // An owner who is invited has not joined, and does not count.
    await invite(service, token, 'owner');
    expect((await service.post(`/users/${merchant.ownerId}/remove`, undefined, { token })).status).toBe(409);
    const second = await addUser(service, merchant, 'owner');
    expect((await service.post(`/users/${merchant.ownerId}/remove`, undefined, { token })).status).toBe(200);
    expect((await service.get('/me', { token })).status).toBe(401);
    expect((await service.post('/auth/login', merchant, { key: null })).status).toBe(401);
    expect((await list(await logInUser(service, merchant, second))).length).toBe(2);
  });

  it('is kept when two owners remove each other at one moment', async () => {
    const second = await addUser(service, merchant, 'owner');
    const secondToken = await logInUser(service, merchant, second);
    // A lock on the row of the business makes both begin before the first of them ends.
    const holder = new pg.Client({ connectionString: service.config.databaseUrl });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select from businesses where id = $1 for update', [merchant.businessId]);
    const removals = Promise.all([
      service.post(`/users/${second.userId}/remove`, undefined, { token }),
      service.post(`/users/${merchant.ownerId}/remove`, undefined, { token: secondToken }),
    ]);
    await waitForLockWaits(holder, 2);
    await holder.query('commit');
    await holder.end();
    const answers = await removals;
    // The other one is no longer a user.
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    const { rows } = await service.ownerSql(
      `select from users where business_id = $1 and role = 'owner' and status = 'active'`,
      [merchant.businessId],
    );
    expect(rows).toHaveLength(1);
  });

  it('is kept by the database too', async () => {
    await expect(
      service.ownerSql(`update users set role = 'viewer' where id = $1`, [merchant.ownerId]),
    ).rejects.toMatchObject({ constraint: 'business_keeps_an_owner' });
  });
});

describe('an invitation', () => {
  it('is accepted once, by its code, with a name and a password', async () => {
    const { status, body } = await invite(service, token, 'finance');
    expect(status).toBe(200);
    const { user, invitation } = body;
    expect(user).toMatchObject({ name: null, role: 'finance', status: 'invited', joinedAt: null });
    const days = (Date.parse(user.invitationExpiresAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(2.9);
    expect(days).toBeLessThanOrEqual(3);
    expect(invitation.isMailed).toBe(false);
    const code = codeOfLink(invitation.link);
    expect(invitation.link).toBe(`${service.apiUrl}/dashboard/invitation#${code}`);
    const { rows } = await service.ownerSql('select row::text as text from users row where id = $1', [
      user.id,
    ]);
    expect(rows[0].text).not.toContain(code);

    const login = { email: user.email, password: USER_PASSWORD };
    expect((await service.post('/auth/login', login, { key: null })).status).toBe(401);
    expect((await acceptance(code)).body).toMatchObject({ success: true, email: user.email });
    expect((await acceptance(code)).body.code).toBe('invalid_code');
    expect((await service.post('/auth/login', login, { key: null })).status).toBe(200);
    expect((await list())[1]).toMatchObject({
      name: 'Ada Obi',
      status: 'active',
      invitationExpiresAt: null,
      joinedAt: expect.any(String),
    });
    const details = { userId: user.id, role: 'finance' };
    expect(await audited()).toEqual([
      { actor: merchant.ownerId, action: 'user.invite', details },
      { actor: user.id, action: 'user.join', details },
    ]);
  });

  it('is refused when it has expired, was replaced or taken back', async () => {
    const { user, invitation } = (await invite(service, token, 'viewer')).body;
    const first = codeOfLink(invitation.link);
    const again = await service.post(`/users/${user.id}/invitation`, undefined, { token });
    expect((await acceptance(first)).body.code).toBe('invalid_code');
    const second = codeOfLink(again.body.invitation.link);
    await service.ownerSql('update users set invitation_expires_at = now() where id = $1', [user.id]);
    expect((await acceptance(second)).body.code).toBe('invalid_code');
    const third = codeOfLink(
      (await service.post(`/users/${user.id}/invitation`, undefined, { token })).body.invitation.link,
    );
    await service.post(`/users/${user.id}/remove`, undefined, { token });
    expect((await acceptance(third)).body.code).toBe('invalid_code');
    expect((await service.post(`/users/${user.id}/invitation`, undefined, { token })).status).toBe(404);
    // The address is free again.
    const body = { email: user.email, role: 'viewer' };
    expect((await service.post('/users', body, { token })).status).toBe(200);
  });

  it('stays valid when the password is refused', async () => {
    const { user, invitation } = (await invite(service, token, 'viewer')).body;
    const code = codeOfLink(invitation.link);
    for (const password of ['short', 'password123', user.email, 'Amber Bakery 1']) {
      const { status, body } = await acceptance(code, { password });
      expect([status, body.errors[0].path]).toEqual([400, 'password']);
    }
    expect((await acceptance(code)).status).toBe(200);
  });

  const inviteAs = (email: string, by = token) =>
    service.post('/users', { email, role: 'viewer' }, { token: by });

  it('is refused for the e-mail address of a user of the business', async () => {
    const invited = (await invite(service, token, 'viewer')).body.user;
    for (const email of [merchant.email.toUpperCase(), invited.email]) {
      const { status, body } = await inviteAs(email);
      expect([status, body.msg]).toEqual([409, 'a user already has this e-mail address']);
    }
    expect((await inviteAs('no address')).body.errors[0].path).toBe('email');
  });

  it('reserves an address within its business alone, and is not accepted where it logs in elsewhere', async () => {
    const other = await service.createMerchant('Other Stores', { password: PASSWORD });
    const { user, invitation } = (await invite(service, token, 'viewer')).body;
    const second = await inviteAs(user.email, await service.logIn(other));
    expect(second.status).toBe(200);
    expect((await acceptance(codeOfLink(invitation.link))).status).toBe(200);
    // The answer to an invitation says nothing of users of other businesses.
    const ofOther = await inviteAs(other.email.toUpperCase());
    expect(ofOther.status).toBe(200);
    for (const { body } of [second, ofOther]) {
      const refused = await acceptance(codeOfLink(body.invitation.link));
      expect([refused.status, refused.body.code, refused.body.msg]).toEqual([
        409,
        'state_conflict',
        'this e-mail address already logs in to another business',
      ]);
    }
    expect((await service.get('/me', { token: await service.logIn(other) })).body.business.id).toBe(
      other.businessId,
    );
  });

  it('lets codes be guessed thirty times from one address', async () => {
    for (let attempt = 0; attempt < 30; attempt += 1) {
      expect((await acceptance('h7QmX2vK9bRtLw4ZpYc1NsDf')).status).toBe(400);
    }
    expect((await acceptance('h7QmX2vK9bRtLw4ZpYc1NsDf')).status).toBe(429);
  });

  it('is sent to one address five times a day, whichever businesses send it, and again', async () => {
    const other = await service.logIn(await service.createMerchant('Other Stores', { password: PASSWORD }));
    const { user } = (await invite(service, token, 'viewer')).body;
    expect((await inviteAs(user.email.toUpperCase(), other)).status).toBe(200);
    const again = () => service.post(`/users/${user.id}/invitation`, undefined, { token });
    for (let sent = 2; sent < 5; sent += 1) expect((await again()).status).toBe(200);
    expect((await again()).status).toBe(429);
    expect((await inviteAs(user.email, other)).status).toBe(429);
    expect((await invite(service, token, 'viewer')).status).toBe(200);
  });

  it('is sent fifty times a day by one business', async () => {
    for (let sent = 0; sent < 50; sent += 1)
      expect((await invite(service, token, 'viewer')).status).toBe(200);
    expect((await invite(service, token, 'viewer')).status).toBe(429);
  });
});

describe('a user', () => {
  let user: TestUser;
  const join = async (role: Role) => {
    user = await addUser(service, merchant, role);
    return {
      cookie: await signInUser(service, merchant, user),
      own: await logInUser(service, merchant, user),
    };
  };

  it('has a second factor of its own, which the owner does not need', async () => {
    const { cookie } = await join('finance');
    await turnOnSecondFactor(service, { cookie, password: user.password });
    const form = { email: user.email, password: user.password };
    expect((await service.post('/auth/login', form, { key: null })).body.code).toBe('second_factor_required');
    await service.logIn(merchant);
    expect((await list())[1]).toMatchObject({ secondFactorEnabled: true });
    expect((await list())[0]).toMatchObject({ secondFactorEnabled: false });
  });

  it('loses its second factor by an operator who names it, and the owner keeps the own one', async () => {
    const { cookie } = await join('finance');
    await turnOnSecondFactor(service, { cookie, password: user.password });
    await turnOnSecondFactor(service, { cookie: await service.signIn(merchant), password: PASSWORD });
    const remove = (email: string) =>
      runAdminOn(service, [
        ...['business', 'second-factor', 'remove', merchant.businessId, '--user', email],
        ...['--operator', 'ada', '--reason', 'lost the telephone'],
      ]);
    const unknown = await remove('unknown@merchant.example');
    expect([unknown.code, unknown.err]).toEqual([
      2,
      `${merchant.businessId} has no active user with the e-mail address unknown@merchant.example.\n`,
    ]);
    expect(await remove(user.email)).toMatchObject({ code: 0 });
    const form = { email: user.email, password: user.password };
    expect((await service.post('/auth/login', form, { key: null })).status).toBe(200);
    const ofOwner = { email: merchant.email, password: PASSWORD };
    expect((await service.post('/auth/login', ofOwner, { key: null })).body.code).toBe(
      'second_factor_required',
    );
  });

  it('keeps its e-mail address from a business that is created later', async () => {
    await join('viewer');
    const create = [
      'business',
      'create',
      '--name',
      'Later Stores',
      '--email',
      user.email,
      '--operator',
      'ada',
    ];
    expect(await runAdminOn(service, create, TEST_KEYS)).toMatchObject({
      code: 2,
      err: `There is a user of another business with the e-mail ${user.email}.\n`,
    });
  });

  it('is shown with its name and role in its session', async () => {
    const { cookie } = await join('viewer');
    const { session } = (await service.get('/session', { cookie })).body;
    expect(session).toMatchObject({
      businessId: merchant.businessId,
      email: user.email,
      user: { id: user.userId, name: 'Ada viewer', role: 'viewer' },
    });
    expect(session.user.permissions).toContain('statement:read');
    expect(session.user.permissions).not.toContain('api_keys:read');
  });

  it('has another role from the next call on', async () => {
    const { own } = await join('viewer');
    expect((await service.get('/api-keys', { token: own })).status).toBe(403);
    const change = await service.patch(`/users/${user.userId}`, { role: 'developer' }, { token });
    expect(change.body.user.role).toBe('developer');
    expect((await service.get('/api-keys', { token: own })).status).toBe(200);
    expect((await audited()).at(-1)).toEqual({
      actor: merchant.ownerId,
      action: 'user.change_role',
      details: { userId: user.userId, from: 'viewer', to: 'developer' },
    });
  });

  it('is out at once when it is removed', async () => {
    const { cookie, own } = await join('finance');
    await turnOnSecondFactor(service, { cookie, password: user.password });
    expect((await service.post(`/users/${user.userId}/remove`, undefined, { token })).status).toBe(200);
    expect((await service.get('/session', { cookie })).status).toBe(401);
    expect((await service.get('/me', { token: own })).status).toBe(401);
    const form = { email: user.email, password: user.password };
    expect((await service.post('/auth/login', form, { key: null })).body.code).toBe('invalid_credentials');
    expect(await list()).toHaveLength(1);
    const { rows } = await service.ownerSql('select from second_factors where user_id = $1', [user.userId]);
    expect(rows).toEqual([]);
    expect((await audited()).at(-1)).toMatchObject({
      action: 'user.remove',
      details: { userId: user.userId, role: 'finance' },
    });
  });

  it.each([false, true])(
    'leaves the restricted keys that it made valid unless asked: %s',
    async (revokeKeys) => {
      const { own } = await join('developer');
      const make = async (by: string, environment: string) => {
        const body = { name: 'Payroll', environment, scopes: ['bank_accounts:read'] };
        return (await service.post('/api-keys', body, { token: by })).body.apiKey;
      };
      const made = [await make(own, 'test'), await make(own, 'prod')];
      const ofOwner = await make(token, 'test');
      const full = (await service.post('/api-keys/rotate', { environment: 'test' }, { token: own })).body
        .apiKey;
      const { body } = await service.post(`/users/${user.userId}/remove`, { revokeKeys }, { token });
      expect(body).toMatchObject({ msg: 'user removed', revokedKeys: revokeKeys ? 2 : 0 });
      const { apiKeys } = (await service.get('/api-keys', { token })).body;
      const valid = apiKeys.map(({ id }: { id: string }) => id);
      expect(valid).toEqual(expect.arrayContaining([ofOwner.id, full.id]));
      expect(made.map(({ id }) => valid.includes(id))).toEqual([!revokeKeys, !revokeKeys]);
      expect((await service.get('/banks', { key: made[0].key })).status).toBe(revokeKeys ? 401 : 200);
      const { rows } = await service.ownerSql(
        `select actor, subject, environment from audit_log where business_id = $1 and action = 'api_key.revoke'`,
        [merchant.businessId],
      );
      const revoked = made.map(({ id, environment }) => ({
        actor: merchant.ownerId,
        subject: id,
        environment,
      }));
      expect(rows).toHaveLength(revokeKeys ? 2 : 0);
      expect(rows).toEqual(expect.arrayContaining(revokeKeys ? revoked : []));
    },
  );

  it('is not removed by a request that names no choice', async () => {
    await join('viewer');
    const answer = await service.post(`/users/${user.userId}/remove`, { revokeKeys: 'yes' }, { token });
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'revokeKeys', message: 'must be true or false' }] },
    });
    expect(await list()).toHaveLength(2);
  });

  it('who is an admin manages users, but no owner', async () => {
    const { own } = await join('admin');
    const by = { token: own };
    const refused = [
      await service.post('/users', { email: 'new@merchant.example', role: 'owner' }, by),
      await service.patch(`/users/${user.userId}`, { role: 'owner' }, by),
      await service.patch(`/users/${merchant.ownerId}`, { role: 'viewer' }, by),
      await service.post(`/users/${merchant.ownerId}/remove`, undefined, by),
    ];
    for (const { status, body } of refused) {
      expect([status, body.code, body.msg]).toEqual([
        403,
        'forbidden',
        'only an owner may invite, change or remove an owner',
      ]);
    }
    const invited = await invite(service, own, 'viewer');
    expect(invited.status).toBe(200);
    const change = await service.patch(`/users/${invited.body.user.id}`, { role: 'finance' }, by);
    expect(change.status).toBe(200);
  });

  it('of another business is not found', async () => {
    const other = await service.createMerchant('Other Stores', { password: PASSWORD });
    const by = { token: await service.logIn(other) };
    const { user: invited } = (await invite(service, token, 'viewer')).body;
    for (const userId of [merchant.ownerId, invited.id]) {
      expect((await service.patch(`/users/${userId}`, { role: 'admin' }, by)).status).toBe(404);
      expect((await service.post(`/users/${userId}/remove`, undefined, by)).status).toBe(404);
      expect((await service.post(`/users/${userId}/invitation`, undefined, by)).status).toBe(404);
    }
  });
});

describe('where mail is sent', () => {
  let mail: MailFolder;
  let mailing: TestService;
  beforeAll(async () => {
    mail = await createMailFolder();
    mailing = await startTestService({ role: 'api', env: { MAIL_URL: `file:${mail.path}` } });
  });
  afterAll(async () => {
    await mailing?.stop();
    await mail?.remove();
  });

  it('an invitation comes by mail, and its link is not answered', async () => {
    const owner = await mailing.createMerchant('Cobalt Cafe', { password: PASSWORD });
    const by = await mailing.logIn(owner);
    const { user, invitation } = (await invite(mailing, by, 'viewer')).body;
    expect(invitation).toEqual({ isMailed: true, link: null });
    const [sent] = await mail.mailsTo(user.email);
    expect(sent?.message).toContain('Cobalt Cafe');
    const [link = ''] = linksIn(sent?.message ?? '');
    const code = codeOfLink(link);
    expect(link).toBe(`${mailing.apiUrl}/dashboard/invitation#${code}`);
    const body = { code, name: 'Ada Obi', password: USER_PASSWORD };
    expect((await mailing.post('/users/accept', body, { key: null })).status).toBe(200);
    await mailing.post('/auth/forgot-password', { email: user.email }, { key: null });
    await mail.codeFor(user.email);
  });
});
