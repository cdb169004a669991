import type { MerchantApi } from '../merchantApi.ts';
import { steadyNowMs } from '../steadyClock.ts';
import { type Caller, type Observation, observationsOf } from './observations.ts';

/** Every answer of a run to a merchant, as far as orders and wallets are concerned, in the order of the answers. */
export class History {
  readonly #observations: Observation[] = [];

  get all(): readonly Observation[] {
    return this.#observations;
  }

  add(observations: readonly Observation[]): void {
    this.#observations.push(...observations);
  }
}

/** The same API, whose answers are recorded. */
export function recorded(
  api: MerchantApi,
  merchants: readonly {
    readonly businessId: string;
    readonly keys: Readonly<Record<'prod' | 'test', string>>;
  }[],
  history: History,
): MerchantApi {
  const callers = new Map<string, Caller>(
    merchants.flatMap(({ businessId, keys }) =>
      (['prod', 'test'] as const).map((environment) => [keys[environment], { businessId, environment }]),
    ),
  );
  return {
    async request(request, random) {
      const startMs = steadyNowMs();
      const answer = await api.request(request, random);
      const caller = callers.get(request.apiKey);
      if (caller) history.add(observationsOf({ ...caller, request, answer, startMs, endMs: steadyNowMs() }));
      return answer;
    },
    counts: () => api.counts(),
  };
}
