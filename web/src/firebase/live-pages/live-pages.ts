import { hasLostItsFoot, type IsAbove, mergePages, type PageWindow } from './page-windows.ts';

/** What a page knows of itself; a cursor is a document's position in the list. */
export interface SeenPage<Entry, Cursor> {
  documents: readonly Entry[];
  /** Where a page below this one begins; null while it is empty. */
  lowest: Cursor | null;
  /** How many documents were delivered, those that do not fit their schema included. */
  size: number;
  /** True while there is no connection: what is shown may be out of date. */
  isFromCache: boolean;
  /** True for an empty answer of the cache before the first of the database. */
  isUnknown: boolean;
}

export interface PageFollower<Entry, Cursor> {
  onPage: (page: SeenPage<Entry, Cursor>) => void;
  /** The database refused, and the listener has ended. */
  onRefusal: () => void;
}

/** Follows one window of the list; gives the way to stop. */
export type FollowWindow<Entry, Cursor> = (
  window: PageWindow<Cursor>,
  follower: PageFollower<Entry, Cursor>,
) => () => void;

/** The current list, over all pages. */
export type PageList<Entry> =
  /** Nothing has come yet; `isOutOfReach` once there is no connection to bring it, which may still return. */
  | { state: 'loading'; isOutOfReach: boolean }
  | { state: 'refused' }
  | {
      state: 'ready';
      documents: readonly Entry[];
      /** True where the database may hold more than what was loaded. */
      hasMore: boolean;
      isLoadingMore: boolean;
      /** True while there is no connection: what is shown may be out of date. */
      isFromCache: boolean;
    };

interface Page<Entry, Cursor> {
  after: Cursor | null;
  /** Where the page below begins, once there is one. */
  foot: { entry: Entry; cursor: Cursor } | null;
  /** True once the page follows everything down to its foot and cannot overflow. */
  isBounded: boolean;
  seen: SeenPage<Entry, Cursor> | null;
  stop: () => void;
}

/**
 * A live list in pages: each page is a listener of its own, so that more pages cost only their own
 * reads, and each document is followed by some page for as long as the list is open.
 */
export class LivePages<Entry extends { id: string }, Cursor> {
  #pages: Page<Entry, Cursor>[] = [];
  #isRefused = false;
  #list: PageList<Entry> = { state: 'loading', isOutOfReach: false };
  #wake: () => void = () => {};
  readonly #followWindow: FollowWindow<Entry, Cursor>;
  readonly #pageSize: number;
  readonly #isAbove: IsAbove<Entry>;

  constructor(followWindow: FollowWindow<Entry, Cursor>, pageSize: number, isAbove: IsAbove<Entry>) {
    this.#followWindow = followWindow;
    this.#pageSize = pageSize;
    this.#isAbove = isAbove;
  }

  /** Starts to follow the first page; gives the way to stop all of it. */
  readonly subscribe = (wake: () => void): (() => void) => {
    this.#wake = wake;
    this.#pages = [];
    this.#isRefused = false;
    this.#open(null);
    return () => {
      this.#wake = () => {};
      for (const page of this.#pages) {
        page.stop();
      }
    };
  };

  readonly list = (): PageList<Entry> => this.#list;

  /** Adds a page below those loaded; does nothing where there is none, or one is on its way. */
  readonly loadMore = (): void => {
    const last = this.#pages.at(-1);
    const entry = last?.seen?.documents.at(-1);
    const cursor = last?.seen?.lowest;
    if (last !== undefined && entry !== undefined && cursor != null && this.#hasMore()) {
      last.foot = { entry, cursor };
      this.#open(cursor);
      this.#tell();
    }
  };

  #open(after: Cursor | null): void {
    const page: Page<Entry, Cursor> = { after, foot: null, isBounded: false, seen: null, stop: () => {} };
    this.#pages.push(page);
    this.#follow(page, null);
  }

  #follow(page: Page<Entry, Cursor>, until: Cursor | null): void {
    page.stop();
    page.stop = this.#followWindow(
      { after: page.after, until },
      {
        onPage: (seen) => this.#see(page, seen),
        onRefusal: () => {
          this.#isRefused = true;
          this.#tell();
        },
      },
    );
  }

  #see(page: Page<Entry, Cursor>, seen: SeenPage<Entry, Cursor>): void {
    const { foot, isBounded } = page;
    if (
      foot !== null &&
      !isBounded &&
      hasLostItsFoot(seen.documents, foot.entry, this.#pageSize, this.#isAbove)
    ) {
      page.isBounded = true;
      this.#follow(page, foot.cursor);
      return;
    }
    page.seen = seen;
    this.#tell();
  }

  #hasMore(): boolean {
    const size = this.#pages.at(-1)?.seen?.size ?? 0;
    return size >= this.#pageSize;
  }

  #tell(): void {
    this.#list = this.#isRefused ? { state: 'refused' } : this.#compose();
    this.#wake();
  }

  #compose(): PageList<Entry> {
    const [first] = this.#pages;
    const seen = this.#pages.flatMap((page) => page.seen ?? []);
    if (first?.seen == null || first.seen.isUnknown) {
      return { state: 'loading', isOutOfReach: first?.seen?.isUnknown ?? false };
    }
    const isLoadingMore = this.#pages.some((page) => page.seen === null);
    return {
      state: 'ready',
      documents: mergePages(
        seen.map(({ documents }) => documents),
        this.#isAbove,
      ),
      hasMore: isLoadingMore || this.#hasMore(),
      isLoadingMore,
      isFromCache: seen.some(({ isFromCache }) => isFromCache),
    };
  }
}
