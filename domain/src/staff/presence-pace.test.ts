import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../fields/durations.ts';
import { isSamePresence, isWriting, PRESENCE_ACTIVITIES, type Presence } from './presence.ts';
import { presenceEndsAt, presentAt, receivePresence, serverAhead } from './presence-expiry.ts';
import {
  nextPresenceWrite,
  PRESENCE_LASTS_MS,
  PRESENCE_REFRESH_MS,
  PRESENCE_SETTLE_MS,
  PRESENCE_SLOT_MS,
  type PresencePace,
  type PresenceState,
  UNUSED_PACE,
} from './presence-pace.ts';

/** A write takes this long to reach readers. Its acknowledgment takes the same time again. */
const WAY_MS = 200;

interface Step {
  at: number;
  wanted: Presence | null;
}

interface Written {
  at: number;
  presence: Presence | null;
}

/** Returns the writes of a browser that goes through the steps and then closes without a final write. */
function writesOf(steps: readonly Step[], endsAt: number): Written[] {
  const writes: Written[] = [];
  let written: Presence | null = null;
  let pace: PresencePace = UNUSED_PACE;
  let idleFrom = 0;
  steps.forEach(({ at: since, wanted }, index) => {
    const until = Math.min(steps[index + 1]?.at ?? endsAt, endsAt);
    for (;;) {
      const next = nextPresenceWrite({ written, wanted, since, pace });
      const at = Math.max(next?.at ?? Infinity, since, idleFrom);
      if (next === null || at >= until) {
        return;
      }
      writes.push({ at, presence: wanted });
      written = wanted;
      idleFrom = at + 2 * WAY_MS;
      pace = { ...pace, [next.slot]: idleFrom };
    }
  });
  return writes;
}

function shownAt(writes: readonly Written[], now: number): Presence | null {
  const last = writes.findLast(({ at }) => at + WAY_MS <= now);
  const isDropped = last && last.at + WAY_MS + PRESENCE_LASTS_MS <= now;
  return last && !isDropped ? last.presence : null;
}

const presence = fc.option(
  fc.record({
    request_id: fc.constantFrom('a', 'b', 'c'),
    activity: fc.constantFrom(...PRESENCE_ACTIVITIES),
  }),
);
const pause = fc.oneof(
  fc.integer({ min: 1, max: 800 }),
  fc.integer({ min: 1, max: 20_000 }),
  fc.integer({ min: 1, max: 150_000 }),
);
const visit = fc
  .tuple(fc.array(fc.tuple(pause, presence), { minLength: 1, maxLength: 40 }), pause)
  .map(([turns, rest]) => {
    let at = 0;
    const steps: Step[] = [];
    for (const [after, wanted] of turns) {
      at += after;
      if (!isSamePresence(steps.at(-1)?.wanted ?? null, wanted)) {
        steps.push({ at, wanted });
      }
    }
    return { steps, endsAt: at + rest };
  });

const every = (endsAt: number, look: (now: number) => void) => {
  for (let now = 0; now < endsAt + 2 * MINUTE_MS; now += 487) {
    look(now);
  }
};

describe('presence during any sequence of actions', () => {
  it('costs at most two writes in any minute', () => {
    fc.assert(
      fc.property(visit, ({ steps, endsAt }) => {
        const writes = writesOf(steps, endsAt);
        writes.slice(2).forEach(({ at }, index) => {
          expect(at - (writes[index]?.at ?? 0)).toBeGreaterThanOrEqual(MINUTE_MS);
        });
      }),
      { numRuns: 500 },
    );
  });

  it('shows only states from within the last minute, even if the browser closed without a final write', () => {
    fc.assert(
      fc.property(visit, ({ steps, endsAt }) => {
        const writes = writesOf(steps, endsAt);
        every(endsAt, (now) => {
          const shown = shownAt(writes, now);
          const wasSo = steps.some(({ at, wanted }, index) => {
            const until = Math.min(steps[index + 1]?.at ?? endsAt, endsAt);
            return at <= now && until >= now - MINUTE_MS && isSamePresence(wanted, shown);
          });
          expect(shown === null || wasSo).toBe(true);
        });
      }),
    );
  });

  it('shows a lasting state after about a minute at the latest, without a gap', () => {
    fc.assert(
      fc.property(visit, ({ steps, endsAt }) => {
        const writes = writesOf(steps, endsAt);
        every(endsAt, (now) => {
          const lasting = steps.find(({ at }, index) => {
            const until = Math.min(steps[index + 1]?.at ?? endsAt, endsAt);
            return at + MINUTE_MS + 2 * PRESENCE_SETTLE_MS < now && now < until;
          });
          if (lasting) {
            expect(shownAt(writes, now)).toEqual(lasting.wanted);
          }
        });
      }),
    );
  });

  it('shows a note within two seconds, unless there were already two writes in that minute', () => {
    fc.assert(
      fc.property(visit, ({ steps, endsAt }) => {
        const writes = writesOf(steps, endsAt);
        steps.forEach(({ at, wanted }, index) => {
          const until = Math.min(steps[index + 1]?.at ?? endsAt, endsAt);
          const recent = writes.filter((write) => write.at < at && write.at > at - MINUTE_MS - 3 * WAY_MS);
          if (isWriting(wanted) && recent.length < 2 && until > at + 2000) {
            expect(shownAt(writes, at + 2000)).toEqual(wanted);
          }
        });
      }),
      { numRuns: 300 },
    );
  });
});

