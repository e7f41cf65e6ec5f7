import { text } from './texts/text.ts';

export const CONTACT_MOMENT_REFUSALS = {
  missing: text('Please choose a date and a time.'),
  future: text('The contact cannot lie in the future.'),
} as const;

/**
 * What is wrong with the moment at which someone says they prayed with a requester; null where it may stand.
 * @param contactedAt null, or not a valid date, while either part of it is missing
 */
export function contactMomentProblem(contactedAt: Date | null, now: Date): string | null {
  if (contactedAt === null || Number.isNaN(contactedAt.getTime())) {
    return CONTACT_MOMENT_REFUSALS.missing;
  }
  return contactedAt.getTime() > now.getTime() ? CONTACT_MOMENT_REFUSALS.future : null;
}
