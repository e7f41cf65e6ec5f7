import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  COLLECTIONS,
  circleMembersPath,
  circlePrayersPath,
  notesPath,
  postHistoryPath,
} from '@prayer-community/domain/collections';
import { founderOf } from '@prayer-community/domain/prayer-circles/circle-founder';
import { newCirclePrayer } from '@prayer-community/domain/prayer-circles/circle-prayer';
import { newCirclePrayerPace } from '@prayer-community/domain/prayer-circles/circle-prayer-pace';
import { firstMember, newCircle } from '@prayer-community/domain/prayer-circles/prayer-circle';
import { countNote, newNote } from '@prayer-community/domain/prayer-request/request-note';
import { deleteDoc, doc, increment, serverTimestamp, setDoc, writeBatch } from 'firebase/firestore/lite';
import { beforeEach, describe, it } from 'vitest';
import { writtenContent } from './content-attempts.ts';
import { moderationEvent } from './moderation-writes.ts';
import { newId } from './new-id.ts';
import { UIDS } from './rules-environment.ts';
import { storedRequest } from './stored-documents.ts';
import { wallUnderTest } from './wall-under-test.ts';
import { postRef } from './wall-writes.ts';

// A document with a huge id could be neither reported nor deleted, because ids composed from it would be too long.

const DETAILS = { name: 'Young Parents', description: null, topic: null };
const REQUEST = 'request';
const CIRCLE = 'circle';

const wall = wallUnderTest({});

beforeEach(() =>
  wall.pastTheRules(async (past) => {
    await deleteDoc(doc(past, COLLECTIONS.circleFounders, UIDS.member));
    await deleteDoc(doc(past, COLLECTIONS.circlePrayerPaces, UIDS.member));
    await setDoc(doc(past, COLLECTIONS.prayerRequests, REQUEST), storedRequest());
    const member = firstMember(CIRCLE, UIDS.member, 'Anna', new Date());
    await setDoc(doc(past, circleMembersPath(CIRCLE), UIDS.member), member);
  }),
);

/** Creates a document of each kind for which the client chooses the id. */
const CREATIONS: Readonly<Record<string, (id: string) => Promise<void>>> = {
  'a decision about a post': (id) => {
    const db = wall.databaseAs('leadership');
    return writeBatch(db)
      .update(postRef({ ...wall.writer, db }), { last_decision_id: id })
      .set(doc(db, postHistoryPath(wall.writer.postId), id), moderationEvent(UIDS.leadership, 'keep', false))
      .commit();
  },
  'a note': (id) => {
    const db = wall.databaseAs('prayer_team');
    const note = newNote('Called.', UIDS.prayer_team, serverTimestamp());
    return writeBatch(db)
      .set(doc(db, notesPath(REQUEST), id), note)
      .update(doc(db, COLLECTIONS.prayerRequests, REQUEST), countNote(id, increment))
      .commit();
  },
  'daily content': (id) =>
    setDoc(doc(wall.databaseAs('leadership'), COLLECTIONS.dailyContent, id), writtenContent()),
  'a circle': (id) => {
    const db = wall.databaseAs('member');
    const now = serverTimestamp();
    return writeBatch(db)
      .set(doc(db, COLLECTIONS.prayerCircles, id), newCircle(DETAILS, UIDS.member, now))
      .set(doc(db, circleMembersPath(id), UIDS.member), firstMember(id, UIDS.member, 'Anna', now))
      .set(doc(db, COLLECTIONS.circleFounders, UIDS.member), founderOf(id, now))
      .commit();
  },
  'a prayer of a circle': (id) => {
    const db = wall.databaseAs('member');
    const now = serverTimestamp();
    return writeBatch(db)
      .set(doc(db, circlePrayersPath(CIRCLE), id), newCirclePrayer('For rain.', UIDS.member, now))
      .set(doc(db, COLLECTIONS.circlePrayerPaces, UIDS.member), newCirclePrayerPace(id, now))
      .commit();
  },
};

const random = (length: number) => newId().concat(newId()).slice(0, length);

describe.each(Object.entries(CREATIONS))('%s', (_kind, create) => {
  it('can be created with an id of 20 letters and digits', async () => {
    await assertSucceeds(create(random(20)));
  });

  it.each([
    ['1,500 bytes', () => 'x'.repeat(1_500)],
    ['200 characters', () => 'x'.repeat(200)],
    ['21 characters', () => random(21)],
    ['19 characters', () => random(19)],
    ['20 characters with a line break', () => `${random(19)}\n`],
    ['20 characters with an underscore', () => `${random(19)}_`],
  ])('is denied with an id of %s', async (_what, id) => {
    await assertFails(create(id()));
  });
});
