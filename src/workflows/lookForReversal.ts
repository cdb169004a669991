import { sleep } from '@temporalio/workflow';
import { ATTENTION_AFTER_MS, type ProviderKnowledge, waitBeforeQuestionMs } from '../domain/providerFlow.ts';

/** What came of looking at a completed flow again. */
export type ReversalFinding = 'REVERSED' | 'UNCHANGED' | 'NEEDS_ATTENTION';

/** How a kind of flow looks at one of its own that was completed. */
export interface ReversalSteps<News> {
  readonly ask: () => Promise<News>;
  /** Gives the money back. Resolves to whether it is given back now. */
  readonly reverse: (news: News) => Promise<boolean>;
  readonly noteAttention: (reason: string) => Promise<void>;
}

/**
 * Asks the provider, which alone is believed, about a flow that was completed, and gives the money back when it says
 * that it returned ours. Asks until it gets a definitive answer, so that no reversal is missed because the provider was
 * out of reach when it was announced.
 *
 * @param noun what a human calls the flow, such as `withdrawal`.
 * @returns NEEDS_ATTENTION when the provider contradicts the completion in another way, or tells nothing for a day: the
 * flow is then on the operators' list.
 */
export async function lookForReversal<
  News extends { readonly knowledge: ProviderKnowledge; readonly reason: string | undefined },
>(noun: string, steps: ReversalSteps<News>): Promise<ReversalFinding> {
  const startedAtMs = Date.now();
  for (let question = 1; ; question++) {
    const news = await steps.ask();
    if (news.knowledge === 'succeeded') return 'UNCHANGED';
    if (news.knowledge === 'reversed') return (await steps.reverse(news)) ? 'REVERSED' : 'UNCHANGED';
    if (news.knowledge === 'failed' || Date.now() - startedAtMs >= ATTENTION_AFTER_MS) {
      const found = news.reason ?? `The provider says ${news.knowledge}.`;
      await steps.noteAttention(`About a completed ${noun}: ${found}`);
      return 'NEEDS_ATTENTION';
    }
    await sleep(waitBeforeQuestionMs(question));
  }
}

/**
 * Asks the provider about a flow that had failed, after news of it: its money went back to the merchant, so what was
 * paid after all was paid by the platform, and a human must hear of it.
 *
 * @param noun what a human calls the flow, such as `withdrawal`.
 * @returns NEEDS_ATTENTION when it was paid, or the provider tells nothing for a day.
 */
export async function lookForLateSuccess(
  noun: string,
  steps: Pick<
    ReversalSteps<{ readonly knowledge: ProviderKnowledge; readonly reason: string | undefined }>,
    'ask' | 'noteAttention'
  >,
): Promise<ReversalFinding> {
  const startedAtMs = Date.now();
  for (let question = 1; ; question++) {
    const { knowledge, reason } = await steps.ask();
    if (knowledge === 'failed' || knowledge === 'reversed' || knowledge === 'not_found') return 'UNCHANGED';
    if (knowledge === 'succeeded' || Date.now() - startedAtMs >= ATTENTION_AFTER_MS) {
      const found =
        knowledge === 'succeeded'
          ? 'the provider says it was paid, although the money went back to the merchant.'
          : (reason ?? `the provider says ${knowledge}.`);
      await steps.noteAttention(`About a failed ${noun}: ${found}`);
      return 'NEEDS_ATTENTION';
    }
    await sleep(waitBeforeQuestionMs(question));
  }
}
