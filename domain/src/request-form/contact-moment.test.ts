import { expect, it } from 'vitest';
import {
  CONTACT_BEFORE_REQUEST_MS,
  CONTACT_MOMENT_REFUSALS,
  contactMomentProblem,
} from './contact-moment.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const CREATED = new Date('2026-11-20T12:00:00Z');
const EARLIEST = new Date(CREATED.getTime() - CONTACT_BEFORE_REQUEST_MS);

it.each([
  ['no time chosen', null, CONTACT_MOMENT_REFUSALS.missing],
  ['a partially typed date', new Date(Number.NaN), CONTACT_MOMENT_REFUSALS.missing],
  ['a time in the future', new Date('2026-11-21T12:00:01Z'), CONTACT_MOMENT_REFUSALS.future],
  ['the current time', NOW, null],
  ['a time exactly a week before the request', EARLIEST, null],
  [
    'a time more than a week before the request',
    new Date(EARLIEST.getTime() - 1),
    CONTACT_MOMENT_REFUSALS.early,
  ],
])('contactMomentProblem returns the expected problem for %s', (_what, contactedAt, problem) => {
  expect(contactMomentProblem(contactedAt, { source: 'web', created_at: CREATED }, NOW)).toBe(problem);
});

it.each([
  ['web', CONTACT_MOMENT_REFUSALS.early],
  ['kiosk', CONTACT_MOMENT_REFUSALS.early],
  ['embed', CONTACT_MOMENT_REFUSALS.early],
  ['phone', null],
  ['import', null],
] as const)('a time long before a request from %s has the expected problem', (source, problem) => {
  const longAgo = new Date('2026-03-01T12:00:00Z');

  expect(contactMomentProblem(longAgo, { source, created_at: CREATED }, NOW)).toBe(problem);
});
