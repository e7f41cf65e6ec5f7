import { expect, it } from 'vitest';
import { retentionText } from './retention-text.ts';

it.each([
  [undefined, 'Our leaders decide how long to keep a closed request.'],
  [0, 'We keep requests indefinitely.'],
  [
    1,
    'A day after a request is closed, and after the last message about it, we delete its words, its post on the wall, its recording, our notes and replies, and the contact details.',
  ],
  [
    180,
    '180 days after a request is closed, and after the last message about it, we delete its words, its post on the wall, its recording, our notes and replies, and the contact details.',
  ],
])('the text for a retention of %s days is accurate', (days, said) => {
  expect(retentionText(days)).toBe(said);
});
