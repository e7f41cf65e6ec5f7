import * as z from 'zod';
import type { Stored } from '../fields/stored.ts';
import type { CircleDetails } from './circle-form.ts';

/** The stored fields of `prayer_circles/{id}`. */
export function prayerCircleFields(instant: z.ZodType<Date>) {
  return {
    name: z.string().min(1),
    description: z.string().nullable(),
    topic: z.string().nullable(),
    created_by: z.string(),
    created_at: instant,
    /** Updated with each membership. */
    member_count: z.int().min(0),
  };
}

export type PrayerCircle<Instant> = Stored<typeof prayerCircleFields, Instant>;

/** The stored fields of `prayer_circles/{id}/members/{uid}`. */
export function circleMemberFields(instant: z.ZodType<Date>) {
  return {
    circle_id: z.string(),
    user_id: z.string(),
    /** The member's name in the circle. */
    display_name: z.string().min(1),
    /** True for exactly one member: the creator, until they hand over the circle. */
    is_leader: z.boolean(),
    joined_at: instant,
  };
}

export type CircleMember<Instant> = Stored<typeof circleMemberFields, Instant>;

/** Creates a circle, to be stored in one batch with its first member. */
export function newCircle<Instant>(
  details: CircleDetails,
  creatorUid: string,
  now: Instant,
): PrayerCircle<Instant> {
  return { ...details, created_by: creatorUid, created_at: now, member_count: 1 };
}

/** Creates the membership of a circle's creator, who is its leader. */
export function firstMember<Instant>(
  circleId: string,
  uid: string,
  displayName: string,
  now: Instant,
): CircleMember<Instant> {
  return { ...newMember(circleId, uid, displayName, now), is_leader: true };
}

export function newMember<Instant>(
  circleId: string,
  uid: string,
  displayName: string,
  now: Instant,
): CircleMember<Instant> {
  return { circle_id: circleId, user_id: uid, display_name: displayName, is_leader: false, joined_at: now };
}
