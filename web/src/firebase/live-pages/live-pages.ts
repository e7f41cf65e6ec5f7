import { hasGapBeforeNextPage, type IsAbove, mergePages, type PageWindow } from './page-windows.ts';

/** The latest content of a page. A cursor is a document's position in the list. */
export interface PageContent<Entry, Cursor> {
  documents: readonly Entry[];
  /** Where the next page begins. Null while this page is empty. */
  lowest: Cursor | null;
  /** The number of documents delivered, including those that do not match the schema. */
  size: number;
  /** True while there is no connection. The content may then be out of date. */
  isFromCache: boolean;
  /** True for an empty cached result before the first server response. */
  isUnknown: boolean;
}

export interface PageFollower<Entry, Cursor> {
  onPage: (page: PageContent<Entry, Cursor>) => void;
  /** Called when the database refused and the listener has ended. */
  onRefusal: () => void;
}

/** Follows one window of the list. Returns a function that stops it. */
export type FollowWindow<Entry, Cursor> = (
  window: PageWindow<Cursor>,
  follower: PageFollower<Entry, Cursor>,
) => () => void;

export type PageList<Entry> =
  /** Nothing has arrived yet. `isOffline` is true while there is no connection, which may still return. */
  | { state: 'loading'; isOffline: boolean }
  | { state: 'refused' }
  | {
      state: 'ready';
      documents: readonly Entry[];
      /** True if the database may contain more entries than were loaded. */
      hasMore: boolean;
      isLoadingMore: boolean;
      /** True while there is no connection. The content may then be out of date. */
      isFromCache: boolean;
    };

interface Page<Entry, Cursor> {
  after: Cursor | null;
  /** Where the next page begins. Null until there is a next page. Its entry is null if none of the page is readable. */
  boundary: { entry: Entry | null; cursor: Cursor } | null;
  /** True once the page follows everything down to its boundary and cannot overflow. */
  isBounded: boolean;
  /** Null until it arrives. */
  content: PageContent<Entry, Cursor> | null;
  stop: () => void;
}

/**
 * A live list in pages. Each page has its own listener, so more pages cost only their own reads. While the list is
 * open, some page follows each document.
 */
export class LivePages<Entry extends { id: string }, Cursor> {
  #pages: Page<Entry, Cursor>[] = [];
  #isRefused = false;
  #list: PageList<Entry> = { state: 'loading', isOffline: false };
  #onChange: () => void = () => {};
  readonly #followWindow: FollowWindow<Entry, Cursor>;
  readonly #pageSize: number;
  readonly #isAbove: IsAbove<Entry>;

  constructor(followWindow: FollowWindow<Entry, Cursor>, pageSize: number, isAbove: IsAbove<Entry>) {
    this.#followWindow = followWindow;
    this.#pageSize = pageSize;
    this.#isAbove = isAbove;
  }

  /** Starts following the first page. Returns a function that stops all pages. */
  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#onChange = onChange;
    this.#pages = [];
    this.#isRefused = false;
    this.#open(null);
    return () => {
      this.#onChange = () => {};
      for (const page of this.#pages) {
        page.stop();
      }
    };
  };

  readonly list = (): PageList<Entry> => this.#list;

  /** Adds a page below the loaded ones. Does nothing if there are no more entries or a page is still loading. */
  readonly loadMore = (): void => {
    const last = this.#pages.at(-1);
    const cursor = last?.content?.lowest;
    if (last?.content == null || cursor == null || !this.#hasMore()) {
      return;
    }
    const entry = last.content.documents.at(-1) ?? null;
    last.boundary = { entry, cursor };
    if (entry === null) {
      this.#bound(last, cursor);
    }
    this.#open(cursor);
    this.#publish();
  };

  #open(after: Cursor | null): void {
    const page: Page<Entry, Cursor> = {
      after,
      boundary: null,
      isBounded: false,
      content: null,
      stop: () => {},
    };
    this.#pages.push(page);
    this.#follow(page, null);
  }

  #follow(page: Page<Entry, Cursor>, until: Cursor | null): void {
    page.stop();
    page.stop = this.#followWindow(
      { after: page.after, until },
      {
        onPage: (content) => this.#receive(page, content),
        onRefusal: () => {
          this.#isRefused = true;
          this.#publish();
        },
      },
    );
  }

  #receive(page: Page<Entry, Cursor>, content: PageContent<Entry, Cursor>): void {
    const { boundary, isBounded } = page;
    const isFull = content.size >= this.#pageSize;
    if (
      boundary?.entry != null &&
      !isBounded &&
      isFull &&
      hasGapBeforeNextPage(content.documents, boundary.entry, this.#isAbove)
    ) {
      this.#bound(page, boundary.cursor);
      return;
    }
    page.content = content;
    this.#publish();
  }

  #bound(page: Page<Entry, Cursor>, until: Cursor): void {
    page.isBounded = true;
    this.#follow(page, until);
  }

  #hasMore(): boolean {
    const size = this.#pages.at(-1)?.content?.size ?? 0;
    return size >= this.#pageSize;
  }

  #publish(): void {
    this.#list = this.#isRefused ? { state: 'refused' } : this.#compose();
    this.#onChange();
  }

  #compose(): PageList<Entry> {
    const [first] = this.#pages;
    if (first?.content == null || first.content.isUnknown) {
      return { state: 'loading', isOffline: first?.content?.isUnknown ?? false };
    }
    const loaded = this.#pages.flatMap(({ content }) => content ?? []);
    const isLoadingMore = loaded.length < this.#pages.length;
    return {
      state: 'ready',
      documents: mergePages(
        loaded.map(({ documents }) => documents),
        this.#isAbove,
      ),
      hasMore: isLoadingMore || this.#hasMore(),
      isLoadingMore,
      isFromCache: loaded.some(({ isFromCache }) => isFromCache),
    };
  }
}
