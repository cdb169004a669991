import { patched, setCurrentDetails, sleep, upsertSearchAttributes } from '@temporalio/workflow';
import type { LaterLookActivities } from '../activities/laterLooks.ts';
import type { LaterLookInput } from '../contract/flows.ts';
import { FLOW_STATUS } from '../contract/searchAttributes.ts';
import type { LookedAtFlow } from '../contract/starts.ts';
import {
  ATTENTION_AFTER_MS,
  atLeastAskedMs,
  type ProviderKnowledge,
  waitBeforeQuestionMs,
} from '../domain/providerFlow.ts';
import { withoutCancellation } from './cancellation.ts';
import { recordSteps, type ShowTrouble } from './records.ts';

/** What came of looking at a completed flow again. */
export type ReversalFinding = 'REVERSED' | 'UNCHANGED' | 'NEEDS_ATTENTION';

/** What an activity learned for a look. */
interface LookNews {
  readonly knowledge: ProviderKnowledge;
  readonly reason: string | undefined;
  /** When to ask again, if the provider says so. */
  readonly askAgainInMs: number | undefined;
}

/** How a kind of flow looks at one of its own that was completed. */
export interface ReversalSteps<News> {
  readonly ask: () => Promise<News>;
  /** Gives the money back. Resolves to whether it is given back now. */
  readonly reverse: (news: News) => Promise<boolean>;
  /** Puts the flow, which has ended, on the operators' list. */
  readonly noteAttention: (reason: string) => Promise<void>;
}

const records = recordSteps<LaterLookActivities>();

/** Shows operators that a look, whose workflow has nothing else to show, cannot note something. */
const showTrouble: ShowTrouble = (reason) => {
  upsertSearchAttributes([
    { key: FLOW_STATUS, value: reason === undefined ? 'PROCESSING' : 'NEEDS_ATTENTION' },
  ]);
  setCurrentDetails(reason === undefined ? '' : `**Needs attention:** ${reason}`);
};

/**
 * A look at a flow that has ended, which is a workflow of its own. It does not end by cancellation: what it would have
 * found would never be found.
 *
 * @param flow.noun what a human calls the flow, such as `withdrawal`.
 */
export function takeLaterLook<News extends LookNews>(
  {
    flow,
    noun,
    subjectId,
  }: { readonly flow: LookedAtFlow; readonly noun: string; readonly subjectId: string },
  input: LaterLookInput,
  steps: ReversalSteps<News>,
): Promise<ReversalFinding> {
  return endWithLook({ flow, subjectId }, input, () => lookAtEnded(input.endedAs, noun, steps));
}

/** Asks what became of a flow after its end. @param endedAs how it ended; COMPLETED where absent. */
export function lookAtEnded<News extends LookNews>(
  endedAs: LaterLookInput['endedAs'],
  noun: string,
  steps: ReversalSteps<News>,
): Promise<ReversalFinding> {
  return endedAs === 'FAILED' ? lookForLateSuccess(noun, steps) : lookForReversal(noun, steps);
}

/**
 * Forgets the look that was noted with news of a flow that was open then, because its provider was asked since. Shows no
 * trouble: the flow has ended, and a look that stays noted is only taken once more.
 */
export async function endLookOfNews(look: {
  readonly flow: LookedAtFlow;
  readonly subjectId: string;
  readonly lookAtMs: number;
}): Promise<void> {
  await records.run('endLaterLook', look, () => {});
}

/** Takes a look until it finds something, notes that it was taken, and shows what it found. */
export function endWithLook<Finding extends string>(
  about: { readonly flow: LookedAtFlow; readonly subjectId: string },
  { lookAtMs }: LaterLookInput,
  look: () => Promise<Finding>,
): Promise<Finding> {
  return withoutCancellation(
    () => setCurrentDetails('Cancellation was requested. A later look does not end by it; it goes on.'),
    async () => {
      const found = await look();
      // Looks that began before they were noted have nothing to forget.
      if (lookAtMs !== undefined) await records.run('endLaterLook', { ...about, lookAtMs }, showTrouble);
      upsertSearchAttributes([{ key: FLOW_STATUS, value: found }]);
      setCurrentDetails(`${found}, as the provider said.`);
      return found;
    },
  );
}

/**
 * Asks the provider, which alone is believed, about a flow that was completed, and gives the money back when it says
 * that it returned ours. Asks until it gets a definitive answer, so that no reversal is missed because the provider was
 * out of reach when it was announced, nor because it was asked before it had its later news: Temporal begins a delayed
 * workflow at once when somebody sends it an update, even one that it refuses.
 *
 * @param noun what a human calls the flow, such as `withdrawal`.
 * @returns NEEDS_ATTENTION when the provider contradicts the completion in another way, or tells nothing for a day: the
 * flow is then on the operators' list.
 */
async function lookForReversal<News extends LookNews>(
  noun: string,
  steps: ReversalSteps<News>,
): Promise<ReversalFinding> {
  const startedAtMs = Date.now();
  for (let question = 1; ; question++) {
    const news = await steps.ask();
    const isLast = Date.now() - startedAtMs >= ATTENTION_AFTER_MS;
    if (news.knowledge === 'succeeded') {
      const hasMoreToCome = news.askAgainInMs !== undefined && !isLast && patched('ask-again-after-success');
      if (!hasMoreToCome) return 'UNCHANGED';
    }
    if (news.knowledge === 'reversed') return (await steps.reverse(news)) ? 'REVERSED' : 'UNCHANGED';
    if (news.knowledge === 'failed' || isLast) {
      const found = news.reason ?? `The provider says ${news.knowledge}.`;
      await steps.noteAttention(`About a completed ${noun}: ${found}`);
      return 'NEEDS_ATTENTION';
    }
    await sleep(atLeastAskedMs(waitBeforeQuestionMs(question), news));
  }
}

/**
 * Asks the provider about a flow that had failed, after news of it: its money went back to the merchant, so what was
 * paid after all was paid by the platform, and a human must hear of it.
 *
 * @param noun what a human calls the flow, such as `withdrawal`.
 * @returns NEEDS_ATTENTION when it was paid, or the provider tells nothing for a day.
 */
async function lookForLateSuccess(
  noun: string,
  steps: Pick<ReversalSteps<LookNews>, 'ask' | 'noteAttention'>,
): Promise<ReversalFinding> {
  const startedAtMs = Date.now();
  for (let question = 1; ; question++) {
    const news = await steps.ask();
    const { knowledge, reason } = news;
    if (knowledge === 'failed' || knowledge === 'reversed' || knowledge === 'not_found') return 'UNCHANGED';
    if (knowledge === 'succeeded' || Date.now() - startedAtMs >= ATTENTION_AFTER_MS) {
      const found =
        knowledge === 'succeeded'
          ? 'the provider says it was paid, although the money went back to the merchant.'
          : (reason ?? `the provider says ${knowledge}.`);
      await steps.noteAttention(`About a failed ${noun}: ${found}`);
      return 'NEEDS_ATTENTION';
    }
    await sleep(atLeastAskedMs(waitBeforeQuestionMs(question), news));
  }
}
