import { message } from '@prayer-community/i18n/text';
import * as z from 'zod';
import { maxChars } from '../fields/max-chars.ts';
import { withMessage } from '../fields/validation-messages.ts';
import { HELP_COUNTRIES } from '../safety/help-lines.ts';
import { identityFields, identitySettingsSchema } from './identity.ts';
import { DEFAULT_TIME_ZONE, isTimeZone, TIME_ZONE_MAX_CHARS, timeZoneSchema } from './quiet-hours.ts';
import { DEFAULT_REMINDER_HOURS, RETURN_MAX_HOURS } from './reminder-hours.ts';
import { DEFAULT_REPLY_TEMPLATES, replyTemplatesSchema } from './reply-templates.ts';
import { screenFields, screenSettingsSchema } from './screens.ts';
import { DEFAULT_SESSION_HOURS, SESSION_MAX_HOURS } from './session-end.ts';
import { setUpFields, setUpSettingsSchema } from './set-up.ts';

/** The maximum retention of closed requests in days: ten years. */
export const RETENTION_MAX_DAYS = 3650;

function wholeNumber(min: number, max: number) {
  const problem = withMessage(
    message('Please enter a whole number from {min} to {max}.', { min: String(min), max: String(max) }),
  );
  return z.int(problem).min(min, problem).max(max, problem);
}

const wallFields = {
  approval: z.enum(['at_once', 'moderated']),
  reports_to_hide: wholeNumber(1, 100),
};

const privacyFields = {
  confidential_visible_to: z.enum(['team', 'leadership']),
  retention_days: wholeNumber(0, RETENTION_MAX_DAYS),
  session_hours: wholeNumber(1, SESSION_MAX_HOURS),
};

const safetyFields = {
  watches_for_need: z.boolean(),
  help_country: z.enum(HELP_COUNTRIES).nullable(),
  asks_consent: z.boolean(),
};

const prayerSessionFields = { on_wall: z.boolean(), for_team: z.boolean() };

const requesterFields = { status_pages: z.boolean(), prayer_notices: z.boolean(), asks_gender: z.boolean() };
const replyFields = { reviewed_by_leadership: z.boolean(), templates: replyTemplatesSchema };

const intakeFields = {
  by_phone: z.boolean(),
  in_kiosk: z.boolean(),
  in_frames: z.boolean(),
  on_poster: z.boolean(),
};

const siteFields = { in_spanish: z.boolean(), sends_later: z.boolean() };

/** The maximum number of hours before the first reminder of a request: one week. */
export const REMINDER_MAX_HOURS = 168;

/** The maximum number of unanswered reminders before all leaders are notified. */
export const ESCALATION_MAX_REMINDERS = 20;

const waitHours = wholeNumber(1, REMINDER_MAX_HOURS);
const hourOfDay = wholeNumber(0, 23);

const reminderFields = {
  unassigned_after_hours: waitHours,
  /** True if each urgency has its own hours, instead of the same hours for all requests. */
  by_urgency: z.boolean(),
  hours_by_urgency: z.strictObject({ high: waitHours, medium: waitHours, low: waitHours }),
  /** Unanswered reminders before all leaders are notified. 0 means never. */
  escalate_after_reminders: wholeNumber(0, ESCALATION_MAX_REMINDERS),
  quiet_hours: z
    .strictObject({ from: hourOfDay, to: hourOfDay })
    .refine(({ from, to }) => from !== to, {
      path: ['to'],
      ...withMessage(message('Quiet hours can’t start and end at the same hour.')),
    })
    .nullable(),
  time_zone: timeZoneSchema,
  suggests_assignee: z.boolean(),
  team_may_claim: z.boolean(),
  return_away_after_hours: wholeNumber(0, RETURN_MAX_HOURS),
  return_idle_after_hours: wholeNumber(0, RETURN_MAX_HOURS),
};

/** `settings/wall`: whether new posts need a leader's approval, and how many reports hide a post. */
export const wallSettingsSchema = z.object({
  approval: wallFields.approval.default('at_once'),
  reports_to_hide: wallFields.reports_to_hide.default(3),
});

