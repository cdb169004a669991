import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { UsageError } from '../../drivers/arguments.ts';
import { readLog } from '../../fuzz/afterwards.ts';
import { operationsOf } from '../../fuzz/document.ts';
import { drawDrafts } from '../../fuzz/drive.ts';
import { showsProfile } from '../../fuzz/judge.ts';
import { parseOptions } from '../../fuzz/options.ts';
import { wireRequest } from '../../fuzz/wire.ts';
import { nightly } from '../support/nightly.ts';
import { DOCUMENT, findingsOf, SECRET, twoMerchants } from './scene.ts';

const entry = fileURLToPath(new URL('../../fuzz/run.ts', import.meta.url));

/** The refusal that the service would give to a caller that proves nothing. */
function refuse(
  response: ServerResponse,
  change: Readonly<Record<string, unknown>> = {},
  status = 401,
): void {
  const body = { success: false, msg: 'no token', code: 'unauthenticated', requestId: 'req_1', ...change };
  response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'req_1' });
  response.end(JSON.stringify(body));
}

/** The requests that a seed draws, as they are sent before anything was answered. */
const drawn = (seed: number) => {
  const world = twoMerchants();
  return [...drawDrafts(DOCUMENT, seed, 400)].map((draft) => wireRequest(draft, world, {}));
};

describe('the requests of npm run fuzz', () => {
  it('follow from the seed alone', () => {
    expect(drawn(5)).toEqual(drawn(5));
    expect(drawn(5)).not.toEqual(drawn(6));
  });

  it('are of every operation that is documented', () => {
    const asked = new Set([...drawDrafts(DOCUMENT, 1, 1_500)].map(({ operation }) => operation));
    expect(operationsOf(DOCUMENT).filter(({ name }) => !asked.has(name))).toEqual([]);
  });

  it.each([
    [['--requests', 'many'], '--requests must be a number from '],
    [['--seed', '1.5'], '--seed must be a whole number.'],
    [['--quick'], "Unknown option '--quick'"],
  ])('are refused for %j', (args, message) => {
    expect(() => parseOptions(args)).toThrow(UsageError);
    expect(() => parseOptions(args)).toThrow(message);
  });
});

