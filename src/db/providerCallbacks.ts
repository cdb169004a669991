import type { Database, Statement } from './database.ts';

const STORE: Statement = {
  name: 'providerCallbacks.store',
  text: `insert into provider_callbacks (provider, event_key, event_type, transfer_reference, body)
    values ($1, $2, $3, $4, $5)
    on conflict (provider, event_key) do update set times_received = provider_callbacks.times_received + 1
    returning times_received`,
};

/** Keeps a verified callback as it came. Returns false when the same one was stored before. */
export async function storeCallback(
  database: Database,
  provider: string,
  callback: {
    readonly eventKey: string;
    readonly eventType: string;
    readonly transferReference: string | undefined;
  },
  body: string,
): Promise<boolean> {
  const [row] = await database.run<{ times_received: number }>(STORE, [
    provider,
    callback.eventKey,
    callback.eventType,
    callback.transferReference ?? null,
    body,
  ]);
  return row?.times_received === 1;
}
