import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Appearance } from '../../../app/appearance.tsx';
import { PATHS } from '../../../config/paths.ts';
import type { ReviewView } from '../../../firebase/moderation/use-posts-to-review.ts';
import { ReviewCard } from './review-card.tsx';

const edge = vi.hoisted<{ view: ReviewView | null }>(() => ({ view: null }));
vi.mock('../../../firebase/moderation/use-posts-to-review.ts', () => ({ usePostsToReview: () => edge.view }));

function show(view: ReviewView | null) {
  edge.view = view;
  return render(
    <Appearance>
      <MemoryRouter>
        <ReviewCard />
      </MemoryRouter>
    </Appearance>,
  );
}

it.each([
  ['waiting', 'Posts on the Belief Wall wait for your approval.'],
  ['reported', 'Posts on the Belief Wall were reported.'],
] as const)('leads to the posts that are %s', async (view, text) => {
  // Beside the list, where cards are open.
  const { matchMedia } = window;
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(matchMedia(media), { matches: true }));
  show(view);

  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Review Posts' })).toHaveAttribute(
    'href',
    `${PATHS.moderation}?view=${view}`,
  );
});

it('is absent if no post waits', () => {
  const { container } = show(null);

  expect(container).toBeEmptyDOMElement();
});
