import { describe, expect, it } from 'vitest';
import { RECOVERY_LINK_LIFETIME_MS } from '../auth/password-recovery.ts';
import {
  ASKED_RETRY_WAITS_MS,
  ATTEMPT_LEASE_MS,
  beginAttempt,
  beginRetry,
  DELIVERY_STATUSES,
  DELIVERY_TEMPLATES,
  type Delivery,
  markFailed,
  markGivenUp,
  markSent,
  memberOf,
  newDelivery,
  outcomeOfBounce,
  RETRY_WAITS_MS,
  welcomeMessage,
} from './delivery.ts';

const START = new Date('2026-11-21T10:00:00Z');
const later = (ms: number) => new Date(START.getTime() + ms);
const queued = newDelivery(welcomeMessage('ruth', START), START);

describe('a delivery', () => {
  it('is attempted immediately, one attempt at a time', () => {
    const begun = beginAttempt(queued, START);

    expect(begun).toEqual({ attempts: 1, next_attempt_at: later(ATTEMPT_LEASE_MS), failure: null });
    expect(beginAttempt({ ...queued, ...begun }, later(1))).toBeNull();
  });

  it('is retried after an interrupted attempt', () => {
    const cutOff = { ...queued, ...beginAttempt(queued, START) };

    expect(beginAttempt(cutOff, later(ATTEMPT_LEASE_MS))?.attempts).toBe(2);
  });

  it('is never retried after it was sent', () => {
    expect(beginAttempt({ ...queued, ...markSent(START) }, later(1e9))).toBeNull();
  });

  it.each([
    ['a welcome message', 'welcome', RETRY_WAITS_MS],
    ['a requested link', 'recovery', ASKED_RETRY_WAITS_MS],
  ] as const)(
    'of %s waits longer after each failure and gives up after the last',
    (_what, template, expected) => {
      let delivery: Delivery<Date> = { ...queued, template };
      let now = START;
      const waits: number[] = [];
      for (let begun = beginAttempt(delivery, now); begun; begun = beginAttempt(delivery, now)) {
        delivery = { ...delivery, ...begun };
        delivery = { ...delivery, ...markFailed(delivery, 'unreachable', now) };
        const next = delivery.next_attempt_at ?? now;
        waits.push(next.getTime() - now.getTime());
        now = next;
      }

      expect(waits).toEqual([...expected, 0]);
      expect(waits.slice(0, -1)).toEqual([...waits.slice(0, -1)].sort((a, b) => a - b));
      expect(delivery).toMatchObject({ status: 'given_up', failure: 'unreachable' });
    },
  );

  it('of a requested link gives up before the link itself expires', () => {
    const triedForMs = ASKED_RETRY_WAITS_MS.reduce((sum, waitMs) => sum + waitMs, 0);

    expect(triedForMs).toBeLessThan(RECOVERY_LINK_LIFETIME_MS);
  });

  it("that was given up is retried once at a leader's request, and given up again if that fails", () => {
    const givenUp = { ...queued, status: 'given_up', attempts: RETRY_WAITS_MS.length + 1 } as const;

    const begun = { ...givenUp, ...beginRetry(givenUp, START) };

    expect(beginRetry(begun, START)).toBeNull();
    expect(beginAttempt(begun, later(1))).toBeNull();
    expect(markGivenUp('not_accepted')).toMatchObject({ status: 'given_up', next_attempt_at: null });
  });

  it('counts only real attempts if a leader retries it after an early end', () => {
    const returned = { ...queued, attempts: 1, ...markGivenUp('returned') };

    expect(beginRetry(returned, START)?.attempts).toBe(2);
  });

  it.each(['suppressed', 'wrong_address'] as const)(
    'is given up at once if it failed as %s, because no retry can help',
    (failure) => {
      expect(markFailed({ ...queued, attempts: 1 }, failure, START)).toEqual(markGivenUp(failure));
    },
  );

  it.each(DELIVERY_STATUSES.filter((status) => status !== 'given_up'))(
    'with status %s cannot be retried by leadership',
    (status) => {
      expect(beginRetry({ ...queued, status }, START)).toBeNull();
    },
  );
});

describe('a bounced message', () => {
  const running = { ...queued, ...beginAttempt(queued, START) };
  const failed = { ...running, ...markFailed(running, 'unreachable', START) };
  const again = { ...failed, ...beginAttempt(failed, later(1e9)) };

  it.each<[string, Delivery<Date>, ReturnType<typeof outcomeOfBounce>]>([
    ['is given up after it was sent', { ...running, ...markSent(START) }, 'given_up'],
    ['is given up after an attempt whose response was lost', failed, 'given_up'],
    ['is not judged while its attempt is running', running, 'under_way'],
    ['changes nothing once the next attempt has begun', again, 'settled'],
    ['changes nothing after it was given up', { ...running, ...markGivenUp('unreachable') }, 'settled'],
  ])('%s', (_what, delivery, outcome) => {
    expect(outcomeOfBounce(delivery, 1)).toBe(outcome);
  });

  it('is not judged while a later attempt is running', () => {
    expect(outcomeOfBounce(again, 2)).toBe('under_way');
  });
});

it('memberOf returns the staff member a message is for, or null for other recipients', () => {
  const named = DELIVERY_TEMPLATES.filter((template) => memberOf({ template, recipient: 'ruth' }) === 'ruth');
  const others = DELIVERY_TEMPLATES.filter((template) => memberOf({ template, recipient: 'ruth' }) === null);

  expect(others).toEqual(['daily_content', 'invitation', 'status_link', 'reply', 'prayer_notice']);
  expect([...named, ...others].sort()).toEqual([...DELIVERY_TEMPLATES].sort());
});
