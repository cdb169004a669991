import { useQuery } from '@tanstack/react-query';
import { useMerchant } from './useMerchant.ts';

/** Whether payouts of this environment are held, and whether such a hold includes those by API key. */
export function usePayoutHold() {
  const { client, environment } = useMerchant();
  return useQuery({
    queryKey: [environment, 'payoutHold'],
    queryFn: () => client.getPayoutHold(),
  });
}
