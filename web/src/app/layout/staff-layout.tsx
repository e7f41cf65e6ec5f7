import { LogOutButton } from '../../session/log-out-button.tsx';
import { MainColumn } from './main-column.tsx';
import { SiteHeader } from './site-header.tsx';

/** The frame of the screens for staff who are signed in. */
export function StaffLayout() {
  return (
    <>
      <SiteHeader>
        <LogOutButton />
      </SiteHeader>
      <MainColumn />
    </>
  );
}
