import { merchantClient } from './client.ts';
import { useEnvironment } from './environment.tsx';
import { useSession } from './session.ts';

/** What a page needs to ask the service: the client, and whose pages in which environment these are. */
export function useMerchant() {
  const { environment } = useEnvironment();
  const { businessId, businessName } = useSession();
  return { client: merchantClient(environment, businessId), environment, businessId, businessName };
}
