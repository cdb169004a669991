import { proxyActivities } from '@temporalio/workflow';
import type { BillActivities } from '../../activities/orders/billCatalogue.ts';
import type { BillCatalogueInput } from '../../contract/flows.ts';
import { showFlowStatus } from '../details.ts';

// A provider with forty services is asked some fifty questions, one after the other.
const { refreshBillCatalogue } = proxyActivities<Pick<BillActivities, 'refreshBillCatalogue'>>({
  startToCloseTimeout: '10 minutes',
  heartbeatTimeout: '10 seconds',
  // The next run of the schedule tries again; until then the catalogue that is there stays.
  retry: {
    initialInterval: '10 seconds',
    maximumInterval: '5 minutes',
    backoffCoefficient: 2,
    maximumAttempts: 6,
  },
});

/** Reads what can be bought from the providers. Returns how many billers each environment has; none without provider. */
export async function billCatalogueWorkflow(
  input: BillCatalogueInput,
): Promise<Readonly<Record<string, number>>> {
  const found: Record<string, number> = {};
  for (const environment of input.environments) {
    const summary = `Read the billers of ${environment}`;
    found[environment] = await refreshBillCatalogue.executeWithOptions({ summary }, [{ environment }]);
  }
  showFlowStatus('COMPLETED');
  return found;
}
