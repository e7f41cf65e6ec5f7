import {
  type RequestVisibility,
  requestVisibility,
} from '@prayer-community/domain/prayer-request/request-visibility';
import { useSettings } from '../../firebase/settings/use-settings.ts';

/** What the prayer team may see, live; null until it is known. Where it cannot be known, no confidential request is queried. */
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
