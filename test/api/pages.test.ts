import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Koa from 'koa';
import { originRouter } from '../../src/api/operations/origin.ts';
import { servePages } from '../../src/api/operations/pages.ts';
import { connectTo } from '../support/rawHttp.ts';

const PAGE = '<!doctype html><script nonce="__CSP_NONCE__" src="/dashboard/assets/index-1a2b.js"></script>';
const SCRIPT = `console.log("${'x'.repeat(2_000)}")`;

let folder: string;
let server: Server;
let origin: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'merchant-payments-pages-'));
  const app = new Koa();
  app.use(originRouter({ publicUrl: undefined, securityContact: undefined }).routes());
  app.use(servePages(join(folder, 'dist')));
  server = createServer(app.callback());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

async function build(page = PAGE): Promise<void> {
  await mkdir(join(folder, 'dist/assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'a secret');
  await writeFile(join(folder, 'dist/assets/index-1a2b.js'), SCRIPT);
  await writeFile(join(folder, 'dist/assets/index-1a2b.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(folder, 'dist/.stamp'), 'a secret');
  await writeFile(join(folder, 'dist/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await symlink(join(folder, 'secret.txt'), join(folder, 'dist/link.txt')).catch(() => {});
  await writeFile(join(folder, 'dist/index.html'), page);
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers, redirect: 'manual' });

describe('/dashboard', () => {
  it('says in words that the pages are not built, until they are', async () => {
    const before = await get('/dashboard');
    expect(before.status).toBe(503);
    expect(before.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await before.text()).toContain('npm start');
    await build();
    expect((await get('/dashboard')).status).toBe(200);
  });

  it.each([
    '/dashboard',
    '/dashboard/',
    '/dashboard/index.html',
    '/dashboard/transactions/txn_1?status=FAILED',
  ])('answers the page at %s, with a nonce of its own and nothing inline without it', async (path) => {
    await build();
    const nonces = new Set<string>();
    for (let time = 0; time < 2; time += 1) {
      const response = await get(path);
      expect(response.headers.get('content-type')).toMatch(/^text\/html/);
      const policy = response.headers.get('content-security-policy') ?? '';
      const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      expect(await response.text()).toBe(PAGE.replace('__CSP_NONCE__', nonce));
      expect(policy).not.toContain('unsafe');
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
      for (const part of [
        "default-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ])
        expect(policy).toContain(part);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(2);
  });

  it('lets browsers keep files whose names are hashes, and ask again for the others', async () => {
    await build();
    const script = await get('/dashboard/assets/index-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-type')).toMatch(/javascript/);
    expect(script.headers.get('content-encoding')).toBe('br');
    expect(await script.text()).toBe(SCRIPT);
    const plain = await get('/dashboard/assets/index-1a2b.js', { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(SCRIPT);
    const icon = await get('/dashboard/favicon.svg');
    expect(icon.headers.get('cache-control')).toBe('no-cache');
    // Left to itself, fetch adds no-cache to what has a condition, which asks for the whole file.
    const again = await get('/dashboard/favicon.svg', {
      'if-none-match': icon.headers.get('etag') ?? '',
      'cache-control': 'max-age=0',
    });
    expect(again.status).toBe(304);
  });

  it('finds a new build', async () => {
    await build();
    await get('/dashboard');
    await build('<!doctype html>a newer page');
    await utimes(join(folder, 'dist/index.html'), new Date(), new Date(Date.now() + 10_000));
    expect(await (await get('/dashboard')).text()).toBe('<!doctype html>a newer page');
  });

  it.each([
    '/dashboard/../secret.txt',
    '/dashboard/assets/../../../secret.txt',
    '/dashboard/%2e%2e/secret.txt',
    '/dashboard/..%2fsecret.txt',
    '/dashboard/assets/..%5c..%5csecret.txt',
    '/dashboard//secret.txt',
    '/dashboard/link.txt',
    '/dashboard/.stamp',
    '/dashboard/assets/%00',
    '/dashboard/assets/none-1a2b.js',
  ])('answers nothing from elsewhere at %s', async (path) => {
    await build();
    // Written as it stands: fetch would resolve the dots itself.
    const connection = await connectTo(origin);
    connection.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
    const answer = await connection.closed;
    expect(answer).not.toContain('a secret');
    expect(answer).toMatch(
      path.includes('/assets/') || !path.startsWith('/dashboard/') ? /^HTTP\/1.1 404/ : /^HTTP\/1.1 200/,
    );
  });
});

describe('/', () => {
  it('leads browsers to the dashboard', async () => {
    const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
    const response = await get('/', { accept });
    expect({ status: response.status, location: response.headers.get('location') }).toEqual({
      status: 302,
      location: '/dashboard',
    });
  });

  it.each(['*/*', 'application/json'])('tells programs where everything is: %s', async (accept) => {
    const response = await get('/', { accept });
    expect(await response.json()).toEqual({
      name: 'Merchant Payments',
      links: { dashboard: '/dashboard', docs: '/docs', openapi: '/openapi.json' },
    });
  });
});
