import { type Message, message } from '@prayer-community/i18n/text';
import { DAY_MS } from '../fields/durations.ts';
import type { RequestSource } from './request-choices.ts';

/** How long before its request a contact may have taken place. An earlier date is mistyped. */
export const CONTACT_BEFORE_REQUEST_MS = 7 * DAY_MS;

/** A request that was imported or typed in after a call may be stored long after the contact. */
const STORED_LATER: readonly RequestSource[] = ['phone', 'import'];

export const CONTACT_MOMENT_REFUSALS = {
  missing: message('Please choose a date and time.'),
  future: message('The contact time can’t be in the future.'),
  early: message('The contact time can’t be more than a week before the request.'),
} as const;

/**
 * Returns what is wrong with the time of a contact. Null if it may be stored.
 * @param contactedAt null or an invalid date while the date or the time is missing
 */
export function contactMomentProblem(
  contactedAt: Date | null,
  { source, created_at }: { source: RequestSource; created_at: Date },
  now: Date,
): Message | null {
  if (contactedAt === null || Number.isNaN(contactedAt.getTime())) {
    return CONTACT_MOMENT_REFUSALS.missing;
  }
  if (contactedAt.getTime() > now.getTime()) {
    return CONTACT_MOMENT_REFUSALS.future;
  }
  const isEarly = contactedAt.getTime() < created_at.getTime() - CONTACT_BEFORE_REQUEST_MS;
  return isEarly && !STORED_LATER.includes(source) ? CONTACT_MOMENT_REFUSALS.early : null;
}
