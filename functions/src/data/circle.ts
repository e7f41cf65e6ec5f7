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
} from 'firebase-admin/firestore';
import * as z from 'zod';
import { storedInstant } from '../platform/stored-instant.ts';

const circleSchema = z.object(prayerCircleFields(storedInstant));
const memberSchema = z.object(circleMemberFields(storedInstant));

/** Where a circle is. */
export function circleRef(db: Firestore, circleId: string): DocumentReference {
  return db.collection(COLLECTIONS.prayerCircles).doc(circleId);
}

/** Where the memberships of a circle are. */
export function circleMembers(db: Firestore, circleId: string): CollectionReference {
  return db.collection(circleMembersPath(circleId));
}

/** Where the prayers of a circle are. */
export function circlePrayers(db: Firestore, circleId: string): CollectionReference {
  return db.collection(circlePrayersPath(circleId));
}

/** Where a membership is. */
export function memberRef(db: Firestore, circleId: string, uid: string): DocumentReference {
  return circleMembers(db, circleId).doc(uid);
}

/** The circle as stored, or null when there is none. */
export function readCircle(document: DocumentSnapshot | undefined): PrayerCircle<Date> | null {
  return document?.exists ? circleSchema.parse(document.data()) : null;
}

/** The membership as stored, or null when there is none. */
export function readMember(document: DocumentSnapshot | undefined): CircleMember<Date> | null {
  return document?.exists ? memberSchema.parse(document.data()) : null;
}
