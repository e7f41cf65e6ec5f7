import * as z from 'zod';
import '../fields/validation-messages.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@prayer-community/i18n/language';

export const STAFF_ROLES = ['prayer_team', 'leadership'] as const;
export const AVAILABILITIES = ['available', 'unavailable'] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];
export type Availability = (typeof AVAILABILITIES)[number];

export const notificationPreferencesSchema = z.strictObject({
  newRequests: z.boolean(),
  reminders: z.boolean(),
});

export type NotificationPreferences = z.infer<typeof notificationPreferencesSchema>;

/** The languages in which somebody prays with requesters: at least one, each once. */
export const spokenLanguagesSchema = z
  .array(z.enum(LANGUAGES))
  .min(1)
  .max(LANGUAGES.length)
  .refine((languages) => new Set(languages).size === languages.length, 'Duplicate language');

/** What a new member is notified of until they change it. */
export const DEFAULT_NOTIFICATION_PREFERENCES: NotificationPreferences = {
  newRequests: true,
  reminders: true,
};

/** The stored fields of `profiles/{uid}`, generic over the type of an instant. */
export function profileFields<Instant extends z.ZodType>(instant: Instant) {
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
    /** Absent where they never said: then English alone. */
    languages: spokenLanguagesSchema.optional(),
    /** Whether the tour of Today was shown to them, on whatever device. */
    has_seen_tour: z.literal(true).optional(),
    /** False where `settings/privacy` keeps confidential requests from the team: the file store's rules read it here. */
    hears_confidential: z.boolean().optional(),
    /** Hours that a session continues, as `settings/privacy` says: rules read it here. */
    session_hours: z.int().optional(),
    /** The `mfa_at` of sessions that were ended one by one. */
    ended_sessions: z.array(z.int()).optional(),
    /** When all sessions were last ended, by a new password for instance: one that began earlier counts no more. */
    sessions_ended_at: instant.optional(),
  };
}

/** A member of the staff, generic in the type of its instants. */
export type Profile<Instant> = Omit<
  z.infer<z.ZodObject<ReturnType<typeof profileFields<z.ZodUnknown>>>>,
  'created_at' | 'unavailable_start_date' | 'unavailable_end_date' | 'sessions_ended_at'
> & {
  created_at: Instant;
  unavailable_start_date: Instant | null;
  unavailable_end_date: Instant | null;
  sessions_ended_at?: Instant;
};

/** The languages in which a member prays with requesters. */
export function languagesSpokenBy({
  languages,
}: {
  languages?: readonly Language[] | undefined;
}): readonly Language[] {
  return languages ?? [DEFAULT_LANGUAGE];
}

/** The language in which a member is written to: English, unless it is none of theirs. */
export function mailLanguageOf(member: { languages?: readonly Language[] | undefined }): Language {
  const [first = DEFAULT_LANGUAGE, ...others] = languagesSpokenBy(member);
  return others.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : first;
}

/** A member's name as shown on cards and lists. */
export function fullName(member: { first_name: string; last_name: string }): string {
  return `${member.first_name} ${member.last_name}`.trim();
}
