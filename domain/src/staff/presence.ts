import * as z from 'zod';

/** What a member of the staff does on the request that they have open. */
export const PRESENCE_ACTIVITIES = ['looking', 'note', 'reply'] as const;

export type PresenceActivity = (typeof PRESENCE_ACTIVITIES)[number];

/** The two moments of a document that writes take in turn: each is free again a minute after it was taken. */
export const PRESENCE_SLOTS = ['even_at', 'odd_at'] as const;

export type PresenceSlot = (typeof PRESENCE_SLOTS)[number];

/** Where a member is, and what they do there. */
export interface Presence {
  request_id: string;
  activity: PresenceActivity;
}

/** What `presence/{uid}` says of where a member is: nowhere, where both are null. */
export type StoredPlace = Presence | { request_id: null; activity: null };

/** The stored fields of `presence/{uid}` that others read, generic over the type of an instant. */
export function presenceFields<Instant extends z.ZodType>(instant: Instant) {
  return {
    request_id: z.string(),
    activity: z.enum(PRESENCE_ACTIVITIES),
    even_at: instant.optional(),
    odd_at: instant.optional(),
  };
}

/** What a write changes of a member's own document; `now` is the server's time, in the form in which the writer's SDK has it. */
export function presenceWrite<Instant>(
  presence: Presence | null,
  slot: PresenceSlot,
  now: Instant,
): StoredPlace & Partial<Record<PresenceSlot, Instant>> {
  const place = presence ?? { request_id: null, activity: null };
  return { ...place, [slot]: now };
}

/** When a document was last written, by the server's clock. */
export function presenceWrittenAt(stored: Partial<Record<PresenceSlot, Date>>): number {
  return Math.max(...PRESENCE_SLOTS.map((slot) => stored[slot]?.getTime() ?? 0));
}

/** True where a member writes something that another might write as well. */
export function isWriting(presence: Presence | null): boolean {
  return presence !== null && presence.activity !== 'looking';
}

/** True where both say the same. */
export function isSamePresence(one: Presence | null, other: Presence | null): boolean {
  return one?.request_id === other?.request_id && one?.activity === other?.activity;
}
