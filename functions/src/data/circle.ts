import { COLLECTIONS, circleMembersPath, circlePrayersPath } from '@prayer-community/domain/collections';
import {
  type CircleMember,
  circleMemberFields,
  type PrayerCircle,
  prayerCircleFields,
} from '@prayer-community/domain/prayer-circles/prayer-circle';
import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import * as z from 'zod';
import { storedInstant } from '../platform/stored-instant.ts';

const circleSchema = z.object(prayerCircleFields(storedInstant));
const memberSchema = z.object(circleMemberFields(storedInstant));

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

export function readCircle(document: DocumentSnapshot | undefined): PrayerCircle<Date> | null {
  return document?.exists ? circleSchema.parse(document.data()) : null;
}

export function readCircleMember(document: DocumentSnapshot | undefined): CircleMember<Date> | null {
  return document?.exists ? memberSchema.parse(document.data()) : null;
}

/**
 * Counts the members of a circle, because a restore can leave `member_count` too low. Call it before the transaction
 * writes.
 */
export async function countCircleMembers(
  db: Firestore,
  transaction: Transaction,
  circleId: string,
): Promise<number> {
  return (await transaction.get(circleMembers(db, circleId).count())).data().count;
}