describe('the judge of npm run fuzz', () => {
  const kindsOf = async (...given: Parameters<typeof findingsOf>) => [
    ...new Set((await findingsOf(...given)).map(({ kind }) => kind)),
  ];

  it('finds a 500, with an example and how often', async () => {
    const groups = await findingsOf((_, response) => refuse(response, { code: 'internal_error' }, 500));
    const found = groups.filter(({ kind }) => kind === 'STATUS 500');
    expect(found.length).toBeGreaterThan(40);
    expect(found.map(({ command }) => command).join('\n')).toMatch(/curl -i .* 'http:\/\/127\.0\.0\.1:/);
    expect(found.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(250);
  });

  it('finds what belongs to the other merchant, in bodies and in headers', async () => {
    const mark = await findingsOf((_, response) => refuse(response, { msg: 'MARK-B STORES has none' }));
    expect(mark.map(({ kind, says }) => `${kind}: ${says}`)).toContainEqual(
      expect.stringMatching(/^LEAK: Mark-b is not for a\b/),
    );
    const key = await findingsOf((_, response) => {
      response.setHeader('x-key', `mp_test_${'b'.repeat(36)}`);
      refuse(response);
    });
    expect(key.some(({ says }) => says.startsWith(`mp_test_${'b'.repeat(36)} is not for a`))).toBe(true);
  });

  it.each([
    ['a stack', 'INSIDES', { msg: 'Error: x\n    at serve (/app/api/app.ts:1:2)' }],
    ['an error of the database', 'INSIDES', { msg: 'duplicate key violates unique constraint "x"' }],
    ['a secret', 'SECRET', { hint: SECRET }],
    ['an error without its code', 'ERROR BODY', { code: undefined }],
    ['an id that is not that of the header', 'ERROR BODY', { requestId: 'req_2' }],
  ])('finds %s', async (_, kind, change) => {
    expect(await kindsOf((_, response) => refuse(response, change))).toContain(kind);
  });

  it('finds statuses and bodies that are not documented', async () => {
    const kinds = await kindsOf((_, response) => refuse(response, { code: 'teapot' }, 418));
    expect(kinds).toContain('NOT AS DOCUMENTED 418');
    expect(await kindsOf((_, response) => refuse(response, { msg: 5 }))).toContain('NOT AS DOCUMENTED 401');
  });

  it('finds what is served to those who prove nothing, and what is another’s', async () => {
    // Few requests name what is another's.
    const kinds = await kindsOf((_, response) => refuse(response, { success: true }, 200), {
      requests: 2_000,
    });
    expect(kinds).toContain('SERVED WITHOUT PROOF');
    expect(kinds).toContain('SERVED WHAT IS ANOTHER’S');
  });

  it('finds what is served, or shown, to a role or a restricted key that may not have it', async () => {
    const groups = await findingsOf(
      (_, response) => refuse(response, { success: true, key: `mp_prod_${'k'.repeat(36)}` }, 200),
      { requests: 1_000 },
    );
    const beyond = groups.filter(({ kind }) => kind === 'SERVED BEYOND ITS PERMISSIONS');
    const commands = beyond.map(({ command }) => command).join('\n');
    for (const proof of ['mp_session=viewer-of-', 'Bearer e30.viewer.', /mp_test_[ab]{35}r/])
      expect(commands).toMatch(proof);
    expect(groups.map(({ kind }) => kind)).toContain('SHOWN BEYOND ITS PERMISSIONS');
  });

  it('expects the names that a merchant gave in a list and in its file alike', () => {
    const names = operationsOf(DOCUMENT).map(({ name }) => name);
    const files = names.filter((name) => name.endsWith('/export'));
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) {
      const list = file.replace('/export', '');
      expect({ file, shows: showsProfile({ operation: file }) }).toEqual({
        file,
        shows: showsProfile({ operation: list }),
      });
    }
    expect(files.filter((operation) => showsProfile({ operation }))).toEqual([
      'GET /api-keys/export',
      'GET /audit/export',
    ]);
  });

  it('finds connections that are cut without an answer', async () => {
    expect(await kindsOf((request) => request.socket.destroy())).toContain('NO ANSWER');
  });

  it('finds secrets and uncaught errors in a log, and counts its warnings', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fuzz-log-'));
    const file = join(folder, 'service.log');
    const lines = [
      { level: 'info', msg: 'request' },
      { level: 'info', msg: `key ${SECRET} was used` },
      { level: 'warn', msg: 'slow' },
      { level: 'error', msg: 'Unhandled rejection', err: { message: 'x' } },
    ];
    writeFileSync(file, lines.map((each) => `${JSON.stringify(each)}\n`).join(''));
    const { findings, logged } = await readLog(file, [SECRET, 'pass word']);
    rmSync(folder, { recursive: true });
    expect(findings.map(({ kind }) => kind)).toEqual(['SECRET IN LOG', 'UNCAUGHT']);
    expect([...logged]).toEqual([
      ['slow', 1],
      ['Unhandled rejection: x', 1],
    ]);
  });
});

describe('a run of npm run fuzz', () => {
  nightly('finds nothing in 1,500 requests, and the ledger sound', async () => {
    const child = spawn(process.execPath, [entry, '--seed', '7', '--requests', '1500'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    const printed = await text(child.stdout);
    const lines = printed.trimEnd().split('\n');
    const found = lines.at(-1) === '0 findings' ? 'nothing' : printed;
    expect({ code: await ended, found }).toEqual({ code: 0, found: 'nothing' });
    expect(lines[0]).toContain('npm run fuzz -- --seed 7 --requests 1500');
    expect(printed).toMatch(/^ledger +\d+ rules verified$/m);
    expect(printed).toMatch(/^approvals +.*\b[1-9]\d* WAITING/m);
    expect(printed).toMatch(/^2xx +[1-9]\d\d: /m);
  });
});
