import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { preloadStaffMenu, StaffMenu } from '../../features/staff-navigation/staff-menu.tsx';
import { StaffNavigation } from '../../features/staff-navigation/staff-navigation.tsx';
import { ConnectionBanner } from '../../ui/connection/connection-banner.tsx';
import { TeamHelpButton } from '../../ui/help/team-help-button.tsx';
import { onIdle } from '../../ui/on-idle.ts';
import { preloadToasts } from '../../ui/toast/toast.ts';
import { cacheStaffScreens } from '../service-worker/cache-staff-screens.ts';
import { useNotificationClicks } from '../service-worker/use-notification-clicks.ts';
import { MainColumn } from './main-column.tsx';
import { SignedInProfile } from './signed-in-profile.tsx';
import { SiteHeader } from './site-header.tsx';

const Tools = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.up('md')]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 16 },
}));

const MenuSlot = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  order: -1,
  marginInlineStart: 'auto',
  paddingInlineEnd: 8,
  [theme.breakpoints.up('md')]: { order: 0, paddingInlineEnd: 0 },
}));

export function StaffLayout() {
  useNotificationClicks();
  useEffect(() => {
    void cacheStaffScreens();
    // Toasts and the menu must also work offline.
    void onIdle().then(() => {
      preloadToasts();
      preloadStaffMenu();
    });
  }, []);
  return (
    <SignedInProfile>
      <SiteHeader rowFrom="md" notice={<ConnectionBanner />}>
        <Tools>
          <StaffNavigation />
          <MenuSlot>
            <StaffMenu />
            <TeamHelpButton />
          </MenuSlot>
        </Tools>
      </SiteHeader>
      <MainColumn isWide />
    </SignedInProfile>
  );
}
