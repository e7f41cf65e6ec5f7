/** Where an entry stands in a list that is sorted newest first. */
export interface Placed {
  id: string;
  created_at: Date;
}

/**
 * What one page follows. An open page follows the newest entries after `after`, as many as a page has; a bounded one
 * follows everything from there to `until`, however many that become.
 */
export interface PageWindow<Cursor> {
  after: Cursor | null;
  until: Cursor | null;
}

/** True where `a` stands above `b`: it is newer, or as new with the greater id, as the database sorts. */
export function isAbove(a: Placed, b: Placed): boolean {
  const difference = a.created_at.getTime() - b.created_at.getTime();
  return difference > 0 || (difference === 0 && a.id > b.id);
}

/** One list of all pages: an entry that two of them follow stands there once, and all are newest first. */
export function mergePages<Entry extends Placed>(pages: readonly (readonly Entry[])[]): Entry[] {
  const byId = new Map(pages.flat().map((entry) => [entry.id, entry]));
  return [...byId.values()].sort((a, b) => (isAbove(a, b) ? -1 : 1));
}

/**
 * True where newcomers have pushed the lowest entries out of an open page, though the page below begins after them:
 * nobody would follow these any more.
 * @param nextAfter where the page below begins
 */
export function hasLostItsFoot<Entry extends Placed>(
  entries: readonly Entry[],
  nextAfter: Entry,
  pageSize: number,
): boolean {
  const lowest = entries.at(-1);
  return lowest !== undefined && entries.length >= pageSize && isAbove(lowest, nextAfter);
}
