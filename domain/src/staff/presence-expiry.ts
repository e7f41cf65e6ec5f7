import type { PresenceActivity } from './presence.ts';
import { PRESENCE_LASTS_MS } from './presence-pace.ts';

/** When an entry was written, by the server's clock, and received, by the reader's. */
export interface PresenceTimes {
  writtenAt: number;
  receivedAt: number;
}

/** What a reader knows of one who has the request open; the id is that of the member. */
export interface SeenMember extends PresenceTimes {
  id: string;
  activity: PresenceActivity;
}

/** What a reader knows of who has a request open. */
export interface SeenPresence {
  members: readonly SeenMember[];
  /** By how much the server's clock is ahead of the reader's; null until an entry arrived as it was written. */
  ahead: number | null;
}

/**
 * Adds what was received. What comes first may have been there for long; what changes later has just been written, and says
 * by how much the clocks differ.
 * @param seen null for what comes first
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
 * By how much the server's clock is ahead, from an entry that arrived as it was written. The best of several took the least
 * time on its way.
 */
export function serverAhead(known: number | null, { writtenAt, receivedAt }: PresenceTimes): number {
  return Math.max(known ?? -Infinity, writtenAt - receivedAt);
}

/**
 * When the reader drops an entry, by the reader's clock: never later than if it had been written as it arrived.
 * @param ahead null where nothing is known of the server's clock: then the reader's counts
 */
export function presenceEndsAt({ writtenAt, receivedAt }: PresenceTimes, ahead: number | null): number {
  return Math.min(receivedAt, writtenAt - (ahead ?? 0)) + PRESENCE_LASTS_MS;
}

/** Who has the request open at a moment of the reader's clock, and when the first of them is dropped. */
export function presentAt(
  { members, ahead }: SeenPresence,
  now: number,
): { present: readonly SeenMember[]; until: number } {
  const present = members.filter((member) => presenceEndsAt(member, ahead) > now);
  return { present, until: Math.min(...present.map((member) => presenceEndsAt(member, ahead))) };
}
