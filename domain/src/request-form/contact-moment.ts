import { type Message, message } from '@prayer-community/i18n/text';

/** How long before its request a contact may have taken place. Staff sometimes enter a call days later. */
export const CONTACT_BEFORE_REQUEST_MS = 7 * 24 * 3_600_000;

export const CONTACT_MOMENT_REFUSALS = {
  missing: message('Please choose a date and time.'),
  future: message('The contact can’t be in the future.'),
  early: message('The contact can’t be more than a week before the request.'),
} as const;

/**
 * Returns what is wrong with the time of a contact. Null if it may be stored.
 * @param contactedAt null or an invalid date while the date or the time is missing
 * @param createdAt when the request was received
 */
export function contactMomentProblem(contactedAt: Date | null, createdAt: Date, now: Date): Message | null {
  if (contactedAt === null || Number.isNaN(contactedAt.getTime())) {
    return CONTACT_MOMENT_REFUSALS.missing;
  }
  if (contactedAt.getTime() > now.getTime()) {
    return CONTACT_MOMENT_REFUSALS.future;
  }
  return contactedAt.getTime() < createdAt.getTime() - CONTACT_BEFORE_REQUEST_MS
    ? CONTACT_MOMENT_REFUSALS.early
    : null;
}
