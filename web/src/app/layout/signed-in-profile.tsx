import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { OwnProfileProvider } from '../../session/own-profile-provider.tsx';
import { useSession } from '../../session/session.ts';
import { renewDeviceLater } from './renew-device-later.ts';

const SessionExpiry = lazy(async () => ({
  default: (await import('../../session/session-expiry.tsx')).SessionExpiry,
}));

/** Provides the profile of the signed-in staff member to its children. Renders nothing if no one is signed in. */
export function SignedInProfile({ children }: { children: ReactNode }) {
  const session = useSession();
  const uid = session.state === 'signedIn' ? session.uid : null;
  useEffect(() => {
    if (uid !== null) {
      void renewDeviceLater(uid);
    }
  }, [uid]);
  if (uid === null) {
    return null;
  }
  return (
    <OwnProfileProvider uid={uid}>
      <Suspense>
        <SessionExpiry />
      </Suspense>
      {children}
    </OwnProfileProvider>
  );
}
