import { joinSettings } from './joinSettings.ts';
import { type PaystackServer, startPaystackServer } from './paystackServer.ts';
import { type QuidaxServer, startQuidaxServer } from './quidaxServer.ts';
import type { TestService } from './service.ts';
import { startVtpassServer, type VtpassServer } from './vtpassServer.ts';
import { waitFor } from './waitFor.ts';
import { startYellowCardServer, type YellowCardServer } from './yellowCardServer.ts';

/** A local server for the provider of each kind of live order. */
export interface LiveProviders {
  readonly paystack: PaystackServer;
  readonly quidax: QuidaxServer;
  readonly vtpass: VtpassServer;
  readonly yellowCard: YellowCardServer;
  /** The settings with which a service calls them. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

export async function startLiveProviders(): Promise<LiveProviders> {
  const [paystack, quidax, vtpass, yellowCard] = await Promise.all([
    startPaystackServer(),
    startQuidaxServer(),
    startVtpassServer(),
    startYellowCardServer(),
  ]);
  const servers = { paystack, quidax, vtpass, yellowCard };
  return {
    ...servers,
    env: joinSettings(paystack.env, quidax.env, vtpass.env, yellowCard.env),
    async stop() {
      await Promise.all(Object.values(servers).map((server) => server.stop()));
    },
  };
}

/** Waits until a service, which reads the billers after its start, knows the live ones. */
export async function waitForLiveBillers(service: TestService): Promise<void> {
  await waitFor('the live billers', async () => {
    const { rows } = await service.ownerSql(`select from bill_billers where environment = 'prod'`);
    return rows.length > 0;
  });
}
