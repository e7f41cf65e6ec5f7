import { assertFails } from '@firebase/rules-unit-testing';
import { newReaction } from '@prayer-community/domain/belief-wall/belief-wall-actions';
import { PRAYER_PACE_MS } from '@prayer-community/domain/belief-wall/belief-wall-pace';
import { COLLECTIONS, circleMembersPath, notesPath } from '@prayer-community/domain/collections';
import { CIRCLE_PACE_MS, founderOf } from '@prayer-community/domain/prayer-circles/circle-founder';
import { firstMember, newCircle } from '@prayer-community/domain/prayer-circles/prayer-circle';
import { countNote, newNote } from '@prayer-community/domain/prayer-request/request-note';
import { doc, type Firestore, increment, serverTimestamp, setDoc, writeBatch } from 'firebase/firestore/lite';
import { beforeAll, describe, it } from 'vitest';
import { newId } from './new-id.ts';
import { UIDS } from './rules-environment.ts';
import { storedRequest } from './stored-documents.ts';
import { wallUnderTest } from './wall-under-test.ts';
import { pray, reactionRef } from './wall-writes.ts';

// When two documents in one batch require each other, neither may justify more than its counterpart.

const wall = wallUnderTest(null);
const longAgo = (paceMs: number) => new Date(Date.now() - paceMs - 60_000);

describe('a note and its count', () => {
  const note = newNote('Called her.', UIDS.prayer_team, serverTimestamp());

  async function storeRequest(requestId: string, changes: object): Promise<void> {
    await wall.pastTheRules((past) =>
      setDoc(doc(past, COLLECTIONS.prayerRequests, requestId), { ...storedRequest(), ...changes }),
    );
  }

  it('allow only one note per count', async () => {
    await storeRequest('of-two-notes', {});
    const db = wall.databaseAs('prayer_team');
    const first = newId();

    await assertFails(
      writeBatch(db)
        .set(doc(db, notesPath('of-two-notes'), first), note)
        .set(doc(db, notesPath('of-two-notes'), newId()), note)
        .update(doc(db, COLLECTIONS.prayerRequests, 'of-two-notes'), countNote(first, increment))
        .commit(),
    );
  });

  it("require each other even if the request already references the note's id", async () => {
    const named = newId();
    await storeRequest('of-a-named-note', { note_count: 1, last_note_id: named });

    await assertFails(setDoc(doc(wall.databaseAs('prayer_team'), notesPath('of-a-named-note'), named), note));
  });
});

describe('a repeated prayer', () => {
  it.each<[string, object]>([
    ['a different emoji', { emoji: '👍' }],
    ['a session string that is too long', { user_session: 'x'.repeat(65) }],
    ['an additional field', { unnamed: true }],
  ])('is denied with %s', async (_what, changes) => {
    await wall.storePost({});
    await wall.pastTheRules((past) =>
      setDoc(
        reactionRef({ ...wall.writer, db: past }),
        newReaction(wall.writer.postId, 'random', longAgo(PRAYER_PACE_MS)),
      ),
    );

    await assertFails(pray(wall.writer, changes));
  });
});

describe("a circle, its first member, and its founder's pace", () => {
  const DETAILS = { name: 'Young Parents', description: null, topic: null };
  let db: Firestore;

  beforeAll(() => {
    db = wall.databaseAs('member');
  });

  it('require each other even if an old pace document names the same circle', async () => {
    const circleId = newId();
    await wall.pastTheRules((past) =>
      setDoc(
        doc(past, COLLECTIONS.circleFounders, UIDS.member),
        founderOf(circleId, longAgo(CIRCLE_PACE_MS)),
      ),
    );
    const first = firstMember(circleId, UIDS.member, 'Anna', serverTimestamp());

    await assertFails(
      writeBatch(db)
        .set(doc(db, COLLECTIONS.prayerCircles, circleId), {
          ...newCircle(DETAILS, UIDS.member, serverTimestamp()),
        })
        .set(doc(db, circleMembersPath(circleId), UIDS.member), { ...first })
        .commit(),
    );
  });

  it('do not allow a first member without a circle', async () => {
    const circleId = newId();
    const first = firstMember(circleId, UIDS.member, 'Anna', serverTimestamp());

    await assertFails(setDoc(doc(db, circleMembersPath(circleId), UIDS.member), { ...first }));
  });

  it('do not allow a new pace document without a second circle', async () => {
    const founder = doc(db, COLLECTIONS.circleFounders, UIDS.member);
    await wall.pastTheRules((past) =>
      setDoc(doc(past, founder.path), founderOf('an-earlier-one', longAgo(CIRCLE_PACE_MS))),
    );

    await assertFails(setDoc(founder, founderOf('an-earlier-one', serverTimestamp())));
    await assertFails(setDoc(founder, founderOf('no-circle', serverTimestamp())));
  });
});
