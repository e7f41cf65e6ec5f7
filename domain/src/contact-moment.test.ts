import { expect, it } from 'vitest';
import { CONTACT_MOMENT_REFUSALS, contactMomentProblem } from './contact-moment.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

it.each([
  ['nothing chosen', null, CONTACT_MOMENT_REFUSALS.missing],
  ['half a date typed', new Date(Number.NaN), CONTACT_MOMENT_REFUSALS.missing],
  ['a moment to come', new Date('2026-11-21T12:00:01Z'), CONTACT_MOMENT_REFUSALS.future],
  ['this moment', NOW, null],
  ['a moment past', new Date('2026-11-20T12:00:00Z'), null],
])('%s', (_what, contactedAt, problem) => {
  expect(contactMomentProblem(contactedAt, NOW)).toBe(problem);
});
