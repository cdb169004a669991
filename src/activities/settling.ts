import pTimeout from 'p-timeout';
import { HELD_KINDS, type HeldKind, type OrderInput } from '../contract/kinds.ts';
import { type FlowStatus, nextStep } from '../domain/providerFlow.ts';
import type { OrderEnd, OrderNews, SettlingActivity } from './heldOrders.ts';

/** How long the attempt that told a provider waits for the end of the order. */
const END_WITHIN_MS = 1_000;

/**
 * Tells the provider of an order and, when it has done what it was told, ends the order at once: two steps of its workflow
 * in one. Only what was done is ended here. A refusal is for the workflow to judge, which hears nothing of an attempt that
 * it has given up: held money is released by what its history holds, and by nothing else.
 *
 * An end that fails, or takes long, is left to the workflow, which tries until it succeeds and shows what is in the way.
 * Whichever of the two comes second finds the order ended.
 */
export function createSettlingActivity<K extends HeldKind>(
  kind: K,
  steps: {
    readonly send: (input: OrderInput<K>) => Promise<OrderNews>;
    readonly end: (input: OrderInput<K> & OrderEnd) => Promise<FlowStatus>;
  },
): SettlingActivity<K> {
  const { settle } = HELD_KINDS[kind].activities;
  const activities = {
    async [settle](input: OrderInput<K>): Promise<OrderNews> {
      const news = await steps.send(input);
      if (nextStep(news.knowledge) !== 'complete') return news;
      const { providerReference, askAgainInMs } = news;
      const done = { decision: 'completed', providerReference, askAgainInMs } as const;
      const ending = steps.end({ ...input, ...done, failureReason: undefined, resolvedBy: undefined });
      return { ...news, endedAs: await resultInTime(ending) };
    },
  };
  return activities as SettlingActivity<K>;
}

/** What an end has come to; undefined when it failed, or has not come to anything yet. */
function resultInTime(ending: Promise<FlowStatus>): Promise<FlowStatus | undefined> {
  return pTimeout(ending, { milliseconds: END_WITHIN_MS }).catch(() => undefined);
}
