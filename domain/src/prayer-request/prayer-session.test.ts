import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { URGENCY_LEVELS } from '../request-form/request-choices.ts';
import { compareInSession, type SessionEntry, withNextBatch } from './prayer-session.ts';

const ids = fc.integer({ min: 0, max: 40 }).map((number) => `id-${number}`);

const prayedFor: fc.Arbitrary<SessionEntry> = fc.record(
  {
    id: ids,
    effective_urgency: fc.constantFrom(...URGENCY_LEVELS),
    prayer_count: fc.integer({ min: 0, max: 3 }),
    created_at: fc.integer({ min: 0, max: 3 }).map((minutes) => new Date(minutes * 60_000)),
  },
  { requiredKeys: ['id', 'effective_urgency', 'prayer_count', 'created_at'] },
);

const several = fc.uniqueArray(prayedFor, { selector: ({ id }) => id, maxLength: 12 });

const AT = (minute: number) => new Date(Date.UTC(2026, 10, 21, 9, minute));

function request(id: string, changes: Partial<SessionEntry>): SessionEntry {
  return { id, effective_urgency: 'low', prayer_count: 0, created_at: AT(0), ...changes };
}

describe('the order of a prayer session', () => {
  it('is by urgency, then prayer count, then waiting time', () => {
    const inOrder = [
      request('urgent, often prayed for', { effective_urgency: 'high', prayer_count: 9 }),
      request('medium', { effective_urgency: 'medium' }),
      request('never prayed for, waits long', { created_at: AT(1) }),
      request('never prayed for', { created_at: AT(2) }),
      request('prayed for once, waits longest', { prayer_count: 1, created_at: AT(0) }),
    ];

    expect([...inOrder].reverse().sort(compareInSession)).toEqual(inOrder);
  });

  it('is by prayer count for posts, which have no urgency', () => {
    const posts = [3, 0, 1].map((prayer_count) => ({
      id: `${prayer_count}`,
      prayer_count,
      created_at: AT(0),
    }));

    expect(posts.sort(compareInSession).map(({ id }) => id)).toEqual(['0', '1', '3']);
  });

  it('is antisymmetric and transitive', () => {
    fc.assert(
      fc.property(prayedFor, prayedFor, prayedFor, (one, other, third) => {
        expect(Math.sign(compareInSession(one, other))).toBe(-Math.sign(compareInSession(other, one)) + 0);
        if (compareInSession(one, other) <= 0 && compareInSession(other, third) <= 0) {
          expect(compareInSession(one, third)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });
});

describe('withNextBatch', () => {
  it('leaves reached entries in place, includes each entry once, and sorts the rest', () => {
    fc.assert(
      fc.property(several, several, fc.nat(), (queue, batch, visits) => {
        const reached = queue.length === 0 ? 0 : visits % (queue.length + 1);

        const next = withNextBatch(queue, reached, batch);

        expect(next.slice(0, reached)).toEqual(queue.slice(0, reached));
        expect(next.map(({ id }) => id).sort()).toEqual(
          [...new Set([...queue, ...batch].map(({ id }) => id))].sort(),
        );
        const ahead = next.slice(reached);
        expect(ahead).toEqual([...ahead].sort(compareInSession));
      }),
    );
  });

  it('retains the known version of an entry that a prayer moved in the database', () => {
    const first = request('first', {});
    const second = request('second', { prayer_count: 1 });

    expect(withNextBatch([first], 1, [second, { ...first, prayer_count: 1 }])).toEqual([first, second]);
  });
});
