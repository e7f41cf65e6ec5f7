import { Suspense, useLayoutEffect, useState } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { ArrivalContext } from '../../ui/arrival.ts';
import { PageLoading } from '../pages/page-loading.tsx';
import { SkipLink } from './skip-link.tsx';

/** What every screen shares: the skip link, where a new screen starts, and whether its heading takes the focus. */
export function RootLayout() {
  const location = useLocation();
  const [firstLocation] = useState(location);
  useStartAtTop();
  return (
    <ArrivalContext value={location === firstLocation ? 'opened' : 'navigated'}>
      <SkipLink />
      <Suspense fallback={<PageLoading />}>
        <Outlet />
      </Suspense>
    </ArrivalContext>
  );
}

/** A screen that was navigated to starts at its top; Back and Forward keep the browser's own position. */
function useStartAtTop() {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what changed, not what is read
  useLayoutEffect(() => {
    if (navigation !== 'POP') {
      window.scrollTo(0, 0);
    }
  }, [pathname, navigation]);
}
