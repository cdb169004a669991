import { it } from '@jest/globals';

/** Whether tests may take longer than every change can wait for. */
export const isNight = process.env.NIGHTLY === '1';

/**
 * A test that takes too long for every change, such as a run of a driver that a longer one follows every night. `NIGHTLY=1 npm test`
 * runs it, and so does the hosted job.
 */
export const nightly = isNight ? it : it.skip;
