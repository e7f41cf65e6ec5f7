import type { Preset } from '@prayer-community/domain/settings/set-up';
import { type Message, message, shownText } from '@prayer-community/i18n/text';
import { APPROVAL_LABELS, AUDIENCE_LABELS } from '../setting-labels.ts';

export const PRESET_TEXTS: Record<Preset, { title: Message; sentence: Message }> = {
  small: {
    title: message('Small'),
    sentence: message('The form, a request list for the team, and a wall where leaders approve each post.'),
  },
  team: {
    title: message('Team'),
    sentence: message(
      'Adds reminders by urgency, suggested assignees, prayer sessions, phone requests and insights.',
    ),
  },
  large: {
    title: message('Large'),
    sentence: message(
      'Adds daily content, prayer circles, the kiosk, a question about gender and a leader’s review of the team’s replies.',
    ),
  },
};

const CHOICES: ReadonlyMap<unknown, Message> = new Map<unknown, Message>([
  [true, message('On')],
  [false, message('Off')],
  ...Object.entries(AUDIENCE_LABELS),
  ...Object.entries(APPROVAL_LABELS),
]);

export function valueText(value: unknown): string {
  return shownText(CHOICES.get(value) ?? String(value));
}
