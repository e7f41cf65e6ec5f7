import type { PresenceSlot } from '@prayer-community/domain/staff/presence';
import { type PresencePace, UNUSED_PACE } from '@prayer-community/domain/staff/presence-pace';
import * as z from 'zod';

const KEY_PREFIX = 'prayer-community.presence-pace.';

const paceSchema = z.object({ even_at: z.number().nullable(), odd_at: z.number().nullable() });

/** When a member last wrote their presence: the tabs of a browser share it, and a reload finds it. */
export interface PaceStorage {
  /** What lies in the future is forgotten: the clock was set back. */
  read(now: number): PresencePace;
  take(slot: PresenceSlot, at: number): void;
}

/** Opens what this device remembers; where the browser refuses its storage, it lasts as long as the page. */
export function openPaceStorage(uid: string): PaceStorage {
  const key = `${KEY_PREFIX}${uid}`;
  let last = UNUSED_PACE;
  const stored = () => {
    try {
      const text = localStorage.getItem(key);
      return text === null ? last : paceSchema.parse(JSON.parse(text));
    } catch (error) {
      console.warn('The last writes of presence are not known on this device.', error);
      return last;
    }
  };
  return {
    read(now) {
      const { even_at: even, odd_at: odd } = stored();
      const past = (at: number | null) => (at !== null && at > now ? null : at);
      return { even_at: past(even), odd_at: past(odd) };
    },
    take(slot, at) {
      last = { ...stored(), [slot]: at };
      try {
        localStorage.setItem(key, JSON.stringify(last));
      } catch (error) {
        console.warn('The last writes of presence are not stored: the browser refuses its storage.', error);
      }
    },
  };
}
