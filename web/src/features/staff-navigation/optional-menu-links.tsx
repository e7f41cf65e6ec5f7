import { type Message, message } from '@prayer-community/i18n/text';
import { useEffect } from 'react';
import { PATHS } from '../../config/paths.ts';
import { useSettings } from '../../firebase/settings/use-settings.ts';

/** A place that the menu leads to. */
export interface MenuLink {
  path: string;
  label: Message;
}

export interface OptionalMenuLinksProps {
  onKnown: (links: readonly MenuLink[]) => void;
}

/** Learns which places leadership offers to all of the staff. It is mounted once somebody is about to open the menu: no screen pays for it before. */
export function OptionalMenuLinks({ onKnown }: OptionalMenuLinksProps) {
  const sessions = useSettings('prayer_sessions');
  const intake = useSettings('intake');
  const hasSessions = sessions.state === 'ready' && sessions.settings.for_team;
  const takesCalls = intake.state === 'ready' && intake.settings.by_phone;
  const hasPoster = intake.state === 'ready' && intake.settings.on_poster;
  useEffect(() => {
    onKnown([
      ...(hasSessions ? [{ path: PATHS.teamSession, label: message('Prayer Session') }] : []),
      ...(takesCalls ? [{ path: PATHS.intake, label: message('From a Phone Call') }] : []),
      ...(hasPoster ? [{ path: PATHS.poster, label: message('Poster') }] : []),
    ]);
  }, [hasSessions, takesCalls, hasPoster, onKnown]);
  return null;
}
