import { useQuery } from '@tanstack/react-query';
import { useMerchant } from '../../api/useMerchant.ts';
import { ProblemAlert } from '../../components/ProblemAlert.tsx';
import GoingLive from '../overview/GoingLive.tsx';

/** The steps to production, also once all are done and the overview no longer shows them. */
export function GoingLiveSteps() {
  const { client, environment } = useMerchant();
  const overview = useQuery({
    queryKey: [environment, 'overview', '1'],
    queryFn: async () => (await client.getOverview({ query: { days: 1 } })).overview,
  });
  return (
    <>
      <ProblemAlert error={overview.error} onRetry={overview.refetch} />
      {overview.data && <GoingLive steps={overview.data.goingLive} />}
    </>
  );
}
