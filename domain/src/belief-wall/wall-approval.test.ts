import { expect, it } from 'vitest';
import { answerWithTestimony, isShownAtOnce } from './wall-approval.ts';

const CONSENT = { shared_with: 'prayer_team', on_belief_wall: true } as const;
const AGREED = { ...CONSENT, named_people: 'agreed' } as const;
const NOT_ASKED = { ...CONSENT, named_people: 'not_asked' } as const;

it.each([
  ['at_once', 'no consent', null, true],
  ['at_once', 'people named who agreed', AGREED, true],
  ['at_once', 'people named who were not asked', NOT_ASKED, false],
  ['moderated', 'no consent', null, false],
  ['moderated', 'people named who agreed', AGREED, false],
] as const)('with approval %s, a post with %s is shown at once: %s', (approval, _what, consent, isShown) => {
  expect(isShownAtOnce(approval, consent)).toBe(isShown);
});

it('a testimony waits for approval only if leadership approves posts', () => {
  expect(answerWithTestimony('at_once', 'She is well.')).toEqual({
    is_answered: true,
    testimony: 'She is well.',
  });
  expect(answerWithTestimony('moderated', 'She is well.')).toEqual({
    is_answered: true,
    testimony: 'She is well.',
    is_approved: false,
  });
});
