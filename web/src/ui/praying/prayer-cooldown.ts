import { mayPrayAgain } from '@prayer-community/domain/belief-wall/belief-wall-pace';
import { createStorageChanges } from '../storage-changes.ts';

const KEY_PREFIX = 'prayer-community.prayed.';

const changes = createStorageChanges();

/** Returns when this visitor prayed for it, in milliseconds. Null if unknown. Stored on this device only. */
export function lastPrayedAtMs(id: string): number | null {
  const stored = onStorage((storage) => storage.getItem(KEY_PREFIX + id)) ?? null;
  const moment = stored === null ? Number.NaN : Number(stored);
  // A time in the future was stored before the clock was set back.
  return moment <= Date.now() ? moment : null;
}

/** Returns true if this person is known to have prayed for it so recently that another prayer would not be counted. */
export function isInCooldown(id: string, now: Date): boolean {
  const atMs = lastPrayedAtMs(id);
  return atMs !== null && !mayPrayAgain(new Date(atMs), now);
}

/** Stores a prayer and removes those before `forgetBeforeMs`. */
export function rememberPrayer(id: string, prayedAtMs: number, forgetBeforeMs: number): void {
  onStorage((storage) => {
    for (const key of Object.keys(storage)) {
      if (key.startsWith(KEY_PREFIX) && Number(storage.getItem(key)) < forgetBeforeMs) {
        storage.removeItem(key);
      }
    }
    storage.setItem(KEY_PREFIX + id, String(prayedAtMs));
  });
  changes.report();
}

/** Calls back when a prayer is stored, in any tab. Returns a function that stops it. */
export const onPrayerRemembered: (listener: () => void) => () => void = changes.subscribe;

/** If the browser blocks its storage, nothing is remembered and only the rules limit the pace. */
function onStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(window.localStorage);
  } catch (error) {
    console.warn('Prayers are not remembered: the browser refuses its storage.', error);
    return undefined;
  }
}
