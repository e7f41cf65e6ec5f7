import { linkSessionClaims } from '@prayer-community/domain/auth/link-sign-in';
import { COLLECTIONS, circleMembersPath, circlePrayersPath } from '@prayer-community/domain/collections';
import { founderOf } from '@prayer-community/domain/prayer-circles/circle-founder';
import { newCirclePrayer } from '@prayer-community/domain/prayer-circles/circle-prayer';
import { firstMember, newCircle } from '@prayer-community/domain/prayer-circles/prayer-circle';
import { signInWithCustomToken } from 'firebase/auth';
import { collection, doc, getDocsFromServer, serverTimestamp, writeBatch } from 'firebase/firestore';
import type { DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteCircleIn } from '../data/circle-deletion.ts';
import { tombstoneRef } from '../data/tombstone.ts';
import { applyRules } from '../testing/apply-rules.ts';
import { resultOf } from '../testing/call-function.ts';
import { createMember, randomEmail, storeCircle, type TestMember } from '../testing/circle-member.ts';
import { invite } from '../testing/invitation-steps.ts';
import { repeatNextTransaction } from '../testing/repeat-next-transaction.ts';
import { runSchedule } from '../testing/run-schedule.ts';
import { testAuth, testFirestore } from '../testing/test-backend.ts';
import { openWebSession, type WebSession } from '../testing/web-session.ts';

const REFUSED = { code: 'permission-denied' };

const db = testFirestore();
let leader: TestMember;
let attacker: WebSession;
let attackerUid: string;
let circleId: string;

beforeAll(async () => {
  await applyRules();
  const member = await createMember();
  attackerUid = member.uid;
  attacker = openWebSession();
  const token = await testAuth().createCustomToken(attackerUid, linkSessionClaims(member.email));
  await signInWithCustomToken(attacker.auth, token);
});

afterAll(() => attacker.close());

beforeEach(async () => {
  leader = await createMember();
  circleId = await storeCircle(leader);
  await db.collection(COLLECTIONS.circleFounders).doc(attackerUid).delete();
  await db
    .collection(circlePrayersPath(circleId))
    .add(newCirclePrayer('For my divorce.', leader.uid, new Date()));
});

/** Creates a circle under the rules, as the web client does. */
function openCircle(id: string): Promise<void> {
  const now = serverTimestamp();
  const details = { name: 'Mine now', description: null, topic: null };
  const member = firstMember(id, attackerUid, 'Eve', now);
  return writeBatch(attacker.firestore)
    .set(doc(attacker.firestore, COLLECTIONS.prayerCircles, id), newCircle(details, attackerUid, now))
    .set(doc(attacker.firestore, circleMembersPath(id), attackerUid), { ...member })
    .set(doc(attacker.firestore, COLLECTIONS.circleFounders, attackerUid), founderOf(id, now))
    .commit();
}

async function leftOf(id: string): Promise<DocumentData[]> {
  const circle = db.collection(COLLECTIONS.prayerCircles).doc(id);
  const [prayers, members, invitations] = await Promise.all([
    circle.collection('prayers').get(),
    circle.collection('members').get(),
    db.collection(COLLECTIONS.circleInvitations).where('circle_id', '==', id).get(),
  ]);
  return [...prayers.docs, ...members.docs, ...invitations.docs].map((document) => document.data());
}

describe('a deleted circle', () => {
  it('cannot be created again under its ID by a stranger to read its prayers', async () => {
    await resultOf('deleteCircle', { circleId }, leader);

    await expect(openCircle(circleId)).rejects.toMatchObject(REFUSED);

    const prayers = collection(attacker.firestore, circlePrayersPath(circleId));
    await expect(getDocsFromServer(prayers)).rejects.toMatchObject(REFUSED);
    // She may create circles. Only the id is refused.
    await openCircle(db.collection(COLLECTIONS.prayerCircles).doc().id);
  });

  it('leaves no data behind, without relying on a trigger', async () => {
    await invite(leader, circleId, randomEmail());

    await resultOf('deleteCircle', { circleId }, leader);

    expect(await leftOf(circleId)).toEqual([]);
  });

  it('is reported as deleted if the response is lost and the transaction is repeated', async () => {
    repeatNextTransaction();

    expect(await resultOf('deleteCircle', { circleId }, leader)).toEqual({ success: true });

    expect(await leftOf(circleId)).toEqual([]);
  });

  it('is emptied by the daily run if its deletion was interrupted', async () => {
    await db.runTransaction((transaction) => deleteCircleIn(db, transaction, circleId, new Date()));
    expect(await leftOf(circleId)).toHaveLength(1);

    await runSchedule('purgeExpired');

    expect(await leftOf(circleId)).toEqual([]);
    expect((await tombstoneRef(db, circleId).get()).get('emptied_at')).not.toBeNull();
  });
});
