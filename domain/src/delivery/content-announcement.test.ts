import { expect, it } from 'vitest';
import { DAY_MS } from '../fields/durations.ts';
import { isToBeAnnounced, NEWS_FOR_MS } from './content-announcement.ts';
import { DELIVERY_RETENTION_DAYS, DELIVERY_STATUSES } from './delivery.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const daysAgo = (days: number) => ({ publish_date: new Date(NOW.getTime() - days * DAY_MS) });

it.each([
  [0, true],
  [29, true],
  [30, false],
  [400, false],
])('an item published %i days ago is announced: %s', (days, isAnnounced) => {
  expect(isToBeAnnounced(daysAgo(days), null, NOW)).toBe(isAnnounced);
});

it.each(DELIVERY_STATUSES)(
  'an item with the announcement status %s is announced only if that is not_needed',
  (status) => {
    expect(isToBeAnnounced(daysAgo(0), { status }, NOW)).toBe(status === 'not_needed');
  },
);

it('an item is too old to be announced before its delivery is deleted', () => {
  expect(NEWS_FOR_MS).toBeLessThan(DELIVERY_RETENTION_DAYS * DAY_MS);
});
