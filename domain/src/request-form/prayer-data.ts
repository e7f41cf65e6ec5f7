import * as z from 'zod';
import { maxChars } from '../fields/max-chars.ts';
import { isBlank, trimmedText } from '../fields/visible-text.ts';
import { NAME_MAX_CHARS, PRAYER_TEXT_MAX_CHARS } from '../limits.ts';
import { type ContactInfo, filledContact } from './contact.ts';
import { namedPeople } from './named-people.ts';
import type { PrayerRequestForm } from './prayer-request-form.ts';
import { maySharePublicly } from './prayer-request-rules.ts';
import {
  CONTACT_PREFERENCES,
  NAMED_PEOPLE,
  REQUEST_CATEGORIES,
  SUBMISSION_TYPES,
  URGENCY_LEVELS,
} from './request-choices.ts';

/** The fields of a prayer that are stored as submitted. */
export const prayerFields = {
  is_on_behalf: z.boolean(),
  prayer_text: z.string().check(maxChars(PRAYER_TEXT_MAX_CHARS)).nullable(),
  categories: z.array(z.enum(REQUEST_CATEGORIES)),
  follow_up_requested: z.boolean(),
  contact_preference: z.enum(CONTACT_PREFERENCES),
  submission_type: z.enum(SUBMISSION_TYPES),
  share_on_belief_wall: z.boolean(),
  /** As chosen by the requester. */
  urgency_level: z.enum(URGENCY_LEVELS),
};

/** The part of a submission about the prayer itself. */
export const prayerDataSchema = z.strictObject({
  ...prayerFields,
  prayer_text: trimmedText().min(1).check(maxChars(PRAYER_TEXT_MAX_CHARS)).nullable(),
  categories: prayerFields.categories
    .max(REQUEST_CATEGORIES.length)
    .refine(areDistinct, 'Duplicate category'),
  /** Absent if the client does not ask about named people. */
  named_people: z.enum(NAMED_PEOPLE).optional(),
  /** Accepted but never stored. The server derives its own. */
  requester_display: z
    .string()
    .max(2 * NAME_MAX_CHARS + 1)
    .optional(),
});

export type PrayerData = z.infer<typeof prayerDataSchema>;

function areDistinct(choices: readonly string[]): boolean {
  return new Set(choices).size === choices.length;
}

/** @param asksConsent from the settings. True if the form asks about named people */
export function toPrayerData(form: PrayerRequestForm, asksConsent: boolean): PrayerData {
  const wantsContact = form.followUpRequested === 'yes';
  const named_people = namedPeople(form, asksConsent);
  return {
    is_on_behalf: form.isOnBehalf === 'yes',
    prayer_text: orNull(form.prayerText),
    categories: form.categories,
    follow_up_requested: wantsContact,
    // An earlier choice stays in the form, hidden, if the visitor then answers no.
    contact_preference: wantsContact ? form.contactPreference : 'none',
    submission_type: form.submissionType,
    share_on_belief_wall: form.shareOnBeliefWall === 'yes' && maySharePublicly(form.submissionType),
    urgency_level: form.urgencyLevel,
    ...(named_people && { named_people }),
  };
}

/**
 * Adds the answer of a form that was opened before leadership asked about named people: nobody agreed to a post about
 * someone else.
 */
export function withNamedPeople(prayer: PrayerData, asksConsent: boolean): PrayerData {
  return asksConsent && prayer.is_on_behalf && prayer.share_on_belief_wall
    ? { named_people: 'not_asked', ...prayer }
    : prayer;
}

/** Returns the contact part of a submission. Null if all of its fields are blank. */
export function toContactInfo(form: PrayerRequestForm): ContactInfo | null {
  return filledContact({
    first_name: orNull(form.firstName),
    last_name: orNull(form.lastName),
    phone: orNull(form.phone),
    email: orNull(form.email),
    ...(form.gender && { gender: form.gender }),
  });
}

function orNull(text: string): string | null {
  return isBlank(text) ? null : text.trim();
}

/** Returns the title of a request for places that do not show the contact. */
export function requesterDisplay(isOnBehalf: boolean, contact: ContactInfo | null): string {
  if (isOnBehalf) {
    return 'Request on behalf of someone else';
  }
  const name = [contact?.first_name, contact?.last_name].filter(Boolean).join(' ');
  return name || 'Anonymous Request';
}
