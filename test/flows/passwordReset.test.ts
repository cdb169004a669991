import { randomInt } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  createMailFolder,
  linksIn,
  type MailFolder,
  withOtherFirstHalf,
  withOtherSecondHalf,
} from '../support/mailFolder.ts';
import { createMemoryLog } from '../support/memoryLog.ts';
import { startTestService, type TestMerchant, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

const PASSWORD = 'correct horse battery';
const NEW_PASSWORD = 'another correct horse';
/** What strangers may cause or try in a day, whatever addresses they have. */
const MAILS_OF_STRANGERS = 5;
const WRONG_CODES = 100;
const TRIES_AT_SECOND_HALF = 10;

let mailFolder: MailFolder;
let service: TestService;
let owner: TestMerchant;
const log = createMemoryLog();

beforeAll(async () => {
  mailFolder = await createMailFolder();
  service = await startTestService({
    role: 'api',
    env: { TRUST_PROXY: 'loopback', MAIL_URL: `file:${mailFolder.path}`, LOG_LEVEL: 'trace' },
    overrides: { logger: log.logger },
  });
});
afterAll(async () => {
  await service?.stop();
  await mailFolder?.remove();
});
beforeEach(async () => {
  owner = await service.createMerchant('Acme Stores', { password: PASSWORD });
  passedAtMs = performance.now();
});

let networks = 0;
/** An address that was never used. */
function newAddress(): string {
  networks++;
  return `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
}

const from = (address: string) => ({ key: null, headers: { 'x-forwarded-for': address } });
const forget = (address: string, email = owner.email) =>
  service.post('/auth/forgot-password', { email }, from(address));
const reset = (otp: string, address: string, email = owner.email) =>
  service.post('/auth/reset-password', { email, otp, newPassword: NEW_PASSWORD }, from(address));
const logIn = (address: string, password: string) =>
  service.post('/auth/login', { email: owner.email, password }, from(address));

const mails = async () => (await mailFolder.mailsTo(owner.email)).length;
const withheld = () =>
  log
    .records()
    .filter(
      ({ msg, businessId }) =>
        msg === 'A password reset mail was withheld.' && businessId === owner.businessId,
    ).length;

/** Asks for a code, and waits until it is decided whether a mail goes out. Returns how many have gone out. */
async function forgetAndSettle(address: string): Promise<number> {
  const [before, after] = [(await mails()) + withheld(), async () => (await mails()) + withheld()];
  expect((await forget(address)).status).toBe(200);
  await waitFor('a mail or none', async () => (await after()) > before);
  return mails();
}

/** When time passed last; what has passed by itself since then counts, however slow the machine is. */
let passedAtMs: number;

/** Lets time pass for everything that is on record of the owner's codes. */
async function letPass(minutes: number): Promise<void> {
  const nowMs = performance.now();
  const seconds = Math.max(0, minutes * 60 - (nowMs - passedAtMs) / 1_000);
  passedAtMs = nowMs;
  for (const [table, column] of [
    ['password_resets', 'expires_at'],
    ['password_resets', 'mailed_at'],
    ['password_reset_mails', 'mailed_at'],
  ]) {
    await service.ownerSql(
      `update ${table} set ${column} = ${column} - make_interval(secs => $2) where user_id = $1`,
      [owner.ownerId, seconds],
    );
  }
}

async function hasLiveCode(): Promise<boolean> {
  const { rows } = await service.ownerSql(
    'select from password_resets where user_id = $1 and expires_at > now()',
    [owner.ownerId],
  );
  return rows.length === 1;
}

const newestCode = async () => mailFolder.codeFor(owner.email, (await mails()) - 1);

describe('guessing a code', () => {
  it(`is possible ${WRONG_CODES} times a day from 130 addresses, and the owner resets in the middle of it`, async () => {
    await forgetAndSettle(newAddress());
    const code = await newestCode();
    const statuses: number[] = [];
    for (let address = 1; address <= 130; address++) {
      const stranger = newAddress();
      for (let guess = 1; guess <= 5; guess++) {
        statuses.push((await reset(withOtherFirstHalf(code), stranger)).status);
      }
    }
    expect(statuses).toHaveLength(650);
    expect(statuses.filter((status) => status === 400)).toHaveLength(WRONG_CODES);
    expect(statuses.filter((status) => status === 429)).toHaveLength(650 - WRONG_CODES);
    // 100 of 2^60 codes a day: one in ten million million is found in three years.
    expect((WRONG_CODES * 365 * 3) / 2 ** 60).toBeLessThan(1e-12);
    expect((await reset(code, newAddress())).status).toBe(200);
  });

  it('is refused alike where nobody has the e-mail address', async () => {
    const email = `nobody-${randomInt(1_000_000_000)}@merchant.example`;
    const statuses: number[] = [];
    for (let address = 1; address <= 21; address++) {
      const stranger = newAddress();
      for (let guess = 1; guess <= 5; guess++) {
        statuses.push((await reset('000000-000000', stranger, email)).status);
      }
    }
    expect(statuses).toEqual([...Array(WRONG_CODES).fill(400), ...Array(5).fill(429)]);
  });

  it(`is possible ${TRIES_AT_SECOND_HALF} times with the right first half, whatever the addresses`, async () => {
    await forgetAndSettle(newAddress());
    const code = await newestCode();
    const statuses: number[] = [];
    for (let address = 1; address <= 12; address++) {
      statuses.push((await reset(withOtherSecondHalf(code), newAddress())).status);
    }
    expect(statuses).toEqual([...Array(TRIES_AT_SECOND_HALF).fill(400), 429, 429]);
    expect((await reset(code, newAddress())).status).toBe(429);
    // Those tries were at this code; the next has its own.
    await letPass(11);
    await forgetAndSettle(newAddress());
    expect((await reset(await newestCode(), newAddress())).status).toBe(200);
  });

  it('gains nothing by 200 guesses at one moment', async () => {
    await forgetAndSettle(newAddress());
    const code = await newestCode();
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => reset(withOtherFirstHalf(code), newAddress())),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(WRONG_CODES);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(200 - WRONG_CODES);
    expect((await reset(code, newAddress())).status).toBe(200);
  });

  it('is bounded for one address over all accounts, and a right code is not counted', async () => {
    const stranger = newAddress();
    await forgetAndSettle(newAddress());
    expect((await reset(await newestCode(), stranger)).status).toBe(200);
    const statuses: number[] = [];
    for (let account = 1; account <= 31; account++) {
      statuses.push(
        (await reset('000000-000000', stranger, `${account}-${randomInt(1e9)}@x.example`)).status,
      );
    }
    expect(statuses).toEqual([...Array(30).fill(400), 429]);
    expect((await reset('000000-000000', newAddress(), 'somebody@x.example')).status).toBe(400);
  });
});

describe('the mail of a code', () => {
  /** The addresses in the text of the newest mail to the owner, whose code it must bring as well. */
  async function linksOf(folder: MailFolder, email: string): Promise<readonly string[]> {
    const code = await folder.codeFor(email);
    const [mail] = await folder.mailsTo(email);
    const links = linksIn(mail?.message ?? '');
    for (const link of links) expect(link).not.toContain(code);
    return links;
  }

  it('leads to the page where it is entered, at PUBLIC_URL, whatever host the request names', async () => {
    const own = await createMailFolder();
    const other = await startTestService({
      role: 'api',
      env: { MAIL_URL: `file:${own.path}`, PUBLIC_URL: 'https://pay.example.com', TRUST_PROXY: 'loopback' },
    });
    try {
      const { email } = other.merchant;
      const headers = { 'x-forwarded-host': 'evil.example' };
      await other.post('/auth/forgot-password', { email }, { key: null, headers });
      // What follows # stays in the browser: it is in no log of a server, and in no Referer.
      const page = `https://pay.example.com/dashboard/reset-password#${encodeURIComponent(email)}`;
      expect(await linksOf(own, email)).toEqual([page]);
    } finally {
      await other.stop();
      await own.remove();
    }
  });

  it('leads to this computer when it was asked for on it, without PUBLIC_URL', async () => {
    await forgetAndSettle(newAddress());
    const page = `${service.apiUrl}/dashboard/reset-password#${encodeURIComponent(owner.email)}`;
    expect(await linksOf(mailFolder, owner.email)).toEqual([page]);
  });

  it('leads nowhere when only the request says which host this is', async () => {
    for (const host of ['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example:80']) {
      const { email } = await service.createMerchant();
      const headers = { 'x-forwarded-for': newAddress(), 'x-forwarded-host': host };
      await service.post('/auth/forgot-password', { email }, { key: null, headers });
      expect(await linksOf(mailFolder, email)).toEqual([]);
      expect((await mailFolder.mailsTo(email))[0]?.message).not.toContain(host);
    }
  });
});

