import { createRequire } from 'node:module';
import type { Test } from '@jest/test-result';

const { default: Sequencer } = createRequire(import.meta.url)(
  '@jest/test-sequencer',
) as typeof import('@jest/test-sequencer');

/** The folders whose files take longest, so that none of them is left for the end. */
const FIRST_FOLDERS = ['timeSkipping', 'faults', 'fuzz', 'flows', 'replay', 'contract', 'cli'];

/** Orders test files by folder, and within a folder as Jest does: failed ones first, then the longest. */
export default class LongestFirst extends Sequencer {
  override sort(tests: Test[]): Test[] {
    const rankOf = ({ path }: Test) => {
      const index = FIRST_FOLDERS.findIndex((folder) => path.includes(`/test/${folder}/`));
      return index < 0 ? FIRST_FOLDERS.length : index;
    };
    return (super.sort(tests) as Test[]).toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
