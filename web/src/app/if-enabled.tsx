import type { ScreenSettings } from '@prayer-community/domain/settings/site-identity';
import { Outlet } from 'react-router-dom';
import { useIdentity } from '../ui/identity/identity.ts';
import { screen } from './screen.ts';

const TurnedOffPage = screen(async () => (await import('./pages/turned-off-page.tsx')).TurnedOffPage);

/** Shows the screens of a part of the site unless leadership turned it off. Until that is known, the screens are shown. */
export function IfEnabled({ part }: { part: keyof ScreenSettings }) {
  return useIdentity()?.screens[part] === false ? <TurnedOffPage part={part} /> : <Outlet />;
}
