import type { StaffRole } from '@prayer-community/domain/profile';
import { type RequestSight, requestSight } from '@prayer-community/domain/request-access';
import { useSettings } from '../../settings/use-settings.ts';

/** What the member may see, live; null until it is known. Where it cannot be known, no confidential request is asked for. */
export function useRequestSight(role: StaffRole): RequestSight | null {
  const privacy = useSettings('privacy');
  if (role === 'leadership') {
    return 'everything';
  }
  switch (privacy.state) {
    case 'loading':
      return null;
    case 'error':
      return 'nothing_confidential';
    case 'ready':
      return requestSight(role, privacy.settings);
  }
}
