import { expect, it } from '@jest/globals';
import { explore, type Model, type Transition } from './explore.ts';

/** A counter that goes up by one or by two, to at most 10. */
function counter(more: Partial<Model<number>> = {}): Model<number> {
  const step = (by: number, isProgress: boolean, at: number): Transition<number> => ({
    name: `+${by}`,
    to: Math.min(at + by, 10),
    isProgress,
  });
  return {
    initial: 0,
    keyOf: String,
    transitionsFrom: (at) => (at < 10 ? [step(1, true, at), step(2, false, at)] : []),
    violationOf: () => undefined,
    violationAtRest: () => undefined,
    ...more,
  };
}

it('visits each state once', () => {
  expect(explore(counter())).toEqual({ states: 11, atRest: 1, violation: undefined });
});

it('finds a shortest way to a violation', () => {
  const { violation } = explore(counter({ violationOf: (at) => (at === 5 ? 'Five.' : undefined) }));
  expect(violation?.because).toBe('Five.');
  expect(violation?.trace).toHaveLength(3);
});

it('finds what a transition violates', () => {
  const violating: Transition<number> = { name: 'jump', to: 0, isProgress: false, violation: 'It jumps.' };
  const { transitionsFrom } = counter();
  const model = counter({ transitionsFrom: (at) => (at === 2 ? [violating] : transitionsFrom(at)) });
  expect(explore(model).violation).toEqual({ because: 'It jumps.', trace: ['+2', 'jump'] });
});

it('finds what a state of rest violates', () => {
  const { violation } = explore(counter({ violationAtRest: (at) => `It rests at ${at}.` }));
  expect(violation?.because).toBe('It rests at 10.');
});

it('finds a state from which progress never comes to rest', () => {
  const { transitionsFrom } = counter();
  const endless: Transition<number> = { name: 'again', to: 7, isProgress: true };
  const model = counter({ transitionsFrom: (at) => (at === 7 ? [endless] : transitionsFrom(at)) });
  expect(explore(model).violation).toEqual({ because: 'No progress leads to rest.', trace: [] });
  const avoidable = counter({
    transitionsFrom: (at) => (at === 7 ? [endless, ...transitionsFrom(at)] : transitionsFrom(at)),
  });
  expect(explore(avoidable).violation).toBeUndefined();
});
