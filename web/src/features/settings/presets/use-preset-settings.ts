import type { PresetSettings } from '@prayer-community/domain/settings/preset-differences';
import type { Settings, SettingsName } from '@prayer-community/domain/settings/settings';
import { useSettings } from '../../../firebase/settings/use-settings.ts';

/** Returns the current settings that presets decide. Null until all of them are known. */
export function usePresetSettings(): PresetSettings | null {
  const screens = useKnown('screens');
  const privacy = useKnown('privacy');
  const wall = useKnown('wall');
  const reminders = useKnown('reminders');
  const safety = useKnown('safety');
  const sessions = useKnown('prayer_sessions');
  const requesters = useKnown('requesters');
  const replies = useKnown('replies');
  const intake = useKnown('intake');
  if (!screens || !privacy || !wall || !reminders || !safety || !sessions) {
    return null;
  }
  if (!requesters || !replies || !intake) {
    return null;
  }
  return {
    screens,
    privacy,
    wall,
    reminders,
    safety,
    prayer_sessions: sessions,
    requesters,
    replies,
    intake,
  };
}

function useKnown<Name extends SettingsName>(name: Name): Settings[Name] | null {
  const live = useSettings(name);
  return live.state === 'ready' ? live.settings : null;
}
