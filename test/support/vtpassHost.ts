import { startAccountHost } from './accountHost.ts';
import type { VtpassServer } from './vtpassServer.ts';

/** One address for several accounts, as VTpass has. A request of no account is refused with code 087. */
export async function startVtpassHost(
  accounts: readonly VtpassServer[],
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const host = await startAccountHost(
    accounts.map(({ url, keys }) => ({ url, isOwner: (headers) => headers['api-key'] === keys.apiKey })),
    { httpStatus: 200, body: { code: '087', response_description: 'INVALID CREDENTIALS' } },
  );
  return { url: `${host.url}/api`, stop: host.stop };
}
