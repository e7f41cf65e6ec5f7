import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logFailure } from './log-failure.ts';
import { completeEach, completeInBatches, completeInTurn, settleEach } from './settle-each.ts';

vi.mock('./log-failure.ts', () => ({ logFailure: vi.fn() }));

const ITEMS = ['first', 'second', 'third'].map((id) => ({ id }));
const WHAT = 'A message could not be sent';

let done: string[];

beforeEach(() => {
  done = [];
});

afterEach(() => {
  vi.mocked(logFailure).mockClear();
});

/** Fails immediately, but only for the first item. */
function act({ id }: { id: string }): Promise<string> {
  if (id === 'first') {
    throw new Error(id);
  }
  done.push(id);
  return Promise.resolve(id);
}

describe('one failing item among several', () => {
  it('does not stop the others, and is logged', async () => {
    expect(await settleEach(WHAT, ITEMS, act)).toEqual({ results: ['second', 'third'], failed: 1 });
    expect(logFailure).toHaveBeenCalledExactlyOnceWith(WHAT, new Error('first'), { id: 'first' });
  });

  it.each([
    ['in parallel', completeEach],
    ['sequentially', completeInTurn],
  ])('makes the whole run fail after the others, if items run %s', async (_how, complete) => {
    await expect(complete(WHAT, ITEMS, act)).rejects.toThrow(`${WHAT}: 1 of 3`);
    expect(done).toEqual(['second', 'third']);
    expect(logFailure).toHaveBeenCalledOnce();
  });
});

it.each([
  ['in parallel', completeEach],
  ['sequentially', completeInTurn],
])('items that run %s without a failure each return a result', async (_how, complete) => {
  expect(await complete(WHAT, ITEMS.slice(1), act)).toEqual(['second', 'third']);
});

it('at most 500 items run at once', async () => {
  const items = Array.from({ length: 1001 }, (_, index) => ({ id: `${index}` }));
  let running = 0;
  let most = 0;

  const results = await completeEach(WHAT, items, async ({ id }) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    return id;
  });

  expect(results).toHaveLength(1001);
  expect(most).toBe(500);
});

describe('items that are settled in batches', () => {
  const items = Array.from({ length: 250 }, (_, index) => ({ id: `${index}` }));

  it('run a hundred at a time, one batch after another', async () => {
    const sizes: number[] = [];

    const results = await completeInBatches(WHAT, items, 100, async (batch) => {
      sizes.push(batch.length);
      return { results: batch.map(({ id }) => id), failed: 0 };
    });

    expect(sizes).toEqual([100, 100, 50]);
    expect(results).toEqual(items.map(({ id }) => id));
  });

  it('all run, and then fail together, if one of them or a whole batch fails', async () => {
    const begun: string[] = [];

    const run = completeInBatches(WHAT, items, 100, async ([first, ...others]) => {
      begun.push(first?.id ?? '');
      if (first?.id === '100') {
        throw new Error('The batch was not stored');
      }
      return { results: others.map(({ id }) => id), failed: 1 };
    });

    await expect(run).rejects.toThrow(`${WHAT}: 102 of 250`);
    expect(begun).toEqual(['0', '100', '200']);
    expect(logFailure).toHaveBeenCalledExactlyOnceWith(WHAT, expect.any(Error), {
      ids: items.slice(100, 200).map(({ id }) => id),
    });
  });
});
