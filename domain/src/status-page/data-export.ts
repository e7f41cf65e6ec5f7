import * as z from 'zod';
import type { BeliefWallPost } from '../belief-wall/belief-wall-post.ts';
import type { PrayerRequest } from '../prayer-request/prayer-request.ts';
import { HISTORY_ACTIONS, type HistoryAction, type HistoryEvent } from '../prayer-request/request-history.ts';
import type { SentReply } from '../replies/sent-reply.ts';
import { consentSchema } from '../request-form/consent.ts';
import { contactInfoSchema } from '../request-form/contact.ts';
import type { PrayerNotice } from './prayer-notice.ts';

const instantText = z.iso.datetime();

/**
 * Excluded from the export. Notes are internal to the team, including the fact that they exist, and so is when a
 * come-back was planned.
 */
const TEAM_ACTIONS: readonly HistoryAction[] = ['note_posted', 'come_back_set', 'come_back_cleared'];

const EXPORTED_ACTIONS = HISTORY_ACTIONS.filter((action) => !TEAM_ACTIONS.includes(action));

/**
 * Everything stored about a request, as its requester downloads it: what they submitted, what happened to it, and what
 * was derived from it. Excludes which team members worked on it, their notes, and replies that were not sent.
 */
export const dataExportSchema = z.object({
  exported_at: instantText,
  prayer_request: z.object({
    id: z.string(),
    created_at: instantText,
    updated_at: instantText,
    status: z.string(),
    ended_by_requester: z.string().nullable(),
    source: z.string(),
    requester_display: z.string(),
    language: z.string(),
    is_on_behalf: z.boolean(),
    contact_info: contactInfoSchema.nullable(),
    prayer_text: z.string().nullable(),
    categories: z.array(z.string()),
    urgency_level: z.string(),
    signs_of_need: z.array(z.string()),
    submission_type: z.string(),
    share_on_belief_wall: z.boolean(),
    consent: consentSchema.nullable(),
    follow_up_requested: z.boolean(),
    contact_preference: z.string(),
    contacted_at: instantText.nullable(),
    come_back_at: instantText.nullable(),
    /** Prayers that the team counted. */
    prayer_count: z.int(),
    updates: z.array(z.object({ text: z.string(), at: instantText })),
    replies: z.array(z.object({ text: z.string(), at: instantText })),
  }),
  history: z.array(z.object({ action: z.enum(EXPORTED_ACTIONS), at: instantText })),
  belief_wall_post: z
    .object({
      content: z.string(),
      created_at: instantText,
      is_approved: z.boolean(),
      is_hidden: z.boolean(),
      is_answered: z.boolean(),
      testimony: z.string().nullable(),
      prayer_count: z.int(),
    })
    .nullable(),
  prayer_notice: z.object({ email: z.string(), created_at: instantText }).nullable(),
  /** A `data:` URL with the complete WAV file. Null if there is none, or its file is missing. */
  recording: z.string().startsWith('data:audio/wav;base64,').nullable(),
});

type DataExport = z.infer<typeof dataExportSchema>;

interface ExportSource {
  id: string;
  request: PrayerRequest<Date>;
  replies: readonly SentReply[];
  history: readonly HistoryEvent<Date>[];
  post: BeliefWallPost<Date> | null;
  notice: Pick<PrayerNotice<Date>, 'email' | 'created_at'> | null;
  /** The WAV file in base64. */
  recording: string | null;
}

/** Returns the record that a requester downloads. */
export function dataExport(
  { id, request, replies, history, post, notice, recording }: ExportSource,
  now: Date,
): DataExport {
  return {
    exported_at: now.toISOString(),
    prayer_request: {
      id,
      created_at: request.created_at.toISOString(),
      updated_at: request.updated_at.toISOString(),
      status: request.status,
      ended_by_requester: request.ended_by_requester,
      source: request.source,
      requester_display: request.requester_display,
      language: request.language,
      is_on_behalf: request.is_on_behalf,
      contact_info: request.contact_info,
      prayer_text: request.prayer_text,
      categories: request.categories,
      urgency_level: request.urgency_level,
      signs_of_need: request.signs_of_need,
      submission_type: request.submission_type,
      share_on_belief_wall: request.share_on_belief_wall,
      consent: request.consent,
      follow_up_requested: request.follow_up_requested,
      contact_preference: request.contact_preference,
      contacted_at: request.contacted_at?.toISOString() ?? null,
      come_back_at: request.come_back_at?.toISOString() ?? null,
      prayer_count: request.prayer_count,
      updates: request.updates.map(({ text, at }) => ({ text, at: at.toISOString() })),
      replies: replies.map(({ text, at }) => ({ text, at: at.toISOString() })),
    },
    history: history.flatMap(({ action, at }) =>
      TEAM_ACTIONS.includes(action) ? [] : [{ action, at: at.toISOString() }],
    ),
    belief_wall_post: post && {
      content: post.content,
      created_at: post.created_at.toISOString(),
      is_approved: post.is_approved,
      is_hidden: post.is_hidden,
      is_answered: post.is_answered,
      testimony: post.testimony,
      prayer_count: post.prayer_count,
    },
    prayer_notice: notice && { email: notice.email, created_at: notice.created_at.toISOString() },
    recording: recording && `data:audio/wav;base64,${recording}`,
  };
}
