import { ConnectionBanner } from '../../ui/connection/connection-banner.tsx';
import { FullScreenLayout } from './full-screen-layout.tsx';
import { SignedInProfile } from './signed-in-profile.tsx';

export function StaffFullScreenLayout() {
  return (
    <SignedInProfile>
      <ConnectionBanner />
      <FullScreenLayout />
    </SignedInProfile>
  );
}
