import { beforeEach, describe, expect, it } from 'vitest';
import { LivePages, type PageFollower, type PageList } from './live-pages.ts';
import { isNewer, type PageWindow, type SortKey } from './page-windows.ts';

const PAGE_SIZE = 25;

/** An entry written at this minute. A greater minute is newer. */
function at(minute: number): SortKey {
  return { id: `at-${minute}`, created_at: new Date(Date.UTC(2026, 10, 21, 0, minute)) };
}

function minutes(newest: number, count: number): SortKey[] {
  return Array.from({ length: count }, (_, index) => at(newest - index));
}

/** A fake database that answers immediately and after every change. A cursor is the id of an entry. */
class LiveList {
  windows: PageWindow<string>[] = [];
  /** The ids of entries that do not match the schema. */
  unreadable: readonly string[] = [];
  #stored: SortKey[];
  #open = new Map<PageWindow<string>, PageFollower<SortKey, string>>();

  constructor(stored: SortKey[]) {
    this.#stored = stored;
  }

  readonly follow = (window: PageWindow<string>, follower: PageFollower<SortKey, string>) => {
    this.windows.push(window);
    this.#open.set(window, follower);
    this.#answer(window, follower);
    return () => this.#open.delete(window);
  };

  change(stored: SortKey[]): void {
    this.#stored = stored;
    for (const [window, follower] of [...this.#open]) {
      this.#answer(window, follower);
    }
  }

  refuse(): void {
    for (const follower of this.#open.values()) {
      follower.onRefusal();
    }
  }

  #answer({ after, until }: PageWindow<string>, { onPage }: PageFollower<SortKey, string>): void {
    const below = this.#stored.filter(({ id }) => after === null || minuteOf(id) < minuteOf(after));
    const delivered =
      until === null ? below.slice(0, PAGE_SIZE) : below.filter(({ id }) => minuteOf(id) >= minuteOf(until));
    onPage({
      documents: delivered.filter(({ id }) => !this.unreadable.includes(id)),
      lowest: delivered.at(-1)?.id ?? null,
      size: delivered.length,
      isFromCache: false,
      isUnknown: false,
    });
  }
}

function minuteOf(id: string): number {
  return Number(id.replace('at-', ''));
}

function idsOf(list: PageList<SortKey>): string[] {
  return list.state === 'ready' ? list.documents.map(({ id }) => id) : [];
}

const ids = (requests: SortKey[]) => requests.map(({ id }) => id);

let database: LiveList;
let paged: LivePages<SortKey, string>;

function open(stored: SortKey[], unreadable: readonly string[] = []): void {
  database = new LiveList(stored);
  database.unreadable = unreadable;
  paged = new LivePages(database.follow, PAGE_SIZE, isNewer);
  paged.subscribe(() => {});
}

describe('a list of more than two pages', () => {
  beforeEach(() => open(minutes(100, 60)));

  it('loads page by page, each with its own listener', () => {
    expect(idsOf(paged.list())).toEqual(ids(minutes(100, 25)));
    expect(paged.list()).toMatchObject({ hasMore: true, isLoadingMore: false });

    paged.loadMore();
    expect(idsOf(paged.list())).toEqual(ids(minutes(100, 50)));

    paged.loadMore();
    expect(idsOf(paged.list())).toEqual(ids(minutes(100, 60)));
    expect(paged.list()).toMatchObject({ hasMore: false });

    paged.loadMore();
    expect(database.windows).toEqual([
      { after: null, until: null },
      { after: 'at-76', until: null },
      { after: 'at-51', until: null },
    ]);
  });

  it('keeps every entry when new ones push into a page that has another below it', () => {
    paged.loadMore();

    database.change([...minutes(103, 3), ...minutes(100, 60)]);

    expect(idsOf(paged.list())).toEqual(ids(minutes(103, 53)));
    expect(database.windows.at(-1)).toEqual({ after: null, until: 'at-76' });
    // Later entries open no further listeners.
    const listeners = database.windows.length;
    database.change([...minutes(105, 5), ...minutes(100, 60)]);
    expect(idsOf(paged.list())).toEqual(ids(minutes(105, 55)));
    expect(database.windows).toHaveLength(listeners);
  });

  it('moves its only page along with new entries, on the same listener, and loads the rest on request', () => {
    database.change([at(101), ...minutes(100, 60)]);
    expect(idsOf(paged.list())).toEqual(ids(minutes(101, 25)));
    expect(database.windows).toHaveLength(1);

    paged.loadMore();
    expect(idsOf(paged.list())).toEqual(ids(minutes(101, 50)));
  });

  it('shows an entry only once when it moves to the page above', () => {
    paged.loadMore();

    database.change(minutes(100, 60).filter(({ id }) => id !== 'at-90'));

    expect(idsOf(paged.list())).toEqual(ids(minutes(100, 50).filter(({ id }) => id !== 'at-90')));
  });

  it('opens no new listeners when the last entry of a page with a fixed end leaves', () => {
    paged.loadMore();
    database.change([...minutes(103, 3), ...minutes(100, 60)]);
    const listeners = database.windows.length;

    database.change([...minutes(103, 3), ...minutes(100, 60)].filter(({ id }) => id !== 'at-76'));

    expect(idsOf(paged.list())).not.toContain('at-76');
    expect(database.windows).toHaveLength(listeners);
  });
});

