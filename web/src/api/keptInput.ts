import { queryClient } from './queryClient.ts';
import { SESSION_KEY } from './session.ts';

/** Whose input it is, and which. */
interface Place {
  readonly userId: string;
  readonly key: string;
}

/** In memory alone: it ends with the window, and nothing of it reaches the disk. */
const kept = new Map<string, { readonly userId: string; readonly value: unknown }>();

/** Keeps an input that leaves the page, if it leaves because the session ended. */
export function keepUnlessSignedIn({ userId, key }: Place, value: unknown): void {
  if (value !== undefined && queryClient.getQueryData(SESSION_KEY) === null) kept.set(key, { userId, value });
}

/** Takes out what was kept of an input; undefined where nothing was, or by another user. */
export function takeKept({ userId, key }: Place): unknown {
  const found = kept.get(key);
  kept.delete(key);
  return found?.userId === userId ? found.value : undefined;
}

/** Drops what other users typed in this window. */
export function forgetOthers(userId: string): void {
  for (const [key, input] of kept) if (input.userId !== userId) kept.delete(key);
}
