import { message } from '@prayer-community/i18n/text';
import * as z from 'zod';
import { maxChars } from '../fields/max-chars.ts';
import { nonBlankString } from '../fields/non-blank-string.ts';
import type { Stored } from '../fields/stored.ts';
import { withMessage } from '../fields/validation-messages.ts';
import { trimmedText } from '../fields/visible-text.ts';
import { NAME_MAX_CHARS, PRAYER_TEXT_MAX_CHARS, TESTIMONY_MAX_CHARS } from '../limits.ts';
import { NAMED_PEOPLE } from '../request-form/request-choices.ts';

export const WALL_FORM_MESSAGES = {
  contentRequired: message('Please enter a prayer request'),
  contentTooLong: message('Prayer request must be 500 characters or less'),
  testimonyTooLong: message('Testimony must be 500 characters or less'),
} as const;

/** The form on `/belief-wall`. A blank name means anonymous. */
export const wallPostFormSchema = z.object({
  content: trimmedText()
    .min(1, withMessage(WALL_FORM_MESSAGES.contentRequired))
    .check(maxChars(PRAYER_TEXT_MAX_CHARS, WALL_FORM_MESSAGES.contentTooLong)),
  authorName: trimmedText().check(maxChars(NAME_MAX_CHARS)),
});

export type WallPostForm = z.infer<typeof wallPostFormSchema>;

/** The form for a testimony when a post is marked as answered. Blank means none. */
export const testimonyFormSchema = z.object({
  testimony: trimmedText().check(maxChars(TESTIMONY_MAX_CHARS, WALL_FORM_MESSAGES.testimonyTooLong)),
});

/** The stored fields of `belief_wall_posts/{id}`. */
export function wallPostFields(instant: z.ZodType<Date>) {
  return {
    content: nonBlankString(PRAYER_TEXT_MAX_CHARS),
    author_name: nonBlankString(NAME_MAX_CHARS).nullable(),
    is_anonymous: z.boolean(),
    is_approved: z.boolean(),
    /** True if leadership or reports took the post off the wall, as opposed to a post waiting for approval. */
    is_hidden: z.boolean().default(false),
    is_answered: z.boolean(),
    prayer_count: z.int().min(0),
    testimony: nonBlankString(TESTIMONY_MAX_CHARS).nullable(),
    created_at: instant,
    /** The last decision of leadership. The rules use it to find the entry in the post's history. */
    last_decision_id: z.string().nullable().default(null),
    /** Consent of the people the post names, copied from its request. Absent in public posts, which anyone can read. */
    named_people: z.enum(NAMED_PEOPLE).optional(),
  };
}

export type BeliefWallPost<Instant> = Stored<typeof wallPostFields, Instant>;

export function newWallPost<Instant>(
  content: string,
  authorName: string | null,
  isApproved: boolean,
  now: Instant,
): BeliefWallPost<Instant> {
  return {
    content,
    author_name: authorName,
    is_anonymous: authorName === null,
    is_approved: isApproved,
    is_hidden: false,
    is_answered: false,
    prayer_count: 0,
    testimony: null,
    created_at: now,
    last_decision_id: null,
  };
}
