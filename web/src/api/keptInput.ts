import { queryClient } from './queryClient.ts';
import { SESSION_KEY } from './session.ts';

/** Whose input it is, and which. */
interface Place {
  readonly businessId: string;
  readonly key: string;
}

/** In memory alone: it ends with the window, and nothing of it reaches the disk. */
const kept = new Map<string, { readonly businessId: string; readonly value: unknown }>();

/** Keeps an input that leaves the page, if it leaves because the session ended. */
export function keepUnlessSignedIn({ businessId, key }: Place, value: unknown): void {
  if (value !== undefined && queryClient.getQueryData(SESSION_KEY) === null)
    kept.set(key, { businessId, value });
}

/** Takes out what was kept of an input; undefined where nothing was, or by another business. */
export function takeKept({ businessId, key }: Place): unknown {
  const found = kept.get(key);
  kept.delete(key);
  return found?.businessId === businessId ? found.value : undefined;
}

/** Drops what other businesses typed in this window. */
export function forgetOthers(businessId: string): void {
  for (const [key, input] of kept) if (input.businessId !== businessId) kept.delete(key);
}
