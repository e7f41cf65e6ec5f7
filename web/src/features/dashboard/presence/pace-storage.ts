import type { PresenceSlot } from '@prayer-community/domain/staff/presence';
import { type PresencePace, UNUSED_PACE } from '@prayer-community/domain/staff/presence-pace';
import * as z from 'zod';
import { readStoredJson, writeStored } from '../../../ui/stored-value.ts';

const KEY_PREFIX = 'prayer-community.presence-pace.';

const paceSchema = z.object({ even_at: z.number().nullable(), odd_at: z.number().nullable() });

/** When a member last wrote their presence. Shared by the tabs of a browser, and survives a reload. */
export interface PaceStorage {
  /** Ignores times in the future, which mean that the clock was set back. */
  read(now: number): PresencePace;
  take(slot: PresenceSlot, at: number): void;
}

/** Opens this device's storage. If the browser refuses it, the times last only as long as the page. */
export function openPaceStorage(uid: string): PaceStorage {
  const key = `${KEY_PREFIX}${uid}`;
  const stored = () => paceSchema.safeParse(readStoredJson(key)).data ?? UNUSED_PACE;
  return {
    read(now) {
      const { even_at: even, odd_at: odd } = stored();
      const past = (at: number | null) => (at !== null && at > now ? null : at);
      return { even_at: past(even), odd_at: past(odd) };
    },
    take(slot, at) {
      writeStored(key, JSON.stringify({ ...stored(), [slot]: at }));
    },
  };
}
