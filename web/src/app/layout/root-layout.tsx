import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ArrivalContext } from '../../ui/arrival.ts';
import { PageLoading } from '../pages/page-loading.tsx';
import { SkipLink } from './skip-link.tsx';
import { usePlaceOnPage } from './use-place-on-page.ts';

/** What every screen shares: the skip link, where on it one stands, and whether its heading takes the focus. */
export function RootLayout() {
  const location = useLocation();
  const [firstLocation] = useState(location);
  usePlaceOnPage();
  return (
    <ArrivalContext value={location === firstLocation ? 'opened' : 'navigated'}>
      <SkipLink />
      <Suspense fallback={<PageLoading />}>
        <Outlet />
      </Suspense>
    </ArrivalContext>
  );
}
