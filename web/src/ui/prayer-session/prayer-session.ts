import {
  PRAYER_SESSION_AHEAD,
  type SessionEntry,
  withNextBatch,
} from '@prayer-community/domain/prayer-request/prayer-session';
import { createStore } from '../store.ts';

/** Entries to pray for, read in one batch. `next` is null after the last batch. */
export interface PrayerSessionBatch<Entry, Cursor> {
  entries: readonly Entry[];
  next: Cursor | null;
}

export interface PrayerSessionSource<Entry extends SessionEntry, Cursor> {
  /** @throws if the entries cannot be read */
  readBatch(after: Cursor | null): Promise<PrayerSessionBatch<Entry, Cursor>>;
  /** True if the person prayed for it so recently that another prayer would not be counted. */
  isInCooldown(id: string): boolean;
  /**
   * Counts the prayer.
   * @throws if it was not counted
   */
  pray(entry: Entry): Promise<void>;
  toastUncounted(error: unknown): void;
}

/** What a session shows. `prayedCount` is the number of entries that the person prayed for in this session. */
export type PrayerSessionView<Entry> =
  | { state: 'loading'; prayedCount: number }
  | { state: 'failed'; prayedCount: number }
  | { state: 'praying'; prayedCount: number; entry: Entry; hasPrayed: boolean; isFirst: boolean }
  /**
   * Every entry that was read has been shown. `isEmpty` is true if there were none to show. `hasSkipped` is true if some
   * were prayed for recently.
   */
  | { state: 'over'; prayedCount: number; isEmpty: boolean; hasSkipped: boolean; hasMore: boolean };

/** How many batches are searched for entries not prayed for recently before the person is asked whether to continue. */
const BATCHES_AT_ONCE = 2;

/** One session: the entries read, the current position, and the prayers. It reads once and follows nothing. */
export class PrayerSession<Entry extends SessionEntry, Cursor> {
  readonly #source: PrayerSessionSource<Entry, Cursor>;
  readonly #prayedIds = new Set<string>();
  readonly #view = createStore<PrayerSessionView<Entry>>({ state: 'loading', prayedCount: 0 });
  #queue: readonly Entry[] = [];
  #position = 0;
  #cursor: Cursor | null = null;
  #isComplete = false;
  #hasSkipped = false;
  #reading: 'not' | 'underway' | 'failed' = 'not';

  constructor(source: PrayerSessionSource<Entry, Cursor>) {
    this.#source = source;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    const unsubscribe = this.#view.subscribe(listener);
    if (this.#queue.length === 0 && !this.#isComplete && this.#reading === 'not') {
      void this.#read();
    }
    return unsubscribe;
  };

  readonly view = this.#view.get;

  /** Moves to the next entry, whether or not the current one was prayed for. Reads more near the end if there is more. */
  readonly next = (): void => {
    this.#position = Math.min(this.#position + 1, this.#queue.length);
    this.#readAhead();
    this.#updateView();
  };

  readonly back = (): void => {
    this.#position = Math.max(this.#position - 1, 0);
    this.#updateView();
  };

  /** Counts a prayer for the current entry and moves on. Merely viewing an entry counts nothing. */
  readonly pray = (): void => {
    const entry = this.#queue[this.#position];
    if (entry === undefined || this.#prayedIds.has(entry.id)) {
      return;
    }
    this.#prayedIds.add(entry.id);
    this.#source.pray(entry).catch((error: unknown) => {
      console.warn('A prayer was not counted', error);
      this.#prayedIds.delete(entry.id);
      this.#source.toastUncounted(error);
      this.#updateView();
    });
    this.next();
  };

  /** Continues reading after a failure, or when the person asks for more. */
  readonly readOn = (): void => {
    if (this.#reading !== 'underway') {
      void this.#read();
    }
  };

  #readAhead(): void {
    const ahead = this.#queue.length - this.#position;
    if (ahead <= PRAYER_SESSION_AHEAD && !this.#isComplete && this.#reading === 'not') {
      void this.#read();
    }
  }

  async #read(): Promise<void> {
    this.#reading = 'underway';
    this.#updateView();
    try {
      const known = this.#queue.length;
      for (
        let read = 0;
        read < BATCHES_AT_ONCE && this.#queue.length === known && !this.#isComplete;
        read += 1
      ) {
        this.#append(await this.#source.readBatch(this.#cursor));
      }
      this.#reading = 'not';
    } catch (error) {
      console.warn('What to pray for could not be read', error);
      this.#reading = 'failed';
    }
    this.#updateView();
  }

  #append({ entries, next }: PrayerSessionBatch<Entry, Cursor>): void {
    const open = entries.filter(({ id }) => !this.#source.isInCooldown(id));
    this.#hasSkipped ||= open.length < entries.length;
    // The entry on the screen stays in its place.
    this.#queue = withNextBatch(this.#queue, this.#position + 1, open);
    this.#cursor = next;
    this.#isComplete = next === null;
  }

  #updateView(): void {
    this.#view.set(this.#compose());
  }

  #compose(): PrayerSessionView<Entry> {
    const prayedCount = this.#prayedIds.size;
    const entry = this.#queue[this.#position];
    if (entry !== undefined) {
      const hasPrayed = this.#prayedIds.has(entry.id);
      return { state: 'praying', prayedCount, entry, hasPrayed, isFirst: this.#position === 0 };
    }
    if (this.#reading !== 'not') {
      return { state: this.#reading === 'failed' ? 'failed' : 'loading', prayedCount };
    }
    return {
      state: 'over',
      prayedCount,
      isEmpty: this.#queue.length === 0,
      hasSkipped: this.#hasSkipped,
      hasMore: !this.#isComplete,
    };
  }
}
