import type { PresetField } from '@prayer-community/domain/settings/preset-differences';
import type { PrivacySettings, WallSettings } from '@prayer-community/domain/settings/settings';
import { type Message, message } from '@prayer-community/i18n/text';

/** The labels of the settings that presets decide, for their panels and for what differs from a preset. */
export const SETTING_LABELS: Record<PresetField, Message> = {
  'screens.prayer_circles': message('Prayer circles'),
  'screens.daily_content': message('Daily content'),
  'screens.insights': message('Insights for leadership'),
  'privacy.confidential_visible_to': message('Who sees confidential requests while they are active?'),
  'wall.approval': message('New posts appear'),
  'wall.reports_to_hide': message('Hide after this many reports'),
  'reminders.by_urgency': message('Set hours by urgency'),
  'reminders.suggests_assignee': message('Suggest an assignee'),
  'reminders.team_may_claim': message('Let the team take requests'),
  'safety.watches_for_need': message('Show help lines and alert leadership'),
  'safety.asks_consent': message('Ask whether the people named have agreed'),
  'prayer_sessions.on_wall': message('Offer prayer sessions to visitors'),
  'prayer_sessions.for_team': message('Offer prayer sessions to the team'),
  'requesters.status_pages': message('Give each requester a private page'),
  'requesters.prayer_notices': message('Email requesters when someone prays for them'),
  'requesters.asks_gender': message('Ask for gender'),
  'replies.reviewed_by_leadership': message('Let leadership read replies first'),
  'intake.by_phone': message('Let the team enter requests from callers'),
  'intake.in_kiosk': message('Offer a form for shared devices'),
  'intake.on_poster': message('Let the team print a poster'),
  'intake.in_frames': message('Offer the form on your website'),
};

export const AUDIENCE_LABELS: Record<PrivacySettings['confidential_visible_to'], Message> = {
  team: message('Everyone on the team'),
  leadership: message('Leadership only'),
};

export const APPROVAL_LABELS: Record<WallSettings['approval'], Message> = {
  at_once: message('Immediately'),
  moderated: message('After approval by leadership'),
};
