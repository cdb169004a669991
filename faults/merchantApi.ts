import type { Random } from './random.ts';

/** What a merchant learned of a request. */
export type ApiAnswer =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly body: Readonly<Record<string, unknown>>;
      /** Whether it is the stored answer to an earlier request under the same key. */
      readonly isReplayed: boolean;
    }
  /** The connection broke, or nobody answered in time: the request may have been served. */
  | { readonly kind: 'lost' };

export interface ApiRequest {
  readonly method: 'GET' | 'POST';
  /** Below the base path of the contract. */
  readonly path: string;
  readonly apiKey: string;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly idempotencyKey?: string | undefined;
}

/** The service as merchants reach it: several APIs, of which each request takes one. */
export interface MerchantApi {
  request(request: ApiRequest, random: Random): Promise<ApiAnswer>;
  /** How many requests were made, by what came of them. */
  counts(): Readonly<Record<string, number>>;
}

const BASE_PATH = '/v1/business';

/** Longer than the service takes for any answer; past it a merchant's client gives up. */
const TIMEOUT_MS = 30_000;

function nameOf(answer: ApiAnswer): string {
  if (answer.kind === 'lost') return 'lost';
  return answer.status < 400 ? 'served' : `${answer.status} ${String(answer.body.code)}`;
}

/** @param apiUrls where the APIs listen, without a path. */
export function createMerchantApi(apiUrls: readonly string[]): MerchantApi {
  const counts: Record<string, number> = {};
  const count = (answer: ApiAnswer): ApiAnswer => {
    const name = nameOf(answer);
    counts[name] = (counts[name] ?? 0) + 1;
    return answer;
  };
  return {
    async request({ method, path, apiKey, body, idempotencyKey }, random) {
      try {
        const response = await fetch(`${random.pick(apiUrls)}${BASE_PATH}${path}`, {
          method,
          headers: {
            'x-api-key': apiKey,
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        const answer = (await response.json()) as Readonly<Record<string, unknown>>;
        const isReplayed = response.headers.get('idempotency-replayed') === 'true';
        return count({ kind: 'answered', status: response.status, body: answer, isReplayed });
      } catch {
        return count({ kind: 'lost' });
      }
    },
    counts: () => counts,
  };
}
