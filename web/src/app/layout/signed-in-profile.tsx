import { lazy, type ReactNode, Suspense } from 'react';
import { LoadingView } from '../../session/loading-view.tsx';
import { useSession } from '../../session/session.ts';

// Brings the database's SDK along, which no screen before the sign-in needs.
const OwnProfileProvider = lazy(async () => ({
  default: (await import('../../session/own-profile-provider.tsx')).OwnProfileProvider,
}));

const SessionExpiry = lazy(async () => ({
  default: (await import('../../session/session-expiry.tsx')).SessionExpiry,
}));

/** What is for staff who are signed in, with their profile. */
export function SignedInProfile({ children }: { children: ReactNode }) {
  const session = useSession();
  if (session.state !== 'signedIn') {
    return null;
  }
  return (
    <Suspense fallback={<LoadingView />}>
      <OwnProfileProvider uid={session.uid}>
        <Suspense>
          <SessionExpiry />
        </Suspense>
        {children}
      </OwnProfileProvider>
    </Suspense>
  );
}