describe('asking for codes', () => {
  it(`causes ${MAILS_OF_STRANGERS} mails a day, whoever asks and however often, and the last of them is always good`, async () => {
    // A day of a stranger who asks every six minutes from another address.
    const steps = (24 * 60) / 6;
    for (let step = 1; step <= steps; step++) {
      await forgetAndSettle(newAddress());
      expect(await hasLiveCode()).toBe(true);
      await letPass(5);
      expect(await hasLiveCode()).toBe(true);
      await letPass(1);
    }
    expect(await mails()).toBe(MAILS_OF_STRANGERS);
    expect(withheld()).toBe(steps - MAILS_OF_STRANGERS);
    // The owner asks from an unknown address, gets no mail, and has one that works, and goes on to for some minutes.
    expect(await forgetAndSettle(newAddress())).toBeLessThanOrEqual(MAILS_OF_STRANGERS + 1);
    await letPass(5);
    expect((await reset(await newestCode(), newAddress())).status).toBe(200);
  });

  it('causes one mail when 50 ask at one moment', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => forget(newAddress())));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await waitFor('49 to be withheld', () => withheld() === 49);
    expect(await mails()).toBe(1);
  });

  it('brings the same code again after five minutes, which is then good for ten', async () => {
    await forgetAndSettle(newAddress());
    const code = await newestCode();
    await letPass(4);
    expect(await forgetAndSettle(newAddress())).toBe(1);
    await letPass(2);
    expect(await forgetAndSettle(newAddress())).toBe(2);
    expect(await newestCode()).toBe(code);
    await letPass(9);
    expect((await reset(code, newAddress())).status).toBe(200);
  });

  it('brings another code once the last has expired, and the last is good no more', async () => {
    await forgetAndSettle(newAddress());
    const first = await newestCode();
    await letPass(11);
    expect((await reset(first, newAddress())).status).toBe(400);
    await forgetAndSettle(newAddress());
    const second = await newestCode();
    expect(second).not.toBe(first);
    expect((await reset(first, newAddress())).status).toBe(400);
    expect((await reset(second, newAddress())).status).toBe(200);
  });

  it('is answered by a mail to the owner’s own networks, when strangers have used up theirs', async () => {
    const office = newAddress();
    expect((await logIn(office, PASSWORD)).status).toBe(200);
    for (let mail = 1; mail <= MAILS_OF_STRANGERS; mail++) {
      expect(await forgetAndSettle(newAddress())).toBe(mail);
      await letPass(6);
    }
    expect(await forgetAndSettle(newAddress())).toBe(MAILS_OF_STRANGERS);
    expect(await forgetAndSettle(office)).toBe(MAILS_OF_STRANGERS + 1);
    expect((await reset(await newestCode(), office)).status).toBe(200);
  });

  it('begins again with a reset: whoever has read the mail is the owner', async () => {
    for (let mail = 1; mail <= MAILS_OF_STRANGERS; mail++) {
      await forgetAndSettle(newAddress());
      await letPass(6);
    }
    expect((await reset(await newestCode(), newAddress())).status).toBe(200);
    const before = await mails();
    expect(await forgetAndSettle(newAddress())).toBe(before + 1);
  });

  it('is not used up by a mail that could not be sent', async () => {
    const own = await createMailFolder();
    // The folder cannot be made where a file is.
    await writeFile(own.path, '');
    const failing = await startTestService({
      role: 'api',
      env: { MAIL_URL: `file:${own.path}` },
      overrides: { logger: log.logger },
    });
    try {
      const { email } = failing.merchant;
      const failures = () =>
        log.records().filter(({ msg }) => msg === 'A password reset mail could not be sent.').length;
      const before = failures();
      await failing.post('/auth/forgot-password', { email }, { key: null });
      await waitFor('the failure', () => failures() === before + 1);
      await waitFor('the mail to count no more', async () => {
        const { rows } = await failing.ownerSql('select from password_reset_mails');
        return rows.length === 0;
      });
      await rm(own.path);
      await failing.post('/auth/forgot-password', { email }, { key: null });
      const otp = await own.codeFor(email);
      const body = { email, otp, newPassword: NEW_PASSWORD };
      expect((await failing.post('/auth/reset-password', body, { key: null })).status).toBe(200);
    } finally {
      await failing.stop();
      await own.remove();
    }
  });

  it('is bounded for one address over all accounts', async () => {
    const stranger = newAddress();
    const statuses: number[] = [];
    for (let account = 1; account <= 31; account++) {
      statuses.push((await forget(stranger, `${account}-${randomInt(1e9)}@x.example`)).status);
    }
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
  });
});

