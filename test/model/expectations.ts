import { expect } from '@jest/globals';
import { explore, type Model } from './explore.ts';

/** What happens without a rule: the shortest way to a violation, within as few surprises as lead to one. */
export interface Without<Bounds> {
  readonly bounds: Partial<Bounds>;
  readonly violation: string;
  readonly trace: string;
}

/** Expects a model, which lacks a rule, to violate just that, and by just this trace. */
export function expectViolation<State>(
  model: Model<State>,
  { violation: because, trace }: Pick<Without<unknown>, 'violation' | 'trace'>,
): void {
  const { violation } = explore(model);
  expect(violation?.because).toBe(because);
  expect(violation?.trace).toEqual(trace.trim().split(/\n\s*/));
}

/** Expects a model to come to an end: one that cannot would prove nothing. */
export function expectToEnd<State>(model: Model<State>, isEnd: (state: State) => boolean): void {
  const { violation } = explore({
    ...model,
    violationOf: (state) => (isEnd(state) ? 'It ends.' : undefined),
  });
  expect(violation?.because).toBe('It ends.');
}
