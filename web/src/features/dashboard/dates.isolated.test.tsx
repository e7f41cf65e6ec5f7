import { newReply } from '@prayer-community/domain/replies/reply';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showOnDashboard } from '../../testing/show-on-dashboard.tsx';
import { NoteList } from './notes/note-list.tsx';
import { ReplyList } from './reply/reply-list.tsx';

const WRITTEN = new Date(2026, 10, 21, 23, 40);

// Firestore does not run in jsdom.
vi.mock('./notes/use-request-notes.ts', () => ({
  useRequestNotes: () => ({
    state: 'ready',
    documents: [{ id: 'a', note_text: 'Called her.', created_by: 'Miriam', created_at: WRITTEN }],
  }),
}));
vi.mock('./reply/use-replies.ts', () => ({
  useReplies: () => ({
    state: 'ready',
    documents: [{ id: 'a', ...newReply('We are with you.', 'Miriam', false, WRITTEN) }],
  }),
}));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 23, 59) });
});

afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['note', <NoteList key="notes" requestId="a" />],
  ['reply', <ReplyList key="replies" requestId="a" route="email" isEnded={false} />],
])('an open %s shows its date from midnight on', (_what, list) => {
  showOnDashboard(list, 'prayer_team');
  expect(screen.getByRole('time')).toHaveTextContent(/^23:40$/);

  act(() => vi.advanceTimersByTime(10 * 60_000));

  expect(screen.getByRole('time')).toHaveTextContent('November 21, 2026 at 23:40');
});
