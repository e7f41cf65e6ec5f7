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
  ['nothing chosen', null, CONTACT_MOMENT_REFUSALS.missing],
  ['half a date typed', new Date(Number.NaN), CONTACT_MOMENT_REFUSALS.missing],
  ['a moment to come', new Date('2026-11-21T12:00:01Z'), CONTACT_MOMENT_REFUSALS.future],
  ['this moment', NOW, null],
  ['a week before the request', EARLIEST, null],
  ['over a week before the request', new Date(EARLIEST.getTime() - 1), CONTACT_MOMENT_REFUSALS.early],
])('contactMomentProblem returns the expected problem for %s', (_what, contactedAt, problem) => {
  expect(contactMomentProblem(contactedAt, CREATED, NOW)).toBe(problem);
});
