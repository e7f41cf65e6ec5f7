import type { ScreenSettings } from '@prayer-community/domain/settings/site-identity';
import type { HelpTopic } from './help-topic.ts';

/** What leadership may turn off and a help page may know to be off; the one for visitors knows of no intake. */
export type HelpedPart = keyof ScreenSettings | 'prayer_sessions' | 'in_kiosk' | 'by_phone' | 'on_poster';

const PARTS: Partial<Record<HelpTopic, HelpedPart>> = {
  'daily-content': 'daily_content',
  publishing: 'daily_content',
  'prayer-circles': 'prayer_circles',
  'one-circle': 'prayer_circles',
  'member-sign-in': 'prayer_circles',
  insights: 'insights',
  'prayer-session': 'prayer_sessions',
  kiosk: 'in_kiosk',
  'phone-call': 'by_phone',
  poster: 'on_poster',
};

/** The topics about what the community uses; what is not known to be off counts as used. */
export function offeredTopics(
  topics: readonly HelpTopic[],
  isOn: Readonly<Partial<Record<HelpedPart, boolean>>>,
): readonly HelpTopic[] {
  return topics.filter((topic) => {
    const part = PARTS[topic];
    return part === undefined || isOn[part] !== false;
  });
}
