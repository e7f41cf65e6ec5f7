import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { PATHS } from '../config/paths.ts';
import { useIdleness } from './idle/use-idleness.ts';
import { IDLE_LIMIT_MS } from './idle/watch-activity.ts';
import { LoadingView } from './loading-view.tsx';
import { useSession } from './session.ts';
import { forgetUrl, rememberUrl } from './url-after-sign-in.ts';

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
      return <StaffScreen key={session.uid} />;
  }
}

/** After the idle limit, someone else may be at the device, and the sign-out waits for the server. */
function StaffScreen() {
  const idle = useIdleness(IDLE_LIMIT_MS);
  return (
    <>
      {idle.state === 'over' ? (
        <LoadingView />
      ) : (
        <>
          <PageContent />
          <Outlet />
        </>
      )}
      <Suspense>
        <IdleWarning idle={idle} />
      </Suspense>
    </>
  );
}

function ToLogin() {
  const { pathname, search } = useLocation();
  useEffect(() => rememberUrl({ pathname, search }, null), [pathname, search]);
  return <Navigate to={PATHS.login} replace />;
}

function PageContent() {
  useEffect(forgetUrl, []);
  return null;
}
