import { expect, it } from 'vitest';
import { COLLECTIONS } from '../collections.ts';
import { EXPIRING, UNUSED_VISITOR_RETENTION_DAYS } from './expiring.ts';

const retentionOf = (collection: string) =>
  EXPIRING.filter((expiring) => expiring.collection === collection).map(({ retentionDays }) => retentionDays);

it('each collection expires by one rule', () => {
  const collections = EXPIRING.map(({ collection }) => collection);

  expect(new Set(collections).size).toBe(collections.length);
});

// The privacy page states these periods.
it.each([
  [COLLECTIONS.circleInvitations, 30],
  [COLLECTIONS.deliveries, 90],
])('%s are deleted after %i days', (collection, days) => {
  expect(retentionOf(collection)).toEqual([days]);
});

// docs/configure.md states this period.
it('an unused account of a visitor is deleted after 90 days', () => {
  expect(UNUSED_VISITOR_RETENTION_DAYS).toBe(90);
});
