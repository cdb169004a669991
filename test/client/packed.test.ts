import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

/** The client as a merchant installs it: from its tarball, in a project that has nothing of this repository. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const packageDir = join(root, 'packages', 'client');
const run = promisify(execFile);

let project: string;
let server: Server;
let baseUrl: string;

beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'client-project-'));
  const env = { ...process.env, npm_config_offline: 'true', npm_config_update_notifier: 'false' };
  await run('npm', ['pack', '--pack-destination', project], { cwd: packageDir, env });
  const [tarball = ''] = readdirSync(project).filter((name) => name.endsWith('.tgz'));
  await run('tar', ['-xzf', tarball], { cwd: project });
  const installed = join(project, 'node_modules', '@merchant-payments', 'client');
  cpSync(join(project, 'package'), installed, { recursive: true });
  copyDependencies(installed);
  server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.statusCode = request.headers['x-api-key'] === 'mp_test_good' ? 200 : 401;
    const refusal = { success: false, code: 'unauthenticated', msg: 'the key is not valid' };
    response.end(JSON.stringify(response.statusCode === 200 ? { success: true, banks: [] } : refusal));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((resolve) => server?.close(resolve));
  rmSync(project, { recursive: true, force: true });
});

/** Installs what a package says that it needs, from what is installed here: no registry is asked. */
function copyDependencies(installed: string): void {
  const { dependencies = {} } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    const copy = join(project, 'node_modules', name);
    cpSync(join(root, 'node_modules', name), copy, { recursive: true });
    copyDependencies(copy);
  }
}

const USE = `
const { createMerchantClient, MerchantApiError, verifyWebhook, WebhookVerificationError } = client;
const call = (apiKey) => createMerchantClient({ baseUrl: 'BASE_URL', apiKey }).listBanks();
const refusal = await call('wrong').catch((error) => error);
const forged = await Promise.resolve()
  .then(() => verifyWebhook({ body: '{}', headers: {}, secret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD' }))
  .catch((error) => error instanceof WebhookVerificationError);
console.log(JSON.stringify([await call('mp_test_good'), refusal instanceof MerchantApiError, refusal.code, forged]));
`;

const README = [...readFileSync(join(packageDir, 'README.md'), 'utf8').matchAll(/```ts\n(.*?)```/gs)].map(
  ([, program = '']) => program,
);

describe('the packed client', () => {
  it.each([
    ['a module imports it', 'use.mjs', `import * as client from '@merchant-payments/client';${USE}`],
    [
      'CommonJS requires it',
      'use.cjs',
      `const client = require('@merchant-payments/client'); void (async () => {${USE}})();`,
    ],
  ])('runs where %s', async (_, file, program) => {
    writeFileSync(join(project, file), program.replace('BASE_URL', baseUrl));
    const { stdout } = await run(process.execPath, ['--no-experimental-require-module', file], {
      cwd: project,
    });
    expect(JSON.parse(stdout)).toEqual([{ success: true, banks: [] }, true, 'unauthenticated', true]);
  });

  it('has a command that says how it is used, and what is missing', async () => {
    const { bin } = JSON.parse(readFileSync(join(project, 'package', 'package.json'), 'utf8'));
    const command = join(project, 'node_modules', '@merchant-payments', 'client', bin['merchant-payments']);
    const { stdout } = await run(process.execPath, [command, '--help'], { cwd: project });
    expect(stdout).toContain('merchant-payments listen --forward-to URL');
    const env = { PATH: process.env.PATH, MERCHANT_BASE_URL: baseUrl, MERCHANT_API_KEY: 'mp_test_wrong' };
    const runIt = (...args: string[]) =>
      run(process.execPath, [command, ...args], { cwd: project, env }).catch((error) => error);
    expect((await runIt('listen')).stderr).toMatch(/^--forward-to must be an http or https URL\./);
    const refused = await runIt('listen', '--forward-to', 'http://127.0.0.1:9/');
    expect(refused).toMatchObject({ code: 1, stderr: 'the key is not valid\n' });
  });

  it('holds what it needs and nothing else', () => {
    const files = readdirSync(join(project, 'package'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /(?<!\.d)\.ts$/.test(file))).toEqual([]);
    expect(files.filter((file) => !file.includes('/')).sort()).toEqual([
      'LICENSE',
      'README.md',
      'dist',
      'package.json',
    ]);
  });

  it.each([
    ['typescript7', 'nodenext', ['es2024']],
    ['typescript', 'nodenext', ['es2024', 'dom']],
    ['typescript', 'node16', ['es2022']],
    ['typescript7', 'node16', ['es2022', 'dom']],
  ])('has types for strict programs, by %s, %s with %j', async (compiler, module, lib) => {
    expect(README).toHaveLength(2);
    const folder = join(project, `typed-${module}-${lib.length}`);
    mkdirSync(folder);
    writeFileSync(join(folder, 'program.mts'), README.join('\n'));
    const used = `import client = require('@merchant-payments/client');
      const answer: Promise<client.AnswerOf<'listBanks'>> =
        client.createMerchantClient({ baseUrl: 'https://pay.example.com' }).listBanks();
      // @ts-expect-error There is no such operation.
      client.createMerchantClient({ baseUrl: '' }).noSuchOperation();
      void answer;`;
    writeFileSync(join(folder, 'program.cts'), used);
    const compilerOptions = {
      target: 'es2022',
      module,
      moduleResolution: module,
      lib,
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      skipLibCheck: false,
      types: ['node'],
      typeRoots: [join(root, 'node_modules', '@types')],
    };
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: ['program.mts', 'program.cts'] }),
    );
    const tsc = join(root, 'node_modules', compiler, 'bin', 'tsc');
    const { stdout } = await run(process.execPath, [tsc, '-p', folder]).catch((error) => error);
    // The types of Node are written for the newest libraries.
    const complaints = stdout.split('\n').filter((line: string) => line && !line.includes('@types/node'));
    expect(complaints).toEqual([]);
  });
});
