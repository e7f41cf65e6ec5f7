import { Fragment, lazy, Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { PATHS } from '../config/paths.ts';
import { forgetAddress, rememberAddress } from './address-after-sign-in.ts';
import { LoadingView } from './loading-view.tsx';
import { useSession } from './session.ts';

const IdleWarning = lazy(async () => ({ default: (await import('./idle/idle-warning.tsx')).IdleWarning }));

/** Renders the screens inside for signed-in staff and redirects everyone else to the login. */
export function ProtectedRoute() {
  const session = useSession();
  switch (session.state) {
    case 'loading':
      return <LoadingView />;
    case 'signedOut':
      return <ToLogin />;
    case 'signedIn':
      return (
        <Fragment key={session.uid}>
          <PageContent />
          <Outlet />
          <Suspense>
            <IdleWarning />
          </Suspense>
        </Fragment>
      );
  }
}

function ToLogin() {
  const { pathname, search } = useLocation();
  useEffect(() => rememberAddress({ pathname, search }, null), [pathname, search]);
  return <Navigate to={PATHS.login} replace />;
}

function PageContent() {
  useEffect(forgetAddress, []);
  return null;
}
