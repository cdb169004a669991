import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import argon2 from '@node-rs/argon2';
import { createMailFolder, type MailFolder } from '../support/mailFolder.ts';
import { type Answer, startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

const PASSWORD = 'correct horse battery';
const NEW_PASSWORD = 'another correct horse';
/** Wrong passwords in a day from networks that an account never logged in from. */
const CEILING = 300;

/** The counter of the account whose ceiling was counted for the first time most lately. */
const NEWEST_CEILING = `select key from attempt_counters where key like 'login-account:%' order by expire desc limit 1`;

let mailFolder: MailFolder;
let service: TestService;
let owner: TestMerchant;

beforeAll(async () => {
  mailFolder = await createMailFolder();
  service = await startTestService({
    role: 'api',
    env: { TRUST_PROXY: 'loopback', MAIL_URL: `file:${mailFolder.path}` },
  });
});
afterAll(async () => {
  await service?.stop();
  await mailFolder?.remove();
});
beforeEach(async () => {
  owner = await service.createMerchant('Acme Stores', {
    password: PASSWORD,
    email: `mimi-${randomInt(1e9)}@merchant.example`,
  });
});

let networks = 0;
/** An address that was never used. */
function newAddress(): string {
  networks++;
  return `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
}

const from = (address: string) => ({ key: null, headers: { 'x-forwarded-for': address } });
const logIn = (address: string, password: string, email = owner.email) =>
  service.post('/auth/login', { email, password }, from(address));

/** Tries wrong passwords, ten from each address, which is what one network is allowed. */
async function guess(times: number, email = owner.email): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (let guessed = 0, address = newAddress(); guessed < times; guessed++) {
    if (guessed % 10 === 0) address = newAddress();
    statuses.push((await logIn(address, `wrong ${guessed}`, email)).status);
  }
  return statuses;
}

describe('guessing a password from many addresses', () => {
  it(`is possible ${CEILING} times a day, and does not lock the owner out where it is known`, async () => {
    const [office, home] = [newAddress(), newAddress()];
    expect((await logIn(office, PASSWORD)).status).toBe(200);
    expect((await logIn(home, PASSWORD)).status).toBe(200);

    const statuses = await guess(CEILING + 50);
    expect(statuses.filter((status) => status === 401)).toHaveLength(CEILING);
    expect(statuses.filter((status) => status === 429)).toHaveLength(50);
    const refused = await logIn(newAddress(), PASSWORD);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);

    for (const address of [office, home]) expect((await logIn(address, PASSWORD)).status).toBe(200);
    const other = await service.createMerchant('Other Stores', { password: PASSWORD });
    expect((await logIn(newAddress(), PASSWORD, other.email)).status).toBe(200);

    // Elsewhere the owner gets in again by mail.
    const hotel = newAddress();
    await service.post('/auth/forgot-password', { email: owner.email }, from(hotel));
    const otp = await mailFolder.codeFor(owner.email);
    const body = { email: owner.email, otp, newPassword: NEW_PASSWORD };
    expect((await service.post('/auth/reset-password', body, from(hotel))).status).toBe(200);
    expect((await logIn(hotel, NEW_PASSWORD)).status).toBe(200);
    // Who logged in by the old password is a stranger now.
    expect((await logIn(office, NEW_PASSWORD)).status).toBe(429);
  });

  it('is refused alike where nobody has the e-mail address', async () => {
    const email = `nobody-${randomInt(1e9)}@merchant.example`;
    expect(await guess(1, email)).toEqual([401]);
    const { rowCount } = await service.ownerSql(
      `update attempt_counters set points = $1 where key = (${NEWEST_CEILING})`,
      [CEILING - 5],
    );
    expect(rowCount).toBe(1);
    expect(await guess(10, email)).toEqual([...Array(5).fill(401), ...Array(5).fill(429)]);
  });

  it('counts no right password, however many networks it comes from', async () => {
    await guess(10);
    const points = async () =>
      (await service.ownerSql(`select points from attempt_counters where key = (${NEWEST_CEILING})`)).rows[0]
        ?.points;
    expect(await points()).toBe(10);
    for (let time = 0; time < 20; time++) expect((await logIn(newAddress(), PASSWORD)).status).toBe(200);
    expect(await points()).toBe(10);
  });

  it('bounds the slow hashes of one network, right passwords included', async () => {
    const address = newAddress();
    expect((await logIn(address, PASSWORD)).status).toBe(200);
    const { rows } = await service.ownerSql(
      `update attempt_counters set points = 599
        where key = (select key from attempt_counters where key like 'password-address:%' order by expire desc limit 1)
        returning key`,
    );
    expect(rows).toHaveLength(1);
    expect((await logIn(address, PASSWORD)).status).toBe(200);
    const refused = await logIn(address, PASSWORD);
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_attempts']);
    expect((await logIn(newAddress(), PASSWORD)).status).toBe(200);
  });

  it('finds a network known only by a keyed hash of it, one of the twenty newest, for ninety days', async () => {
    const first = newAddress();
    await logIn(first, PASSWORD);
    const { rows } = await service.ownerSql(
      'select to_jsonb(known_networks)::text as text, octet_length(network_hmac) as bytes from known_networks where user_id = $1',
      [owner.ownerId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ bytes: 32 });
    expect(rows[0].text).not.toContain(first);

    const known = async () =>
      (
        await service.ownerSql('select count(*)::integer as count from known_networks where user_id = $1', [
          owner.ownerId,
        ])
      ).rows[0].count;
    for (let time = 0; time < 25; time++) await logIn(newAddress(), PASSWORD);
    expect(await known()).toBe(20);

    await service.ownerSql(
      `update known_networks set last_used_at = now() - interval '91 days' where user_id = $1`,
      [owner.ownerId],
    );
    await logIn(newAddress(), PASSWORD);
    expect(await known()).toBe(1);
  });
});

describe('spellings of an e-mail address', () => {
  /** Spellings that the database takes for one e-mail address, whatever JavaScript takes them for. */
  async function spellingsOf(email: string): Promise<readonly string[]> {
    const [name = '', domain = ''] = email.split('@');
    const variants = ['i', 'I', '\u0130'].flatMap((first) =>
      ['i', 'I', '\u0130'].flatMap((second) =>
        ['m', 'M'].map((m) => `${m}${first}m${second}${name.slice(4)}@${domain}`),
      ),
    );
    const { rows } = await service.ownerSql(
      'select spelling from unnest($1::text[]) spelling where lower(spelling) = lower($2)',
      [variants, email],
    );
    return rows.map(({ spelling }) => spelling);
  }
  const nobody = () => `mimi-${randomInt(1e9)}@nobody.example`;

  it('fold in the database as they do not in JavaScript', async () => {
    const spellings = await spellingsOf(owner.email);
    expect(spellings.length).toBeGreaterThan(11);
    expect(new Set(spellings.map((each) => each.toLowerCase())).size).toBeGreaterThan(1);
  });

  it.each([
    ['of an account', () => owner.email],
    ['of nobody', nobody],
  ])('%s double no limit of logins', async (_, emailOf) => {
    const [address, spellings] = [newAddress(), await spellingsOf(emailOf())];
    const statuses: number[] = [];
    for (const spelling of spellings.slice(0, 12))
      statuses.push((await logIn(address, 'wrong', spelling)).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  });

  it.each([
    ['of an account', () => owner.email],
    ['of nobody', nobody],
  ])('%s double no limit of codes that are asked for or tried', async (_, emailOf) => {
    const [address, spellings] = [newAddress(), await spellingsOf(emailOf())];
    const post = async (path: string, email: string) => {
      const body = { email, otp: '000000-000000', newPassword: NEW_PASSWORD };
      return (await service.post(path, body, from(address))).status;
    };
    const asked: number[] = [];
    const tried: number[] = [];
    for (const spelling of spellings.slice(0, 7)) {
      asked.push(await post('/auth/forgot-password', spelling));
      tried.push(await post('/auth/reset-password', spelling));
    }
    expect(asked).toEqual([...Array(5).fill(200), 429, 429]);
    expect(tried).toEqual([...Array(5).fill(400), 429, 429]);
  });

  it('that are two accounts for the database are counted apart', async () => {
    const address = newAddress();
    const email = `\u03a3\u03a3-${randomInt(1e9)}@merchant.example`;
    const { rows } = await service.ownerSql('select lower($1) = lower($2) as are_one', [
      email,
      email.replace('\u03a3\u03a3', '\u03c3\u03c2'),
    ]);
    for (let time = 0; time < 10; time++) await logIn(address, 'wrong', email);
    const other = await logIn(address, 'wrong', email.replace('\u03a3\u03a3', '\u03c3\u03c2'));
    expect(other.status).toBe(rows[0].are_one ? 429 : 401);
  });
});

describe('the slow hashes', () => {
  /** Lets argon2 begin, and end only when the test says so. */
  function holdHashes() {
    let running = 0;
    let most = 0;
    const waiting: (() => void)[] = [];
    let isHeld = true;
    const { verify } = argon2;
    const spy = jest.spyOn(argon2, 'verify').mockImplementation(async (...given) => {
      running++;
      most = Math.max(most, running);
      if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await verify(...given);
      } finally {
        running--;
      }
    });
    return {
      running: () => running,
      most: () => most,
      release() {
        isHeld = false;
        for (const go of waiting.splice(0)) go();
      },
      restore: () => spy.mockRestore(),
    };
  }

  it('are computed two at once; fifty more logins wait, and the others get 503 and are not counted', async () => {
    await service.post('/auth/forgot-password', { email: owner.email }, from(newAddress()));
    const otp = await mailFolder.codeFor(owner.email);
    const resetPassword = () => {
      const body = { email: owner.email, otp, newPassword: NEW_PASSWORD };
      return service.post('/auth/reset-password', body, from(newAddress()));
    };
    const hashes = holdHashes();
    try {
      const answers: Answer[] = [];
      const logins = Array.from({ length: 60 }, async () => {
        const answer = await logIn(newAddress(), 'wrong');
        answers.push(answer);
        return answer;
      });
      await waitFor('eight refusals', () => answers.length === 8);
      expect(hashes.running()).toBe(2);
      for (let time = 0; time < 20; time++) answers.push(await resetPassword());
      for (const { status, headers, body } of answers) {
        expect(status).toBe(503);
        expect(body).toMatchObject({ success: false, code: 'busy' });
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      }
      // Work that needs no password goes on.
      expect((await service.get('/transactions/nothing')).status).toBe(404);
      hashes.release();
      const statuses = (await Promise.all(logins)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 401)).toHaveLength(52);
      expect(hashes.most()).toBe(2);
      const { rows } = await service.ownerSql(
        `select points from attempt_counters where key = (${NEWEST_CEILING})`,
      );
      expect(rows[0]?.points).toBe(52);
      // What was asked with the code in the meantime can be asked again.
      expect((await resetPassword()).status).toBe(200);
    } finally {
      hashes.release();
      hashes.restore();
    }
  });
});
