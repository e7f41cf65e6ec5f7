import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { laterAnswer } from '../../../testing/later-answer.ts';
import { showOnDashboard } from '../../../testing/show-on-dashboard.tsx';
import { staffRequest } from '../../../testing/staff-request.ts';
import { RequestActions } from '../card/request-actions.tsx';
import { ComeBackQuestion } from '../come-back/come-back-question.tsx';
import type { StaffRequest } from '../requests/staff-request.ts';

// Firestore does not run in jsdom. Here, it confirms a write once the test does.
const updateDoc = vi.hoisted(() => vi.fn());
const commit = vi.hoisted(() => vi.fn());
vi.mock('../../../firebase/firestore-sdk.ts', () => ({ firestore: {} }));
vi.mock('firebase/firestore', async (load) => ({
  ...(await load<typeof import('firebase/firestore')>()),
  doc: () => ({}),
  collection: () => ({}),
  updateDoc,
  writeBatch: () => {
    const batch = { set: () => batch, update: () => batch, commit };
    return batch;
  },
}));

const ASSIGNED = staffRequest('a', { status: 'assigned', assigned_to: 'Miriam', come_back_at: new Date(0) });
const UNASSIGNED: StaffRequest = { ...ASSIGNED, status: 'new', assigned_to: null, revision: 1 };

function show(request: StaffRequest): void {
  showOnDashboard(
    <>
      <ComeBackQuestion request={request} />
      <RequestActions request={request} />
    </>,
    'leadership',
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const usable = () =>
  screen
    .getAllByRole('button')
    .filter((button) => !button.hasAttribute('disabled'))
    .map(({ textContent }) => textContent);

it.each([
  ['Unassign', updateDoc],
  ['Went well', commit],
])(
  'after "%s", nothing else changes the request until it is confirmed, even if its card is opened again',
  async (first, write) => {
    const confirmation = laterAnswer(undefined);
    write.mockReturnValue(confirmation.answer);
    show(ASSIGNED);
    await press(first);
    expect(usable()).toEqual([]);
    cleanup();

    show(UNASSIGNED);
    expect(usable()).toEqual([]);
    show({ ...ASSIGNED, id: 'b' });
    expect(usable()).toContain('Unassign');
    cleanup();

    show(UNASSIGNED);
    await act(async () => confirmation.give());
    expect(usable()).toContain('Assign');
  },
);
