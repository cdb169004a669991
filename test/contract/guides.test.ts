import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { portThatStaysFree } from '../support/port.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { waitFor } from '../support/waitFor.ts';

/** How the server of a guide is run that is written in a language. */
interface Language {
  readonly file: string;
  readonly command: (file: string, port: number) => readonly [string, ...string[]];
  /** Tells whether the machine has it. */
  readonly probe: readonly [string, ...string[]];
}

const LANGUAGES: Readonly<Record<string, Language>> = {
  js: {
    file: 'webhook.mjs',
    command: (file) => [process.execPath, file],
    probe: [process.execPath, '--version'],
  },
  python: { file: 'webhook.py', command: (file) => ['python3', file], probe: ['python3', '--version'] },
  php: {
    file: 'webhook.php',
    command: (file, port) => ['php', '-S', `127.0.0.1:${port}`, file],
    probe: ['php', '--version'],
  },
  go: { file: 'main.go', command: (file) => ['go', 'run', file], probe: ['go', 'version'] },
};

const isThere = ({ probe: [program, ...args] }: Language) => spawnSync(program, args).status === 0;

let service: TestService;
let folder: string;
let guide: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'merchant-payments-guides-'));
  guide = await readFile(new URL('../../docs/guides/webhooks.md', import.meta.url), 'utf8');
  service = await startTestService({ queues: ['webhooks'] });
});
afterAll(async () => {
  await service?.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('the server of the guide to webhooks', () => {
  // Node is always there; the others are run wherever their programs are, and counted as skipped elsewhere.
  for (const [name, language] of Object.entries(LANGUAGES)) {
    (isThere(language) ? it : it.skip)(`takes what is genuine and refuses the rest, in ${name}`, async () => {
      const code = new RegExp(`\`\`\`${name}\n(.+?)\n\`\`\``, 's').exec(guide)?.[1];
      expect(code).toBeDefined();
      const file = join(folder, language.file);
      await writeFile(file, code ?? '');
      const merchant = await service.createMerchant(`Shop in ${name}`);
      const key = merchant.apiKeys.test;
      const { secret } = (await service.get('/webhooks/secret', { key })).body;
      const port = await portThatStaysFree();
      const url = `http://127.0.0.1:${port}/`;
      const [program, ...args] = language.command(file, port);
      const env = { ...process.env, PORT: String(port), WEBHOOK_SECRET: secret };
      const child = spawn(program, args, { env, stdio: 'ignore', detached: true });
      try {
        await waitFor('the server to listen', async () => (await post(url, {}, '{}')) === 400);
        await service.ownerSql('update businesses set webhook_url_test = $2 where id = $1', [
          merchant.businessId,
          url,
        ]);
        const sent = await service.post('/webhooks/test', undefined, { key });
        const path = `/webhooks/deliveries/${sent.body.delivery.id}`;
        const delivery = await waitFor('the delivery', async () => {
          const found = (await service.get(path, { key })).body.delivery;
          return found.attemptCount > 0 ? found : undefined;
        });
        expect(delivery.attempts).toMatchObject([{ responseStatus: 204 }]);
        const forged = {
          'webhook-id': delivery.id,
          'webhook-timestamp': String(Math.floor(Date.now() / 1_000)),
          'webhook-signature': `v1,${Buffer.alloc(32).toString('base64')}`,
        };
        expect(await post(url, forged, delivery.body)).toBe(400);
      } finally {
        endWithChildren(child);
      }
    });
  }
});

/** The status of the answer to a POST; undefined when there is no answer. */
async function post(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<number | undefined> {
  return fetch(url, { method: 'POST', headers, body }).then(
    ({ status }) => status,
    () => undefined,
  );
}

/** Ends a process and what it started: `go run` starts the program that it has made. */
function endWithChildren({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL');
}
