import { HOUR_MS } from '@prayer-community/domain/fields/durations';
import { expect, it } from 'vitest';
import { awayText } from './away-text.ts';

const END = new Date(2026, 11, 3, 23, 59, 59, 999);

it.each([-11, -1, 0, 1, 11])('the last day away is the member’s own, read %i hours east of them', (hours) => {
  const unavailable_end_date = new Date(END.getTime() + hours * HOUR_MS);

  expect(awayText({ unavailable_end_date })).toBe('Unavailable until December 3, 2026');
});
