import type { SafetySettings } from '@prayer-community/domain/settings/settings';
import { useEffect } from 'react';
import { useSettings } from '../../firebase/settings/use-settings.ts';

/** Reports the safety settings, and each change of them. Loaded apart from the help lines, which must not wait for the Firestore SDK. */
export function FollowSafetySettings({ onKnown }: { onKnown: (settings: SafetySettings) => void }) {
  const live = useSettings('safety');
  const settings = live.state === 'ready' ? live.settings : null;
  useEffect(() => {
    if (settings !== null) {
      onKnown(settings);
    }
  }, [settings, onKnown]);
  return null;
}
