import type { LivePages, PageList } from './live-pages.ts';
import { type IsAbove, mergePages } from './page-windows.ts';

/** Merges several live lists into one sorted list. Each list loads its own pages. */
export class MergedPages<Entry extends { id: string }, Cursor> {
  readonly #lists: readonly LivePages<Entry, Cursor>[];
  readonly #isAbove: IsAbove<Entry>;
  #merged: PageList<Entry>;

  constructor(lists: readonly LivePages<Entry, Cursor>[], isAbove: IsAbove<Entry>) {
    this.#lists = lists;
    this.#isAbove = isAbove;
    this.#merged = this.#merge();
  }

  /** Starts following every list. Returns a function that stops them all. */
  readonly subscribe = (onChange: () => void): (() => void) => {
    const stops = this.#lists.map((each) =>
      each.subscribe(() => {
        this.#merged = this.#merge();
        onChange();
      }),
    );
    return () => {
      for (const stop of stops) {
        stop();
      }
    };
  };

  readonly list = (): PageList<Entry> => this.#merged;

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
      const isOffline = lists.some((list) => list.state === 'loading' && list.isOffline);
      return { state: 'loading', isOffline };
    }
    const merged = mergePages(
      ready.map(({ documents }) => documents),
      this.#isAbove,
    );
    const lastLoaded = ready.flatMap(({ documents, hasMore }) => (hasMore ? documents.slice(-1) : []));
    return {
      state: 'ready',
      // Hides the entries below the last loaded one of a list that has more, because entries of that list would be
      // missing there.
      documents: merged.filter((entry) => !lastLoaded.some((last) => this.#isAbove(last, entry))),
      hasMore: ready.some(({ hasMore }) => hasMore),
      isLoadingMore: ready.some(({ isLoadingMore }) => isLoadingMore),
      isFromCache: ready.some(({ isFromCache }) => isFromCache),
    };
  }
}
