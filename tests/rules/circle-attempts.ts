import { COLLECTIONS, circleMembersPath, circlePrayersPath } from '@prayer-community/domain/collections';
import { CIRCLE_PACE_MS, founderOf } from '@prayer-community/domain/prayer-circles/circle-founder';
import { newInvitation } from '@prayer-community/domain/prayer-circles/circle-invitation';
import { newCirclePrayer } from '@prayer-community/domain/prayer-circles/circle-prayer';
import { newCirclePrayerPace } from '@prayer-community/domain/prayer-circles/circle-prayer-pace';
import { firstMember, newCircle, newMember } from '@prayer-community/domain/prayer-circles/prayer-circle';
import {
  arrayUnion,
  collection,
  type DocumentReference,
  doc,
  type Firestore,
  type Query,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  type WriteBatch,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import type { Attempt } from './direct-attempts.ts';
import { newId } from './new-id.ts';
import { addressOf, UIDS } from './rules-environment.ts';

const DETAILS = { name: 'Young Parents', description: null, topic: 'Family' };

function uidOf({ caller }: Attempt): string {
  return caller === 'visitor' ? 'nobody' : UIDS[caller];
}

const LONG_AGO = new Date(Date.now() - 2 * CIRCLE_PACE_MS);

/** True for a circle, everything in it, its invitations, and the paces of those who open a circle or share a prayer. */
export function isOfCircle({ kind }: Attempt): boolean {
  return (
    kind.startsWith(COLLECTIONS.prayerCircles) ||
    kind === COLLECTIONS.circleFounders ||
    kind === COLLECTIONS.circlePrayerPaces ||
    kind === COLLECTIONS.circleInvitations
  );
}

/**
 * Adds the caller to a circle with a prayer of their own, or invites them to it. If the attempt opens a circle, ensures
 * instead that the caller's pace allows it.
 */
export function prepareCircle(batch: WriteBatch, db: Firestore, attempt: Attempt): void {
  const { id, kind, operation, caller } = attempt;
  const uid = uidOf(attempt);
  const founder = doc(db, COLLECTIONS.circleFounders, uid);
  if (kind === COLLECTIONS.circleInvitations) {
    batch.set(doc(db, kind, id), invitationOf(attempt));
    return;
  }
  if (kind === COLLECTIONS.circlePrayerPaces) {
    if (operation === 'create') {
      batch.delete(paceRef(db, attempt));
    } else {
      batch.set(paceRef(db, attempt), newCirclePrayerPace(newId(), LONG_AGO));
    }
    return;
  }
  if (operation === 'create' && kind !== 'prayer_circles/prayers') {
    batch.delete(founder);
    return;
  }
  if (kind === COLLECTIONS.circleFounders) {
    batch.set(founder, founderOf('an earlier circle', LONG_AGO));
    return;
  }
  batch.set(doc(db, COLLECTIONS.prayerCircles, id), newCircle(DETAILS, 'founder', new Date()));
  if (caller === 'invited') {
    batch.set(doc(db, COLLECTIONS.circleInvitations, id), invitationOf(attempt));
  } else {
    const join = caller === 'circle_leader' ? firstMember : newMember;
    batch.set(doc(db, circleMembersPath(id), uid), join(id, uid, 'Anna', new Date()));
  }
  batch.delete(paceRef(db, attempt));
  batch.set(doc(db, circlePrayersPath(id), 'child'), newCirclePrayer('For rain.', uid, new Date()));
}

function paceRef(db: Firestore, attempt: Attempt): DocumentReference {
  return doc(db, COLLECTIONS.circlePrayerPaces, uidOf(attempt));
}

/** Returns an invitation to the caller's own address. */
function invitationOf({ id, caller }: Attempt): object {
  return newInvitation(
    { circle_id: id, circle: DETAILS, address: addressOf(caller), invited_by: 'founder' },
    new Date(),
  );
}

/** Returns the caller's own invitations, queried as the screen does. */
export function ownInvitations(db: Firestore, { caller }: Attempt): Query {
  return query(
    collection(db, COLLECTIONS.circleInvitations),
    where('address', '==', addressOf(caller)),
    where('used_at', '==', null),
  );
}

export function circleTarget(db: Firestore, attempt: Attempt): DocumentReference {
  switch (attempt.kind) {
    case 'prayer_circles/members':
      return doc(db, circleMembersPath(attempt.id), uidOf(attempt));
    case 'prayer_circles/prayers':
      return doc(db, circlePrayersPath(attempt.id), 'child');
    case COLLECTIONS.circleFounders:
      return doc(db, COLLECTIONS.circleFounders, uidOf(attempt));
    case COLLECTIONS.circlePrayerPaces:
      return paceRef(db, attempt);
    case COLLECTIONS.circleInvitations:
      return doc(db, COLLECTIONS.circleInvitations, attempt.id);
    default:
      return doc(db, COLLECTIONS.prayerCircles, attempt.id);
  }
}

/** Creates the document of the attempt. A circle is created together with its first member. */
export function createInCircle(db: Firestore, attempt: Attempt): Promise<void> {
  const uid = uidOf(attempt);
  if (attempt.kind === 'prayer_circles/prayers') {
    const prayer = doc(db, circlePrayersPath(attempt.id), newId());
    return writeBatch(db)
      .set(prayer, newCirclePrayer('For peace.', uid, serverTimestamp()))
      .set(paceRef(db, attempt), newCirclePrayerPace(prayer.id, serverTimestamp()))
      .commit();
  }
  if (attempt.kind === COLLECTIONS.circlePrayerPaces) {
    return setDoc(paceRef(db, attempt), { ...newCirclePrayerPace(newId(), serverTimestamp()) });
  }
  if (attempt.kind === COLLECTIONS.circleInvitations) {
    return setDoc(doc(db, COLLECTIONS.circleInvitations, newId()), invitationOf(attempt));
  }
  return openCircle(db, attempt);
}

function openCircle(db: Firestore, attempt: Attempt): Promise<void> {
  const uid = uidOf(attempt);
  const now = serverTimestamp();
  return writeBatch(db)
    .set(doc(db, COLLECTIONS.prayerCircles, attempt.id), newCircle(DETAILS, uid, now))
    .set(doc(db, circleMembersPath(attempt.id), uid), firstMember(attempt.id, uid, 'Anna', now))
    .set(doc(db, COLLECTIONS.circleFounders, uid), founderOf(attempt.id, now))
    .commit();
}

/** Updates the document of the attempt. Renaming a circle or a member is never allowed by the rules. */
export function updateInCircle(db: Firestore, attempt: Attempt): Promise<void> {
  const target = circleTarget(db, attempt);
  switch (attempt.kind) {
    case 'prayer_circles/members':
      return updateDoc(target, { display_name: 'Renamed' });
    case COLLECTIONS.circleInvitations:
      return updateDoc(target, { used_at: null });
    case 'prayer_circles/prayers':
      return updateDoc(target, { prayed_by: arrayUnion(uidOf(attempt)) });
    case COLLECTIONS.circleFounders:
      return openCircle(db, attempt);
    case COLLECTIONS.circlePrayerPaces:
      return createInCircle(db, attempt);
    default:
      return updateDoc(target, { name: 'Renamed' });
  }
}
