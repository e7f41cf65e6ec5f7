import * as z from 'zod';
import '../fields/validation-messages.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@prayer-community/i18n/language';
import type { Stored } from '../fields/stored.ts';
import { STAFF_ROLES } from './staff-roles.ts';

export const AVAILABILITIES = ['available', 'unavailable'] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];
export type Availability = (typeof AVAILABILITIES)[number];

export const notificationPreferencesSchema = z.strictObject({
  newRequests: z.boolean(),
  reminders: z.boolean(),
});

export type NotificationPreferences = z.infer<typeof notificationPreferencesSchema>;

/** The languages in which a member prays with requesters. At least one, without duplicates. */
export const spokenLanguagesSchema = z
  .array(z.enum(LANGUAGES))
  .min(1)
  .max(LANGUAGES.length)
  .refine((languages) => new Set(languages).size === languages.length, 'Duplicate language');

/** The notification preferences of a new member. */
export const DEFAULT_NOTIFICATION_PREFERENCES: NotificationPreferences = {
  newRequests: true,
  reminders: true,
};

/** The stored fields of `profiles/{uid}`. */
export function profileFields(instant: z.ZodType<Date>) {
  return {
    user_id: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    username: z.string(),
    phone: z.string().nullable(),
    role: z.enum(STAFF_ROLES),
    status: z.enum(AVAILABILITIES),
    created_at: instant,
    unavailable_start_date: instant.nullable(),
    unavailable_end_date: instant.nullable(),
    notification_preferences: notificationPreferencesSchema,
    /** Absent if the member never chose. This means English only. */
    languages: spokenLanguagesSchema.optional(),
    /** True once the member has seen the tour of Today, on any device. Otherwise absent. */
    has_seen_tour: z.literal(true).optional(),
    /** False if `settings/privacy` hides confidential requests from the team. The Cloud Storage rules read it here. */
    hears_confidential: z.boolean().optional(),
    /** How many hours a session lasts, copied from `settings/privacy`. Rules read it here. */
    session_hours: z.int().optional(),
    /** The `mfa_at` of sessions that were ended individually. */
    ended_sessions: z.array(z.int()).optional(),
    /** When all sessions were last ended, for example by a new password. Sessions that began earlier are no longer valid. */
    sessions_ended_at: instant.optional(),
  };
}

/** A staff member. */
export type Profile<Instant> = Stored<typeof profileFields, Instant>;

/** Returns the languages in which a member prays with requesters. English if they never chose. */
export function languagesSpokenBy({
  languages,
}: {
  languages?: readonly Language[] | undefined;
}): readonly Language[] {
  return languages ?? [DEFAULT_LANGUAGE];
}

/** Returns the language of messages to a member: English, unless they do not speak it. */
export function mailLanguageOf(member: { languages?: readonly Language[] | undefined }): Language {
  const [first = DEFAULT_LANGUAGE, ...others] = languagesSpokenBy(member);
  return others.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : first;
}

export function fullName(member: { first_name: string; last_name: string }): string {
  return `${member.first_name} ${member.last_name}`.trim();
}
