import { expect, it } from 'vitest';
import type { UrgencyLevel } from '../request-form/request-choices.ts';
import { effectiveUrgency, isRaised, markListened, type Urgent } from './effective-urgency.ts';

const request = (changes: Partial<Urgent>): Urgent => ({
  urgency_level: 'low',
  signs_of_need: [],
  awaits_listening: false,
  ...changes,
});

it.each<[string, Partial<Urgent>, UrgencyLevel]>([
  ['the chosen level by default', {}, 'low'],
  ['high if its text shows crisis signs', { signs_of_need: ['danger'] }, 'high'],
  ['high until someone has listened to its recording', { awaits_listening: true }, 'high'],
])('the effective urgency of a request is %s', (_what, changes, urgency) => {
  expect(effectiveUrgency(request(changes))).toBe(urgency);
  expect(isRaised(request(changes))).toBe(urgency !== 'low');
});

it('a request that the requester marked as urgent is not raised', () => {
  expect(isRaised(request({ urgency_level: 'high', awaits_listening: true }))).toBe(false);
});

it('listening does not lower a request with crisis signs', () => {
  expect(markListened(request({ awaits_listening: true }))).toEqual({
    awaits_listening: false,
    effective_urgency: 'low',
  });
  expect(markListened(request({ awaits_listening: true, signs_of_need: ['abuse'] }))).toEqual({
    awaits_listening: false,
    effective_urgency: 'high',
  });
});
