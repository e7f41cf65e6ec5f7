import { HeaderTools } from './header-tools.tsx';
import { MainColumn } from './main-column.tsx';
import { SiteHeader } from './site-header.tsx';
import { VisitorTabs } from './visitor-tabs.tsx';

/** The frame of every screen for visitors. */
export function PublicLayout() {
  return (
    <>
      <SiteHeader>
        <HeaderTools>
          <VisitorTabs />
        </HeaderTools>
      </SiteHeader>
      <MainColumn />
    </>
  );
}
