import { MINUTE_MS, SECOND_MS } from '../fields/durations.ts';
import { isSamePresence, isWriting, PRESENCE_SLOTS, type Presence, type PresenceSlot } from './presence.ts';

/** A slot is free again after this long, so that there are at most two writes in any minute. */
export const PRESENCE_SLOT_MS = MINUTE_MS;

/** Unchanged presence is written again after this long, before readers drop it. */
export const PRESENCE_REFRESH_MS = 57 * SECOND_MS;

/** Readers drop an entry this long after it was written. This leaves one second of a minute for latency. */
export const PRESENCE_LASTS_MS = 59 * SECOND_MS;

/** Anything shorter is not worth a write, such as passing a request or closing one to open the next. */
export const PRESENCE_SETTLE_MS = 1.5 * SECOND_MS;

/** The minimum time between two writes. If both came at once, the second would expire before a slot is free for the third. */
const PRESENCE_DISTANCE_MS = 1.2 * SECOND_MS;

/** A member who has typed nothing for this long no longer counts as writing. */
export const WRITING_LASTS_MS = 45 * SECOND_MS;

/** When each slot was last used, by the writer's clock. */
export type PresencePace = Readonly<Record<PresenceSlot, number | null>>;

export const UNUSED_PACE: PresencePace = { even_at: null, odd_at: null };

/** The presence that others see of this page, and the one that they should see. */
export interface PresenceState {
  /** Null if another page has written since, which leaving this one must not erase. */
  written: Presence | null;
  wanted: Presence | null;
  /** When `wanted` was first wanted. */
  since: number;
  pace: PresencePace;
}

interface DuePresence {
  at: number;
  slot: PresenceSlot;
}

/**
 * Returns when the next write is due. Null if there is nothing to write. The start of a note or reply is due at once.
 * Its end, or leaving, is due once it has settled. Looking, moving on and refreshing wait until the last write is old,
 * which saves one of the two writes per minute for a note.
 */
export function nextPresenceWrite(state: PresenceState): DuePresence | null {
  const { written, wanted, pace } = state;
  if (written === null && wanted === null) {
    return null;
  }
  const slot = takenAt(pace, 'even_at') <= takenAt(pace, 'odd_at') ? 'even_at' : 'odd_at';
  return { at: Math.max(takenAt(pace, slot) + PRESENCE_SLOT_MS, wantedAt(state)), slot };
}

/** When the last write was, by the writer's clock. -Infinity if there was none. */
export function lastPresenceWriteAt(pace: PresencePace): number {
  return Math.max(...PRESENCE_SLOTS.map((slot) => takenAt(pace, slot)));
}

function takenAt(pace: PresencePace, slot: PresenceSlot): number {
  return pace[slot] ?? -Infinity;
}

/** Returns when a write would be due if a slot were always free. */
function wantedAt({ written, wanted, since, pace }: PresenceState): number {
  const lastAt = lastPresenceWriteAt(pace);
  const isSame = isSamePresence(written, wanted);
  if (isWriting(wanted) && !isSame) {
    return Math.max(since, lastAt + PRESENCE_DISTANCE_MS);
  }
  const isEnd = wanted === null || (isWriting(written) && !isSame);
  const settledAt = since + PRESENCE_SETTLE_MS;
  return isEnd ? settledAt : Math.max(settledAt, lastAt + PRESENCE_REFRESH_MS);
}
