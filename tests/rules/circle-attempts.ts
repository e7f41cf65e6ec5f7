import { newCirclePrayer } from '@prayer-community/domain/circle-prayer';
import { COLLECTIONS, circleMembersPath, circlePrayersPath } from '@prayer-community/domain/collections';
import { firstMember, newCircle, newMember } from '@prayer-community/domain/prayer-circle';
import {
  arrayUnion,
  type DocumentReference,
  doc,
  type Firestore,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import type { Attempt } from './direct-attempts.ts';
import { UIDS } from './rules-environment.ts';

const DETAILS = { name: 'Young Parents', description: null, topic: 'Family' };

function uidOf({ caller }: Attempt): string {
  return caller === 'visitor' ? 'nobody' : UIDS[caller];
}

/** True for a circle and for everything in it. */
export function isOfCircle({ kind }: Attempt): boolean {
  return kind.startsWith(COLLECTIONS.prayerCircles);
}

/** Puts the caller into a circle with a prayer of their own, unless the circle itself is to be created. */
export async function prepareCircle(db: Firestore, attempt: Attempt): Promise<void> {
  const { id, kind, operation } = attempt;
  if (operation === 'create' && kind !== 'prayer_circles/prayers') {
    return;
  }
  const uid = uidOf(attempt);
  await setDoc(doc(db, COLLECTIONS.prayerCircles, id), newCircle(DETAILS, 'founder', new Date()));
  await setDoc(doc(db, circleMembersPath(id), uid), newMember(id, uid, 'Anna', new Date()));
  await setDoc(doc(db, circlePrayersPath(id), 'child'), newCirclePrayer('For rain.', uid, new Date()));
}

/** The document of the attempt. */
export function circleTarget(db: Firestore, attempt: Attempt): DocumentReference {
  switch (attempt.kind) {
    case 'prayer_circles/members':
      return doc(db, circleMembersPath(attempt.id), uidOf(attempt));
    case 'prayer_circles/prayers':
      return doc(db, circlePrayersPath(attempt.id), 'child');
    default:
      return doc(db, COLLECTIONS.prayerCircles, attempt.id);
  }
}

/** Shares a prayer, or opens a circle with its first member. */
export function createInCircle(db: Firestore, attempt: Attempt): Promise<void> {
  const uid = uidOf(attempt);
  if (attempt.kind === 'prayer_circles/prayers') {
    const prayer = newCirclePrayer('For peace.', uid, serverTimestamp());
    return setDoc(doc(db, circlePrayersPath(attempt.id), 'new'), prayer);
  }
  return writeBatch(db)
    .set(doc(db, COLLECTIONS.prayerCircles, attempt.id), newCircle(DETAILS, uid, serverTimestamp()))
    .set(doc(db, circleMembersPath(attempt.id), uid), firstMember(attempt.id, uid, 'Anna', serverTimestamp()))
    .commit();
}

/** Prays for a prayer; renames the circle or the member, which no rule lets anybody do. */
export function updateInCircle(db: Firestore, attempt: Attempt): Promise<void> {
  const target = circleTarget(db, attempt);
  switch (attempt.kind) {
    case 'prayer_circles/members':
      return updateDoc(target, { display_name: 'Renamed' });
    case 'prayer_circles/prayers':
      return updateDoc(target, { prayed_by: arrayUnion(uidOf(attempt)) });
    default:
      return updateDoc(target, { name: 'Renamed' });
  }
}
