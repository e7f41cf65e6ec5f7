import { expect, it } from 'vitest';
import { dueText } from './due-text.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const MINUTE_MS = 60_000;

it.each([
  [40, 'Due in 40 minutes'],
  [1, 'Due in 1 minute'],
  [0.9, 'Due now'],
  [0, 'Due now'],
  [-0.9, 'Due now'],
  [-1, 'Overdue by 1 minute'],
  [90, 'Due in 90 minutes'],
  [120, 'Due in 2 hours'],
  [-179, 'Overdue by 2 hours'],
  [47 * 60, 'Due in 47 hours'],
  [-48 * 60, 'Overdue by 2 days'],
])('a request due %d minutes from now reads: %s', (minutes, text) => {
  expect(dueText(new Date(NOW.getTime() + minutes * MINUTE_MS), NOW)).toBe(text);
});
