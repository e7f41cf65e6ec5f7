import { useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { ArrivalContext } from '../../ui/arrival.ts';
import { SkipLink } from './skip-link.tsx';

/** What every screen shares: the skip link, the scroll position, and who moves the focus on arrival. */
export function RootLayout() {
  const location = useLocation();
  const [firstLocation] = useState(location);
  return (
    <ArrivalContext value={location === firstLocation ? 'opened' : 'navigated'}>
      <SkipLink />
      <Outlet />
      <ScrollRestoration />
    </ArrivalContext>
  );
}
