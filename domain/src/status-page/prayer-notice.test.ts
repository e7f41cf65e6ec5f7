import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../fields/durations.ts';
import {
  advanceNotice,
  NOTICE_INTERVAL_MS,
  newPrayerNotice,
  postponeNotice,
  prayersFor,
} from './prayer-notice.ts';

const START = new Date('2026-11-21T08:00:00Z');

const after = (ms: number) => new Date(START.getTime() + ms);

describe('prayersFor', () => {
  it('adds the wall prayers, the team prayers and the prayed-for mark', () => {
    const asked = { contacted_at: null, prayer_count: 0 };
    expect(prayersFor(asked, null)).toBe(0);
    expect(prayersFor({ contacted_at: START, prayer_count: 2 }, { prayer_count: 3 })).toBe(6);
    expect(prayersFor(asked, { prayer_count: 3 })).toBe(3);
  });
});

describe('a prayer notice', () => {
  it('announces the first prayer immediately, all later ones a day later, and none twice', () => {
    const requested = newPrayerNotice('ruth@example.org', 'post', 4, START);
    expect(advanceNotice(requested, 4, after(1)).isSentNow).toBe(false);

    const first = advanceNotice(requested, 5, after(MINUTE_MS));
    expect(first).toEqual({
      isSentNow: true,
      fields: { prayers_told: 5, told_at: after(MINUTE_MS), next_due_at: null },
    });
    const nextDay = after(MINUTE_MS + NOTICE_INTERVAL_MS);
    expect(advanceNotice(first.fields, 7, after(2 * MINUTE_MS))).toEqual({
      isSentNow: false,
      fields: { ...first.fields, next_due_at: nextDay },
    });
    expect(advanceNotice(first.fields, 9, nextDay)).toEqual({
      isSentNow: true,
      fields: { prayers_told: 9, told_at: nextDay, next_due_at: null },
    });
    expect(advanceNotice(first.fields, 5, nextDay).isSentNow).toBe(false);
  });

  it('announces the prayer after a reopening, which lowers the number of prayers', () => {
    const noticeSent = advanceNotice(newPrayerNotice('ruth@example.org', null, 0, START), 1, after(0)).fields;
    const reopened = advanceNotice(noticeSent, 0, after(MINUTE_MS));
    expect(reopened).toEqual({ isSentNow: false, fields: { ...noticeSent, prayers_told: 0 } });

    expect(advanceNotice(reopened.fields, 1, after(NOTICE_INTERVAL_MS)).isSentNow).toBe(true);
  });

  it('announces a prayer a day later if its email was not allowed', () => {
    const queued = advanceNotice(newPrayerNotice('ruth@example.org', null, 0, START), 1, START).fields;
    const postponed = { ...queued, ...postponeNotice(queued, after(MINUTE_MS)) };
    expect(postponed.next_due_at).toEqual(after(MINUTE_MS + NOTICE_INTERVAL_MS));

    expect(advanceNotice(postponed, 1, after(2 * MINUTE_MS)).isSentNow).toBe(false);
    expect(advanceNotice(postponed, 1, after(MINUTE_MS + NOTICE_INTERVAL_MS)).isSentNow).toBe(true);
  });

  it('announces no prayer if the only one was undone before its email was postponed', () => {
    const undone = { prayers_told: 0, told_at: START };
    const postponed = { ...undone, ...postponeNotice(undone, START) };

    expect(advanceNotice(postponed, 0, after(NOTICE_INTERVAL_MS)).isSentNow).toBe(false);
  });

  it('never notifies twice within a day, and eventually of every prayer, regardless of timing', () => {
    const steps = fc.array(
      fc.record({
        waitMs: fc.integer({ min: 0, max: NOTICE_INTERVAL_MS }),
        // Undoing a mark lowers the number of prayers.
        more: fc.integer({ min: -1, max: 3 }),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(steps, (looks) => {
        let notice: Parameters<typeof advanceNotice>[0] = newPrayerNotice('ruth@example.org', null, 0, START);
        let now = START;
        let prayers = 0;
        const sentAt: number[] = [];
        for (const { waitMs, more } of looks) {
          now = new Date(now.getTime() + waitMs);
          prayers = Math.max(0, prayers + more);
          const { isSentNow, fields } = advanceNotice(notice, prayers, now);
          expect(fields.next_due_at !== null && fields.next_due_at <= now).toBe(false);
          expect(isSentNow && prayers <= notice.prayers_told).toBe(false);
          if (isSentNow) {
            sentAt.push(now.getTime());
          }
          notice = fields;
        }
        expect(sentAt.slice(1).every((at, index) => at - (sentAt[index] ?? 0) >= NOTICE_INTERVAL_MS)).toBe(
          true,
        );
        const last = advanceNotice(notice, prayers, new Date(now.getTime() + NOTICE_INTERVAL_MS));
        expect(last.fields.prayers_told).toBe(prayers);
      }),
    );
  });
});
