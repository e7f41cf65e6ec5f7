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
  return completeGroups(what, [items], (group) => settleEach(what, group, act));
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
  return completeGroups(what, chunksOf(items, 1), (group) => settleEach(what, group, act));
}

/** The number of documents of a page of a scheduled run. */
const PAGE_ITEMS = 50;

/**
 * Like `completeEach`, for all documents of a query, page by page.
 * @param maxMs how long further pages are begun. By default, all are
 * @throws once all documents have run, if one of them failed
 */
export async function completePages<Result>(
  what: string,
  query: Query,
  act: (document: QueryDocumentSnapshot) => Promise<Result>,
  maxMs = Number.POSITIVE_INFINITY,
): Promise<Result[]> {
  return completeGroups(what, pagesWithin(query, maxMs), (page) => settleEach(what, page, act));
}

async function* pagesWithin(query: Query, maxMs: number): AsyncGenerator<QueryDocumentSnapshot[]> {
  const beganAtMs = Date.now();
  for await (const page of pagesOf(query, PAGE_ITEMS)) {
    yield page;
    if (Date.now() - beganAtMs >= maxMs) {
      return;
    }
  }
}

/**
 * Like `completeEach`, for an action that settles several items in one write.
 * @param batchItems how many items fit one commit of 500 writes, with room for what comes with them
 * @throws once all items have run, if one of them failed
 */
export async function completeInBatches<Item extends { id: string }, Result>(
  what: string,
  items: readonly Item[],
  batchItems: number,
  act: (batch: readonly Item[]) => Promise<Settled<Result>>,
): Promise<Result[]> {
  return completeGroups(what, chunksOf(items, batchItems), async (batch) => {
    try {
      return await act(batch);
    } catch (error) {
      logFailure(what, error, { ids: batch.map(({ id }) => id) });
      return { results: [], failed: batch.length };
    }
  });
}

async function completeGroups<Item, Result>(
  what: string,
  groups: Iterable<readonly Item[]> | AsyncIterable<readonly Item[]>,
  settle: (group: readonly Item[]) => Promise<Settled<Result>>,
): Promise<Result[]> {
  const all: Settled<Result> = { results: [], failed: 0 };
  let count = 0;
  for await (const group of groups) {
    const { results, failed } = await settle(group);
    all.results.push(...results);
    all.failed += failed;
    count += group.length;
  }
  if (all.failed > 0) {
    throw new Error(`${what}: ${all.failed} of ${count}`);
  }
  return all.results;
}
