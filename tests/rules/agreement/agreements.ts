import { newReaction, newReport, visitorWhoPosted } from '@prayer-community/domain/belief-wall-actions';
import { newWallPost } from '@prayer-community/domain/belief-wall-post';
import { founderOf } from '@prayer-community/domain/circle-founder';
import { newCirclePrayer } from '@prayer-community/domain/circle-prayer';
import {
  COLLECTIONS,
  circleMembersPath,
  circlePrayersPath,
  membershipId,
  notesPath,
  postHistoryPath,
  reactionId,
  reportId,
  requestPrayersPath,
} from '@prayer-community/domain/collections';
import { EMPTY_CONTENT_FORM, newDailyContent } from '@prayer-community/domain/content-form';
import { CONTENT_TYPES } from '@prayer-community/domain/content-type';
import type { DocumentKind } from '@prayer-community/domain/direct-access';
import { newDocumentSchemas, ownProfileSchema } from '@prayer-community/domain/direct-writes';
import { manualMembership, newDistributionMethod } from '@prayer-community/domain/distribution';
import { LANGUAGES } from '@prayer-community/domain/language';
import {
  CIRCLE_DESCRIPTION_MAX_CHARS,
  CIRCLE_NAME_MAX_CHARS,
  CONTENT_LINE_MAX_CHARS,
  CONTENT_TEXT_MAX_CHARS,
  NAME_MAX_CHARS,
  NOTE_MAX_CHARS,
  PRAYER_TEXT_MAX_CHARS,
} from '@prayer-community/domain/limits';
import { firstMember, newCircle, newMember } from '@prayer-community/domain/prayer-circle';
import { newRequestPrayer } from '@prayer-community/domain/request-prayer';
import { MODERATION_ACTIONS } from '@prayer-community/domain/wall-moderation';
import fc from 'fast-check';
import * as z from 'zod';
import { NOW, type RestWrite, type Writer } from '../../../local/rest-firestore/rest-firestore.ts';
import { UIDS } from '../rules-environment.ts';
import { storedProfile, storedRequest } from '../stored-documents.ts';
import { type AnyDocument, moment, textAround } from './arbitrary-documents.ts';

/** How documents of one kind come about, so that nothing but the document itself decides. */
export interface Agreement {
  readonly sound: fc.Arbitrary<AnyDocument>;
  /** Fields that no such document has. */
  readonly surplus: readonly string[];
  readonly writer: Writer;
  /** What the schema of `domain` says. */
  isSound(document: AnyDocument): boolean;
  /** What must not be there yet, where it cannot be another each time. */
  readonly removed?: string;
  /** The batch that stores it. */
  writes(document: AnyDocument): RestWrite[];
}

/** Makes the kind's next document, unlike any before. */
export type NextAgreement = (id: string) => Agreement;

const REQUEST = 'request';
const POST = 'post';
const CIRCLE = 'circle';
const METHOD = 'prayer-team_email';
const DETAILS = { name: 'Young Parents', description: null, topic: null };

const LEADER: Writer = { uid: UIDS.leadership, claims: { mfa: true } };
const TEAM: Writer = { uid: UIDS.prayer_team, claims: { mfa: true } };
const MEMBER: Writer = { uid: UIDS.member, claims: { email_verified: true } };
/** Somebody who has opened no circle yet. */
const founder = (id: string): Writer => ({ uid: id, claims: { email_verified: true } });

const PRAYER = `${requestPrayersPath(REQUEST)}/${TEAM.uid}`;
const MEMBERSHIP = `${COLLECTIONS.distributionMemberships}/${membershipId(METHOD, LEADER.uid)}`;

