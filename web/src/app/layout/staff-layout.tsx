import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { StaffMenu } from '../../features/staff-navigation/staff-menu.tsx';
import { StaffNavigation } from '../../features/staff-navigation/staff-navigation.tsx';
import { LoadingView } from '../../session/loading-view.tsx';
import { useSession } from '../../session/session.ts';
import { MainColumn } from './main-column.tsx';
import { SiteHeader } from './site-header.tsx';

// Brings the database's SDK along, which no screen before the sign-in needs.
const OwnProfileProvider = lazy(async () => ({
  default: (await import('../../session/own-profile-provider.tsx')).OwnProfileProvider,
}));

const Tools = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { display: 'flex', alignItems: 'center', gap: 16 },
}));

/** On a phone the menu stands beside the title, above the navigation. */
const MenuPlace = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 6,
  insetInlineEnd: 8,
  [theme.breakpoints.up('md')]: { position: 'static' },
}));

/** The frame of the screens for staff who are signed in. */
export function StaffLayout() {
  const session = useSession();
  if (session.state !== 'signedIn') {
    return null;
  }
  return (
    <Suspense fallback={<LoadingView />}>
      <OwnProfileProvider uid={session.uid}>
        <SiteHeader>
          <Tools>
            <StaffNavigation />
            <MenuPlace>
              <StaffMenu />
            </MenuPlace>
          </Tools>
        </SiteHeader>
        <MainColumn isWide />
      </OwnProfileProvider>
    </Suspense>
  );
}
