import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { NavigationTypeContext } from '../../ui/navigation-type.ts';
import { PageLoading } from '../pages/page-loading.tsx';
import { SkipLink } from './skip-link.tsx';
import { useScrollRestoration } from './use-scroll-restoration.ts';

/** What every screen shares: the skip link, where on it one stands, and whether its heading takes the focus. */
export function RootLayout() {
  const location = useLocation();
  const [firstLocation] = useState(location);
  useScrollRestoration();
  return (
    <NavigationTypeContext value={location === firstLocation ? 'opened' : 'navigated'}>
      <SkipLink />
      <Suspense fallback={<PageLoading />}>
        <Outlet />
      </Suspense>
    </NavigationTypeContext>
  );
}
