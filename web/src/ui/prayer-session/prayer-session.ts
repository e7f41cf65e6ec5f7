import {
  PRAYER_SESSION_AHEAD,
  type PrayedFor,
  withNextStep,
} from '@prayer-community/domain/prayer-request/prayer-session';
import { createStore } from '../store.ts';

/** Entries to pray for, read in one step. `next` is null after the last step. */
export interface PrayerSessionStep<Prayed, Cursor> {
  prayers: readonly Prayed[];
  next: Cursor | null;
}

export interface PrayerSessionSource<Prayed extends PrayedFor, Cursor> {
  /** @throws if the entries cannot be read */
  readStep(after: Cursor | null): Promise<PrayerSessionStep<Prayed, Cursor>>;
  /** True if the person prayed for it so recently that another prayer would not be counted. */
  isInCooldown(id: string): boolean;
  /**
   * Counts the prayer.
   * @throws if it was not counted
   */
  pray(prayed: Prayed): Promise<void>;
  toastUncounted(): void;
}

/** What a session shows. `prayedCount` is the number of entries that the person prayed for in this session. */
export type PrayerSessionView<Prayed> =
  | { state: 'loading'; prayedCount: number }
  | { state: 'failed'; prayedCount: number }
  | { state: 'praying'; prayedCount: number; prayed: Prayed; hasPrayed: boolean; isFirst: boolean }
  /** Every entry that was read has been shown. `isEmpty` is true if there were none at all. */
  | { state: 'over'; prayedCount: number; isEmpty: boolean; hasMore: boolean };

/** How many steps are searched for entries not prayed for recently before the person is asked whether to continue. */
const STEPS_AT_ONCE = 2;

/** One session: the entries read, the current position, and the prayers. It reads once and follows nothing. */
export class PrayerSession<Prayed extends PrayedFor, Cursor> {
  readonly #source: PrayerSessionSource<Prayed, Cursor>;
  readonly #prayedIds = new Set<string>();
  readonly #view = createStore<PrayerSessionView<Prayed>>({ state: 'loading', prayedCount: 0 });
  #row: readonly Prayed[] = [];
  #position = 0;
  #cursor: Cursor | null = null;
  #isComplete = false;
  #reading: 'not' | 'underway' | 'failed' = 'not';

  constructor(source: PrayerSessionSource<Prayed, Cursor>) {
    this.#source = source;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    const unsubscribe = this.#view.subscribe(listener);
    if (this.#row.length === 0 && !this.#isComplete && this.#reading === 'not') {
      void this.#read();
    }
    return unsubscribe;
  };

  readonly view = this.#view.get;

  /** Moves to the next entry, whether or not the current one was prayed for. Reads more near the end if there is more. */
  readonly next = (): void => {
    this.#position = Math.min(this.#position + 1, this.#row.length);
    this.#readAhead();
    this.#updateView();
  };

  readonly back = (): void => {
    this.#position = Math.max(this.#position - 1, 0);
    this.#updateView();
  };

  /** Counts a prayer for the current entry and moves on. Merely viewing an entry counts nothing. */
  readonly pray = (): void => {
    const prayed = this.#row[this.#position];
    if (prayed === undefined || this.#prayedIds.has(prayed.id)) {
      return;
    }
    this.#prayedIds.add(prayed.id);
    this.#source.pray(prayed).catch((error: unknown) => {
      console.warn('A prayer was not counted', error);
      this.#prayedIds.delete(prayed.id);
      this.#source.toastUncounted();
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
    const ahead = this.#row.length - this.#position;
    if (ahead <= PRAYER_SESSION_AHEAD && !this.#isComplete && this.#reading === 'not') {
      void this.#read();
    }
  }

  async #read(): Promise<void> {
    this.#reading = 'underway';
    this.#updateView();
    try {
      const known = this.#row.length;
      for (let step = 0; step < STEPS_AT_ONCE && this.#row.length === known && !this.#isComplete; step += 1) {
        this.#take(await this.#source.readStep(this.#cursor));
      }
      this.#reading = 'not';
    } catch (error) {
      console.warn('What to pray for could not be read', error);
      this.#reading = 'failed';
    }
    this.#updateView();
  }

  #take({ prayers, next }: PrayerSessionStep<Prayed, Cursor>): void {
    const open = prayers.filter(({ id }) => !this.#source.isInCooldown(id));
    // The entry on the screen stays in its place.
    this.#row = withNextStep(this.#row, this.#position + 1, open);
    this.#cursor = next;
    this.#isComplete = next === null;
  }

  #updateView(): void {
    this.#view.set(this.#compose());
  }

  #compose(): PrayerSessionView<Prayed> {
    const prayedCount = this.#prayedIds.size;
    const prayed = this.#row[this.#position];
    if (prayed !== undefined) {
      const hasPrayed = this.#prayedIds.has(prayed.id);
      return { state: 'praying', prayedCount, prayed, hasPrayed, isFirst: this.#position === 0 };
    }
    if (this.#reading !== 'not') {
      return { state: this.#reading === 'failed' ? 'failed' : 'loading', prayedCount };
    }
    return { state: 'over', prayedCount, isEmpty: this.#row.length === 0, hasMore: !this.#isComplete };
  }
}
