import { HeaderTools } from './header-tools.tsx';
import { MainColumn } from './main-column.tsx';
import { SiteHeader } from './site-header.tsx';

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
