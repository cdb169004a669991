import { createMerchantClient, type MerchantClient } from '@merchant-payments/client';
import { fetchAttended } from './attendance.ts';
import type { Environment } from './environment.tsx';
import { askSecondFactor } from './secondFactor.ts';

const clients = new Map<string, MerchantClient>();

/**
 * The client that calls the service as the person who is signed in.
 *
 * @param businessId named by calls that have to name the business; absent before there is a session.
 */
export function merchantClient(environment: Environment, businessId?: string): MerchantClient {
  const name = `${environment} ${businessId}`;
  let client = clients.get(name);
  if (client === undefined) {
    client = createMerchantClient({
      baseUrl: `${location.origin}/v1/business`,
      environment,
      credentials: 'same-origin',
      fetch: fetchAttended,
      businessId,
      secondFactor: (refusal) => askSecondFactor(refusal === 'second_factor_invalid'),
    });
    clients.set(name, client);
  }
  return client;
}
