import { patched, proxyActivities, setCurrentDetails, sleep } from '@temporalio/workflow';
import type { ActivitiesOfAnyKind, OrderNews } from '../activities/heldOrders.ts';
import type { LaterLookActivities } from '../activities/laterLooks.ts';
import type { LaterLookInput } from '../contract/flows.ts';
import { HELD_KINDS, type HeldKind, type OrderInput, orderIdOf, orderInput } from '../contract/kinds.ts';
import type { LaterLook } from '../contract/starts.ts';
import { ATTENTION_AFTER_MS, atLeastAskedMs, waitBeforeQuestionMs } from '../domain/providerFlow.ts';
import { withoutCancellation } from './cancellation.ts';
import { attentionDetails, showFlowStatus } from './details.ts';
import { recordSteps, type ShowTrouble } from './records.ts';

/** What came of looking at an order again that has ended. */
export type ReversalFinding = 'REVERSED' | 'UNCHANGED' | 'NEEDS_ATTENTION';

// Slower to give up than before the end, because nobody waits.
const activities = proxyActivities<ActivitiesOfAnyKind>({
  startToCloseTimeout: '200 seconds',
  heartbeatTimeout: '10 seconds',
  retry: { initialInterval: '1 second', maximumInterval: '10 minutes', backoffCoefficient: 2 },
  summary: 'Look at the order again after its end',
});

const makeStep = recordSteps<LaterLookActivities>();

/** Shows operators that a look, whose workflow has nothing else to show, cannot note something. */
const showTrouble: ShowTrouble = (reason) => {
  showFlowStatus(reason === undefined ? 'PROCESSING' : 'NEEDS_ATTENTION');
  setCurrentDetails(reason === undefined ? '' : attentionDetails(reason));
};

/** A look of one kind of order: it may be announced, or due because the provider will have later news. */
type LookedAt = Pick<LaterLook, 'flow' | 'subjectId'>;

/**
 * The workflow that looks at an order of one kind again after its end. It does not end by cancellation: what it would have
 * found would never be found.
 */
export function laterLookWorkflow(kind: HeldKind) {
  return (input: OrderInput<HeldKind> & LaterLookInput): Promise<ReversalFinding> =>
    endWithLook({ flow: kind, subjectId: orderIdOf(kind, input) }, input, () =>
      lookAtEnded(kind, input, { endedAs: input.endedAs }),
    );
}

/**
 * Asks what became of an order after its end.
 *
 * @param options.endedAs how it ended; COMPLETED where absent.
 * @param options.isOwn whether the workflow of the order itself looks. As long as it is open nobody goes on from a record that
 * was restored to before the end, so it looks at none; false unless given.
 * @returns NEEDS_ATTENTION when the provider contradicts the end, or tells nothing for a day: the order is then on the
 * operators' list.
 */
export function lookAtEnded(
  kind: HeldKind,
  input: OrderInput<HeldKind>,
  {
    endedAs,
    isOwn = false,
  }: { readonly endedAs: LaterLookInput['endedAs'] | undefined; readonly isOwn?: boolean },
): Promise<ReversalFinding> {
  const names = HELD_KINDS[kind].activities;
  const order = orderInput(kind, orderIdOf(kind, input), input.environment);
  const judge = endedAs === 'FAILED' ? findLateSuccess : findReversal;
  return lookUntilFound(async (question, elapsedMs) => {
    const news = await activities[names.ask](isOwn ? { ...order, hasEnded: true } : order);
    if (news.isUndecided) return { found: 'UNCHANGED' };
    const found = judge(news, elapsedMs() >= ATTENTION_AFTER_MS);
    if (found === undefined) return { waitMs: atLeastAskedMs(waitBeforeQuestionMs(question), news) };
    if (found === 'UNCHANGED') return { found };
    if (found === 'REVERSED') {
      const isReversed = await activities[names.reverse]({ ...order, reason: news.reason });
      return { found: isReversed ? 'REVERSED' : 'UNCHANGED' };
    }
    const reason = `About a ${endedAs === 'FAILED' ? 'failed' : 'completed'} ${HELD_KINDS[kind].noun}: ${found.says}`;
    await activities[names.noteAttention]({ ...order, reason, hasEnded: true });
    return { found: 'NEEDS_ATTENTION' };
  });
}

/** What follows from news of an order that has ended; undefined when it has to be asked about again. */
type Finding = 'REVERSED' | 'UNCHANGED' | { readonly says: string } | undefined;

/**
 * What follows for an order that was completed: its money is given back when the provider, which alone is believed, says
 * that it returned ours. Only a definitive answer ends the look, so that no reversal is missed because the provider was
 * out of reach when it was announced, nor because it was asked before it had its later news: Temporal begins a delayed
 * workflow at once when somebody sends it an update, even one that it refuses.
 */
function findReversal({ knowledge, reason, askAgainInMs }: OrderNews, isLast: boolean): Finding {
  if (knowledge === 'succeeded') {
    const hasMoreToCome = askAgainInMs !== undefined && !isLast && patched('ask-again-after-success');
    if (!hasMoreToCome) return 'UNCHANGED';
  }
  if (knowledge === 'reversed') return 'REVERSED';
  if (knowledge !== 'failed' && !isLast) return undefined;
  return { says: reason ?? `The provider says ${knowledge}.` };
}

/**
 * What follows for an order that had failed: its money went back to the merchant, so what was paid after all was paid by
 * the platform, and a human must hear of it.
 */
function findLateSuccess({ knowledge, reason }: OrderNews, isLast: boolean): Finding {
  if (knowledge === 'failed' || knowledge === 'reversed' || knowledge === 'not_found') return 'UNCHANGED';
  if (knowledge === 'succeeded') {
    return { says: 'the provider says it was paid, although the money went back to the merchant.' };
  }
  return isLast ? { says: reason ?? `the provider says ${knowledge}.` } : undefined;
}

/** Looks until something is found. @param look is told the time since the first look when it asks for it. */
export async function lookUntilFound<Found>(
  look: (
    question: number,
    elapsedMs: () => number,
  ) => Promise<{ readonly found: Found } | { readonly waitMs: number }>,
): Promise<Found> {
  const startedAtMs = Date.now();
  for (let question = 1; ; question++) {
    const seen = await look(question, () => Date.now() - startedAtMs);
    if ('found' in seen) return seen.found;
    await sleep(seen.waitMs);
  }
}

/**
 * Forgets the look that was noted with news of a flow that was open then, because its provider was asked since. Shows no
 * trouble: the flow has ended, and a look that stays noted is only taken once more.
 */
export async function endLookOfNews(look: LookedAt & { readonly lookAtMs: number }): Promise<void> {
  await makeStep('endLaterLook', look, () => {});
}

/** Takes a look until it finds something, notes that it was taken, and shows what it found. */
export function endWithLook<Found extends string>(
  about: LookedAt,
  { lookAtMs }: LaterLookInput,
  look: () => Promise<Found>,
): Promise<Found> {
  return withoutCancellation(
    () => setCurrentDetails('Cancellation was requested. A later look does not end by it; it goes on.'),
    async () => {
      const found = await look();
      // Looks that began before they were noted have nothing to forget.
      if (lookAtMs !== undefined) await makeStep('endLaterLook', { ...about, lookAtMs }, showTrouble);
      showFlowStatus(found);
      setCurrentDetails(`${found}, as the provider said.`);
      return found;
    },
  );
}
