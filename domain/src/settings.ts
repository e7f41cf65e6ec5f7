import * as z from 'zod';
import { DEFAULT_REMINDER_HOURS } from './reminders.ts';

/** `settings/wall`: whether a new post waits for a leader, and how many reports take one down. */
export const wallSettingsSchema = z.object({
  approval: z.enum(['at_once', 'moderated']).default('at_once'),
  reports_to_hide: z.int().min(1).max(100).default(3),
});

/** `settings/privacy`: who sees confidential requests while active, and days until a closed request is emptied (0 = keep). */
export const privacySettingsSchema = z.object({
  confidential_visible_to: z.enum(['team', 'leadership']).default('team'),
  retention_days: z.int().min(0).max(3650).default(0),
});

/** `settings/reminders`. */
export const reminderSettingsSchema = z.object({
  unassigned_after_hours: z.int().min(1).max(168).default(DEFAULT_REMINDER_HOURS),
});

/** Every settings document by its id; an absent document means the defaults. */
export const SETTINGS = {
  wall: wallSettingsSchema,
  privacy: privacySettingsSchema,
  reminders: reminderSettingsSchema,
} as const;

export type WallSettings = z.infer<typeof wallSettingsSchema>;
export type PrivacySettings = z.infer<typeof privacySettingsSchema>;
export type ReminderSettings = z.infer<typeof reminderSettingsSchema>;
