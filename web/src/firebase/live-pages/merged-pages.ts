import type { LivePages, PageList } from './live-pages.ts';
import { type IsAbove, mergePages } from './page-windows.ts';

/** Several live lists as one, in one order. Each of them loads its own pages. */
export class MergedPages<Entry extends { id: string }, Cursor> {
  readonly #lists: readonly LivePages<Entry, Cursor>[];
  readonly #isAbove: IsAbove<Entry>;
  #merged: PageList<Entry>;

  constructor(lists: readonly LivePages<Entry, Cursor>[], isAbove: IsAbove<Entry>) {
    this.#lists = lists;
    this.#isAbove = isAbove;
    this.#merged = this.#merge();
  }

  /** Starts to follow every list; gives the way to stop. */
  readonly subscribe = (wake: () => void): (() => void) => {
    const stops = this.#lists.map((each) =>
      each.subscribe(() => {
        this.#merged = this.#merge();
        wake();
      }),
    );
    return () => {
      for (const stop of stops) {
        stop();
      }
    };
  };

  readonly list = (): PageList<Entry> => this.#merged;

  /** Adds a page to each list that has more. */
  readonly loadMore = (): void => {
    for (const each of this.#lists) {
      each.loadMore();
    }
  };

  #merge(): PageList<Entry> {
    const lists = this.#lists.map((each) => each.list());
    if (lists.some(({ state }) => state === 'refused')) {
      return { state: 'refused' };
    }
    const ready = lists.filter((list) => list.state === 'ready');
    if (ready.length < lists.length) {
      const isOutOfReach = lists.some((list) => list.state === 'loading' && list.isOutOfReach);
      return { state: 'loading', isOutOfReach };
    }
    const merged = mergePages(
      ready.map(({ documents }) => documents),
      this.#isAbove,
    );
    const feet = ready.flatMap(({ documents, hasMore }) => (hasMore ? documents.slice(-1) : []));
    return {
      state: 'ready',
      // Below the foot of a list that has more, what it has not loaded would be missing.
      documents: merged.filter((entry) => !feet.some((foot) => this.#isAbove(foot, entry))),
      hasMore: ready.some(({ hasMore }) => hasMore),
      isLoadingMore: ready.some(({ isLoadingMore }) => isLoadingMore),
      isFromCache: ready.some(({ isFromCache }) => isFromCache),
    };
  }
}
