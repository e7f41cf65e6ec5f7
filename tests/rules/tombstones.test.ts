import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { COLLECTIONS, circleMembersPath } from '@prayer-community/domain/collections';
import { founderOf } from '@prayer-community/domain/prayer-circles/circle-founder';
import { firstMember, newCircle } from '@prayer-community/domain/prayer-circles/prayer-circle';
import { newTombstone } from '@prayer-community/domain/retention/tombstone';
import { doc, serverTimestamp, setDoc, writeBatch } from 'firebase/firestore/lite';
import { describe, it } from 'vitest';
import { newId } from './new-id.ts';
import { UIDS } from './rules-environment.ts';
import { rulesUnderTest } from './rules-under-test.ts';

const rules = rulesUnderTest();

function buryCircle(id: string): Promise<void> {
  return rules.pastTheRules((past) =>
    setDoc(doc(past, COLLECTIONS.tombstones, id), newTombstone('circle', new Date())),
  );
}

function openCircle(id: string): Promise<void> {
  const db = rules.databaseAs('member');
  const now = serverTimestamp();
  const details = { name: 'Young Parents', description: null, topic: null };
  return writeBatch(db)
    .set(doc(db, COLLECTIONS.prayerCircles, id), newCircle(details, UIDS.member, now))
    .set(doc(db, circleMembersPath(id), UIDS.member), firstMember(id, UIDS.member, 'Anna', now))
    .set(doc(db, COLLECTIONS.circleFounders, UIDS.member), founderOf(id, now))
    .commit();
}

describe('the id of a deleted document', () => {
  it('cannot be reused for another circle', async () => {
    const id = newId();
    await buryCircle(id);

    await assertFails(openCircle(id));
    await assertSucceeds(openCircle(newId()));
  });
});
