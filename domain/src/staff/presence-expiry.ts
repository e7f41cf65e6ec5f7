import type { PresenceActivity } from './presence.ts';
import { PRESENCE_LASTS_MS } from './presence-pace.ts';

/** When an entry was written, by the server's clock, and received, by the reader's clock. */
interface PresenceTimes {
  writtenAt: number;
  receivedAt: number;
}

/** A member who has the request open, as a reader sees them. `id` is the member's uid. */
export interface SeenMember extends PresenceTimes {
  id: string;
  activity: PresenceActivity;
}

/** A reader's view of the members who have a request open. */
export interface SeenPresence {
  members: readonly SeenMember[];
  /** How far the server's clock is ahead of the reader's. Null until an entry arrives right after it was written. */
  ahead: number | null;
}

/**
 * Returns the view after entries were received. The first entries may be old. Entries that change later were just
 * written, so they show how far the clocks differ.
 * @param seen null for the first entries
 */
export function receivePresence(
  seen: SeenPresence | null,
  received: readonly Omit<SeenMember, 'receivedAt'>[],
  receivedAt: number,
): SeenPresence {
  const members = received.map((member) => {
    const known = seen?.members.find(({ id }) => id === member.id);
    return { ...member, receivedAt: known?.writtenAt === member.writtenAt ? known.receivedAt : receivedAt };
  });
  const changed = seen === null ? [] : members.filter((member) => member.receivedAt === receivedAt);
  return { members, ahead: changed.reduce(serverAhead, seen?.ahead ?? null) };
}

/**
 * Returns how far the server's clock is ahead, given an entry that arrived right after it was written. Of several
 * entries, the one with the lowest latency counts.
 */
export function serverAhead(known: number | null, { writtenAt, receivedAt }: PresenceTimes): number {
  return Math.max(known ?? -Infinity, writtenAt - receivedAt);
}

/**
 * Returns when the reader drops an entry, by the reader's clock. Never later than if the entry had been written on
 * arrival.
 * @param ahead null if the offset of the server's clock is unknown. The clocks then count as equal
 */
export function presenceEndsAt({ writtenAt, receivedAt }: PresenceTimes, ahead: number | null): number {
  return Math.min(receivedAt, writtenAt - (ahead ?? 0)) + PRESENCE_LASTS_MS;
}

/** Returns who has the request open at `now`, by the reader's clock, and when the first of these entries is dropped. */
export function presentAt(
  { members, ahead }: SeenPresence,
  now: number,
): { present: readonly SeenMember[]; until: number } {
  const present = members.filter((member) => presenceEndsAt(member, ahead) > now);
  return { present, until: Math.min(...present.map((member) => presenceEndsAt(member, ahead))) };
}
