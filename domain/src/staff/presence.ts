import * as z from 'zod';

/** What a staff member does on the request that they have open. */
export const PRESENCE_ACTIVITIES = ['looking', 'note', 'reply'] as const;

export type PresenceActivity = (typeof PRESENCE_ACTIVITIES)[number];

/** The two timestamps of a document that writes use in turn. Each is free again a minute after it was used. */
export const PRESENCE_SLOTS = ['even_at', 'odd_at'] as const;

export type PresenceSlot = (typeof PRESENCE_SLOTS)[number];

/** The request that a member has open, and what they do there. */
export interface Presence {
  request_id: string;
  activity: PresenceActivity;
}

/** The place stored in `presence/{uid}`. Both fields are null if the member has no request open. */
type StoredPlace = Presence | { request_id: null; activity: null };

/** The stored fields of `presence/{uid}` that others read. */
export function presenceFields(instant: z.ZodType<Date>) {
  return {
    request_id: z.string(),
    activity: z.enum(PRESENCE_ACTIVITIES),
    even_at: instant.optional(),
    odd_at: instant.optional(),
  };
}

/**
 * Returns the fields that a write changes in the member's own document.
 * @param now the server time, in the form that the writer's SDK uses
 */
export function presenceWrite<Instant>(
  presence: Presence | null,
  slot: PresenceSlot,
  now: Instant,
): StoredPlace & Partial<Record<PresenceSlot, Instant>> {
  const place = presence ?? { request_id: null, activity: null };
  return { ...place, [slot]: now };
}

/** Returns when a document was last written, by the server's clock, in milliseconds since the epoch. */
export function presenceWrittenAt(stored: Partial<Record<PresenceSlot, Date>>): number {
  return Math.max(...PRESENCE_SLOTS.map((slot) => stored[slot]?.getTime() ?? 0));
}

/** True while the member writes something that another member might be writing too. */
export function isWriting(presence: Presence | null): boolean {
  return presence !== null && presence.activity !== 'looking';
}

export function isSamePresence(one: Presence | null, other: Presence | null): boolean {
  return one?.request_id === other?.request_id && one?.activity === other?.activity;
}
