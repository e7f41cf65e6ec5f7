import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showOnDashboard, staffMember } from '../../../testing/show-on-dashboard.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { AvailabilityToggle } from './availability-toggle.tsx';
import { changeOwnProfile } from './change-own-profile.ts';

// Firestore does not run in jsdom.
vi.mock('./change-own-profile.ts', () => ({ changeOwnProfile: vi.fn() }));
vi.mock('../../../ui/toast/toast.ts', () => ({ showToast: vi.fn() }));

const PERIOD = {
  status: 'available',
  unavailable_start_date: new Date(2026, 11, 1),
  unavailable_end_date: new Date(2026, 11, 5, 23, 59, 59, 999),
} as const;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 26), shouldAdvanceTime: true, toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.mocked(changeOwnProfile).mockReset().mockRejectedValueOnce(new Error('refused')).mockResolvedValue();
  vi.mocked(showToast).mockReset();
});

afterEach(() => {
  vi.useRealTimers();
});

function open(changes: Parameters<typeof staffMember>[2] = {}, returnAwayAfterHours = 0) {
  const profile = staffMember('me', 'prayer_team', changes);
  showOnDashboard(<AvailabilityToggle uid="me" profile={profile} />, 'prayer_team', { returnAwayAfterHours });
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

type User = ReturnType<typeof open>;

async function press(user: User, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name }));
}

async function typeDate(user: User, label: string, date: string): Promise<void> {
  const group = await screen.findByRole('group', { name: label });
  await user.click(within(group).getByRole('spinbutton', { name: 'Month' }));
  await user.keyboard(date);
}

async function choosePeriod(user: User): Promise<void> {
  await press(user, 'Change to Unavailable');
  await typeDate(user, 'Start date', '12012026');
  await typeDate(user, 'End date', '12052026');
  await press(user, 'Set Unavailable');
  await waitFor(() => expect(showToast).toHaveBeenCalledOnce());
}

const shownStart = async () =>
  within(await screen.findByRole('group', { name: 'Start date' }))
    .getAllByRole('spinbutton')
    .map(({ textContent }) => textContent)
    .join('/');

it('a refused period is still chosen when the dialog is opened again', async () => {
  const user = open();
  await choosePeriod(user);

  await press(user, 'Change to Unavailable');
  await press(user, 'Set Unavailable');

  await waitFor(() => expect(showToast).toHaveBeenCalledTimes(2));
  expect(vi.mocked(changeOwnProfile).mock.calls).toEqual([
    ['me', PERIOD],
    ['me', PERIOD],
  ]);
});

it('a refused period is discarded with Cancel', async () => {
  const user = open({ ...PERIOD, unavailable_start_date: new Date(2026, 11, 3) });
  await choosePeriod(user);

  await press(user, 'Change to Unavailable');
  expect(await shownStart()).toBe('12/01/2026');
  await press(user, 'Cancel');
  await press(user, 'Change to Unavailable');

  expect(await shownStart()).toBe('12/03/2026');
});

it('the announced period is shown again after its removal was refused', async () => {
  const user = open(PERIOD);
  await press(user, 'Change to Unavailable');
  await press(user, 'Remove This Period');
  await waitFor(() => expect(showToast).toHaveBeenCalledOnce());

  await press(user, 'Change to Unavailable');

  expect(await shownStart()).toBe('12/01/2026');
});

it('becoming available asks before it removes a planned time away', async () => {
  const user = open({ ...PERIOD, status: 'unavailable' });
  await press(user, 'Change to Available');
  const dialog = await screen.findByRole('dialog', { name: 'Change to Available?' });
  expect(dialog).toHaveTextContent('This also removes your planned time away.');
  expect(changeOwnProfile).not.toHaveBeenCalled();

  await user.click(within(dialog).getByRole('button', { name: 'Change to Available' }));

  await waitFor(() =>
    expect(changeOwnProfile).toHaveBeenCalledExactlyOnceWith('me', {
      status: 'available',
      unavailable_start_date: null,
      unavailable_end_date: null,
    }),
  );
});

it('becoming available during a time away asks nothing', async () => {
  const user = open({ ...PERIOD, status: 'unavailable', unavailable_start_date: new Date(2026, 10, 25) });

  await press(user, 'Change to Available');

  await waitFor(() => expect(changeOwnProfile).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  [0, []],
  [1, ['After 1 hour away, your assigned requests go back to the team.']],
  [12, ['After 12 hours away, your assigned requests go back to the team.']],
])('the dialog says after how many hours away requests are unassigned: %i', async (hours, notes) => {
  const user = open({}, hours);

  await press(user, 'Change to Unavailable');

  const dialog = within(await screen.findByRole('dialog', { name: 'Set Unavailable Period' }));
  expect(dialog.queryAllByText(/go back to the team/).map(({ textContent }) => textContent)).toEqual(notes);
});
