import type { RequestSource } from '@prayer-community/domain/request-form/request-choices';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showOnDashboard } from '../../../testing/show-on-dashboard.tsx';
import { useOutOfDate } from '../../../ui/connection/out-of-date.ts';
import { PrayedForDialog } from './prayed-for-dialog.tsx';

const NOW = new Date(2026, 10, 26, 15, 30, 20);
const TWENTY_MINUTES_MS = 20 * 60_000;

const onChosen = vi.fn<(contactedAt: Date | 'now') => void>();

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true, toFake: ['Date', 'setInterval', 'clearInterval'] });
  onChosen.mockReset();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function OutOfDatePart() {
  useOutOfDate(true);
  return null;
}

async function open(source: RequestSource = 'web') {
  showOnDashboard(
    <PrayedForDialog
      requester="Ruth"
      request={{ source, created_at: new Date(2026, 10, 25), follow_up_requested: true }}
      onChosen={onChosen}
      onClose={() => undefined}
    />,
    'prayer_team',
  );
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await screen.findByRole('group', { name: 'Time' });
  await act(async () => {});
  return user;
}

const time = () => within(screen.getByRole('group', { name: 'Time' }));
const minutes = () => time().getByRole('spinbutton', { name: 'Minutes' });
const waitTwentyMinutes = () => act(() => vi.advanceTimersByTime(TWENTY_MINUTES_MS));
const mark = () => screen.findByRole('button', { name: 'Mark Prayed For' });

it('the time is left to the server until another one is chosen, and again after "Just now"', async () => {
  const user = await open();
  await user.click(await mark());
  await user.click(time().getByRole('spinbutton', { name: 'Hours' }));
  await user.keyboard('09');
  await user.click(await mark());
  await user.click(screen.getByRole('button', { name: 'Just now' }));
  await user.click(await mark());

  expect(onChosen.mock.calls).toEqual([['now'], [new Date(2026, 10, 26, 9, 30)], ['now']]);
});

it('the time comes from the device while it is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const user = await open();

  await user.click(await mark());

  expect(onChosen.mock.calls).toEqual([[new Date(2026, 10, 26, 15, 30)]]);
});

it('the time comes from the device while the database does not respond', async () => {
  render(<OutOfDatePart />);
  const user = await open();

  await user.click(await mark());

  expect(onChosen.mock.calls).toEqual([[new Date(2026, 10, 26, 15, 30)]]);
});

it('the shown time follows the clock until another one is chosen, so the stored time was shown', async () => {
  const user = await open();

  waitTwentyMinutes();
  expect(minutes()).toHaveTextContent('50');
  await user.click(await mark());
  await user.click(time().getByRole('spinbutton', { name: 'Hours' }));
  await user.keyboard('09');
  waitTwentyMinutes();

  expect(minutes()).toHaveTextContent('50');
  await user.click(await mark());
  expect(onChosen.mock.calls).toEqual([['now'], [new Date(2026, 10, 26, 9, 50)]]);
});

const date = () => within(screen.getByRole('group', { name: 'Date' }));
const reasonUnder = (field: 'Date' | 'Time') =>
  within(
    screen.getByRole('group', { name: field }).closest<HTMLElement>('.MuiFormControl-root') ?? document.body,
  ).getByRole('alert');

it('a time later today is refused at the time', async () => {
  const user = await open();
  await user.click(time().getByRole('spinbutton', { name: 'Hours' }));
  await user.keyboard('23');

  await user.click(await mark());

  expect(reasonUnder('Time')).toHaveTextContent('The contact time can’t be in the future.');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(onChosen).not.toHaveBeenCalled();
});

it('a day before the request is refused at the date', async () => {
  const user = await open();
  await user.click(date().getByRole('spinbutton', { name: 'Month' }));
  await user.keyboard('10');

  await user.click(await mark());

  expect(reasonUnder('Date')).toHaveTextContent(
    'The contact time can’t be more than a week before the request.',
  );
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(onChosen).not.toHaveBeenCalled();
});

it('a day long before the request was stored is accepted if it came by phone', async () => {
  const user = await open('phone');
  await user.click(date().getByRole('spinbutton', { name: 'Month' }));
  await user.keyboard('03');

  await user.click(await mark());

  expect(onChosen.mock.calls).toEqual([[new Date(2026, 2, 26, 15, 30)]]);
});

it('an empty time is refused with a reason', async () => {
  const user = await open();
  await user.click(time().getByRole('spinbutton', { name: 'Hours' }));
  await user.keyboard('{Delete}');

  await user.click(await mark());

  expect(reasonUnder('Time')).toHaveTextContent('Please choose a date and time.');
  expect(onChosen).not.toHaveBeenCalled();
});
