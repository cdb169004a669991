import { MerchantApiError } from '@merchant-payments/client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { codeOf, isSignedOut } from './problems.ts';
import { SESSION_KEY } from './session.ts';

/** A refusal stays one; only what may pass by itself is asked again, and the client has done so already. */
function shouldAskAgain(failures: number, error: unknown): boolean {
  return failures < 1 && !(error instanceof MerchantApiError && error.status < 500);
}

/** Notices in any refusal that the session is over, or that its user has to set up a second factor now. */
function followSession(error: unknown): void {
  if (isSignedOut(error)) queryClient.setQueryData(SESSION_KEY, null);
  if (codeOf(error) === 'second_factor_setup_required') {
    void queryClient.invalidateQueries({ queryKey: SESSION_KEY });
  }
}

/** What the pages remember of the service's answers. */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: followSession }),
  mutationCache: new MutationCache({ onError: followSession }),
  defaultOptions: { queries: { staleTime: 5_000, retry: shouldAskAgain } },
});
