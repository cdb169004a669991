import type { BenchMerchant } from './environment.ts';

/** A number of calls that is never reached: such a load ends by its seconds. */
export const ENDLESS = Number.MAX_SAFE_INTEGER;

/**
 * When a load ends: after so many calls or so many seconds, whichever is first. That of autocannon has one end only: its
 * calls, unless they are ENDLESS.
 */
export interface LoadLimit {
  readonly calls: number;
  readonly seconds: number;
}

/** Requests to an HTTP server, each for the next merchant, by autocannon or by callers that take each sample's time. */
export interface HttpLoad {
  readonly type: 'autocannon' | 'http';
  readonly url: string;
  readonly merchants: readonly BenchMerchant[];
  /** The request's body; the merchant's `businessId` is added. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly callers: number;
  readonly limit: LoadLimit;
}

/** Reads of one merchant from an HTTP server, of one address after the other. */
export interface ReadLoad {
  readonly type: 'read';
  readonly urls: readonly string[];
  readonly merchant: BenchMerchant;
  readonly callers: number;
  readonly limit: LoadLimit;
}

/** Bare workflows, each started and waited for. */
export interface BareLoad {
  readonly type: 'bare';
  readonly address: string;
  readonly taskQueue: string;
  readonly callers: number;
  readonly limit: LoadLimit;
}

/** What the load process is asked for. */
export type LoadJob = HttpLoad | ReadLoad | BareLoad;

/** What came of it. `lastId` is the id of a workflow or withdrawal that was completed. */
export interface LoadResult {
  readonly done: number;
  readonly elapsedMs: number;
  readonly samplesMs: readonly number[];
  readonly lastId: string;
}