/** What the agreements find: the staff, and something for each document to belong to. */
export const STORED: readonly RestWrite[] = [
  ...(['leadership', 'prayer_team'] as const).map((role) => ({
    path: `${COLLECTIONS.profiles}/${UIDS[role]}`,
    document: { ...storedProfile(UIDS[role], role) },
  })),
  { path: `${COLLECTIONS.prayerRequests}/${REQUEST}`, document: { ...storedRequest() } },
  {
    path: `${COLLECTIONS.beliefWallPosts}/${POST}`,
    document: { ...newWallPost('Please pray.', null, true, NOW) },
  },
  { path: `${COLLECTIONS.prayerCircles}/${CIRCLE}`, document: { ...newCircle(DETAILS, UIDS.member, NOW) } },
  {
    path: `${circleMembersPath(CIRCLE)}/${UIDS.member}`,
    document: { ...newMember(CIRCLE, UIDS.member, 'Anna', NOW) },
  },
  {
    path: `${COLLECTIONS.distributionMethods}/${METHOD}`,
    document: { ...newDistributionMethod('prayer-team', 'email') },
  },
];

function schemas(uid: string, parentId: string) {
  return newDocumentSchemas({
    uid,
    parentId,
    now: z.custom<typeof NOW>((value) => value === NOW),
    instant: z.date(),
  });
}

const hasForm = (schema: z.ZodType) => (document: AnyDocument) => schema.safeParse(document).success;

