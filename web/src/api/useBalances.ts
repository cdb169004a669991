import { useQuery } from '@tanstack/react-query';
import { useMerchant } from './useMerchant.ts';

/** What the merchant has of both assets in this environment; undefined until it is known. */
export function useBalances() {
  const { client, environment } = useMerchant();
  const { data } = useQuery({
    queryKey: [environment, 'balances'],
    queryFn: async () => (await client.getOverview({ query: { days: 1 } })).overview.balances,
  });
  return data;
}
