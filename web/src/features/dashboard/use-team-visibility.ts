import {
  type RequestVisibility,
  requestVisibility,
} from '@prayer-community/domain/prayer-request/request-visibility';
import { type LiveSettings, useSettings } from '../../firebase/settings/use-settings.ts';

/** Returns what the prayer team may see, live. Null until known. */
export function useTeamVisibility(): RequestVisibility | null {
  return teamVisibility(useSettings('privacy'));
}

/**
 * Returns what the prayer team may see with these settings. Null while they are loading. If they cannot be read,
 * confidential requests are not queried.
 */
export function teamVisibility(privacy: LiveSettings<'privacy'>): RequestVisibility | null {
  switch (privacy.state) {
    case 'loading':
      return null;
    case 'error':
      return 'nothing_confidential';
    case 'ready':
      return requestVisibility('prayer_team', privacy.settings);
  }
}