/** Every kind of document that a client creates. */
export const NEW_DOCUMENTS: Readonly<Record<keyof ReturnType<typeof schemas>, NextAgreement>> = {
  'prayer_requests/notes': (id) => ({
    sound: textAround(NOTE_MAX_CHARS).map((note_text) => ({
      note_text,
      created_by: TEAM.uid,
      created_at: NOW,
    })),
    surplus: ['edited_at'],
    writer: TEAM,
    isSound: hasForm(schemas(TEAM.uid, REQUEST)['prayer_requests/notes']),
    writes: (document) => [
      { path: `${notesPath(REQUEST)}/${id}`, document },
      {
        path: `${COLLECTIONS.prayerRequests}/${REQUEST}`,
        document: { last_note_id: id },
        changes: ['last_note_id'],
        increments: { note_count: 1 },
      },
    ],
  }),
  'prayer_requests/prayers': () => ({
    removed: PRAYER,
    sound: fc.constant({ ...newRequestPrayer(NOW) }),
    surplus: ['prayer_text'],
    writer: TEAM,
    isSound: hasForm(schemas(TEAM.uid, REQUEST)['prayer_requests/prayers']),
    writes: (document) => [
      { path: PRAYER, document },
      {
        path: `${COLLECTIONS.prayerRequests}/${REQUEST}`,
        document: {},
        changes: ['prayer_count'],
        increments: { prayer_count: 1 },
      },
    ],
  }),
  belief_wall_posts: (id) => ({
    sound: fc
      .tuple(textAround(PRAYER_TEXT_MAX_CHARS), fc.option(textAround(NAME_MAX_CHARS)))
      .map(([content, authorName]) => ({ ...newWallPost(content, authorName, true, NOW) })),
    surplus: ['is_pinned', 'user_id', 'report_count', 'named_people'],
    writer: visitor(id),
    isSound: hasForm(schemas(id, id).belief_wall_posts),
    writes: (document) => [
      { path: `${COLLECTIONS.beliefWallPosts}/${id}`, document },
      { path: `${COLLECTIONS.visitors}/${id}`, document: { ...visitorWhoPosted(id, NOW) } },
    ],
  }),
  'belief_wall_posts/history': (id) => ({
    sound: fc.record({
      action: fc.constantFrom(...MODERATION_ACTIONS),
      is_undo: fc.boolean(),
      actor: fc.constant(LEADER.uid),
      at: fc.constant(NOW),
    }),
    surplus: ['reason'],
    writer: LEADER,
    // The post stays as it is, which these two may come to and no other.
    isSound: hasForm(
      schemas(LEADER.uid, POST)['belief_wall_posts/history'].refine(({ action }) =>
        ['keep', 'edit'].includes(action),
      ),
    ),
    writes: (document) => [
      { path: `${postHistoryPath(POST)}/${id}`, document },
      {
        path: `${COLLECTIONS.beliefWallPosts}/${POST}`,
        document: { last_decision_id: id },
        changes: ['last_decision_id'],
      },
    ],
  }),
  belief_wall_reactions: (id) => ({
    sound: textAround(64).map((session) => ({ ...newReaction(POST, session, NOW) })),
    surplus: ['user_id'],
    writer: visitor(id),
    isSound: hasForm(schemas(id, POST).belief_wall_reactions),
    writes: (document) => [
      { path: `${COLLECTIONS.beliefWallReactions}/${reactionId(POST, id)}`, document },
      {
        path: `${COLLECTIONS.beliefWallPosts}/${POST}`,
        document: {},
        changes: ['prayer_count'],
        increments: { prayer_count: 1 },
      },
    ],
  }),
  belief_wall_reports: (id) => ({
    sound: fc.constant({ ...newReport(POST, id, NOW) }),
    surplus: ['reason'],
    writer: visitor(id),
    isSound: hasForm(schemas(id, POST).belief_wall_reports),
    writes: (document) => [{ path: `${COLLECTIONS.beliefWallReports}/${reportId(POST, id)}`, document }],
  }),
  visitors: (id) => ({
    sound: fc.constant({ ...visitorWhoPosted(id, NOW) }),
    surplus: ['name'],
    writer: visitor(id),
    isSound: hasForm(schemas(id, id).visitors),
    writes: (document) => [
      { path: `${COLLECTIONS.visitors}/${id}`, document },
      {
        path: `${COLLECTIONS.beliefWallPosts}/${id}`,
        document: { ...newWallPost('Please pray.', null, true, NOW) },
      },
    ],
  }),
  daily_content: (id) => ({
    sound: fc
      .record({
        title: textAround(CONTENT_LINE_MAX_CHARS),
        content: textAround(CONTENT_TEXT_MAX_CHARS),
        content_type: fc.constantFrom(...CONTENT_TYPES),
        topic: fc.option(textAround(CONTENT_LINE_MAX_CHARS)),
        scripture_reference: fc.option(textAround(CONTENT_LINE_MAX_CHARS)),
        publish_date: fc.option(fc.oneof(fc.constant(NOW), moment)),
        is_published: fc.boolean(),
      })
      .map((chosen) => ({
        ...newDailyContent(EMPTY_CONTENT_FORM, null, { at: () => NOW, now: NOW }),
        ...chosen,
      })),
    surplus: ['author', 'is_pinned'],
    writer: LEADER,
    isSound: hasForm(schemas(LEADER.uid, id).daily_content),
    writes: (document) => [{ path: `${COLLECTIONS.dailyContent}/${id}`, document }],
  }),
  prayer_circles: (id) => ({
    sound: fc
      .record({
        name: textAround(CIRCLE_NAME_MAX_CHARS),
        description: fc.option(textAround(CIRCLE_DESCRIPTION_MAX_CHARS)),
        topic: fc.option(textAround(CIRCLE_NAME_MAX_CHARS)),
      })
      .map((details) => ({ ...newCircle(details, id, NOW) })),
    surplus: ['is_open'],
    writer: founder(id),
    isSound: hasForm(schemas(id, id).prayer_circles),
    writes: (document) => [
      { path: `${COLLECTIONS.prayerCircles}/${id}`, document },
      { path: `${circleMembersPath(id)}/${id}`, document: { ...firstMember(id, id, 'Anna', NOW) } },
      { path: `${COLLECTIONS.circleFounders}/${id}`, document: { ...founderOf(id, NOW) } },
    ],
  }),
  circle_founders: (id) => ({
    sound: fc.constant({ ...founderOf(id, NOW) }),
    surplus: ['name'],
    writer: founder(id),
    isSound: hasForm(schemas(id, id).circle_founders),
    writes: (document) => [
      { path: `${COLLECTIONS.circleFounders}/${id}`, document },
      { path: `${COLLECTIONS.prayerCircles}/${id}`, document: { ...newCircle(DETAILS, id, NOW) } },
      { path: `${circleMembersPath(id)}/${id}`, document: { ...firstMember(id, id, 'Anna', NOW) } },
    ],
  }),
  'prayer_circles/members': (id) => ({
    sound: textAround(CIRCLE_NAME_MAX_CHARS).map((name) => ({ ...firstMember(id, id, name, NOW) })),
    surplus: ['email'],
    writer: founder(id),
    isSound: hasForm(schemas(id, id)['prayer_circles/members']),
    writes: (document) => [
      { path: `${circleMembersPath(id)}/${id}`, document },
      { path: `${COLLECTIONS.prayerCircles}/${id}`, document: { ...newCircle(DETAILS, id, NOW) } },
      { path: `${COLLECTIONS.circleFounders}/${id}`, document: { ...founderOf(id, NOW) } },
    ],
  }),
  'prayer_circles/prayers': (id) => ({
    sound: textAround(PRAYER_TEXT_MAX_CHARS).map((text) => ({ ...newCirclePrayer(text, MEMBER.uid, NOW) })),
    surplus: ['testimony'],
    writer: MEMBER,
    isSound: hasForm(schemas(MEMBER.uid, CIRCLE)['prayer_circles/prayers']),
    writes: (document) => [{ path: `${circlePrayersPath(CIRCLE)}/${id}`, document }],
  }),
  distribution_memberships: () => ({
    removed: MEMBERSHIP,
    sound: fc.constant({ ...manualMembership(METHOD, LEADER.uid, LEADER.uid, NOW) }),
    surplus: ['email'],
    writer: LEADER,
    isSound: hasForm(schemas(LEADER.uid, METHOD).distribution_memberships),
    writes: (document) => [{ path: MEMBERSHIP, document }],
  }),
  settings: () => ({
    sound: fc.record({
      unassigned_after_hours: hoursAround(1, 168),
      by_urgency: fc.boolean(),
      hours_by_urgency: fc.record({
        high: hoursAround(1, 168),
        medium: hoursAround(1, 168),
        low: hoursAround(1, 168),
      }),
      escalate_after_reminders: hoursAround(0, 20),
      quiet_hours: fc.option(fc.record({ from: hoursAround(0, 23), to: hoursAround(0, 23) })),
      suggests_assignee: fc.boolean(),
      return_away_after_hours: hoursAround(0, 720),
      return_idle_after_hours: hoursAround(0, 720),
      time_zone: fc.constantFrom(
        'UTC',
        'America/New_York',
        'Mars/Olympus',
        '',
        'x'.repeat(64),
        'x'.repeat(65),
      ),
    }),
    surplus: ['retention_days'],
    writer: LEADER,
    isSound: hasForm(schemas(LEADER.uid, 'reminders').settings),
    writes: (document) => [{ path: `${COLLECTIONS.settings}/reminders`, document }],
  }),
} satisfies Partial<Record<DocumentKind, NextAgreement>>;

