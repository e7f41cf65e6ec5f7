import { chunksOf } from '@prayer-community/domain/fields/chunks-of';

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
  for (const [index, group] of chunksOf(items, MAX_AT_ONCE).entries()) {
    report(index * MAX_AT_ONCE, items.length);
    await Promise.all(group.map(act));
  }
}
