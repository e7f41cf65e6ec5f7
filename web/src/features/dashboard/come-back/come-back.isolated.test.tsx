import type { PrayerRequest } from '@prayer-community/domain/prayer-request/prayer-request';
import type { StaffRole } from '@prayer-community/domain/staff/profile';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showOnDashboard } from '../../../testing/show-on-dashboard.tsx';
import { staffRequest } from '../../../testing/staff-request.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { RequestChangedError } from '../actions/request-changed-error.ts';
import { RequestCard } from '../card/request-card.tsx';
import { writeAnswer, writeComeBack } from './write-come-back.ts';

// Firestore does not run in jsdom.
vi.mock('./write-come-back.ts', () => ({ writeAnswer: vi.fn(), writeComeBack: vi.fn() }));
vi.mock('../../../ui/toast/toast.ts', () => ({ showToast: vi.fn() }));

/** A Monday. */
const NOW = new Date(2026, 10, 23, 15, 30);
const morning = (month: number, day: number) => new Date(2026, month - 1, day, 8);

function show(changes: Partial<PrayerRequest<Date>> = {}, role: StaffRole = 'prayer_team') {
  const request = staffRequest('a', { created_at: NOW, prayer_text: 'Surgery on Thursday.', ...changes });
  showOnDashboard(<RequestCard request={request} />, role);
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

async function openDialog(user: ReturnType<typeof show>) {
  await user.click(screen.getByRole('button', { name: 'Come Back to Them' }));
  return within(await screen.findByRole('dialog', { name: 'Come Back to Them' }));
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true, toFake: ['Date'] });
  vi.mocked(showToast).mockReset();
  vi.mocked(writeAnswer).mockReset().mockResolvedValue(undefined);
  vi.mocked(writeComeBack).mockReset().mockResolvedValue(undefined);
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the date to come back', () => {
  it.each([
    ['Thursday, November 26 (“on Thursday”)', morning(11, 26)],
    ['In three days', morning(11, 26)],
    ['In two weeks', morning(12, 7)],
  ])('is chosen with one tap: %s', async (choice, come_back_at) => {
    const user = show({ revision: 4 });
    const dialog = await openDialog(user);

    await user.click(await dialog.findByRole('button', { name: choice }));

    expect(writeComeBack).toHaveBeenCalledExactlyOnceWith('a', {
      come_back_at,
      come_back_by: 'me',
      revision: 5,
    });
  });

  it.each<[string, Partial<PrayerRequest<Date>>, StaffRole, boolean]>([
    ['a request of the team', {}, 'prayer_team', true],
    ['a confidential request', { submission_type: 'confidential' }, 'prayer_team', false],
    ['a confidential request, to a leader', { submission_type: 'confidential' }, 'leadership', true],
  ])('is promised also once it is closed, if that is true: %s', async (_which, changes, role, isPromised) => {
    const onlyLeaders = /Once it’s closed, only leaders see it and get this reminder\./;
    const user = show(changes, role);
    const dialog = await openDialog(user);
    expect(dialog.queryAllByText(/even if it’s closed/)).toHaveLength(isPromised ? 1 : 0);
    expect(dialog.queryAllByText(onlyLeaders)).toHaveLength(isPromised ? 0 : 1);

    await user.click(await dialog.findByRole('button', { name: 'In three days' }));

    await waitFor(() => expect(showToast).toHaveBeenCalledOnce());
    const [shown] = vi.mocked(showToast).mock.calls[0] ?? [];
    expect(onlyLeaders.test(JSON.stringify(shown?.text))).toBe(!isPromised);
  });

  it('comes with a warning that it is deleted along with the request’s details', async () => {
    const dialog = await openDialog(show());

    expect(dialog.getByText(/If its details are deleted before then, the date goes too\.$/)).toBeVisible();
  });

  it('keeps its dialog if the requester withdraws meanwhile, and says that the request has changed', async () => {
    const withdrawn = {
      status: 'closed',
      archive_status: 'archived',
      ended_by_requester: 'withdrawn',
    } as const;
    vi.mocked(writeComeBack).mockRejectedValue(new RequestChangedError(staffRequest('a', withdrawn)));
    let change = (_changes: Partial<PrayerRequest<Date>>) => {};
    function LiveCard() {
      const [changes, setChanges] = useState<Partial<PrayerRequest<Date>>>({});
      change = setChanges;
      return <RequestCard request={staffRequest('a', { created_at: NOW, ...changes })} />;
    }
    showOnDashboard(<LiveCard />, 'prayer_team');
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const dialog = await openDialog(user);

    act(() => change(withdrawn));
    await user.click(await dialog.findByRole('button', { name: 'In three days' }));

    await waitFor(() =>
      expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Request already changed' })),
    );
  });

  it('can be removed once set', async () => {
    const user = show({ come_back_at: morning(12, 7), come_back_by: 'Miriam' });
    expect(screen.getByText('Come back Monday, December 7')).toBeVisible();
    const dialog = await openDialog(user);

    await user.click(await dialog.findByRole('button', { name: 'Remove This Date' }));

    expect(writeComeBack).toHaveBeenCalledExactlyOnceWith('a', {
      come_back_at: null,
      come_back_by: 'me',
      revision: 1,
    });
  });

  it('cannot be removed if none is set', async () => {
    const dialog = await openDialog(show());
    await dialog.findByRole('button', { name: 'Set Date' });

    expect(dialog.queryByRole('button', { name: 'Remove This Date' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'How did it go?' })).toBeNull();
  });

  it.each([
    ['no day', '{Tab}', 'Please choose a day.'],
    ['today', '11232026', 'Please choose a day after today.'],
    ['a day more than a year away', '11242027', 'Please choose a day within a year.'],
  ])('is refused with a reason: %s', async (_which, typed, reason) => {
    const user = show();
    const dialog = await openDialog(user);
    const day = within(await dialog.findByRole('group', { name: 'Another day' }));

    await user.click(day.getByRole('spinbutton', { name: 'Month' }));
    await user.keyboard(typed);
    await user.click(await dialog.findByRole('button', { name: 'Set Date' }));

    expect(dialog.getByRole('alert')).toHaveTextContent(reason);
    expect(writeComeBack).not.toHaveBeenCalled();
  });
});

