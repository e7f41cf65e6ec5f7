export interface SortKey {
  id: string;
  created_at: Date;
}

/**
 * The range of entries that one page follows. An open page follows the first entries after `after`, as many as the page
 * size. A bounded page follows everything from there to `until`, up to the limit of the list, if it has one.
 */
export interface PageWindow<Cursor> {
  after: Cursor | null;
  until: Cursor | null;
}

/** True if entry `a` comes before entry `b` in the database's sort order. */
export type IsAbove<Entry> = (a: Entry, b: Entry) => boolean;

/** Sorts later entries first and, at the same moment, greater ids first. */
export function isLaterBy<Entry extends { id: string }>(msOf: (entry: Entry) => number): IsAbove<Entry> {
  return (a, b) => {
    const difference = msOf(a) - msOf(b);
    return difference > 0 || (difference === 0 && a.id > b.id);
  };
}

/** Sorts earlier entries first and, at the same moment, smaller ids first. */
export function isEarlierBy<Entry extends { id: string }>(msOf: (entry: Entry) => number): IsAbove<Entry> {
  const isLater = isLaterBy(msOf);
  return (a, b) => isLater(b, a);
}

export const isNewer = isLaterBy(({ created_at }: SortKey) => created_at.getTime());

/** Merges pages into one sorted list. An entry that two pages follow appears once. */
export function mergePages<Entry extends { id: string }>(
  pages: readonly (readonly Entry[])[],
  isAbove: IsAbove<Entry>,
): Entry[] {
  const byId = new Map(pages.flat().map((entry) => [entry.id, entry]));
  return [...byId.values()].sort((a, b) => (isAbove(a, b) ? -1 : 1));
}

/**
 * Returns true if new entries pushed the lowest entries out of a full open page although the next page begins after
 * them, so that no page would follow them.
 * @param nextAfter the entry after which the next page begins
 */
export function hasGapBeforeNextPage<Entry>(
  entries: readonly Entry[],
  nextAfter: Entry,
  isAbove: IsAbove<Entry>,
): boolean {
  const lowest = entries.at(-1);
  return lowest !== undefined && isAbove(lowest, nextAfter);
}
