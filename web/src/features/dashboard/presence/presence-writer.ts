import { isSamePresence, type Presence, type PresenceSlot } from '@prayer-community/domain/staff/presence';
import { lastPresenceWriteAt, nextPresenceWrite } from '@prayer-community/domain/staff/presence-pace';
import { openPaceStorage, type PaceStorage } from './pace-storage.ts';
import { writePresence } from './write-presence.ts';

/** Announces what a member is doing, at the pace of `nextPresenceWrite`. */
export interface PresenceWriter {
  /** @param presence null if no request is open */
  want(presence: Presence | null): void;
}

type Write = (presence: Presence | null, slot: PresenceSlot) => Promise<void>;

/** Creates a writer for one page. A failed write is not retried before the next one is due. */
export function createPresenceWriter(write: Write, storage: PaceStorage): PresenceWriter {
  let written: Presence | null = null;
  let lastTakenAt = -Infinity;
  let wanted: Presence | null = null;
  let since = 0;
  let isUnderway = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function next(): ReturnType<typeof nextPresenceWrite> {
    const pace = storage.read(Date.now());
    if (lastPresenceWriteAt(pace) > lastTakenAt) {
      written = null;
    }
    return nextPresenceWrite({ written, wanted, since, pace });
  }

  function take(slot: PresenceSlot): void {
    lastTakenAt = Date.now();
    storage.take(slot, lastTakenAt);
  }

  function schedule(): void {
    clearTimeout(timer);
    const due = isUnderway ? null : next();
    if (due !== null) {
      timer = setTimeout(writeIfDue, Math.max(0, due.at - Date.now()));
    }
  }

  function writeIfDue(): void {
    // Another tab may have written in the meantime.
    const due = next();
    if (due === null || due.at > Date.now()) {
      schedule();
    } else if (navigator.onLine) {
      void send(due.slot);
    } else {
      window.addEventListener('online', schedule, { once: true });
    }
  }

  async function send(slot: PresenceSlot): Promise<void> {
    const presence = wanted;
    isUnderway = true;
    take(slot);
    try {
      await write(presence, slot);
      written = presence;
    } catch (error) {
      console.warn('Presence was not written', error);
    }
    take(slot);
    isUnderway = false;
    schedule();
  }

  return {
    want(presence) {
      if (!isSamePresence(wanted, presence)) {
        wanted = presence;
        since = Date.now();
        schedule();
      }
    },
  };
}

const writers = new Map<string, PresenceWriter>();

/** Returns the member's writer on this page. It outlives the request that the member leaves. */
export function presenceWriterOf(uid: string): PresenceWriter {
  const known = writers.get(uid);
  if (known) {
    return known;
  }
  const writer = createPresenceWriter(
    (presence, slot) => writePresence(uid, presence, slot),
    openPaceStorage(uid),
  );
  writers.set(uid, writer);
  return writer;
}
