import { hasLostItsFoot, mergePages, PAGE_SIZE, type PageWindow } from './page-windows.ts';
import type { StaffRequest } from './staff-request.ts';

/** What a page tells of itself; a cursor is where a document stands in the list. */
export interface SeenPage<Cursor> {
  requests: readonly StaffRequest[];
  /** Where a page below this one begins; null while it is empty. */
  lowest: Cursor | null;
  /** How many documents were delivered, those that do not fit their schema included. */
  size: number;
  /** True while there is no connection: what is shown may be out of date. */
  isFromCache: boolean;
}

export interface PageFollower<Cursor> {
  onPage: (page: SeenPage<Cursor>) => void;
  /** The database refused, and the listener has ended. */
  onRefusal: () => void;
}

/** Follows one window of the list; gives the way to stop. */
export type FollowWindow<Cursor> = (window: PageWindow<Cursor>, follower: PageFollower<Cursor>) => () => void;

/** The list as it stands, over all pages. */
export type RequestList =
  | { state: 'loading' }
  | { state: 'refused' }
  | {
      state: 'ready';
      requests: readonly StaffRequest[];
      /** True where the database may hold more than what was loaded. */
      hasMore: boolean;
      isLoadingMore: boolean;
      /** True while there is no connection: what is shown may be out of date. */
      isFromCache: boolean;
    };

interface Page<Cursor> {
  after: Cursor | null;
  /** Where the page below begins, once there is one. */
  foot: { request: StaffRequest; cursor: Cursor } | null;
  /** True once the page follows everything down to its foot and cannot overflow. */
  isBounded: boolean;
  seen: SeenPage<Cursor> | null;
  stop: () => void;
}

/**
 * A live list in pages: each page is a listener of its own, so that more pages cost only their own reads, and each
 * request is followed by some page for as long as the list is open.
 */
export class PagedRequests<Cursor> {
  #pages: Page<Cursor>[] = [];
  #isRefused = false;
  #list: RequestList = { state: 'loading' };
  #wake: () => void = () => {};
  readonly #followWindow: FollowWindow<Cursor>;

  constructor(followWindow: FollowWindow<Cursor>) {
    this.#followWindow = followWindow;
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

  readonly list = (): RequestList => this.#list;

  /** Adds a page below those loaded; does nothing where there is none, or one is on its way. */
  readonly loadMore = (): void => {
    const last = this.#pages.at(-1);
    const request = last?.seen?.requests.at(-1);
    const cursor = last?.seen?.lowest;
    if (last !== undefined && request !== undefined && cursor != null && this.#hasMore()) {
      last.foot = { request, cursor };
      this.#open(cursor);
      this.#tell();
    }
  };

  #open(after: Cursor | null): void {
    const page: Page<Cursor> = { after, foot: null, isBounded: false, seen: null, stop: () => {} };
    this.#pages.push(page);
    this.#follow(page, null);
  }

  #follow(page: Page<Cursor>, until: Cursor | null): void {
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

  #see(page: Page<Cursor>, seen: SeenPage<Cursor>): void {
    if (page.foot !== null && !page.isBounded && hasLostItsFoot(seen.requests, page.foot.request)) {
      page.isBounded = true;
      this.#follow(page, page.foot.cursor);
      return;
    }
    page.seen = seen;
    this.#tell();
  }

  #hasMore(): boolean {
    const size = this.#pages.at(-1)?.seen?.size ?? 0;
    return size >= PAGE_SIZE;
  }

  #tell(): void {
    this.#list = this.#isRefused ? { state: 'refused' } : this.#compose();
    this.#wake();
  }

  #compose(): RequestList {
    const [first] = this.#pages;
    const seen = this.#pages.flatMap((page) => page.seen ?? []);
    // An empty answer of the cache alone says nothing about what the database holds.
    if (first?.seen == null || (first.seen.size === 0 && first.seen.isFromCache)) {
      return { state: 'loading' };
    }
    return {
      state: 'ready',
      requests: mergePages(seen.map(({ requests }) => requests)),
      hasMore: this.#hasMore(),
      isLoadingMore: this.#pages.some((page) => page.seen === null),
      isFromCache: seen.some(({ isFromCache }) => isFromCache),
    };
  }
}
