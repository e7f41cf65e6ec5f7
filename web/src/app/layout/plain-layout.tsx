import { HeaderTools } from './header-tools.tsx';
import { MainColumn } from './main-column.tsx';
import { SiteHeader } from './site-header.tsx';

/** The frame of the screens for staff who are not signed in yet: no tabs. */
export function PlainLayout() {
  return (
    <>
      <SiteHeader>
        <HeaderTools />
      </SiteHeader>
      <MainColumn />
    </>
  );
}
