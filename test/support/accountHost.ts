import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A server that stands for one account at a provider, with books of its own. */
export interface HostedAccount {
  readonly url: string;
  /** Whether a request with these headers comes from the account's owner. */
  isOwner(headers: IncomingHttpHeaders): boolean;
}

/** Headers that belong to one connection, not to what it carries. */
const OF_THE_CONNECTION = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'keep-alive',
]);

/**
 * One address for several accounts, as a provider has: the credentials of a request say whose it is.
 *
 * @param refusal what a request of no account is answered.
 * @param replaced headers that the accounts are sent instead of the caller's, as those of a key that was renewed.
 */
export async function startAccountHost(
  accounts: readonly HostedAccount[],
  refusal: { readonly httpStatus: number; readonly body: unknown },
  replaced: Readonly<Record<string, string>> = {},
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const host = createServer(async (request, response) => {
    const account = accounts.find(({ isOwner }) => isOwner(request.headers));
    const type = { 'content-type': 'application/json' };
    if (!account) {
      response.writeHead(refusal.httpStatus, type).end(JSON.stringify(refusal.body));
      return;
    }
    const headers = Object.entries(request.headers).filter(([name]) => !OF_THE_CONNECTION.has(name));
    try {
      const answer = await fetch(new URL(request.url ?? '/', account.url), {
        method: request.method ?? 'GET',
        headers: {
          ...Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
          ...replaced,
        },
        ...(request.method === 'POST' && { body: await buffer(request) }),
      });
      response.writeHead(answer.status, type).end(await answer.text());
    } catch {
      // The account's own answer was lost, so this one is.
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(host.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        host.close(() => resolve());
        host.closeAllConnections();
      }),
  };
}
