import * as z from 'zod';
import { PRAYER_EMOJI } from './belief-wall/belief-wall-actions.ts';
import { MODERATION_ACTIONS } from './belief-wall/wall-moderation.ts';
import { CONTENT_TYPES } from './daily-content/content-type.ts';
import type { DocumentKind } from './direct-access.ts';
import { maxChars } from './fields/max-chars.ts';
import { nonBlankString } from './fields/non-blank-string.ts';
import {
  CIRCLE_DESCRIPTION_MAX_CHARS,
  CIRCLE_NAME_MAX_CHARS,
  CONTENT_LINE_MAX_CHARS,
  CONTENT_TEXT_MAX_CHARS,
  NOTE_MAX_CHARS,
  PRAYER_TEXT_MAX_CHARS,
} from './limits.ts';
import { personDecisionsSchema } from './prayer-request/person-decision.ts';
import { REPLY_MAX_CHARS } from './replies/reply.ts';
import { PRESENCE_ACTIVITIES, PRESENCE_SLOTS } from './staff/presence.ts';
import { notificationPreferencesSchema, spokenLanguagesSchema } from './staff/profile.ts';

const SESSION_MAX_CHARS = 64;

/** An id as SDKs make them. */
const AUTO_ID = /^[A-Za-z0-9]{20}$/;

/** What a direct write depends on beside the document: who writes, where, and what the writer's SDK takes for an instant. */
export interface DirectWrite {
  uid: string;
  /** The post, circle or list that the document belongs to. */
  parentId: string;
  /** The server's time of the write. */
  now: z.ZodType;
  /** A chosen moment. */
  instant: z.ZodType;
}

/**
 * Every document that a client creates past all functions, settings aside (`STORABLE_SETTINGS`), nothing more and nothing less
 * than the rules take, in the best case: content without a file, somebody who may be on the list.
 */
export function newDocumentSchemas({ uid, parentId, now, instant }: DirectWrite) {
  const by = z.literal(uid);
  const of = z.literal(parentId);
  return {
    'prayer_requests/notes': z.strictObject({
      note_text: nonBlankString(NOTE_MAX_CHARS),
      created_by: by,
      created_at: now,
    }),
    'prayer_requests/replies': z
      .strictObject({
        reply_text: nonBlankString(REPLY_MAX_CHARS),
        state: z.enum(['sent', 'awaiting_review']),
        created_by: by,
        created_at: now,
        sent_at: now.nullable(),
        reviewed_by: z.null(),
      })
      .refine(({ state, sent_at }) => (state === 'sent') === (sent_at !== null)),
    'prayer_requests/prayers': z.strictObject({ created_at: now }),
    presence: newPresenceSchema(of, now),
    'belief_wall_posts/history': z.strictObject({
      action: z.enum(MODERATION_ACTIONS),
      is_undo: z.boolean(),
      actor: by,
      at: now,
    }),
    belief_wall_reactions: z.strictObject({
      post_id: of,
      emoji: z.literal(PRAYER_EMOJI),
      user_session: z.string().min(1).check(maxChars(SESSION_MAX_CHARS)),
      created_at: now,
    }),
    belief_wall_answer_paces: z.strictObject({ last_answer_at: now, last_answer_id: of }),
    daily_content: newContentSchema(now, instant),
    prayer_circles: z.strictObject({
      name: nonBlankString(CIRCLE_NAME_MAX_CHARS),
      description: nonBlankString(CIRCLE_DESCRIPTION_MAX_CHARS).nullable(),
      topic: nonBlankString(CIRCLE_NAME_MAX_CHARS).nullable(),
      created_by: by,
      created_at: now,
      member_count: z.literal(1),
    }),
    circle_founders: z.strictObject({ last_circle_at: now, last_circle_id: of }),
    circle_prayer_paces: z.strictObject({ last_prayer_at: now, last_prayer_id: z.string().regex(AUTO_ID) }),
    'prayer_circles/members': z.strictObject({
      circle_id: of,
      user_id: by,
      display_name: nonBlankString(CIRCLE_NAME_MAX_CHARS),
      is_leader: z.literal(true),
      joined_at: now,
    }),
    'prayer_circles/prayers': z.strictObject({
      prayer_text: nonBlankString(PRAYER_TEXT_MAX_CHARS),
      created_by: by,
      created_at: now,
      prayed_by: z.tuple([]),
      is_answered: z.literal(false),
    }),
    distribution_memberships: z.strictObject({
      method_id: of,
      user_id: by,
      is_manual: z.literal(true),
      added_by: by,
      created_at: now,
    }),
  } satisfies Partial<Record<DocumentKind, z.ZodType>>;
}

function newPresenceSchema(requestId: z.ZodType, now: z.ZodType) {
  const places = [
    { request_id: requestId, activity: z.enum(PRESENCE_ACTIVITIES) },
    { request_id: z.null(), activity: z.null() },
  ];
  return z.union(
    places.flatMap((place) => PRESENCE_SLOTS.map((slot) => z.strictObject({ ...place, [slot]: now }))),
  );
}

function newContentSchema(now: z.ZodType, instant: z.ZodType) {
  const line = nonBlankString(CONTENT_LINE_MAX_CHARS);
  return z
    .strictObject({
      title: line,
      content: nonBlankString(CONTENT_TEXT_MAX_CHARS),
      content_type: z.enum(CONTENT_TYPES),
      topic: line.nullable(),
      scripture_reference: line.nullable(),
      publish_date: z.union([now, instant]).nullable(),
      is_published: z.boolean(),
      is_in_feed: z.literal(false),
      file_url: z.null(),
      file_path: z.null(),
      file_type: z.null(),
      created_at: now,
    })
    .refine(({ publish_date, is_published }) => publish_date !== null || !is_published);
}

/**
 * Writes of staff to the date to come back to a requester, in the best case: an open request, its next revision.
 * @param latest the last moment that they may choose
 */
export function comeBackSchema(uid: string, latest: Date) {
  return z.strictObject({ come_back_at: z.date().max(latest).nullable(), come_back_by: z.literal(uid) });
}

/** Writes of staff that link requests of one person, in the best case: a request that was not anonymized. */
export const personDecisionFieldSchema = z.strictObject({ person_decisions: personDecisionsSchema });

/** What a member of the staff may make of the changeable part of their own profile. */
export function ownProfileSchema(instant: z.ZodType<Date>) {
  const period = z
    .object({ unavailable_start_date: instant, unavailable_end_date: instant })
    .refine(({ unavailable_start_date: start, unavailable_end_date: end }) => end >= start);
  const present = z.object({
    status: z.literal('available'),
    unavailable_start_date: z.null(),
    unavailable_end_date: z.null(),
  });
  const away = z.object({ status: z.enum(['available', 'unavailable']) }).and(period);
  const choices = z.object({
    notification_preferences: notificationPreferencesSchema,
    languages: spokenLanguagesSchema.optional(),
    has_seen_tour: z.literal(true).optional(),
  });
  return choices.and(z.union([present, away]));
}