describe('the next presence write', () => {
  const looking: Presence = { request_id: 'a', activity: 'looking' };
  const note: Presence = { request_id: 'a', activity: 'note' };
  const next = (state: Partial<PresenceState>) =>
    nextPresenceWrite({ written: null, wanted: null, since: 100_000, pace: UNUSED_PACE, ...state });

  it('is null while no request is open', () => {
    expect(next({})).toBeNull();
  });

  it('for a member who is only looking waits until they stay', () => {
    expect(next({ wanted: looking })).toEqual({ at: 100_000 + PRESENCE_SETTLE_MS, slot: 'even_at' });
  });

  it('for a note is due immediately', () => {
    expect(next({ written: looking, wanted: note, pace: { even_at: 90_000, odd_at: null } })).toEqual({
      at: 100_000,
      slot: 'odd_at',
    });
  });

  it('for a member who moves on leaves a slot for a note', () => {
    const pace = { even_at: 90_000, odd_at: null };
    const moved = { ...looking, request_id: 'b' };
    expect(next({ written: looking, wanted: moved, pace })?.at).toBe(90_000 + PRESENCE_REFRESH_MS);
    expect(next({ written: looking, wanted: { ...moved, activity: 'reply' }, pace })?.at).toBe(100_000);
  });

  it('for a member who leaves or has posted the note follows soon if a slot is free', () => {
    const pace = { even_at: 90_000, odd_at: null };
    for (const state of [
      { written: looking, wanted: null },
      { written: note, wanted: null },
      { written: note, wanted: looking },
    ]) {
      expect(next({ ...state, pace })?.at).toBe(100_000 + PRESENCE_SETTLE_MS);
      expect(next({ ...state, pace: { even_at: 90_000, odd_at: 99_000 } })).toEqual({
        at: 90_000 + PRESENCE_SLOT_MS,
        slot: 'even_at',
      });
    }
  });

  it('for an unchanged state comes before readers drop it', () => {
    const state = { written: note, wanted: note, since: 10_000, pace: { even_at: 5_000, odd_at: 11_000 } };
    expect(next(state)).toEqual({ at: 11_000 + PRESENCE_REFRESH_MS, slot: 'even_at' });
    expect(PRESENCE_REFRESH_MS).toBeLessThan(PRESENCE_LASTS_MS);
  });
});

describe('a presence entry', () => {
  const inAnyClock = fc.record({
    ahead: fc.integer({ min: -86_400_000, max: 86_400_000 }),
    way: fc.integer({ min: 0, max: 1000 }),
    age: fc.integer({ min: 0, max: 600_000 }),
  });

  it('ends within a minute after it was written, regardless of the reader’s clock', () => {
    fc.assert(
      fc.property(inAnyClock, ({ ahead, way, age }) => {
        const writtenAt = 1_000_000_000;
        // Another member's entry arrived right after it was written, delayed by `way`.
        const known = serverAhead(null, { writtenAt, receivedAt: writtenAt - ahead + way });
        const seen = { writtenAt, receivedAt: writtenAt - ahead + Math.max(way, age) };

        const endsAtServer = presenceEndsAt(seen, known) + ahead;

        expect(endsAtServer).toBeGreaterThanOrEqual(writtenAt + PRESENCE_LASTS_MS);
        expect(endsAtServer).toBeLessThanOrEqual(writtenAt + MINUTE_MS);
      }),
    );
  });

  it('ends at most a minute after it arrived if the server’s clock is unknown', () => {
    const fromTheFuture = { writtenAt: 5_000_000, receivedAt: 1_000 };
    expect(presenceEndsAt(fromTheFuture, null)).toBe(1_000 + PRESENCE_LASTS_MS);
    expect(presenceEndsAt({ writtenAt: 1_000, receivedAt: 200_000 }, null)).toBeLessThan(200_000);
  });

  it('is no longer shown once it ends, and new clock information applies to all entries', () => {
    const old = { id: 'old', activity: 'looking', writtenAt: 1_000_000 } as const;
    const fresh = { id: 'fresh', activity: 'note', writtenAt: 1_500_000 } as const;
    const ids = (view: ReturnType<typeof presentAt>) => view.present.map(({ id }) => id);
    // The reader's clock is behind, so an old entry looks new.
    const first = receivePresence(null, [old], 2_000);
    expect(presentAt(first, 2_000)).toMatchObject({
      present: [{ id: 'old' }],
      until: 2_000 + PRESENCE_LASTS_MS,
    });

    const then = receivePresence(first, [old, fresh], 4_000);

    expect(ids(presentAt(then, 4_000))).toEqual(['fresh']);
    expect(presentAt(then, 4_000).until).toBe(4_000 + PRESENCE_LASTS_MS);
    expect(ids(presentAt(then, 4_000 + PRESENCE_LASTS_MS))).toEqual([]);
    const again = receivePresence(then, [fresh], 30_000);
    expect(presentAt(again, 30_000).until).toBe(4_000 + PRESENCE_LASTS_MS);
  });
});
