import type { SettingsName } from '@prayer-community/domain/settings/settings';
import { text } from '@prayer-community/domain/texts/text';

/** What each group of settings is called, in the order of the screen. */
export const GROUP_TITLES: Record<SettingsName, string> = {
  set_up: text('Preset'),
  screens: text('Parts of the Site'),
  identity: text('Community'),
  privacy: text('Prayer Requests'),
  wall: text('Belief Wall'),
  reminders: text('Reminders'),
  safety: text('Safety'),
  prayer_sessions: text('Prayer Sessions'),
  requesters: text('Requesters'),
  replies: text('Replies'),
  intake: text('Ways to Ask'),
  site: text('Site'),
};

/** The id of the element that holds a group, for links to it. */
export function groupId(name: string): string {
  return `settings-${name}`;
}
