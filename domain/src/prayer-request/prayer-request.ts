import { DEFAULT_LANGUAGE, LANGUAGES } from '@prayer-community/i18n/language';
import * as z from 'zod';
import { maxChars } from '../fields/max-chars.ts';
import type { Stored } from '../fields/stored.ts';
import { REQUEST_MAX_UPDATES, UPDATE_MAX_CHARS } from '../limits.ts';
import { consentSchema } from '../request-form/consent.ts';
import { contactInfoSchema } from '../request-form/contact.ts';
import { prayerFields } from '../request-form/prayer-data.ts';
import { REQUEST_SOURCES, URGENCY_LEVELS } from '../request-form/request-choices.ts';
import { CRISIS_SIGNS } from '../safety/crisis-signs.ts';
import { UNASSIGN_REASONS } from './auto-unassign.ts';
import { personDecisionsSchema } from './person-decision.ts';
import { reminderScheduleFields, UNSET_SCHEDULE } from './reminder-schedule.ts';

export const REQUEST_STATUSES = ['new', 'assigned', 'prayed_for', 'closed'] as const;
export const ARCHIVE_STATUSES = ['active', 'archived'] as const;
const REQUESTER_ENDS = ['withdrawn', 'deleted'] as const;

export type RequestStatus = (typeof REQUEST_STATUSES)[number];
export type ArchiveStatus = (typeof ARCHIVE_STATUSES)[number];

/** The stored fields of `prayer_requests/{id}`. */
export function prayerRequestFields(instant: z.ZodType<Date>) {
  return {
    created_at: instant,
    status: z.enum(REQUEST_STATUSES),
    archive_status: z.enum(ARCHIVE_STATUSES),
    source: z.enum(REQUEST_SOURCES).default('web'),
    /** The language of the form, in which the requester is answered. Absent in older documents. */
    language: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
    ...prayerFields,
    /** The result of `effectiveUrgency`, stored for queries to filter by. Absent in older documents. */
    effective_urgency: z.enum(URGENCY_LEVELS).optional(),
    /** True if the request is only a recording that no staff member has listened to yet. */
    awaits_listening: z.boolean().default(false),
    /** Crisis signs found in the text on submission, if the community watches for them. */
    signs_of_need: z.array(z.enum(CRISIS_SIGNS)),
    requester_display: z.string(),
    /** Null if the form did not ask. */
    consent: consentSchema.nullable().default(null),
    contact_info: contactInfoSchema.nullable(),
    audio_path: z.string().nullable(),
    /** Updates that the requester added later, oldest first. */
    updates: z
      .array(z.object({ text: z.string().check(maxChars(UPDATE_MAX_CHARS)), at: instant }))
      .max(REQUEST_MAX_UPDATES)
      .default([]),
    /** The words by which staff can find the request. Written only by functions. Absent in older documents. */
    search_terms: z.array(z.string()).optional(),
    /**
     * Keyed hashes of the requester's email address and phone number. Written only by functions. Empty if the requester
     * gave no name. Absent in older documents.
     */
    contact_hashes: z.array(z.string()).optional(),
    /** Identifies the request in decisions about who is the same person. Null if it has no hashes. */
    person_key: z.string().nullable().default(null),
    person_decisions: personDecisionsSchema.default({}),
    /** True if the submission opened a status page. Absent in older documents. */
    has_status_page: z.boolean().default(true),
    /** Replies that were sent. `replies_awaiting` counts those that are waiting for a leader. */
    reply_count: z.int().min(0).default(0),
    replies_awaiting: z.int().min(0).default(0),
    /** Replies that were written and never sent. Only staff see them. */
    replies_not_sent: z.int().min(0).default(0),
    /** When the team first replied to the requester. */
    first_replied_at: instant.nullable().default(null),
    assigned_to: z.string().nullable(),
    contacted_at: instant.nullable(),
    note_count: z.int().min(0),
    /** Prayers counted in prayer sessions of the staff. They do not change the status. */
    prayer_count: z.int().min(0).default(0),
    /** The note that last raised `note_count`. The rules use it to count each note. */
    last_note_id: z.string().nullable(),
    reminder_due_at: instant.nullable(),
    /** Absent in older documents. */
    clock: z.object(reminderScheduleFields(instant)).default(UNSET_SCHEDULE),
    /** Why it was last unassigned automatically. Null if it never was. */
    return_reason: z.enum(UNASSIGN_REASONS).nullable().default(null),
    /** When the team asks how it went. Null if it does not. Closing the request does not change it. */
    come_back_at: instant.nullable().default(null),
    /** The member who last set or cleared `come_back_at`. */
    come_back_by: z.string().nullable().default(null),
    /** When the text, contact details and recording were removed. Null until then. */
    emptied_at: instant.nullable(),
    /** How the requester ended the request. Null if they did not. */
    ended_by_requester: z.enum(REQUESTER_ENDS).nullable().default(null),
    updated_at: instant,
    updated_by: z.string().nullable(),
    /** Increases by one with each transition and each change of the come-back date. An action on an outdated revision is refused. */
    revision: z.int().min(0),
  };
}

export type PrayerRequest<Instant> = Stored<typeof prayerRequestFields, Instant>;
