import type { PresetField } from '@prayer-community/domain/settings/preset-differences';
import type { Preset } from '@prayer-community/domain/settings/set-up';
import { text } from '@prayer-community/domain/texts/text';

/** Each preset in one sentence. */
export const PRESET_TEXTS: Record<Preset, { title: string; sentence: string }> = {
  small: {
    title: text('Small'),
    sentence: text('The form, the team’s list and a wall where leaders approve each post.'),
  },
  team: {
    title: text('Team'),
    sentence: text('Adds reminders by urgency, suggested assignees, prayer sessions, calls and insights.'),
  },
  large: {
    title: text('Large'),
    sentence: text('Adds daily content, prayer circles, the kiosk and a review of each reply.'),
  },
};

/** What each setting that presets decide is called. */
export const PRESET_FIELD_LABELS: Record<PresetField, string> = {
  'screens.prayer_circles': text('Prayer circles'),
  'screens.daily_content': text('Daily content'),
  'screens.insights': text('Insights for leadership'),
  'privacy.confidential_visible_to': text('Who sees confidential requests while they are active?'),
  'wall.approval': text('New posts appear'),
  'wall.reports_to_hide': text('Hide after this many reports'),
  'reminders.by_urgency': text('Set hours by urgency'),
  'reminders.suggests_assignee': text('Suggest an assignee'),
  'reminders.team_may_claim': text('Let the team take requests'),
  'reminders.return_away_after_hours': text('Reassign after (hours away)'),
  'reminders.return_idle_after_hours': text('Reassign after (hours without activity)'),
  'safety.watches_for_need': text('Show help lines and alert leadership'),
  'safety.asks_consent': text('Ask whether the people named have agreed'),
  'prayer_sessions.on_wall': text('Offer prayer sessions to visitors'),
  'prayer_sessions.for_team': text('Offer prayer sessions to the team'),
  'requesters.status_pages': text('Give each requester a private status page'),
  'requesters.prayer_notices': text('E-mail requesters when someone prays for them'),
  'requesters.asks_gender': text('Ask for gender'),
  'replies.reviewed_by_leadership': text('Let leadership read replies first'),
  'intake.by_phone': text('Let the team enter requests from callers'),
  'intake.in_kiosk': text('Offer the form at /kiosk'),
  'intake.on_poster': text('Let staff print a poster'),
  'intake.in_frames': text('Offer the form at /embed'),
};

const CHOICES: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [true, text('On')],
  [false, text('Off')],
  ['team', text('Everyone on the team')],
  ['leadership', text('Leadership only')],
  ['at_once', text('Immediately')],
  ['moderated', text('After approval by leadership')],
]);

/** What a setting is set to, in words. */
export function valueText(value: unknown): string {
  return CHOICES.get(value) ?? String(value);
}
