import { lazy, type ReactNode, Suspense } from 'react';
import { LoadingView } from '../../session/loading-view.tsx';
import { useSession } from '../../session/session.ts';

// Loads the Firestore SDK, which no screen before sign-in needs.
const OwnProfileProvider = lazy(async () => ({
  default: (await import('../../session/own-profile-provider.tsx')).OwnProfileProvider,
}));

const SessionExpiry = lazy(async () => ({
  default: (await import('../../session/session-expiry.tsx')).SessionExpiry,
}));

/** Provides the profile of the signed-in staff member to its children. Renders nothing if no one is signed in. */
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
