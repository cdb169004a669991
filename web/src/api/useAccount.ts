import { useQuery } from '@tanstack/react-query';
import { useMerchant } from './useMerchant.ts';

/** The business with its profile, its settings of this environment, and its API keys. */
export function useAccount() {
  const { client, environment } = useMerchant();
  return useQuery({
    queryKey: [environment, 'account'],
    queryFn: async () => (await client.getAccount()).business,
  });
}
