import { MINUTE_MS } from '@prayer-community/domain/fields/durations';
import { useEffect } from 'react';
import { loadIdentity } from '../../../ui/identity/identity.ts';

const RELOAD_AFTER_MS = 5 * MINUTE_MS;

/**
 * Loads the identity of the community from time to time, because the kiosk stays open for weeks.
 * @param isInUse true while someone uses the form, whose questions then stay as they are
 */
export function useCurrentIdentity(isInUse: boolean): void {
  useEffect(() => {
    if (isInUse) {
      return;
    }
    const reloading = window.setInterval(() => void loadIdentity(), RELOAD_AFTER_MS);
    return () => window.clearInterval(reloading);
  }, [isInUse]);
}
