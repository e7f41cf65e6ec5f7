import { logFailure } from './log-failure.ts';

/** What came of something that was done for several items. */
export interface Settled<Result> {
  /** Of those for which it succeeded. */
  results: Result[];
  failed: number;
}

/**
 * Does something for several items at once. One that fails is logged, and keeps none of the others.
 * @param what failed then, for a reader of the log
 */
export async function settleEach<Item extends { id: string }, Result>(
  what: string,
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<Settled<Result>> {
  const results: Result[] = [];
  const settle = async (item: Item) => {
    try {
      results.push(await act(item));
    } catch (error) {
      logFailure(what, error, { id: item.id });
    }
  };
  await Promise.all(items.map(settle));
  return { results, failed: items.length - results.length };
}

/**
 * The same for the run of a schedule, whose alert watches for runs that fail.
 * @throws once all items had their turn, where one of them failed
 */
export async function completeEach<Item extends { id: string }, Result>(
  what: string,
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  return completed(what, items, await settleEach(what, items, act));
}

/**
 * The same for one item after another.
 * @throws once all items had their turn, where one of them failed
 */
export async function completeInTurn<Item extends { id: string }, Result>(
  what: string,
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const settled: Settled<Result>[] = [];
  for (const item of items) {
    settled.push(await settleEach(what, [item], act));
  }
  const failed = settled.filter((one) => one.failed > 0).length;
  return completed(what, items, { results: settled.flatMap(({ results }) => results), failed });
}

function completed<Result>(
  what: string,
  items: readonly unknown[],
  { results, failed }: Settled<Result>,
): Result[] {
  if (failed > 0) {
    throw new Error(`${what}: ${failed} of ${items.length}`);
  }
  return results;
}
