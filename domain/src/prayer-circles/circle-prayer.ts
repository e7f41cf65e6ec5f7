import * as z from 'zod';
import { WALL_FORM_MESSAGES } from '../belief-wall/belief-wall-post.ts';
import { maxChars } from '../fields/max-chars.ts';
import type { Stored } from '../fields/stored.ts';
import { withMessage } from '../fields/validation-messages.ts';
import { trimmedText } from '../fields/visible-text.ts';
import { PRAYER_TEXT_MAX_CHARS } from '../limits.ts';

export const circlePrayerFormSchema = z.object({
  prayerText: trimmedText()
    .min(1, withMessage(WALL_FORM_MESSAGES.contentRequired))
    .check(maxChars(PRAYER_TEXT_MAX_CHARS, WALL_FORM_MESSAGES.contentTooLong)),
});

export type CirclePrayerForm = z.infer<typeof circlePrayerFormSchema>;

/** The stored fields of `prayer_circles/{id}/prayers/{id}`. */
export function circlePrayerFields(instant: z.ZodType<Date>) {
  return {
    prayer_text: z.string().min(1).check(maxChars(PRAYER_TEXT_MAX_CHARS)),
    created_by: z.string(),
    created_at: instant,
    /** Uids of the members who prayed for it, without duplicates. */
    prayed_by: z.array(z.string()),
    is_answered: z.boolean(),
  };
}

export type CirclePrayer<Instant> = Stored<typeof circlePrayerFields, Instant>;

export function newCirclePrayer<Instant>(
  prayerText: string,
  uid: string,
  now: Instant,
): CirclePrayer<Instant> {
  return { prayer_text: prayerText, created_by: uid, created_at: now, prayed_by: [], is_answered: false };
}

/** True for the author of a prayer and the leader of the circle, who may mark it as answered or remove it. */
export function mayEditPrayer(
  member: { user_id: string; is_leader: boolean },
  prayer: { created_by: string },
): boolean {
  return member.is_leader || prayer.created_by === member.user_id;
}
