import {
  ActivityFailure,
  continueAsNew,
  proxyActivities,
  setCurrentDetails,
  sleep,
} from '@temporalio/workflow';
import type { CustodyActivities } from '../../activities/ledger/custody.ts';
import type { CustodyComparisonInput, CustodyFindings } from '../../contract/flows.ts';
import { showFlowStatus } from '../details.ts';

// A node that does not answer ends the comparison, for all to see; the next one asks again.
const custody = proxyActivities<CustodyActivities>({
  startToCloseTimeout: '10 minutes',
  heartbeatTimeout: '10 seconds',
  retry: { initialInterval: '5 seconds', backoffCoefficient: 2, maximumAttempts: 3 },
  summary: 'Compare books and chain',
});

/** Batches in one history. */
const BATCHES_PER_HISTORY = 200;

/** How often something that differs is asked about, and how long what is on its way takes to be solid. */
const ATTEMPTS = 3;
const SOLID_AFTER = '1 minute';

/**
 * Compares what the chain holds for an environment with what the books say, the treasury first, then the deposit addresses with
 * money by batches, and a share of the others, with waits between them that keep to the budget of requests.
 *
 * @returns what it found, of the whole comparison.
 */
export async function custodyComparisonWorkflow(input: CustodyComparisonInput): Promise<CustodyFindings> {
  try {
    return await compare(input);
  } catch (error) {
    if (error instanceof ActivityFailure) showFlowStatus('FAILED');
    throw error;
  }
}

async function compare({ environment, soFar }: CustodyComparisonInput): Promise<CustodyFindings> {
  let found = soFar?.found ?? (await untilItAgrees(() => custody.compareTreasury({ environment })));
  let after = soFar?.after;
  for (let batches = 0; batches < BATCHES_PER_HISTORY; batches++) {
    const batch = await untilItAgrees(() => custody.compareAddresses({ environment, after }));
    found = sumOf(found, batch);
    if (batch.next === undefined) {
      const unbooked = await untilItAgrees(() => custody.compareUnbooked({ environment }));
      return conclude(environment, sumOf(found, unbooked));
    }
    after = batch.next;
  }
  return continueAsNew<typeof custodyComparisonWorkflow>({ environment, soFar: { after, found } });
}

/** Takes one step, and waits as long as its requests take by the budget. What differs is asked about again. */
async function untilItAgrees<Step extends CustodyFindings & { readonly waitMs: number }>(
  take: () => Promise<Step>,
): Promise<Step> {
  for (let attempt = 1; ; attempt++) {
    const step = await take();
    const agrees = step.differenceMinor === '0' && step.deviating === 0;
    if (step.waitMs > 0) await sleep(step.waitMs);
    if (agrees || attempt === ATTEMPTS) return step;
    await sleep(SOLID_AFTER);
  }
}

function sumOf(one: CustodyFindings, other: CustodyFindings): CustodyFindings {
  return {
    differenceMinor: (BigInt(one.differenceMinor) + BigInt(other.differenceMinor)).toString(),
    deviating: one.deviating + other.deviating,
  };
}

async function conclude(
  environment: CustodyComparisonInput['environment'],
  found: CustodyFindings,
): Promise<CustodyFindings> {
  await custody.noteCustody({ environment, ...found });
  showFlowStatus('COMPLETED');
  setCurrentDetails(
    `The chain holds ${found.differenceMinor} micro-USDT more than the books say; ` +
      `${found.deviating} addresses deviate.`,
  );
  return found;
}
