import type { PresetSettings } from '@prayer-community/domain/settings/preset-differences';
import { useSettings } from '../../../firebase/settings/use-settings.ts';

type LivePresetSettings = (
  | { state: 'loading' }
  /** At least one of the documents is refused or invalid. */
  | { state: 'error' }
  | { state: 'ready'; settings: PresetSettings }
) & { retry: () => void };

/** Returns the current settings that presets decide, once all of them are known. */
export function usePresetSettings(): LivePresetSettings {
  const screens = useSettings('screens');
  const privacy = useSettings('privacy');
  const wall = useSettings('wall');
  const reminders = useSettings('reminders');
  const safety = useSettings('safety');
  const sessions = useSettings('prayer_sessions');
  const requesters = useSettings('requesters');
  const replies = useSettings('replies');
  const intake = useSettings('intake');
  const all = [screens, privacy, wall, reminders, safety, sessions, requesters, replies, intake];
  const failed = all.filter(({ state }) => state === 'error');
  const retry = () => {
    for (const each of failed) {
      each.retry();
    }
  };
  if (failed.length > 0) {
    return { state: 'error', retry };
  }
  if (
    screens.state !== 'ready' ||
    privacy.state !== 'ready' ||
    wall.state !== 'ready' ||
    reminders.state !== 'ready' ||
    safety.state !== 'ready' ||
    sessions.state !== 'ready' ||
    requesters.state !== 'ready' ||
    replies.state !== 'ready' ||
    intake.state !== 'ready'
  ) {
    return { state: 'loading', retry };
  }
  const settings = {
    screens: screens.settings,
    privacy: privacy.settings,
    wall: wall.settings,
    reminders: reminders.settings,
    safety: safety.settings,
    prayer_sessions: sessions.settings,
    requesters: requesters.settings,
    replies: replies.settings,
    intake: intake.settings,
  };
  return { state: 'ready', settings, retry };
}
