import type { SettingsName } from '@prayer-community/domain/settings/settings';
import { type Message, message } from '@prayer-community/i18n/text';

/** The title of each group of settings, in screen order. */
export const GROUP_TITLES: Record<SettingsName, Message> = {
  set_up: message('Preset'),
  screens: message('Parts of the Site'),
  identity: message('Community'),
  privacy: message('Prayer Requests'),
  wall: message('Belief Wall'),
  reminders: message('Reminders'),
  safety: message('Safety'),
  prayer_sessions: message('Prayer Sessions'),
  requesters: message('Requesters'),
  replies: message('Replies'),
  intake: message('Ways to Ask for Prayer'),
  site: message('Site'),
};

export function groupId(name: string): string {
  return `settings-${name}`;
}
