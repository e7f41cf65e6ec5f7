import {
  CIRCLE_SUBCOLLECTIONS,
  COLLECTIONS,
  circleMembersPath,
  circlePrayersPath,
} from '@prayer-community/domain/collections';
import { storedInstant } from '@prayer-community/domain/fields/stored';
import { CIRCLE_MAX_MEMBERS } from '@prayer-community/domain/limits';
import {
  type CircleInvitation,
  circleInvitationFields,
} from '@prayer-community/domain/prayer-circles/circle-invitation';
import { type CirclePrayer, circlePrayerFields } from '@prayer-community/domain/prayer-circles/circle-prayer';
import {
  type CircleMember,
  circleMemberFields,
  type PrayerCircle,
  prayerCircleFields,
} from '@prayer-community/domain/prayer-circles/prayer-circle';
import { collection, collectionGroup, limit, orderBy, type Query, query, where } from 'firebase/firestore';
import * as z from 'zod';
import { firestore } from '../../firebase/firestore-sdk.ts';

const INVITATIONS_SHOWN = 50;

export const circleSchema: z.ZodType<PrayerCircle<Date>> = z.object(prayerCircleFields(storedInstant));
const invitationSchema: z.ZodType<CircleInvitation<Date>> = z.object(circleInvitationFields(storedInstant));
const memberSchema: z.ZodType<CircleMember<Date>> = z.object(circleMemberFields(storedInstant));
export const prayerSchema: z.ZodType<CirclePrayer<Date>> = z.object(circlePrayerFields(storedInstant));

interface Followed<Stored> {
  query: Query;
  schema: z.ZodType<Stored>;
}

/** The newest circles. Allowed for leadership only. */
export function allCircles(count: number): Followed<PrayerCircle<Date>> {
  const circles = collection(firestore, COLLECTIONS.prayerCircles);
  return { query: query(circles, orderBy('created_at', 'desc'), limit(count)), schema: circleSchema };
}

/** The unused invitations for an email address. */
export function invitationsTo(email: string): Followed<CircleInvitation<Date>> {
  const invitations = collection(firestore, COLLECTIONS.circleInvitations);
  return {
    query: query(
      invitations,
      where('address', '==', email.toLowerCase()),
      where('used_at', '==', null),
      limit(INVITATIONS_SHOWN),
    ),
    schema: invitationSchema,
  };
}

export function membershipsOf(uid: string): Followed<CircleMember<Date>> {
  const members = collectionGroup(firestore, CIRCLE_SUBCOLLECTIONS.members);
  return { query: query(members, where('user_id', '==', uid)), schema: memberSchema };
}

export function membersOf(circleId: string): Followed<CircleMember<Date>> {
  const members = collection(firestore, circleMembersPath(circleId));
  return { query: query(members, orderBy('joined_at'), limit(CIRCLE_MAX_MEMBERS)), schema: memberSchema };
}

/** The newest prayers of a circle. */
export function prayersOf(circleId: string, count: number): Followed<CirclePrayer<Date>> {
  const prayers = collection(firestore, circlePrayersPath(circleId));
  return { query: query(prayers, orderBy('created_at', 'desc'), limit(count)), schema: prayerSchema };
}
