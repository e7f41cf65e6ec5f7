import type { PrayerRequest } from '@prayer-community/domain/prayer-request/prayer-request';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openTextDrafts } from '../../session/text-drafts.ts';
import { showOnDashboard } from '../../testing/show-on-dashboard.tsx';
import { staffRequest } from '../../testing/staff-request.ts';
import { RequestNotes } from './notes/request-notes.tsx';
import { RequestPane } from './pane/request-pane.tsx';
import { RequestReplies } from './reply/request-replies.tsx';

// Firestore does not run in jsdom.
vi.mock('./pane/use-request.ts', () => ({ useRequest: () => ({ state: 'absent' }) }));
vi.mock('./notes/post-note.ts', () => ({ newNoteId: () => 'a-note', postNote: vi.fn() }));
vi.mock('./presence/follow-presence.ts', () => ({ followPresence: () => () => {} }));
vi.mock('./presence/write-presence.ts', () => ({ writePresence: async () => undefined }));

beforeEach(() => localStorage.clear());

const tried = { id: 'an-id', text: 'Called her.', isRestored: true };
const UNDER_WAY = { notes: JSON.stringify([tried]), replies: 'an-id Called her.' };

function store(kind: 'notes' | 'replies', text: string): void {
  openTextDrafts('me', kind).set('a', text);
  openTextDrafts('me', `${kind}_under_way`).set('a', UNDER_WAY[kind]);
}

const request = (changes: Partial<PrayerRequest<Date>>) => staffRequest('a', changes);
const pane = () => <RequestPane requestId="a" onClose={() => {}} />;

it.each<[string, 'notes' | 'replies', string, () => ReactNode]>([
  [
    'a note, on a request that was emptied',
    'notes',
    'Your unposted note',
    () => <RequestNotes request={request({ emptied_at: new Date() })} />,
  ],
  ['a note, on a request that is gone', 'notes', 'Your unposted note', pane],
  ['a reply, to a request that is gone', 'replies', 'Your unsent reply', pane],
  [
    'a reply, to a request that was withdrawn',
    'replies',
    'Your unsent reply',
    () => (
      <RequestReplies
        request={request({ ended_by_requester: 'withdrawn', status: 'closed' })}
        actions={(button) => button}
      />
    ),
  ],
])('%s, can be copied and discarded', async (_what, kind, label, part) => {
  store(kind, 'Called her.');
  showOnDashboard(
    <div tabIndex={-1} data-testid="around">
      {part()}
    </div>,
    'prayer_team',
  );

  expect(await screen.findByRole('textbox', { name: label })).toHaveValue('Called her.');
  expect(screen.getByRole('textbox')).toHaveAttribute('readonly');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));

  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByTestId('around')).toContainElement(document.activeElement as HTMLElement);
  expect(localStorage).toHaveLength(0);
});

it('a note that was posted without a response can be copied as well', async () => {
  openTextDrafts('me', 'notes_under_way').set('a', JSON.stringify([{ ...tried, isRestored: false }]));
  showOnDashboard(pane(), 'prayer_team');

  expect(await screen.findByRole('textbox', { name: 'Your unposted note' })).toHaveValue('Called her.');
});

it('a request that accepts no text shows nothing if nothing was typed', async () => {
  // Loads the part, which otherwise would not be there yet.
  openTextDrafts('me', 'notes').set('a', 'Called her.');
  const { unmount } = showOnDashboard(pane(), 'prayer_team');
  await screen.findByRole('textbox', { name: 'Your unposted note' });
  unmount();
  localStorage.clear();

  showOnDashboard(pane(), 'prayer_team');

  expect(screen.queryByRole('textbox')).toBeNull();
});
