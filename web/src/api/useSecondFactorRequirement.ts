import { useQuery } from '@tanstack/react-query';
import { useMerchant } from './useMerchant.ts';

/** Whether the business requires a second factor of every user. Only for a user who does not have to set one up first. */
export function useSecondFactorRequirement() {
  const { client, environment } = useMerchant();
  return useQuery({
    queryKey: [environment, 'secondFactorRequirement'],
    queryFn: async () => (await client.getSecondFactorRequirement()).isRequired,
  });
}
