import { Outlet } from 'react-router-dom';
import { SessionProvider } from './session-provider.tsx';

export function SessionLayout() {
  return (
    <SessionProvider>
      <Outlet />
    </SessionProvider>
  );
}
