import * as z from 'zod';
import './validation-messages.ts';
import { HELP_COUNTRIES } from './help-lines.ts';
import { DEFAULT_REMINDER_HOURS } from './reminders.ts';

/** Days after which a closed request may at most be emptied: ten years. */
export const RETENTION_MAX_DAYS = 3650;

function wholeNumber(min: number, max: number) {
  const message = `Please enter a whole number from ${min} to ${max}.`;
  return z.int(message).min(min, message).max(max, message);
}

const wallFields = {
  approval: z.enum(['at_once', 'moderated']),
  reports_to_hide: wholeNumber(1, 100),
};

const privacyFields = {
  confidential_visible_to: z.enum(['team', 'leadership']),
  retention_days: wholeNumber(0, RETENTION_MAX_DAYS),
};

const safetyFields = {
  watches_for_need: z.boolean(),
  help_country: z.enum(HELP_COUNTRIES),
  asks_consent: z.boolean(),
};

const sessionFields = { on_wall: z.boolean(), for_team: z.boolean() };

const reminderFields = { unassigned_after_hours: wholeNumber(1, 168) };

/** `settings/wall`: whether a new post waits for a leader, and how many reports take one down. */
export const wallSettingsSchema = z.object({
  approval: wallFields.approval.default('at_once'),
  reports_to_hide: wallFields.reports_to_hide.default(3),
});

/** `settings/privacy`: who sees confidential requests while active, and days until a closed request is emptied (0 = keep). */
export const privacySettingsSchema = z.object({
  confidential_visible_to: privacyFields.confidential_visible_to.default('team'),
  retention_days: privacyFields.retention_days.default(0),
});

/**
 * `settings/safety`: whether words of harm show help lines and alert leadership, whose help lines where a browser tells no country,
 * and whether the form asks if those agree whom a request names.
 */
export const safetySettingsSchema = z.object({
  watches_for_need: safetyFields.watches_for_need.default(true),
  help_country: safetyFields.help_country.default('US'),
  asks_consent: safetyFields.asks_consent.default(true),
});

/** `settings/reminders`. */
export const reminderSettingsSchema = z.object({
  unassigned_after_hours: reminderFields.unassigned_after_hours.default(DEFAULT_REMINDER_HOURS),
});

/** `settings/prayer_sessions`: whether the wall, and the team, offer to pray for one request after another. */
export const sessionSettingsSchema = z.object({
  on_wall: sessionFields.on_wall.default(true),
  for_team: sessionFields.for_team.default(true),
});

/** Every settings document by its id; an absent document means the defaults. */
export const SETTINGS = {
  wall: wallSettingsSchema,
  privacy: privacySettingsSchema,
  reminders: reminderSettingsSchema,
  safety: safetySettingsSchema,
  prayer_sessions: sessionSettingsSchema,
} as const;

export type SettingsName = keyof typeof SETTINGS;
export type WallSettings = z.infer<typeof wallSettingsSchema>;
export type PrivacySettings = z.infer<typeof privacySettingsSchema>;
export type ReminderSettings = z.infer<typeof reminderSettingsSchema>;
export type SafetySettings = z.infer<typeof safetySettingsSchema>;
export type SessionSettings = z.infer<typeof sessionSettingsSchema>;

/** What each settings document holds. */
export interface Settings {
  wall: WallSettings;
  privacy: PrivacySettings;
  reminders: ReminderSettings;
  safety: SafetySettings;
  prayer_sessions: SessionSettings;
}

/** Every settings document as leadership stores it: all of its fields and no other, which is what the rules take. */
export const CHOSEN_SETTINGS = {
  wall: z.strictObject(wallFields),
  privacy: z.strictObject(privacyFields),
  reminders: z.strictObject(reminderFields),
  safety: z.strictObject(safetyFields),
  prayer_sessions: z.strictObject(sessionFields),
} as const;

/** True where the next run of the purge may empty requests that would have stayed until now: what cannot be taken back. */
export function keepsRequestsShorter(before: PrivacySettings, after: PrivacySettings): boolean {
  return (
    after.retention_days > 0 && (before.retention_days === 0 || after.retention_days < before.retention_days)
  );
}

/** What a member's profile says of it: see `hears_confidential` there. */
export function hearsConfidential(privacy: Pick<PrivacySettings, 'confidential_visible_to'>): boolean {
  return privacy.confidential_visible_to === 'team';
}
