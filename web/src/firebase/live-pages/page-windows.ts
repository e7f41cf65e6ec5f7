/** An entry of a list that is sorted by when it was made. */
export interface SortKey {
  id: string;
  created_at: Date;
}

/**
 * What one page follows. An open page follows the first entries after `after`, as many as a page has; a bounded one
 * follows everything from there to `until`, however many that become.
 */
export interface PageWindow<Cursor> {
  after: Cursor | null;
  until: Cursor | null;
}

/** True where the first of two entries comes before the second, as the database sorts them. */
export type IsAbove<Entry> = (a: Entry, b: Entry) => boolean;

/** The later comes first, and of two at the same moment the greater id. */
export function isLaterBy<Entry extends { id: string }>(msOf: (entry: Entry) => number): IsAbove<Entry> {
  return (a, b) => {
    const difference = msOf(a) - msOf(b);
    return difference > 0 || (difference === 0 && a.id > b.id);
  };
}

/** Newest first. */
export const isNewer = isLaterBy(({ created_at }: SortKey) => created_at.getTime());

/** One list of all pages, in its order: an entry that two of them follow is in it once. */
export function mergePages<Entry extends { id: string }>(
  pages: readonly (readonly Entry[])[],
  isAbove: IsAbove<Entry>,
): Entry[] {
  const byId = new Map(pages.flat().map((entry) => [entry.id, entry]));
  return [...byId.values()].sort((a, b) => (isAbove(a, b) ? -1 : 1));
}

/**
 * True where new entries have pushed the lowest entries out of an open page, though the page below begins after them:
 * nobody would follow these any more.
 * @param nextAfter where the page below begins
 */
export function hasLostItsFoot<Entry>(
  entries: readonly Entry[],
  nextAfter: Entry,
  pageSize: number,
  isAbove: IsAbove<Entry>,
): boolean {
  const lowest = entries.at(-1);
  return lowest !== undefined && entries.length >= pageSize && isAbove(lowest, nextAfter);
}
