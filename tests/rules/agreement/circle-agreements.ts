import { COLLECTIONS, circleMembersPath, circlePrayersPath } from '@prayer-community/domain/collections';
import {
  CIRCLE_DESCRIPTION_MAX_CHARS,
  CIRCLE_NAME_MAX_CHARS,
  PRAYER_TEXT_MAX_CHARS,
} from '@prayer-community/domain/limits';
import { founderOf } from '@prayer-community/domain/prayer-circles/circle-founder';
import { newCirclePrayer } from '@prayer-community/domain/prayer-circles/circle-prayer';
import { newCirclePrayerPace } from '@prayer-community/domain/prayer-circles/circle-prayer-pace';
import { firstMember, newCircle, newMember } from '@prayer-community/domain/prayer-circles/prayer-circle';
import fc from 'fast-check';
import { byLink, UIDS } from '../rules-environment.ts';
import { hasForm, type NextAgreement, schemas } from './agreement.ts';
import { textAround } from './arbitrary-documents.ts';
import { NOW, type RestWrite, type Writer } from './rest-firestore.ts';

const CIRCLE = 'circle';
const DETAILS = { name: 'Young Parents', description: null, topic: null };

const MEMBER = { uid: UIDS.member, claims: byLink('member@example.org') };
/** A member who has not opened a circle yet. */
const founder = (id: string): Writer => ({
  uid: id,
  claims: byLink(`${id}@example.org`),
});

/** The documents that the others belong to: a circle with a member who prays there. */
export const STORED_CIRCLE: readonly RestWrite[] = [
  { path: `${COLLECTIONS.prayerCircles}/${CIRCLE}`, document: { ...newCircle(DETAILS, UIDS.member, NOW) } },
  {
    path: `${circleMembersPath(CIRCLE)}/${UIDS.member}`,
    document: { ...newMember(CIRCLE, UIDS.member, 'Anna', NOW) },
  },
];

/** Documents that members create. A circle, its first member and its founder's pace are stored together. */
export const CIRCLE_AGREEMENTS = {
  prayer_circles: (id) => ({
    valid: fc
      .record({
        name: textAround(CIRCLE_NAME_MAX_CHARS),
        description: fc.option(textAround(CIRCLE_DESCRIPTION_MAX_CHARS)),
        topic: fc.option(textAround(CIRCLE_NAME_MAX_CHARS)),
      })
      .map((details) => ({ ...newCircle(details, id, NOW) })),
    surplus: ['is_open'],
    writer: founder(id),
    isValid: hasForm(schemas(id, id).prayer_circles),
    writes: (document) => [
      { path: `${COLLECTIONS.prayerCircles}/${id}`, document },
      { path: `${circleMembersPath(id)}/${id}`, document: { ...firstMember(id, id, 'Anna', NOW) } },
      { path: `${COLLECTIONS.circleFounders}/${id}`, document: { ...founderOf(id, NOW) } },
    ],
  }),
  circle_founders: (id) => ({
    valid: fc.constant({ ...founderOf(id, NOW) }),
    surplus: ['name'],
    writer: founder(id),
    isValid: hasForm(schemas(id, id).circle_founders),
    writes: (document) => [
      { path: `${COLLECTIONS.circleFounders}/${id}`, document },
      { path: `${COLLECTIONS.prayerCircles}/${id}`, document: { ...newCircle(DETAILS, id, NOW) } },
      { path: `${circleMembersPath(id)}/${id}`, document: { ...firstMember(id, id, 'Anna', NOW) } },
    ],
  }),
  'prayer_circles/members': (id) => ({
    valid: textAround(CIRCLE_NAME_MAX_CHARS).map((name) => ({ ...firstMember(id, id, name, NOW) })),
    surplus: ['email'],
    writer: founder(id),
    isValid: hasForm(schemas(id, id)['prayer_circles/members']),
    writes: (document) => [
      { path: `${circleMembersPath(id)}/${id}`, document },
      { path: `${COLLECTIONS.prayerCircles}/${id}`, document: { ...newCircle(DETAILS, id, NOW) } },
      { path: `${COLLECTIONS.circleFounders}/${id}`, document: { ...founderOf(id, NOW) } },
    ],
  }),
  'prayer_circles/prayers': (id) => ({
    valid: textAround(PRAYER_TEXT_MAX_CHARS).map((text) => ({ ...newCirclePrayer(text, MEMBER.uid, NOW) })),
    surplus: ['testimony'],
    writer: MEMBER,
    isValid: hasForm(schemas(MEMBER.uid, CIRCLE)['prayer_circles/prayers']),
    removed: `${COLLECTIONS.circlePrayerPaces}/${MEMBER.uid}`,
    writes: (document) => [
      { path: `${circlePrayersPath(CIRCLE)}/${id}`, document },
      {
        path: `${COLLECTIONS.circlePrayerPaces}/${MEMBER.uid}`,
        document: { ...newCirclePrayerPace(id, NOW) },
      },
    ],
  }),
  circle_prayer_paces: (id) => ({
    valid: fc.constant({ ...newCirclePrayerPace(id, NOW) }),
    surplus: ['prayer_text'],
    writer: founder(id),
    isValid: hasForm(schemas(id, id).circle_prayer_paces),
    writes: (document) => [{ path: `${COLLECTIONS.circlePrayerPaces}/${id}`, document }],
  }),
} satisfies Record<string, NextAgreement>;
