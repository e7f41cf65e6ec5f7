import { newReply } from '@prayer-community/domain/replies/reply';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showOnDashboard } from '../../testing/show-on-dashboard.tsx';
import { NoteList } from './notes/note-list.tsx';
import { useRequestNotes } from './notes/use-request-notes.ts';
import { ReplyList } from './reply/reply-list.tsx';
import { useReplies } from './reply/use-replies.ts';

// Firestore does not run in jsdom.
vi.mock('./notes/use-request-notes.ts', () => ({ useRequestNotes: vi.fn() }));
vi.mock('./reply/use-replies.ts', () => ({ useReplies: vi.fn() }));

const AT = new Date(2020, 4, 2, 8, 5);

const signatures = () => screen.getAllByText(/May 2, 2020/).map((time) => time.parentElement?.textContent);

function showAuthors(settled: Parameters<typeof showOnDashboard>[2]): void {
  const authors = ['Miriam', 'gone'];
  const live = { state: 'ready', retry: vi.fn() } as const;
  vi.mocked(useRequestNotes).mockReturnValue({
    ...live,
    documents: authors.map((id) => ({ id, note_text: 'Called her.', created_by: id, created_at: AT })),
  });
  vi.mocked(useReplies).mockReturnValue({
    ...live,
    documents: authors.map((id) => ({ id, ...newReply('We prayed.', id, false, AT) })),
  });
  showOnDashboard(
    <>
      <NoteList requestId="a" />
      <ReplyList requestId="a" route="email" isEnded={false} />
    </>,
    'prayer_team',
    settled,
  );
}

it('notes and replies are signed with their author, or as from someone who has left the team', () => {
  showAuthors({});

  const signed = ['Miriam Okafor, May 2, 2020 at 08:05', 'A former member, May 2, 2020 at 08:05'];
  expect(signatures()).toEqual([...signed, ...signed]);
});

it.each([{ isTeamKnown: false }, { isTeamKnown: true }])(
  'no author is called a former member while the team is loading or could not be loaded: %j',
  ({ isTeamKnown }) => {
    showAuthors({ team: null, isTeamKnown });

    expect(signatures()).toEqual(Array.from({ length: 4 }, () => '…, May 2, 2020 at 08:05'));
  },
);
