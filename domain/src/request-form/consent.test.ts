import { expect, it } from 'vitest';
import { mayBeShownUnreviewed } from './consent.ts';

it.each([
  ['agreed', true],
  ['none', true],
  ['not_asked', false],
] as const)('a post whose named people are %s may be shown without review: %s', (named_people, isShown) => {
  const consent = { shared_with: 'prayer_team', on_belief_wall: true, named_people } as const;

  expect(mayBeShownUnreviewed(consent)).toBe(isShown);
});

it('a post without any consent question follows the wall settings', () => {
  expect(mayBeShownUnreviewed(null)).toBe(true);
});
