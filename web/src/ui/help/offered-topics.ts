import type { ScreenSettings } from '@prayer-community/domain/settings/site-identity';
import type { HelpTopic } from './help-topic.ts';

/** A part that leadership can turn off and that a help page may know to be off. The visitors' page does not know the intake settings. */
export type HelpedPart = keyof ScreenSettings | 'prayer_sessions' | 'in_kiosk' | 'by_phone' | 'on_poster';

const PARTS: Partial<Record<HelpTopic, HelpedPart>> = {
  'daily-content': 'daily_content',
  publishing: 'daily_content',
  'prayer-circles': 'prayer_circles',
  'one-circle': 'prayer_circles',
  'link-sign-in': 'prayer_circles',
  insights: 'insights',
  'prayer-session': 'prayer_sessions',
  kiosk: 'in_kiosk',
  'phone-call': 'by_phone',
  poster: 'on_poster',
};

/** Returns the topics about the parts that the community uses. A part counts as used unless it is known to be off. */
export function offeredTopics(
  topics: readonly HelpTopic[],
  isOn: Readonly<Partial<Record<HelpedPart, boolean>>>,
): readonly HelpTopic[] {
  return topics.filter((topic) => {
    const part = PARTS[topic];
    return part === undefined || isOn[part] !== false;
  });
}
