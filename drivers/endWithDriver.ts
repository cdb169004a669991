import { flushCompileCache } from 'node:module';

/** By then a process has loaded all it needs, on all but the slowest machines. */
const LOADED_AFTER_MS = 15_000;

/**
 * Loaded before the service in each of its processes: a driver that is killed cannot end them, so they end when the
 * channel to it closes.
 */
process.once('disconnect', () => process.exit(1));

// Node keeps what it compiled when a process ends, which one that is killed never does; and the next is to start faster.
setTimeout(flushCompileCache, LOADED_AFTER_MS).unref();
