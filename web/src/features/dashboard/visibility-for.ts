import {
  type RequestVisibility,
  requestVisibility,
} from '@prayer-community/domain/prayer-request/request-visibility';
import type { StaffRole } from '@prayer-community/domain/staff/profile';
import type { LiveSettings } from '../../firebase/settings/use-settings.ts';

const STRICTEST = { confidential_visible_to: 'leadership' } as const;

/**
 * Returns what a role may see with these settings. Null while the settings are loading, unless they make no difference.
 * If they cannot be read, the strictest ones apply.
 */
export function visibilityFor(role: StaffRole, privacy: LiveSettings<'privacy'>): RequestVisibility | null {
  if (privacy.state === 'ready') {
    return requestVisibility(role, privacy.settings);
  }
  const strictest = requestVisibility(role, STRICTEST);
  return privacy.state === 'error' || strictest === 'everything' ? strictest : null;
}
