import {
  CIRCLE_SUBCOLLECTIONS,
  COLLECTIONS,
  circleMembersPath,
  circlePrayersPath,
} from '@prayer-community/domain/collections';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import {
  type CircleMember,
  circleMemberFields,
  type PrayerCircle,
  prayerCircleFields,
} from '@prayer-community/domain/prayer-circles/prayer-circle';
import type {
  CollectionReference,
  DocumentReference,
  Firestore,
  Query,
  Transaction,
} from 'firebase-admin/firestore';
import * as z from 'zod';
import { readerOf } from '../platform/reader-of.ts';

export function circleRef(db: Firestore, circleId: string): DocumentReference {
  return db.collection(COLLECTIONS.prayerCircles).doc(circleId);
}

export function circleMembers(db: Firestore, circleId: string): CollectionReference {
  return db.collection(circleMembersPath(circleId));
}

export function circlePrayers(db: Firestore, circleId: string): CollectionReference {
  return db.collection(circlePrayersPath(circleId));
}

export function circleMemberRef(db: Firestore, circleId: string, uid: string): DocumentReference {
  return circleMembers(db, circleId).doc(uid);
}

/** Returns a user's memberships in all circles. */
export function membershipsOf(db: Firestore, uid: string): Query {
  return db.collectionGroup(CIRCLE_SUBCOLLECTIONS.members).where('user_id', '==', uid);
}

/** Returns what a user shared in all circles, also in those they left. */
export function circlePrayersBy(db: Firestore, uid: string): Query {
  return db.collectionGroup(CIRCLE_SUBCOLLECTIONS.prayers).where('created_by', '==', uid);
}

export async function isInCircles(db: Firestore, uid: string): Promise<boolean> {
  return !(await membershipsOf(db, uid).limit(1).get()).empty;
}

export const readCircle = readerOf<PrayerCircle<Date>>(z.object(prayerCircleFields(storedInstant)));
export const readCircleMember = readerOf<CircleMember<Date>>(z.object(circleMemberFields(storedInstant)));

/**
 * Counts the members of a circle, because a restore can leave `member_count` too low.
 * @param transaction reads the count if it is given, before it writes
 */
export async function countCircleMembers(
  db: Firestore,
  circleId: string,
  transaction?: Transaction,
): Promise<number> {
  const members = circleMembers(db, circleId).count();
  const counted = await (transaction === undefined ? members.get() : transaction.get(members));
  return counted.data().count;
}