describe('a new password', () => {
  const set = async (newPassword: string) =>
    service.post(
      '/auth/reset-password',
      { email: owner.email, otp: await newestCode(), newPassword },
      from(newAddress()),
    );

  it('is the same however its characters are composed, at each place where it is typed', async () => {
    await forgetAndSettle(newAddress());
    expect((await set('cafe\u0301 \uff21u lait\u3000frais')).status).toBe(200);
    expect((await logIn(newAddress(), 'caf\u00e9 Au lait frais')).status).toBe(200);
    expect((await logIn(newAddress(), 'cafe\u0301 Au lait\u00a0frais')).status).toBe(200);
    expect((await logIn(newAddress(), 'cafe Au lait frais')).status).toBe(401);
  });

  it('has ten characters when they are composed', async () => {
    await forgetAndSettle(newAddress());
    const refused = await set('e\u0301'.repeat(9));
    expect(refused.body.errors).toEqual([
      { path: 'newPassword', message: 'must have at least 10 characters' },
    ]);
  });

  it('is neither a common one nor made of words of the account, and its code stays valid until it is', async () => {
    await forgetAndSettle(newAddress());
    const ownWords = 'must not be made of the e-mail address, the business name or the phone number';
    const tooCommon = 'is too easy to guess; use several words that have nothing to do with each other';
    for (const [password, problem] of [
      ['password123', tooCommon],
      [owner.email, ownWords],
      ['Acme-Stores-2026', ownWords],
      ['08012345678', ownWords],
    ] as const) {
      const { status, body } = await set(password);
      expect({ status, code: body.code, msg: body.msg, errors: body.errors }).toEqual({
        status: 400,
        code: 'invalid_request',
        msg: `invalid request: newPassword ${problem}`,
        errors: [{ path: 'newPassword', message: problem }],
      });
    }
    expect((await logIn(newAddress(), PASSWORD)).status).toBe(200);
    expect((await set(NEW_PASSWORD)).status).toBe(200);
    expect((await logIn(newAddress(), NEW_PASSWORD)).status).toBe(200);
  });

  it('is judged only for who has the code', async () => {
    const newPassword = 'password123';
    const body = { email: owner.email, otp: 'K7QF2M-XD9RTA', newPassword };
    const refused = await service.post('/auth/reset-password', body, from(newAddress()));
    expect(refused.body.code).toBe('invalid_code');
  });
});
