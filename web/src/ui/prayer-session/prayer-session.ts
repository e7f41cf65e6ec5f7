import {
  type PrayedFor,
  SESSION_AHEAD,
  withNextStep,
} from '@prayer-community/domain/prayer-request/prayer-session';

/** Some of what is to be prayed for; `next` is null where there is nothing after it. */
export interface SessionStep<Prayed, Cursor> {
  prayers: readonly Prayed[];
  next: Cursor | null;
}

/** Where a session finds what to pray for, and where a prayer goes. */
export interface SessionSource<Prayed extends PrayedFor, Cursor> {
  /** @throws where it cannot be read */
  readStep(after: Cursor | null): Promise<SessionStep<Prayed, Cursor>>;
  /** True where this person prayed for it so lately that it would not be counted. */
  isInCooldown(id: string): boolean;
  /** Counts the prayer. @throws where it was not counted */
  pray(prayed: Prayed): Promise<void>;
  /** Says that a prayer was not counted. */
  toastUncounted(): void;
}

/** What a session shows. `prayedCount` is what this person prayed for in it. */
export type SessionView<Prayed> =
  | { state: 'loading'; prayedCount: number }
  | { state: 'failed'; prayedCount: number }
  | { state: 'praying'; prayedCount: number; prayed: Prayed; hasPrayed: boolean; isFirst: boolean }
  /** All that was read is behind; `isEmpty` where there was nothing at all. */
  | { state: 'over'; prayedCount: number; isEmpty: boolean; hasMore: boolean };

/** How many steps are looked through for something that was not prayed for lately before the person is asked. */
const STEPS_AT_ONCE = 2;

/** One session: what was read, how far the person came, and what they prayed for. It reads once, and follows nothing. */
export class PrayerSession<Prayed extends PrayedFor, Cursor> {
  readonly #source: SessionSource<Prayed, Cursor>;
  readonly #prayedIds = new Set<string>();
  readonly #wakes = new Set<() => void>();
  #row: readonly Prayed[] = [];
  #position = 0;
  #cursor: Cursor | null = null;
  #isComplete = false;
  #reading: 'not' | 'underway' | 'failed' = 'not';
  #view: SessionView<Prayed> = { state: 'loading', prayedCount: 0 };

  constructor(source: SessionSource<Prayed, Cursor>) {
    this.#source = source;
  }

  readonly subscribe = (wake: () => void): (() => void) => {
    this.#wakes.add(wake);
    if (this.#row.length === 0 && !this.#isComplete && this.#reading === 'not') {
      void this.#read();
    }
    return () => this.#wakes.delete(wake);
  };

  readonly view = (): SessionView<Prayed> => this.#view;

  /** To the next one, prayed for or not; at the end, to more where there is more. */
  readonly next = (): void => {
    this.#position = Math.min(this.#position + 1, this.#row.length);
    this.#readAhead();
    this.#tell();
  };

  readonly back = (): void => {
    this.#position = Math.max(this.#position - 1, 0);
    this.#tell();
  };

  /** Counts a prayer for the one that is shown, and continues; a view alone counts nothing. */
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
      this.#tell();
    });
    this.next();
  };

  /** Reads on: after a failure, or where the person asks for more. */
  readonly readOn = (): void => {
    if (this.#reading !== 'underway') {
      void this.#read();
    }
  };

  #readAhead(): void {
    const ahead = this.#row.length - this.#position;
    if (ahead <= SESSION_AHEAD && !this.#isComplete && this.#reading === 'not') {
      void this.#read();
    }
  }

  async #read(): Promise<void> {
    this.#reading = 'underway';
    this.#tell();
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
    this.#tell();
  }

  #take({ prayers, next }: SessionStep<Prayed, Cursor>): void {
    const open = prayers.filter(({ id }) => !this.#source.isInCooldown(id));
    // The one on the screen stays there.
    this.#row = withNextStep(this.#row, this.#position + 1, open);
    this.#cursor = next;
    this.#isComplete = next === null;
  }

  #tell(): void {
    this.#view = this.#compose();
    for (const wake of this.#wakes) {
      wake();
    }
  }

  #compose(): SessionView<Prayed> {
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
