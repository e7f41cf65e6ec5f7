import { Outlet } from 'react-router-dom';
import { SessionProvider } from './session-provider.tsx';

/** The screens that have to know the session. */
export function SessionLayout() {
  return (
    <SessionProvider>
      <Outlet />
    </SessionProvider>
  );
}
