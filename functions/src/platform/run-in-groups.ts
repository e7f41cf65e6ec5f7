/** More at once would exceed the memory of an instance. */
const MAX_AT_ONCE = 500;

/**
 * Runs an action for several items at once, in groups if there are many. The first failure stops it after its group.
 * @param report called before each group
 */
export async function runInGroups<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
  report: (done: number, all: number) => void = () => undefined,
): Promise<void> {
  for (let start = 0; start < items.length; start += MAX_AT_ONCE) {
    report(start, items.length);
    await Promise.all(items.slice(start, start + MAX_AT_ONCE).map(act));
  }
}
