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

it.each([
  ['shows', true, 1],
  ['does not show, if leadership turned that off,', false, 0],
])('the card of a post %s what the team should look at first', (_what, watches_for_need, count) => {
  const settings = { ...SETTINGS.safety.parse({}), watches_for_need };
  vi.mocked(useSettings<'safety'>).mockReturnValue({ state: 'ready', settings, retry: vi.fn() });
  const post = { ...newWallPost('I want to kill myself.', null, true, new Date()), id: 'post' };

  render(
    <LeaderContext value="leader">
      <EditPostContext value={vi.fn()}>
        <PostCard post={post} reportCount={0} />
      </EditPostContext>
    </LeaderContext>,
  );

  expect(screen.queryAllByText('May be about self-harm')).toHaveLength(count);
});