describe('the question "How did it go?"', () => {
  const DUE = { come_back_at: morning(11, 23), come_back_by: 'Miriam', revision: 2 } as const;
  const CLOSED = { ...DUE, status: 'closed', archive_status: 'archived' } as const;

  it.each([
    ['Went well', DUE, null],
    ['No response yet', DUE, morning(11, 26)],
    ['Still praying', CLOSED, morning(12, 7)],
  ] as const)('is answered with one tap that writes a note: %s', async (answer, changes, come_back_at) => {
    const user = show(changes);
    expect(screen.getByText('Come back today')).toBeVisible();

    await user.click(
      within(screen.getByRole('group', { name: 'How did it go?' })).getByRole('button', { name: answer }),
    );

    expect(writeAnswer).toHaveBeenCalledExactlyOnceWith('a', 'me', `How did it go? ${answer}`, {
      come_back_at,
      come_back_by: 'me',
      revision: 3,
    });
  });

  it.each([
    ['Miriam', DUE.come_back_at, 'Miriam Okafor planned this.'],
    ['gone', DUE.come_back_at, 'A former member planned this.'],
    ['Miriam', morning(11, 26), 'Miriam Okafor planned to come back Thursday, November 26.'],
  ])('says who planned the date: %s', async (come_back_by, come_back_at, text) => {
    show({ ...DUE, come_back_by, come_back_at });

    expect(screen.getByText(text)).toBeVisible();
    await act(async () => {});
  });

  it('is asked also if nobody is known to have planned it', async () => {
    show({ ...DUE, come_back_by: null });

    expect(screen.getByRole('group', { name: 'How did it go?' })).toBeVisible();
    expect(screen.queryByText(/planned/)).toBeNull();
    await act(async () => {});
  });

  it('names the member who changed the request first', async () => {
    const current = staffRequest('a', { ...DUE, come_back_at: null, revision: 3 });
    vi.mocked(writeAnswer).mockRejectedValue(new RequestChangedError(current));
    const user = show(DUE);

    await user.click(screen.getByRole('button', { name: 'Went well' }));

    await waitFor(() =>
      expect(showToast).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({
          title: 'Request already changed',
          text: expect.stringContaining('Miriam Okafor changed this request just before you.'),
        }),
      ),
    );
  });

  it('is asked only once it is due and never for an anonymized request', async () => {
    show({ ...DUE, come_back_at: morning(11, 24) });
    expect(screen.queryByRole('group', { name: 'How did it go?' })).toBeNull();
    await act(async () => {});
    show({ ...CLOSED, emptied_at: NOW });
    expect(screen.queryByRole('group', { name: 'How did it go?' })).toBeNull();
  });
});
