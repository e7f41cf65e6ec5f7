import type { PrayerRequest } from '@prayer-community/domain/prayer-request/prayer-request';
import { screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, it, vi } from 'vitest';
import { findToast } from '../../testing/find-toast.ts';
import { showOnDashboard, staffMember } from '../../testing/show-on-dashboard.tsx';
import { staffRequest } from '../../testing/staff-request.ts';
import { ToastHost } from '../../ui/toast/toast-host.tsx';
import { AvailabilityToggle } from './availability/availability-toggle.tsx';
import { RequestActions } from './card/request-actions.tsx';
import { NoteBox } from './notes/note-box.tsx';

// Firestore does not run in jsdom.
const refuse = vi.hoisted(() => async () => Promise.reject(new Error('refused')));
vi.mock('./actions/change-request.ts', () => ({ changeRequest: refuse }));
vi.mock('./availability/change-own-profile.ts', () => ({ changeOwnProfile: refuse }));
vi.mock('./notes/post-note.ts', () => ({ newNoteId: () => 'a-note', postNote: refuse }));

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

const NONE_OPEN = { members: {}, assigned_at: {} };
const AWAY = staffMember('me', 'leadership', { status: 'unavailable' });

function Dashboard({ status }: Pick<PrayerRequest<Date>, 'status'>) {
  return (
    <>
      <RequestActions request={staffRequest('a', { status, assigned_to: 'Miriam', note_count: 1 })} />
      <NoteBox requestId="a" onPosted={() => {}} />
      <AvailabilityToggle uid="me" profile={AWAY} />
      <ToastHost />
    </>
  );
}

const press = (leader: UserEvent, name: string) => leader.click(screen.getByRole('button', { name }));

async function confirm(leader: UserEvent, name: string): Promise<void> {
  await leader.click(await within(await screen.findByRole('dialog')).findByRole('button', { name }));
}

interface Change {
  status: PrayerRequest<Date>['status'];
  make: (leader: UserEvent) => Promise<void>;
}

/** What staff change on the dashboard, keyed by the error shown if it fails. */
const CHANGES: Record<string, Change> = {
  'Failed to assign member.': {
    status: 'assigned',
    async make(leader) {
      await press(leader, 'Reassign');
      await leader.click(await screen.findByRole('radio', { name: /^me Okafor/ }));
      await confirm(leader, 'Assign');
    },
  },
  'Failed to unassign member.': {
    status: 'assigned',
    make: (leader) => press(leader, 'Unassign'),
  },
  'Failed to update status.': {
    status: 'assigned',
    async make(leader) {
      await press(leader, 'Mark Prayed For');
      await confirm(leader, 'Mark Prayed For');
    },
  },
  'Failed to close request.': {
    status: 'prayed_for',
    async make(leader) {
      await press(leader, 'Close');
      await confirm(leader, 'Close Request');
    },
  },
  'Failed to post notes.': {
    status: 'assigned',
    async make(leader) {
      await leader.type(screen.getByLabelText('Add a note'), 'Called her.');
      await press(leader, 'Post Note');
    },
  },
  'Failed to update availability.': {
    status: 'assigned',
    make: (leader) => press(leader, 'Change to Available'),
  },
};

it.each(Object.entries(CHANGES))(
  'a change on the dashboard shows its error if it fails: %s',
  async (text, { status, make }) => {
    showOnDashboard(<Dashboard status={status} />, 'leadership', { openRequests: NONE_OPEN });

    await make(userEvent.setup());

    await findToast(text);
  },
);