it('a page without a readable entry does not hide the entries below it, or new ones above', () => {
  open(minutes(100, 60), ids(minutes(100, 25)));
  expect(paged.list()).toMatchObject({ documents: [], hasMore: true });

  paged.loadMore();
  expect(idsOf(paged.list())).toEqual(ids(minutes(75, 25)));

  database.change(minutes(130, 90));
  expect(idsOf(paged.list())).toEqual([...ids(minutes(130, 30)), ...ids(minutes(75, 25))]);
});

it('keeps every entry when new ones push into a page with an unreadable one', () => {
  open(minutes(100, 60), ['at-90']);
  paged.loadMore();

  database.change(minutes(103, 63));

  expect(idsOf(paged.list())).toEqual(ids(minutes(103, 53)).filter((id) => id !== 'at-90'));
});

it('an empty list is ready and has no more entries', () => {
  open([]);

  expect(paged.list()).toEqual({
    state: 'ready',
    documents: [],
    hasMore: false,
    isLoadingMore: false,
    isFromCache: false,
  });
});

it('an empty answer from only the cache counts as loading and offline', () => {
  const fromCache = { documents: [], lowest: null, size: 0, isFromCache: true, isUnknown: true };
  const list = new LivePages<SortKey, string>(
    (_window, { onPage }) => {
      onPage(fromCache);
      return () => {};
    },
    PAGE_SIZE,
    isNewer,
  );
  list.subscribe(() => {});

  expect(list.list()).toEqual({ state: 'loading', isOffline: true });
});

it('an empty list stays ready when the connection is lost', () => {
  let see: PageFollower<SortKey, string>['onPage'] = () => {};
  const list = new LivePages<SortKey, string>(
    (_window, { onPage }) => {
      see = onPage;
      return () => {};
    },
    PAGE_SIZE,
    isNewer,
  );
  list.subscribe(() => {});
  const empty = { documents: [], lowest: null, size: 0, isUnknown: false };

  see({ ...empty, isFromCache: false });
  see({ ...empty, isFromCache: true });

  expect(list.list()).toMatchObject({ state: 'ready', documents: [], isFromCache: true });
});

it('a page counts as loading until it arrives', () => {
  const followers: PageFollower<SortKey, string>[] = [];
  const list = new LivePages<SortKey, string>(
    (_window, follower) => {
      followers.push(follower);
      return () => {};
    },
    PAGE_SIZE,
    isNewer,
  );
  const answer = (documents: readonly SortKey[]) =>
    followers.at(-1)?.onPage({
      documents,
      lowest: documents.at(-1)?.id ?? null,
      size: documents.length,
      isFromCache: false,
      isUnknown: false,
    });
  list.subscribe(() => {});
  answer(minutes(100, PAGE_SIZE));
  list.loadMore();
  list.loadMore();
  expect(followers).toHaveLength(2);
  expect(list.list()).toMatchObject({ hasMore: true, isLoadingMore: true });

  answer(minutes(75, 2));

  expect(list.list()).toMatchObject({ hasMore: false, isLoadingMore: false });
});

it('a refusal puts the list in the refused state', () => {
  open(minutes(10, 3));

  database.refuse();

  expect(paged.list()).toEqual({ state: 'refused' });
});
