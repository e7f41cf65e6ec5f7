import { Suspense } from 'react';
import { Deferred } from '../../ui/deferred.tsx';
import { optionalLazy } from '../../ui/optional-lazy.ts';
import { HeaderTools } from './header-tools.tsx';
import { MainColumn } from './main-column.tsx';
import { SiteHeader } from './site-header.tsx';
import { StaffReturn } from './staff-return.tsx';
import { VisitorTabs } from './visitor-tabs.tsx';

// Below the screen, which does not wait for it.
const BelowScreen = optionalLazy(async () => (await import('./below-screen.tsx')).BelowScreen);

export function PublicLayout() {
  return (
    <>
      <StaffReturn />
      <SiteHeader rowFrom="lg">
        <HeaderTools>
          <VisitorTabs />
        </HeaderTools>
      </SiteHeader>
      <MainColumn hasFooter />
      <Deferred>
        <Suspense>
          <BelowScreen />
        </Suspense>
      </Deferred>
    </>
  );
}
