import { HeaderTools } from './header-tools.tsx';
import { MainColumn } from './main-column.tsx';
import { SiteHeader } from './site-header.tsx';
import { StaffReturn } from './staff-return.tsx';
import { VisitorTabs } from './visitor-tabs.tsx';

/** The frame of every screen for visitors. */
export function PublicLayout() {
  return (
    <>
      <StaffReturn />
      <SiteHeader>
        <HeaderTools>
          <VisitorTabs />
        </HeaderTools>
      </SiteHeader>
      <MainColumn />
    </>
  );
}
