import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The folders whose files take longest, so that none of them is left for the end. */
const FIRST_FOLDERS = ['faults', 'fuzz', 'flows', 'replay', 'contract', 'timeSkipping', 'cli'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification) => {
      const index = FIRST_FOLDERS.findIndex((folder) => moduleId.includes(`/test/${folder}/`));
      return index < 0 ? FIRST_FOLDERS.length : index;
    };
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // The files that one process runs share what it has loaded: loading took a third of the run when each began anew.
    pool: 'forks',
    isolate: false,
    // Node loads sources as it does for `npm start`, with its own stripping of types.
    experimental: { viteModuleRunner: false },
    // Tests wait more than they work, so five processes keep two processors busy.
    maxWorkers: 5,
    sequence: { sequencer: LongestFirst },
    // What waits, waits for a condition; this only ends a test for which it never comes, on the slowest of machines.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    teardownTimeout: 60_000,
  },
});
