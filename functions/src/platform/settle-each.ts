import { chunksOf } from '@prayer-community/domain/fields/chunks-of';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { logFailure } from './log-failure.ts';
import { pagesOf } from './pages.ts';
import { runInGroups } from './run-in-groups.ts';

export interface Settled<Result> {
  /** The results of the items that succeeded. */
  results: Result[];
  failed: number;
}

/**
 * Runs an action for several items at once, in groups if there are many. An item that fails is logged and does not affect
 * the others.
 * @param what a description of the failure for the log
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
  await runInGroups(items, settle);
  return { results, failed: items.length - results.length };
}

/**
 * Like `settleEach`, for a scheduled run, whose alert watches for failed runs.
 * @throws once all items have run, if one of them failed
 */
export async function completeEach<Item extends { id: string }, Result>(
  what: string,
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  return completed(what, items.length, await settleEach(what, items, act));
}

/**
 * Like `completeEach`, one item after another.
 * @throws once all items have run, if one of them failed
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
  return completed(what, items.length, { results: settled.flatMap(({ results }) => results), failed });
}

/** The number of documents of a page of a scheduled run. */
const PAGE_ITEMS = 50;

/**
 * Like `completeEach`, for all documents of a query, page by page.
 * @throws once all documents have run, if one of them failed
 */
export async function completePages<Result>(
  what: string,
  query: Query,
  act: (document: QueryDocumentSnapshot) => Promise<Result>,
): Promise<Result[]> {
  const all: Settled<Result> = { results: [], failed: 0 };
  for await (const page of pagesOf(query, PAGE_ITEMS)) {
    const { results, failed } = await settleEach(what, page, act);
    all.results.push(...results);
    all.failed += failed;
  }
  return completed(what, all.results.length + all.failed, all);
}

/** The writes of this many items fit one commit, with room for what comes with them. */
const BATCH_ITEMS = 100;

/**
 * Like `completeEach`, for an action that settles several items in one write.
 * @throws once all items have run, if one of them failed
 */
export async function completeInBatches<Item extends { id: string }, Result>(
  what: string,
  items: readonly Item[],
  act: (batch: readonly Item[]) => Promise<Settled<Result>>,
): Promise<Result[]> {
  const all: Settled<Result> = { results: [], failed: 0 };
  for (const batch of chunksOf(items, BATCH_ITEMS)) {
    try {
      const { results, failed } = await act(batch);
      all.results.push(...results);
      all.failed += failed;
    } catch (error) {
      logFailure(what, error, { ids: batch.map(({ id }) => id) });
      all.failed += batch.length;
    }
  }
  return completed(what, items.length, all);
}

function completed<Result>(what: string, count: number, { results, failed }: Settled<Result>): Result[] {
  if (failed > 0) {
    throw new Error(`${what}: ${failed} of ${count}`);
  }
  return results;
}
