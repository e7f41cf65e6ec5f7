import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_TALLY } from './insights-counts.ts';
import {
  type CountedPost,
  type InsightPost,
  isSamePostToInsights,
  mergePost,
  postFacts,
  tallyOfPost,
} from './insights-post.ts';

const WRITTEN = new Date('2026-11-03T10:00:00Z').getTime();

interface Write {
  before: InsightPost | null;
  after: InsightPost;
  version: number;
  at: Date;
}

function live(states: readonly InsightPost[]): Write[] {
  return states.map((after, index) => ({
    before: states[index - 1] ?? null,
    after,
    version: index + 1,
    at: new Date(WRITTEN + index * 24 * 3_600_000),
  }));
}

/** Returns the counted state after these writes. Null if none of them counts. */
function mergeAll(writes: readonly Write[]): CountedPost<Date> | null {
  return writes
    .filter(({ before, after }) => !isSamePostToInsights(before, after))
    .map(({ before, after, version, at }) => postFacts(before, after, { version, at }))
    .reduce<CountedPost<Date> | null>(mergePost, null);
}

function tallyAfter(writes: readonly Write[]) {
  const known = mergeAll(writes);
  return known ? tallyOfPost(known) : NO_TALLY;
}

const waiting = { is_approved: false, is_answered: false };
const shown = { is_approved: true, is_answered: false };
const answered = { is_approved: true, is_answered: true };
const hidden = { is_approved: false, is_answered: true };

function answeredOn(day: string) {
  return { months: { '2026-11': { days: { [day]: { answered: 1 } } } }, open: {} };
}

describe('an answered post', () => {
  it.each([
    { name: 'counts on the day of its answer', states: [waiting, shown, answered], day: '2026-11-05' },
    { name: 'counts no more once hidden', states: [shown, answered, hidden], day: null },
    {
      name: 'keeps its day when restored',
      states: [shown, answered, hidden, answered],
      day: '2026-11-04',
    },
    { name: 'counts no more once unmarked', states: [shown, answered, shown], day: null },
    {
      name: 'counts again when answered again',
      states: [shown, answered, shown, answered],
      day: '2026-11-06',
    },
    { name: 'counts though it was answered from the start', states: [answered], day: '2026-11-03' },
    { name: 'does not count before', states: [waiting, shown], day: null },
  ])('$name', ({ states, day }) => {
    expect(tallyAfter(live(states))).toEqual(day === null ? NO_TALLY : answeredOn(day));
  });

  it('counts the same regardless of event order and repetition', () => {
    const someState = fc.constantFrom(waiting, shown, answered, hidden);
    fc.assert(
      fc.property(
        fc.array(someState, { minLength: 1, maxLength: 8 }).chain((states) => {
          const writes = live(states);
          return fc.record({
            writes: fc.constant(writes),
            delivered: fc.shuffledSubarray([...writes, ...writes, ...writes], {
              minLength: writes.length * 3,
            }),
          });
        }),
        ({ writes, delivered }) => {
          expect(tallyAfter(delivered)).toEqual(tallyAfter(writes));
          const last = writes.at(-1)?.after;
          expect(tallyAfter(writes) !== NO_TALLY && tallyAfter(writes).months['2026-11'] !== undefined).toBe(
            last?.is_approved === true && last.is_answered,
          );
        },
      ),
    );
  });
});
