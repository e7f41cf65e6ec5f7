/**
 * Returns the item below which this share of the others is, by its value.
 * @throws Error if there are no items
 */
export function quantile<Item>(items: readonly Item[], share: number, measure: (item: Item) => number): Item {
  const sorted = items.toSorted((one, other) => measure(one) - measure(other));
  const item = sorted[Math.floor(sorted.length * share)];
  if (item === undefined) {
    throw new Error('There is nothing to choose from');
  }
  return item;
}