const PROFILE_FIELDS = [
  'status',
  'unavailable_start_date',
  'unavailable_end_date',
  'notification_preferences',
  'languages',
];

/** Whole numbers that fit, most of them, and those next to the bounds. */
function hoursAround(min: number, max: number): fc.Arbitrary<number> {
  return fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min, max }) },
    fc.constantFrom(min - 1, min, max, max + 1),
  );
}

/** The changeable part of one's own profile; the rest of it stays. */
export const ownProfile: NextAgreement = () => ({
  sound: fc
    .tuple(
      fc.constantFrom('available', 'unavailable'),
      fc.option(fc.tuple(moment, moment)),
      fc.boolean(),
      fc.boolean(),
      fc.subarray([...LANGUAGES], { minLength: 1 }),
    )
    .map(([status, period, newRequests, reminders, languages]) => ({
      status,
      unavailable_start_date: period?.[0] ?? null,
      unavailable_end_date: period?.[1] ?? null,
      notification_preferences: { newRequests, reminders },
      languages,
    })),
  surplus: ['role', 'username', 'hears_confidential', 'sessions_ended_at'],
  writer: TEAM,
  isSound: (document) => {
    const written = Object.entries(document).map(([name, value]) => [
      name,
      value === NOW ? new Date() : value,
    ]);
    const isOwn = Object.keys(document).every((name) => PROFILE_FIELDS.includes(name));
    return isOwn && ownProfileSchema(z.date()).safeParse(Object.fromEntries(written)).success;
  },
  writes: (document) => [
    {
      path: `${COLLECTIONS.profiles}/${TEAM.uid}`,
      document,
      changes: [...new Set([...PROFILE_FIELDS, ...Object.keys(document)])],
    },
  ],
});

function visitor(uid: string): Writer {
  return { uid, claims: { firebase: { sign_in_provider: 'anonymous' } } };
}
