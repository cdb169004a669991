import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { VtpassServer } from './vtpassServer.ts';

/**
 * One address for several accounts, as VTpass has: the API key of a request says whose it is. A request of no account is
 * refused with code 087.
 *
 * @param accounts a server for each account, with books of its own.
 */
export async function startVtpassHost(
  accounts: readonly VtpassServer[],
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const host = createServer(async (request, response) => {
    const account = accounts.find(({ keys }) => keys.apiKey === request.headers['api-key']);
    if (!account) {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ code: '087', response_description: 'INVALID CREDENTIALS' }));
      return;
    }
    try {
      const answer = await fetch(new URL(request.url ?? '/', account.url), {
        method: request.method ?? 'GET',
        headers: headersOf(request),
        ...(request.method === 'POST' && { body: await buffer(request) }),
      });
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(await answer.text());
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(host.address() as AddressInfo).port}/api`,
    stop: () =>
      new Promise<void>((resolve) => {
        host.close(() => resolve());
        host.closeAllConnections();
      }),
  };
}

/** The headers by which an account knows its owner. */
function headersOf(request: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    ['api-key', 'public-key', 'secret-key', 'content-type'].flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}