/**
 * `settings/privacy`: who sees active confidential requests, days until a closed request is anonymized (0 means never),
 * and hours until staff must sign in again.
 */
export const privacySettingsSchema = z.object({
  confidential_visible_to: privacyFields.confidential_visible_to.default('team'),
  retention_days: privacyFields.retention_days.default(0),
  session_hours: privacyFields.session_hours.default(DEFAULT_SESSION_HOURS),
});

/** The privacy settings that are stored when a community is set up. Only leadership reads confidential requests. */
export const FIRST_PRIVACY: z.infer<typeof privacySettingsSchema> = {
  confidential_visible_to: 'leadership',
  retention_days: 0,
  session_hours: DEFAULT_SESSION_HOURS,
};

/**
 * `settings/safety`: whether signs of crisis show help lines and alert leadership, which country's help lines to show
 * first (null: that of the browser), and whether the form asks if the people named in a request agreed.
 */
export const safetySettingsSchema = z.object({
  watches_for_need: safetyFields.watches_for_need.default(true),
  help_country: safetyFields.help_country.default(null),
  asks_consent: safetyFields.asks_consent.default(true),
});

/** `settings/requesters`: private status pages, emails about prayers, and whether the form asks for the gender. */
export const requesterSettingsSchema = z.object({
  status_pages: requesterFields.status_pages.default(true),
  prayer_notices: requesterFields.prayer_notices.default(true),
  asks_gender: requesterFields.asks_gender.default(true),
});

/** `settings/replies`: whether leadership reviews the team's replies before they are sent, and the reply templates. */
export const replySettingsSchema = z.object({
  reviewed_by_leadership: replyFields.reviewed_by_leadership.default(false),
  templates: replyFields.templates.default(DEFAULT_REPLY_TEMPLATES),
});

/** `settings/reminders`: how long a request may stay unassigned or with an assignee, what happens then, and who may claim it. */
export const reminderSettingsSchema = z.object({
  unassigned_after_hours: reminderFields.unassigned_after_hours.default(DEFAULT_REMINDER_HOURS),
  by_urgency: reminderFields.by_urgency.default(false),
  hours_by_urgency: reminderFields.hours_by_urgency.default({
    high: 1,
    medium: 4,
    low: DEFAULT_REMINDER_HOURS,
  }),
  escalate_after_reminders: reminderFields.escalate_after_reminders.default(2),
  quiet_hours: reminderFields.quiet_hours.default(null),
  // The rules do not know the time zones, so an invalid name can be stored. It must not stop the reminders.
  time_zone: z
    .string()
    .default(DEFAULT_TIME_ZONE)
    .transform((name) => (isTimeZone(name) ? name : DEFAULT_TIME_ZONE)),
  suggests_assignee: reminderFields.suggests_assignee.default(true),
  team_may_claim: reminderFields.team_may_claim.default(false),
  return_away_after_hours: reminderFields.return_away_after_hours.default(0),
  return_idle_after_hours: reminderFields.return_idle_after_hours.default(0),
});

/** `settings/prayer_sessions`: whether prayer sessions are offered on the wall and to the team. */
export const prayerSessionSettingsSchema = z.object({
  on_wall: prayerSessionFields.on_wall.default(true),
  for_team: prayerSessionFields.for_team.default(true),
});

/**
 * `settings/intake`: ways to submit a request besides the site: by staff on the phone, on a device in the church, in
 * frames on sites that the deployment names, and from a poster that staff print.
 */
const intakeSettingsSchema = z.object({
  by_phone: intakeFields.by_phone.default(true),
  in_kiosk: intakeFields.in_kiosk.default(true),
  in_frames: intakeFields.in_frames.default(true),
  on_poster: intakeFields.on_poster.default(true),
});

/** `settings/site`: whether the site is offered in Spanish, and whether queued requests are sent automatically when back online. */
export const siteSettingsSchema = z.object({
  in_spanish: siteFields.in_spanish.default(true),
  sends_later: siteFields.sends_later.default(true),
});

