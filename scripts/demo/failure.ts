/** The story did not go as it is told; the message is one sentence for the person who runs the demo. */
export class DemoFailure extends Error {}

/** Goes on only when something is as the story says. @throws DemoFailure with the sentence otherwise. */
export function must(condition: boolean, sentence: string): asserts condition {
  if (!condition) throw new DemoFailure(sentence);
}
