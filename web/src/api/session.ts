import { queryOptions, useQuery } from '@tanstack/react-query';
import { merchantClient } from './client.ts';
import { isSignedOut } from './problems.ts';

export const SESSION_KEY = ['session'] as const;

/** Who is signed in; null when nobody is. */
export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: async () => {
    try {
      const { session } = await merchantClient('prod').getSession();
      return session;
    } catch (error) {
      if (isSignedOut(error)) return null;
      throw error;
    }
  },
  staleTime: 60_000,
});

/** The business whose pages these are. Only for pages that the router shows to people who are signed in. */
export function useSession() {
  const { data } = useQuery(sessionQuery);
  if (!data) throw new Error('This page is only for people who are signed in.');
  return data;
}
