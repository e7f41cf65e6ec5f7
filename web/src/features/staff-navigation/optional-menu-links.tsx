import { type Message, message } from '@prayer-community/i18n/text';
import { useEffect } from 'react';
import { PATHS } from '../../config/paths.ts';
import { useSettings } from '../../firebase/settings/use-settings.ts';

export interface MenuLink {
  path: string;
  label: Message;
}

/** Links that leadership can turn off. */
export const OPTIONAL_LINKS = {
  session: { path: PATHS.teamSession, label: message('Prayer Session') },
  intake: { path: PATHS.intake, label: message('From a Phone Call') },
  poster: { path: PATHS.poster, label: message('Poster') },
} satisfies Record<string, MenuLink>;

export interface OptionalMenuLinksProps {
  onKnown: (links: readonly MenuLink[]) => void;
}

/**
 * Reports the optional links that leadership offers to all staff. Mounted only when the user is about to open the menu,
 * so that no screen loads the settings before.
 */
export function OptionalMenuLinks({ onKnown }: OptionalMenuLinksProps) {
  const sessions = useSettings('prayer_sessions');
  const intake = useSettings('intake');
  const hasSessions = sessions.state === 'ready' && sessions.settings.for_team;
  const takesCalls = intake.state === 'ready' && intake.settings.by_phone;
  const hasPoster = intake.state === 'ready' && intake.settings.on_poster;
  const isKnown = sessions.state !== 'loading' && intake.state !== 'loading';
  useEffect(() => {
    if (isKnown) {
      onKnown([
        ...(hasSessions ? [OPTIONAL_LINKS.session] : []),
        ...(takesCalls ? [OPTIONAL_LINKS.intake] : []),
        ...(hasPoster ? [OPTIONAL_LINKS.poster] : []),
      ]);
    }
  }, [isKnown, hasSessions, takesCalls, hasPoster, onKnown]);
  return null;
}
