import * as z from 'zod';
import './validation-messages.ts';
import { NAME_MAX_CHARS, PRAYER_TEXT_MAX_CHARS } from './limits.ts';

export const WALL_FORM_MESSAGES = {
  contentRequired: 'Please enter a prayer request',
  contentTooLong: 'Prayer request must be 500 characters or less',
} as const;

/** What a visitor fills in on `/belief-wall`; a blank name means anonymous. */
export const wallPostFormSchema = z.object({
  content: z
    .string()
    .trim()
    .min(1, WALL_FORM_MESSAGES.contentRequired)
    .max(PRAYER_TEXT_MAX_CHARS, WALL_FORM_MESSAGES.contentTooLong),
  authorName: z.string().trim().max(NAME_MAX_CHARS),
});

export type WallPostForm = z.infer<typeof wallPostFormSchema>;

/** A post of the Belief Wall as stored; an instant is what the reader's SDK makes of it. */
export interface BeliefWallPost<Instant> {
  content: string;
  author_name: string | null;
  is_anonymous: boolean;
  is_approved: boolean;
  is_answered: boolean;
  prayer_count: number;
  testimony: string | null;
  created_at: Instant;
}

/** A post as it is first stored, by a visitor on the wall or beside a shared request. */
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
    is_answered: false,
    prayer_count: 0,
    testimony: null,
    created_at: now,
  };
}
