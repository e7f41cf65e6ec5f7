import type { SessionSettings } from '@prayer-community/domain/settings/settings';
import type { ReactNode } from 'react';
import { useSettings } from '../../firebase/settings/use-settings.ts';

interface IfSessionsEnabledProps {
  where: keyof SessionSettings;
  whileUnknown: ReactNode;
  children: ReactNode;
}

/** The way into a session where leadership offers it; also where that cannot be read. */
export function IfSessionsEnabled({ where, whileUnknown, children }: IfSessionsEnabledProps) {
  const live = useSettings('prayer_sessions');
  if (live.state === 'loading') {
    return whileUnknown;
  }
  return live.state === 'error' || live.settings[where] ? children : null;
}
