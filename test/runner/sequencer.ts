import { createRequire } from 'node:module';
import type { Test } from '@jest/test-result';
import { isInFolder } from './folder.ts';

const { default: Sequencer } = createRequire(import.meta.url)(
  '@jest/test-sequencer',
) as typeof import('@jest/test-sequencer');

/**
 * The folders whose files take longest, so that none of them is left for the end. Files of folders that stand together
 * begin in turn: those of `faults` mostly wait, those of `flows` and `browser` mostly work, and together they keep processors busy.
 */
const FIRST_FOLDERS = [['timeSkipping'], ['faults', 'flows', 'browser'], ['replay'], ['contract'], ['cli']];

/** Orders test files by folder, and within a folder as Jest does: failed ones first, then the longest. */
export default class LongestFirst extends Sequencer {
  override sort(tests: Test[]): Test[] {
    const rest = new Set(super.sort(tests) as Test[]);
    const filesOf = (folder: string) => {
      const found = [...rest].filter((test) => isInFolder(test, folder));
      for (const test of found) rest.delete(test);
      return found;
    };
    const first = FIRST_FOLDERS.flatMap((folders) => inTurn(folders.map(filesOf)));
    return [...first, ...rest];
  }
}

/** The first of each list, then the second of each, and so on. */
function inTurn<Value>(lists: readonly (readonly Value[])[]): Value[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();
}
