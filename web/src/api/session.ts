import type { AnswerOf } from '@merchant-payments/client';
import { queryOptions } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { merchantClient } from './client.ts';
import { isSignedOut } from './problems.ts';

export const SESSION_KEY = ['session'] as const;

const REMEMBERED_AS = 'merchant-payments.signed-in';

/** Remembers whether a user is signed in, for the next load: scripts cannot read the cookie of the session. */
export function rememberSignedIn(isSignedIn: boolean): void {
  if (isSignedIn) localStorage.setItem(REMEMBERED_AS, 'yes');
  else localStorage.removeItem(REMEMBERED_AS);
}

/** Whether a user was signed in when the pages were last open. The session may have ended since. */
export function wasSignedIn(): boolean {
  return localStorage.getItem(REMEMBERED_AS) !== null;
}

/** Who is signed in; null when no user is. */
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

export type Session = AnswerOf<'getSession'>['session'];

/**
 * Who is signed in, for everything below the frame of the pages. It is handed down, so that when a session ends no page asks
 * for it before the frame has taken the page away.
 */
export const CurrentSession = createContext<Session | undefined>(undefined);

/** The business whose pages these are. Only for pages that the router shows to people who are signed in. */
export function useSession(): Session {
  const session = use(CurrentSession);
  if (session === undefined) throw new Error('This page is only for people who are signed in.');
  return session;
}
