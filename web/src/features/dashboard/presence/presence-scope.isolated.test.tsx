import type { Presence } from '@prayer-community/domain/staff/presence';
import type { SeenMember } from '@prayer-community/domain/staff/presence-expiry';
import {
  PRESENCE_LASTS_MS,
  PRESENCE_SETTLE_MS,
  WRITING_LASTS_MS,
} from '@prayer-community/domain/staff/presence-pace';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showOnDashboard } from '../../../testing/show-on-dashboard.tsx';
import { clockAhead } from '../../../ui/use-now.ts';
import { NoteBox } from '../notes/note-box.tsx';
import { PresenceRow } from './presence-row.tsx';
import { PresenceScope } from './presence-scope.tsx';

// Firestore does not run in jsdom.
type Members = readonly Omit<SeenMember, 'receivedAt'>[];
const edge = vi.hoisted(() => ({ follow: vi.fn(), stop: vi.fn(), write: vi.fn() }));
vi.mock('./follow-presence.ts', () => ({ followPresence: edge.follow }));
vi.mock('./write-presence.ts', () => ({ writePresence: edge.write }));

const NOW = new Date('2026-11-24T09:00:00Z').getTime();
let receive: (members: Members) => void;
let days = 0;

beforeEach(() => {
  // The page's writer lives on between tests, so each test starts one day later.
  vi.useFakeTimers({ now: NOW + days++ * 24 * 3_600_000 });
  localStorage.clear();
  edge.stop.mockReset();
  edge.write.mockReset().mockResolvedValue(undefined);
  edge.follow.mockReset().mockImplementation((_requestId, onMembers) => {
    receive = (members) => act(() => onMembers(members));
    return edge.stop;
  });
});

afterEach(() => {
  clockAhead.set(0);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const written = (): (Presence | null)[] => edge.write.mock.calls.map(([_uid, presence]) => presence);

function openRequest(requestId: string | null = 'a') {
  return showOnDashboard(
    <PresenceScope requestId={requestId}>
      <PresenceRow>
        <button type="button">Back</button>
      </PresenceRow>
      <NoteBox requestId="a" onPosted={() => {}} />
    </PresenceScope>,
    'prayer_team',
  );
}

const miriam = (activity: SeenMember['activity'], writtenAt = Date.now()) => ({
  id: 'Miriam',
  activity,
  writtenAt,
});

/** The status of the characters left in the note is empty. */
const announcements = () => screen.getAllByRole('status').flatMap(({ textContent }) => textContent || []);

it('another member’s activity is shown, announced once to screen readers, and removed when it expires', async () => {
  openRequest();
  receive([{ id: 'me', activity: 'note', writtenAt: Date.now() }]);
  expect(screen.queryByText(/is writing/)).toBeNull();

  receive([miriam('looking')]);
  expect(screen.getAllByText('Miriam Okafor is looking at this')).toHaveLength(2);
  await after(5_000);
  receive([miriam('note')]);
  expect(announcements()).toEqual(['Miriam Okafor is writing a note']);
  await after(5_000);
  receive([miriam('looking')]);
  expect(screen.getByText('Miriam Okafor is looking at this')).toBeVisible();
  expect(announcements()).toEqual(['Miriam Okafor is writing a note']);

  await after(PRESENCE_LASTS_MS - 1);
  expect(screen.getByText('Miriam Okafor is looking at this')).toBeVisible();
  await after(1);
  expect(screen.queryByText('Miriam Okafor is looking at this')).toBeNull();
});

it('members with an old entry and unknown members are not shown', async () => {
  openRequest();

  receive([miriam('note', Date.now() - 60_000), { id: 'left', activity: 'note', writtenAt: Date.now() }]);

  expect(screen.queryByText(/is writing/)).toBeNull();
});

it('a member who was there before is shown at once to a reader whose clock is two minutes fast', async () => {
  clockAhead.set(120_000);
  openRequest();

  receive([miriam('looking', Date.now() - 120_000)]);

  expect(screen.getAllByText('Miriam Okafor is looking at this')).toHaveLength(2);
  await after(PRESENCE_LASTS_MS);
  expect(screen.getByText('Miriam Okafor is looking at this')).toHaveRole('status');
});

it('a member is written as looking, as writing while they type, and as looking after a pause', async () => {
  localStorage.setItem('prayer-community.note-draft.me.a', 'An old draft');
  openRequest();
  await after(PRESENCE_SETTLE_MS);
  expect(written()).toEqual([{ request_id: 'a', activity: 'looking' }]);

  fireEvent.change(screen.getByLabelText('Add a note'), { target: { value: 'She is better.' } });
  await after(2_000);
  expect(written()).toHaveLength(2);
  expect(written().at(-1)).toEqual({ request_id: 'a', activity: 'note' });

  await after(WRITING_LASTS_MS);
  await after(60_000);
  expect(written().at(-1)).toEqual({ request_id: 'a', activity: 'looking' });
});

it('presence ends when the page is hidden and when the request is closed', async () => {
  const { unmount } = openRequest();
  await after(PRESENCE_SETTLE_MS);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await after(PRESENCE_SETTLE_MS);
  expect(written().at(-1)).toBeNull();

  visibility.mockReturnValue('visible');
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await after(60_000);
  expect(written().at(-1)).toEqual({ request_id: 'a', activity: 'looking' });
  unmount();
  await after(PRESENCE_SETTLE_MS);
  expect(written().at(-1)).toBeNull();
  expect(edge.stop).toHaveBeenCalledTimes(1);
});

it('presence is neither written nor followed while no request may be read', async () => {
  openRequest(null);
  await after(120_000);

  expect(edge.write).not.toHaveBeenCalled();
  expect(edge.follow).not.toHaveBeenCalled();
});
