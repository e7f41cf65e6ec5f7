import * as z from 'zod';
import type { CircleDetails } from './circle-form.ts';

/** The stored fields of `prayer_circles/{id}`, generic over the type of an instant. */
export function prayerCircleFields<Instant extends z.ZodType>(instant: Instant) {
  return {
    name: z.string().min(1),
    description: z.string().nullable(),
    topic: z.string().nullable(),
    created_by: z.string(),
    created_at: instant,
    /** Number of members; updated with each membership. */
    member_count: z.int().min(0),
  };
}

/** A private circle, generic in the type of its instants. */
export type PrayerCircle<Instant> = Omit<
  z.infer<z.ZodObject<ReturnType<typeof prayerCircleFields<z.ZodUnknown>>>>,
  'created_at'
> & { created_at: Instant };

/** The stored fields of `prayer_circles/{id}/members/{uid}`, generic over the type of an instant. */
export function circleMemberFields<Instant extends z.ZodType>(instant: Instant) {
  return {
    circle_id: z.string(),
    user_id: z.string(),
    /** What the circle calls this member. */
    display_name: z.string().min(1),
    /** Exactly one member leads: the creator, until they hand over. */
    is_leader: z.boolean(),
    joined_at: instant,
  };
}

/** A member of a circle, generic in the type of its instants. */
export type CircleMember<Instant> = Omit<
  z.infer<z.ZodObject<ReturnType<typeof circleMemberFields<z.ZodUnknown>>>>,
  'joined_at'
> & { joined_at: Instant };

/** A circle as it is first stored, in one batch with its first member. */
export function newCircle<Instant>(
  details: CircleDetails,
  creatorUid: string,
  now: Instant,
): PrayerCircle<Instant> {
  return { ...details, created_by: creatorUid, created_at: now, member_count: 1 };
}

/** The creator of a circle, who leads it. */
export function firstMember<Instant>(
  circleId: string,
  uid: string,
  displayName: string,
  now: Instant,
): CircleMember<Instant> {
  return { ...newMember(circleId, uid, displayName, now), is_leader: true };
}

/** Someone who joins a circle. */
export function newMember<Instant>(
  circleId: string,
  uid: string,
  displayName: string,
  now: Instant,
): CircleMember<Instant> {
  return { circle_id: circleId, user_id: uid, display_name: displayName, is_leader: false, joined_at: now };
}
