import { MerchantApiError } from '@merchant-payments/client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isSignedOut } from './problems.ts';
import { SESSION_KEY } from './session.ts';

/** A refusal stays one; only what may pass by itself is asked again, and the client has done so already. */
function shouldAskAgain(failures: number, error: unknown): boolean {
  return failures < 1 && !(error instanceof MerchantApiError && error.status < 500);
}

function leaveWhenSignedOut(error: unknown): void {
  if (isSignedOut(error)) queryClient.setQueryData(SESSION_KEY, null);
}

/** What the pages remember of the service's answers. */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: leaveWhenSignedOut }),
  mutationCache: new MutationCache({ onError: leaveWhenSignedOut }),
  defaultOptions: { queries: { staleTime: 5_000, retry: shouldAskAgain } },
});
