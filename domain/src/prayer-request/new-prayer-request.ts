import { DEFAULT_LANGUAGE, type Language } from '@prayer-community/i18n/language';
import type { Consent } from '../request-form/consent.ts';
import type { ContactInfo } from '../request-form/contact.ts';
import { type PrayerData, requesterDisplay } from '../request-form/prayer-data.ts';
import { maySharePublicly } from '../request-form/prayer-request-rules.ts';
import type { RequestSource } from '../request-form/request-choices.ts';
import { watchedCrisisSigns } from '../safety/crisis-keywords.ts';
import { DEFAULT_REMINDER_HOURS } from '../settings/reminder-hours.ts';
import { hoursAfter } from './due-time.ts';
import { effectiveUrgency } from './effective-urgency.ts';
import type { PrayerRequest } from './prayer-request.ts';
import { UNSET_SCHEDULE } from './reminder-schedule.ts';
import { searchTermsOf } from './search-terms.ts';

/** A submission validated by its schema, without the fields needed only for transport. */
export interface Submission {
  prayerData: PrayerData;
  contactData: ContactInfo | null;
  audioPath: string | null;
  source?: RequestSource | undefined;
  language?: Language | undefined;
}

/**
 * Creates a request that is new, active and unassigned.
 * @param watchesForCrisis from the settings. If true, crisis signs make the request urgent regardless of the chosen
 * urgency, and so does a recording without text.
 */
export function newPrayerRequest(
  submission: Submission,
  now: Date,
  watchesForCrisis: boolean,
): PrayerRequest<Date> {
  const { prayerData, contactData, audioPath, source = 'web', language = DEFAULT_LANGUAGE } = submission;
  const { requester_display: _untrusted, named_people: _inConsent, ...prayer } = prayerData;
  const watched = {
    signs_of_need: watchedCrisisSigns(prayer.prayer_text, watchesForCrisis),
    // Recordings are not searched for crisis keywords.
    awaits_listening: watchesForCrisis && audioPath !== null && prayer.prayer_text === null,
  };
  return {
    ...prayer,
    ...watched,
    effective_urgency: effectiveUrgency({ ...prayer, ...watched }),
    requester_display: requesterDisplay(prayer.is_on_behalf, contactData),
    consent: consentOf(prayerData),
    contact_info: contactData,
    audio_path: audioPath,
    updates: [],
    search_terms: searchTermsOf({ ...prayer, contact_info: contactData, updates: [] }),
    contact_hashes: [],
    person_key: null,
    person_decisions: {},
    has_status_page: false,
    reply_count: 0,
    replies_awaiting: 0,
    replies_not_sent: 0,
    first_replied_at: null,
    status: 'new',
    archive_status: 'active',
    source,
    language,
    assigned_to: null,
    contacted_at: null,
    note_count: 0,
    prayer_count: 0,
    last_note_id: null,
    created_at: now,
    updated_at: now,
    updated_by: null,
    revision: 0,
    reminder_due_at: hoursAfter(now, DEFAULT_REMINDER_HOURS),
    clock: UNSET_SCHEDULE,
    return_reason: null,
    come_back_at: null,
    come_back_by: null,
    emptied_at: null,
    ended_by_requester: null,
  };
}

function consentOf({ submission_type, share_on_belief_wall, named_people }: PrayerData): Consent | null {
  return named_people === undefined
    ? null
    : { shared_with: submission_type, on_belief_wall: share_on_belief_wall, named_people };
}

/** True if a submission also becomes a post: the requester asked for it, it is not confidential, and it has text. */
export function becomesWallPost(prayer: PrayerData): prayer is PrayerData & { prayer_text: string } {
  return (
    prayer.share_on_belief_wall && maySharePublicly(prayer.submission_type) && prayer.prayer_text !== null
  );
}
