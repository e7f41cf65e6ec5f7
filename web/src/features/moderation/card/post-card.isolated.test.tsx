import { newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { SETTINGS } from '@prayer-community/domain/settings/settings';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSettings } from '../../../firebase/settings/use-settings.ts';
import { EditPostContext } from '../edit-post-context.ts';
import { LeaderContext } from '../leader-context.ts';
import { PostCard } from './post-card.tsx';

// Firestore does not run in jsdom.
vi.mock('../../../firebase/settings/use-settings.ts', () => ({ useSettings: vi.fn() }));

function showCard(content: string, watches_for_need = true): void {
  const settings = { ...SETTINGS.safety.parse({}), watches_for_need };
  vi.mocked(useSettings<'safety'>).mockReturnValue({ state: 'ready', settings, retry: vi.fn() });
  const post = { ...newWallPost(content, null, true, new Date(2026, 10, 21, 8, 5)), id: 'post' };
  render(
    <LeaderContext value="leader">
      <EditPostContext value={vi.fn()}>
        <PostCard post={post} reportCount={0} />
      </EditPostContext>
    </LeaderContext>,
  );
}

it('the buttons of a card are described by the author and date of the post, not by all of its text', () => {
  showCard('For Lukas.');

  for (const name of ['Hide', 'Edit Text', 'Show history']) {
    expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(
      'Anonymous November 21, 2026 at 08:05',
    );
  }
});

it.each([
  ['shows', true, 1],
  ['does not show, if leadership turned that off,', false, 0],
])('the card of a post %s what the team should look at first', (_what, watches_for_need, count) => {
  showCard('I want to kill myself.', watches_for_need);

  expect(screen.queryAllByText('May be about self-harm')).toHaveLength(count);
});
