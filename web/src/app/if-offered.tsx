import type { ScreenSettings } from '@prayer-community/domain/settings/site-identity';
import { Outlet } from 'react-router-dom';
import { useIdentity } from '../ui/identity/identity.ts';
import { screen } from './screen.tsx';

const TurnedOffPage = screen(async () => (await import('./pages/turned-off-page.tsx')).TurnedOffPage);

/** The screens of a part of the site, unless leadership turned it off; until that is known they show. */
export function IfOffered({ part }: { part: keyof ScreenSettings }) {
  return useIdentity()?.screens[part] === false ? <TurnedOffPage /> : <Outlet />;
}
