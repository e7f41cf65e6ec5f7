import { DEFAULT_LANGUAGE, LANGUAGES } from '@prayer-community/i18n/language';
import * as z from 'zod';
import { maxChars } from '../fields/max-chars.ts';
import { REQUEST_MAX_UPDATES, UPDATE_MAX_CHARS } from '../limits.ts';
import { consentSchema } from '../request-form/consent.ts';
import { contactInfoSchema } from '../request-form/contact.ts';
import { prayerFields } from '../request-form/prayer-data.ts';
import { REQUEST_SOURCES, URGENCY_LEVELS } from '../request-form/request-choices.ts';
import { CRISIS_SIGNS } from '../safety/crisis-keywords.ts';
import { personDecisionsSchema } from './person-decision.ts';
import { type ReminderSchedule, reminderScheduleFields, UNSET_SCHEDULE } from './reminder-schedule.ts';
import { RETURN_REASONS } from './return-to-pool.ts';

export const REQUEST_STATUSES = ['new', 'assigned', 'prayed_for', 'closed'] as const;
export const ARCHIVE_STATUSES = ['active', 'archived'] as const;
/** How a requester ended their own request. */
export const REQUESTER_ENDS = ['withdrawn', 'deleted'] as const;

export type RequestStatus = (typeof REQUEST_STATUSES)[number];
export type ArchiveStatus = (typeof ARCHIVE_STATUSES)[number];
export type RequesterEnd = (typeof REQUESTER_ENDS)[number];

/**
 * The stored fields of `prayer_requests/{id}`, generic over the type of an instant so that the web SDK's
 * Timestamp, the Admin SDK's and a test's Date share one shape.
 */
export function prayerRequestFields<Instant extends z.ZodType>(instant: Instant) {
  return {
    created_at: instant,
    status: z.enum(REQUEST_STATUSES),
    archive_status: z.enum(ARCHIVE_STATUSES),
    source: z.enum(REQUEST_SOURCES).default('web'),
    /** The language of the form, in which the requester is answered; absent in what was stored before there were two. */
    language: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
    ...prayerFields,
    /** That of `effectiveUrgency`, for queries to filter by; absent in what was stored before it stood apart from the choice. */
    effective_urgency: z.enum(URGENCY_LEVELS).optional(),
    /** True where there is only a recording, and nobody of the staff has listened to it. */
    awaits_listening: z.boolean().default(false),
    /** Crisis signs found in its text when it was submitted, if the community watches for them. */
    signs_of_need: z.array(z.enum(CRISIS_SIGNS)),
    requester_display: z.string(),
    /** Null where nobody asked. */
    consent: consentSchema.nullable().default(null),
    contact_info: contactInfoSchema.nullable(),
    audio_path: z.string().nullable(),
    /** What the requester added since, the oldest first. */
    updates: z
      .array(z.object({ text: z.string().check(maxChars(UPDATE_MAX_CHARS)), at: instant }))
      .max(REQUEST_MAX_UPDATES)
      .default([]),
    /** The words by which staff find it, made by functions alone; absent in what was stored before there was a search. */
    search_terms: z.array(z.string()).optional(),
    /**
     * Keyed hashes of the requester's e-mail address and phone number, made by functions alone; none where they gave no name; absent
     * in what was stored before requests of one person were found.
     */
    contact_hashes: z.array(z.string()).optional(),
    /** Names the request in decisions about who is the same person; null where it has no hashes. */
    person_key: z.string().nullable().default(null),
    person_decisions: personDecisionsSchema.default({}),
    /** Whether its submission opened a status page; absent in what was stored before it was noted. */
    has_status_page: z.boolean().default(true),
    /** The replies that were sent, and those that wait for a leader. */
    reply_count: z.int().min(0).default(0),
    replies_awaiting: z.int().min(0).default(0),
    /** When the team first answered the requester. */
    first_replied_at: instant.nullable().default(null),
    assigned_to: z.string().nullable(),
    contacted_at: instant.nullable(),
    note_count: z.int().min(0),
    /** Prayers counted in prayer sessions of the staff. They do not change the status. */
    prayer_count: z.int().min(0).default(0),
    /** The note that last raised `note_count`: the rules count a note by it. */
    last_note_id: z.string().nullable(),
    reminder_due_at: instant.nullable(),
    /** Absent in what was stored before there was a clock. */
    clock: z.object(reminderScheduleFields(instant)).default(UNSET_SCHEDULE),
    /** Why it was last unassigned automatically; null if it never was. */
    return_reason: z.enum(RETURN_REASONS).nullable().default(null),
    /** When the team asks how it went; null where they do not. Closing leaves it. */
    come_back_at: instant.nullable().default(null),
    /** Who last set or cleared that. */
    come_back_by: z.string().nullable().default(null),
    /** When it lost its text, contact and recording; null while it has them. */
    emptied_at: instant.nullable(),
    /** Whether the requester withdrew or deleted it; null for one that the team ends. */
    ended_by_requester: z.enum(REQUESTER_ENDS).nullable().default(null),
    updated_at: instant,
    updated_by: z.string().nullable(),
    /** Rises by one with each transition, and each date to come back: an action on an outdated state is refused. */
    revision: z.int().min(0),
  };
}

/** An update, in the requester's words. */
export interface RequestUpdate<Instant> {
  text: string;
  at: Instant;
}

/** A prayer request, generic in the type of its instants. */
export type PrayerRequest<Instant> = Omit<
  z.infer<z.ZodObject<ReturnType<typeof prayerRequestFields<z.ZodUnknown>>>>,
  | 'created_at'
  | 'contacted_at'
  | 'first_replied_at'
  | 'reminder_due_at'
  | 'clock'
  | 'come_back_at'
  | 'emptied_at'
  | 'updated_at'
  | 'updates'
> & {
  created_at: Instant;
  contacted_at: Instant | null;
  first_replied_at: Instant | null;
  reminder_due_at: Instant | null;
  clock: ReminderSchedule<Instant>;
  come_back_at: Instant | null;
  emptied_at: Instant | null;
  updates: RequestUpdate<Instant>[];
  updated_at: Instant;
};
