import * as z from 'zod';

/** The stored fields of `prayer_circles/{id}`, generic over the type of an instant. */
export function prayerCircleFields<Instant extends z.ZodType>(instant: Instant) {
  return {
    name: z.string().min(1),
    description: z.string().nullable(),
    topic: z.string().nullable(),
    created_by: z.string(),
    created_at: instant,
    /** Kept with the membership: how many members the circle has. */
    member_count: z.int().min(0),
  };
}

/** A private circle, whatever an instant is to the reader. */
export type PrayerCircle<Instant> = Omit<
  z.infer<z.ZodObject<ReturnType<typeof prayerCircleFields<z.ZodUnknown>>>>,
  'created_at'
> & { created_at: Instant };

/** `prayer_circles/{id}/members/{uid}`: the creator leads. */
export interface CircleMember<Instant> {
  circle_id: string;
  user_id: string;
  display_name: string;
  is_leader: boolean;
  joined_at: Instant;
}
