import { isSamePresence, isWriting, PRESENCE_SLOTS, type Presence, type PresenceSlot } from './presence.ts';

const SECOND_MS = 1000;

/** A slot is free again after this long, so that no minute sees more than two writes. */
export const PRESENCE_SLOT_MS = 60 * SECOND_MS;

/** What stays the same is written again after this long, before readers drop it. */
export const PRESENCE_REFRESH_MS = 57 * SECOND_MS;

/** Readers drop an entry this long after it was written, which leaves a second of the minute for the way. */
export const PRESENCE_LASTS_MS = 59 * SECOND_MS;

/** What lasts shorter is not worth a write: passing a request by, or closing one to open the next. */
export const PRESENCE_SETTLE_MS = 1.5 * SECOND_MS;

/** Of two writes in one moment the second would end before the third is free: they keep this distance. */
export const PRESENCE_DISTANCE_MS = 1.2 * SECOND_MS;

/** Who has typed nothing for this long no longer writes. */
export const WRITING_LASTS_MS = 45 * SECOND_MS;

/** When each slot was last taken, by the writer's clock. */
export type PresencePace = Readonly<Record<PresenceSlot, number | null>>;

export const UNUSED_PACE: PresencePace = { even_at: null, odd_at: null };

/** What a member has written, and what they want others to see. */
export interface PresenceState {
  written: Presence | null;
  wanted: Presence | null;
  /** When it was first wanted. */
  since: number;
  pace: PresencePace;
}

/** A write that is due at some moment. */
export interface DuePresence {
  at: number;
  slot: PresenceSlot;
}

/**
 * When the next write is due; null where nothing is left to say. What begins a note or a reply is due at once, what ends one,
 * or leaves, as soon as it lasts. To look, to move on and to go on wait until the last write is old: that saves one of the
 * two writes of a minute for a note.
 */
export function nextPresenceWrite(state: PresenceState): DuePresence | null {
  const { written, wanted, pace } = state;
  if (written === null && wanted === null) {
    return null;
  }
  const slot = takenAt(pace, 'even_at') <= takenAt(pace, 'odd_at') ? 'even_at' : 'odd_at';
  return { at: Math.max(takenAt(pace, slot) + PRESENCE_SLOT_MS, wantedAt(state)), slot };
}

function takenAt(pace: PresencePace, slot: PresenceSlot): number {
  return pace[slot] ?? -Infinity;
}

/** When a write would be due if there were always a slot for it. */
function wantedAt({ written, wanted, since, pace }: PresenceState): number {
  const lastAt = Math.max(...PRESENCE_SLOTS.map((slot) => takenAt(pace, slot)));
  const isSame = isSamePresence(written, wanted);
  if (isWriting(wanted) && !isSame) {
    return Math.max(since, lastAt + PRESENCE_DISTANCE_MS);
  }
  const isEnd = wanted === null || (isWriting(written) && !isSame);
  const settledAt = since + PRESENCE_SETTLE_MS;
  return isEnd ? settledAt : Math.max(settledAt, lastAt + PRESENCE_REFRESH_MS);
}
