import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logFailure } from './log-failure.ts';
import { completeEach, completeInTurn, settleEach } from './settle-each.ts';

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
