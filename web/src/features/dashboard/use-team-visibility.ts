import {
  type RequestVisibility,
  requestVisibility,
} from '@prayer-community/domain/prayer-request/request-visibility';
import { useSettings } from '../../firebase/settings/use-settings.ts';

/**
 * Returns what the prayer team may see, live. Null until known. If the settings cannot be read, confidential requests
 * are not queried.
 */
export function useTeamVisibility(): RequestVisibility | null {
  const privacy = useSettings('privacy');
  switch (privacy.state) {
    case 'loading':
      return null;
    case 'error':
      return 'nothing_confidential';
    case 'ready':
      return requestVisibility('prayer_team', privacy.settings);
  }
}
