import type { Environment } from '../../domain/money.ts';
import type { WebhookPostResult } from '../../security/outboundHttp.ts';

/** `status-500.sandbox.invalid` and its like. Names below `.invalid` never resolve (RFC 6761, section 6.4). */
const HOST = /^status-([2-5]\d\d)\.sandbox\.invalid$/;

/**
 * What the sandbox's own endpoints answer: the status that their name has, so that merchants see failing endpoints without
 * running one.
 *
 * @returns undefined for every other address, and in production.
 */
export function sandboxAnswer(environment: Environment, url: string): WebhookPostResult | undefined {
  if (environment !== 'test') return undefined;
  const status = HOST.exec(URL.parse(url)?.hostname ?? '')?.[1];
  if (status === undefined) return undefined;
  return { status: Number(status), retryAfterMs: undefined, excerpt: '', durationMs: 0, error: undefined };
}
