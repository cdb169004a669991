import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { loadConfig } from '../../src/config/config.ts';
import { ACTOR_PROOFS } from '../../src/domain/merchants/actor.ts';
import { ROLE_NAMES, ROLES } from '../../src/domain/merchants/roles.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../src/security/password.ts';
import { TEST_KEYS } from '../support/keys.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const page = read('docs/ACCESS.md');
const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** The text below a heading of the page. */
function section(heading: string): string {
  const [, text = ''] = page.split(`## ${heading}\n`);
  return text.split('\n## ')[0] ?? '';
}

/** The cells of the tables in a text, without heads. */
function rowsOf(text: string): readonly (readonly string[])[] {
  const lines = text.split('\n').filter((line) => line.startsWith('|'));
  const cells = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return cells.slice(cells.findIndex(([first = '']) => /^-+$/.test(first)) + 1);
}

/** The files of src, by their paths. */
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => `src/${path}`);
const filesWith = (pattern: RegExp, files = sources) => files.filter((path) => pattern.test(read(path)));

describe('docs/ACCESS.md', () => {
  it('names every way to authenticate', () => {
    expect(rowsOf(section('Ways to authenticate')).map(([way]) => way)).toEqual([
      'Dashboard session',
      'Login token',
      'API key',
      'Restricted API key',
      'Reset code',
      'Invitation',
      'Checkout link',
      "Provider's callback",
      'Operator',
      'Metrics',
    ]);
    // The proofs that an actor of the audit log may have.
    const proofs = ['session', 'token', 'key', 'password', 'mail', 'none', 'system', 'operator'];
    expect(ACTOR_PROOFS).toEqual(proofs);
    // The ways of a route.
    expect(read('src/api/route.ts')).toContain("'key' | 'token' | 'tokenOrKey' | 'cookie' | 'none';");
  });

  it('states the limits of attempts that the service counts', () => {
    const windows: Readonly<Record<string, number>> = {
      HOUR_SECONDS: HOUR_SECONDS,
      DAY_SECONDS: DAY_SECONDS,
      '10 * MINUTE_SECONDS': 10 * MINUTE_SECONDS,
      '15 * MINUTE_SECONDS': 15 * MINUTE_SECONDS,
    };
    const units: Readonly<Record<string, number>> = { min: MINUTE_SECONDS, h: HOUR_SECONDS };
    const counted = [
      ...read('src/api/login/attemptLimits.ts').matchAll(/limit\('([\w-]+)', (\d+), ([^)]+)\)/g),
    ].map(([, name = '', attempts = '', window = '']) => [name, Number(attempts), windows[window]]);
    expect(counted.length).toBeGreaterThan(15);
    const stated = rowsOf(section('Limits of attempts')).map(([name = '', attempts = '', window = '']) => {
      const [amount = '', unit = ''] = window.split(' ');
      return [name.replaceAll('`', ''), Number(attempts), Number(amount) * (units[unit] ?? Number.NaN)];
    });
    expect(stated).toEqual(counted);
  });

  it('states the rules of passwords', () => {
    const text = section('Passwords');
    expect(text).toContain(`${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters`);
    const words = [...text.matchAll(/^- (.+)$/gm)].map(([, word]) => word);
    expect(words).toEqual([
      'the e-mail address of the user, and each part of it',
      'the name of the business, and each word of it',
      'the phone number of the business, with and without its prefix',
    ]);
    expect(read('src/security/passwordStrength.ts')).toContain(
      'must not be made of the e-mail address, the business name or the phone number',
    );
  });

  it('states how long sessions last', () => {
    const rows = Object.fromEntries(
      rowsOf(section('Sessions')).map(([what = '', end, idle]) => [what, { end, idle }]),
    );
    const { sessionIdleMs, secondFactorProofMs } = loadConfig(TEST_KEYS);
    const [, hours] = /LIFETIME_HOURS = (\d+);/.exec(read('src/db/merchants/dashboardSessions.ts')) ?? [];
    const [, tokenHours] =
      /LIFETIME_SECONDS = (\d+) \* 3_600;/.exec(read('src/security/sessionToken.ts')) ?? [];
    expect(rows['Dashboard session']).toEqual({
      end: `${hours} hours`,
      idle: `${sessionIdleMs / 60_000} minutes, set by \`SESSION_IDLE_MINUTES\``,
    });
    expect(rows['Login token']).toEqual({ end: `${tokenHours} hours`, idle: 'no timeout' });
    expect(rows['Second factor']?.end).toBe(
      `${secondFactorProofMs / 60_000} minutes, set by \`SECOND_FACTOR_PROOF_SECONDS\``,
    );
    expect(section('Sessions')).toContain('Parallel sessions of a user are not limited.');
  });

  it('states what each role may do', () => {
    const roles = rowsOf(read('docs/decisions/0027-users-and-roles.md').split('| Role ')[1] ?? '');
    expect(roles.map(([role = '']) => role.replaceAll('`', ''))).toEqual([...ROLE_NAMES]);
    expect(section('Permissions and fields')).toContain('decisions/0027-users-and-roles.md');
  });

  it('names the fields that not every caller may read or change', () => {
    const fields = rowsOf(section('Permissions and fields'));
    expect(fields.length).toBeGreaterThanOrEqual(8);
    const permissions = [...section('Permissions and fields').matchAll(/`([a-z_]+:(?:read|write))`/g)];
    expect(permissions.length).toBeGreaterThan(10);
    for (const [, permission = ''] of permissions) expect([...ROLES.owner]).toContain(permission);
    const names = fields
      .map(([field = '']) => /^`(\w+)`/.exec(field)?.[1])
      .filter((name) => name !== undefined);
    expect(names).toEqual(['apiKeys', 'bankAccount', 'secret', 'webhookUrl', 'role']);
  });

  it('has an inventory of logs, each with its place and how long it is kept', () => {
    const logs = rowsOf(section('What is logged'));
    expect(logs.map(([name]) => name)).toEqual([
      'process log',
      '`audit_log`',
      '`notices`',
      '`webhook_attempts`',
      '`request_log`',
      'traces',
      'workflows',
    ]);
    for (const log of logs) expect(log.filter((cell) => cell !== '')).toHaveLength(6);
    const migrations = readdirSync(join(root, 'src/db/migrations'))
      .map((name) => read(`src/db/migrations/${name}`))
      .join('\n');
    for (const [name = ''] of logs.filter(([each = '']) => each.startsWith('`')))
      expect(migrations).toContain(`create table ${name.replaceAll('`', '')} (`);
    expect(read('src/db/core/notices.ts')).toContain("created_at < now() - interval '30 days'");
  });
});