/** Every settings document by its id. A missing document means the defaults. */
export const SETTINGS = {
  set_up: setUpSettingsSchema,
  screens: screenSettingsSchema,
  identity: identitySettingsSchema,
  wall: wallSettingsSchema,
  privacy: privacySettingsSchema,
  reminders: reminderSettingsSchema,
  safety: safetySettingsSchema,
  prayer_sessions: prayerSessionSettingsSchema,
  requesters: requesterSettingsSchema,
  replies: replySettingsSchema,
  intake: intakeSettingsSchema,
  site: siteSettingsSchema,
} as const;

export type SettingsName = keyof typeof SETTINGS;
export type WallSettings = z.infer<typeof wallSettingsSchema>;
export type PrivacySettings = z.infer<typeof privacySettingsSchema>;
export type ReminderSettings = z.infer<typeof reminderSettingsSchema>;
export type SafetySettings = z.infer<typeof safetySettingsSchema>;
export type IntakeSettings = z.infer<typeof intakeSettingsSchema>;
export type SiteSettings = z.infer<typeof siteSettingsSchema>;
export type PrayerSessionSettings = z.infer<typeof prayerSessionSettingsSchema>;
export type RequesterSettings = z.infer<typeof requesterSettingsSchema>;
export type ReplySettings = z.infer<typeof replySettingsSchema>;

export type Settings = { [Name in SettingsName]: z.infer<(typeof SETTINGS)[Name]> };

/** Every settings document with valid values. The rules accept any of these fields and no others. */
export const CHOSEN_SETTINGS = {
  set_up: z.strictObject(setUpFields),
  screens: z.strictObject(screenFields),
  identity: z.strictObject(identityFields),
  wall: z.strictObject(wallFields),
  privacy: z.strictObject(privacyFields),
  reminders: z.strictObject(reminderFields),
  safety: z.strictObject(safetyFields),
  prayer_sessions: z.strictObject(prayerSessionFields),
  requesters: z.strictObject(requesterFields),
  replies: z.strictObject(replyFields),
  intake: z.strictObject(intakeFields),
  site: z.strictObject(siteFields),
} as const;

/** What leadership stores: the fields that it has changed. The rules do not know the names of time zones. */
export const STORABLE_SETTINGS = {
  set_up: CHOSEN_SETTINGS.set_up.partial(),
  screens: CHOSEN_SETTINGS.screens.partial(),
  identity: CHOSEN_SETTINGS.identity.partial(),
  wall: CHOSEN_SETTINGS.wall.partial(),
  privacy: CHOSEN_SETTINGS.privacy.partial(),
  reminders: z
    .strictObject({ ...reminderFields, time_zone: z.string().min(1).check(maxChars(TIME_ZONE_MAX_CHARS)) })
    .partial(),
  safety: CHOSEN_SETTINGS.safety.partial(),
  prayer_sessions: CHOSEN_SETTINGS.prayer_sessions.partial(),
  requesters: CHOSEN_SETTINGS.requesters.partial(),
  replies: CHOSEN_SETTINGS.replies.partial(),
  intake: CHOSEN_SETTINGS.intake.partial(),
  site: CHOSEN_SETTINGS.site.partial(),
} as const;

/** True if the next purge may anonymize requests that the old setting would have retained. This cannot be undone. */
export function shortensRetention(before: PrivacySettings, after: PrivacySettings): boolean {
  return (
    after.retention_days > 0 && (before.retention_days === 0 || after.retention_days < before.retention_days)
  );
}

/** True if the team may read confidential requests whose requesters were promised that only leadership does. */
export function opensConfidential(before: PrivacySettings, after: PrivacySettings): boolean {
  return before.confidential_visible_to === 'leadership' && after.confidential_visible_to === 'team';
}

/** Returns the value of `hears_confidential` in members' profiles. */
export function isConfidentialVisibleToTeam(
  privacy: Pick<PrivacySettings, 'confidential_visible_to'>,
): boolean {
  return privacy.confidential_visible_to === 'team';
}

/** The parts of `settings/privacy` that are copied to every profile, where rules read them. */
export interface PrivacyInProfile {
  hears_confidential: boolean;
  session_hours: number;
}

export function privacyInProfile(privacy: PrivacySettings): PrivacyInProfile {
  return { hears_confidential: isConfidentialVisibleToTeam(privacy), session_hours: privacy.session_hours };
}
