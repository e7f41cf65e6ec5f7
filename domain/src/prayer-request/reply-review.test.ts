import { expect, it } from 'vitest';
import { hasReplyToReview } from './reply-review.ts';

it.each([
  ['has one that awaits review', { replies_awaiting: 1, emptied_at: null }, true],
  ['has none that awaits review', { replies_awaiting: 0, emptied_at: null }, false],
  ['was anonymized', { replies_awaiting: 1, emptied_at: new Date(0) }, false],
])('a request may have a reply to review: it %s', (_which, request, expected) => {
  expect(hasReplyToReview(request)).toBe(expected);
});