describe('the source', () => {
  it('makes nothing secret by Math.random', () => {
    // Waits of webhooks are spread by chance; nothing depends on it.
    expect(filesWith(/Math\.random/).sort()).toEqual([
      'src/activities/webhooks/firstAttempts.ts',
      'src/activities/webhooks/webhooks.ts',
      'src/workflows/webhooks/webhookDelivery.ts',
    ]);
    for (const name of [
      'dashboardToken',
      'invitationCode',
      'resetCode',
      'secondFactor',
      'passkeys',
      'identifiers',
      'operatorToken',
    ])
      expect(read(`src/security/${name}.ts`)).toMatch(
        /import \{[^}]*\brandom(Bytes|Int|UUID)\b[^}]*\} from 'node:crypto'/,
      );
  });

  it('logs by one logger, to standard output', () => {
    expect(
      filesWith(/from 'pino'/).filter((path) => /\bpino\((?!\{ level: 'silent' \})/.test(read(path))),
    ).toEqual(['src/observability/logger.ts']);
    expect(read('src/observability/logger.ts')).not.toMatch(/transport|pino\.(file|destination)|\bfs\b/);
    // Commands and the start print for the person at the terminal.
    const printing = filesWith(/\bconsole\.(log|info|warn|error|debug)\b|process\.std(out|err)\.write/);
    expect(
      printing.filter((path) => !/^src\/(cli\/|start\.ts$|temporal\/bundle|main\.ts$)/.test(path)),
    ).toEqual([]);
  });
});
