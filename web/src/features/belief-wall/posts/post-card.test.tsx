import { newWallPost } from '@prayer-community/domain/belief-wall/belief-wall-post';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Appearance } from '../../../app/appearance.tsx';
import { PostCard } from './post-card.tsx';

it.each(['Pray', 'Mark as Answered', 'Report'])(
  '%s is described by the author, not by the whole prayer',
  (name) => {
    const post = { ...newWallPost('Please pray for me.', 'Ruth', false, new Date()), id: 'a-post' };
    render(
      <Appearance>
        <PostCard post={post} isOutgoing={false} />
      </Appearance>,
    );

    const button = screen.getByRole('button', { name });

    expect(button).toHaveAccessibleDescription(/^Ruth/);
    expect(button).not.toHaveAccessibleDescription(/Please pray for me\./);
  },
);

it('a card asks one question at a time, below the prayer', async () => {
  const post = { ...newWallPost('Please pray for me.', null, true, new Date()), id: 'a-post' };
  render(
    <Appearance>
      <PostCard post={post} isOutgoing={false} />
    </Appearance>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Mark as Answered' }));

  await userEvent.click(screen.getByRole('button', { name: 'Report' }));

  const question = screen.getByRole('group', { name: /doesn’t belong on the wall\?/ });
  expect(question).toHaveFocus();
  const prayer = screen.getByText('Please pray for me.');
  expect(prayer.compareDocumentPosition(question)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
