import '../signedIn.css';
import '../i18n/signedIn.ts';
import { Notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { CurrentSession, rememberSignedIn, sessionQuery } from '../api/session.ts';
import { SecondFactorPrompt } from './SecondFactorPrompt.tsx';
import { Shell } from './Shell.tsx';

/**
 * The frame of every page that needs a session; leads to the sign-in page once it has ended, and to the page Security when
 * the business begins to require a second factor that the user lacks.
 */
export default function SignedInPages() {
  const { data: session } = useQuery(sessionQuery);
  const router = useRouter();
  const isSignedOut = !session;
  useEffect(() => rememberSignedIn(!isSignedOut), [isSignedOut]);
  const mustSetUp = session?.mustSetUpSecondFactor === true;
  // The router decides again where this address leads. Only it knows which address that is while another one loads.
  useEffect(() => {
    if (isSignedOut || mustSetUp) void router.invalidate();
  }, [isSignedOut, mustSetUp, router]);
  if (!session) return null;
  return (
    <CurrentSession value={session}>
      <Notifications position="bottom-right" />
      <Shell />
      <SecondFactorPrompt />
    </CurrentSession>
  );
}
