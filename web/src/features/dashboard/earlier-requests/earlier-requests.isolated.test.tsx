import type { PrayerRequest } from '@prayer-community/domain/prayer-request/prayer-request';
import { message } from '@prayer-community/i18n/text';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { showOnDashboard } from '../../../testing/show-on-dashboard.tsx';
import { staffRequest } from '../../../testing/staff-request.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { EarlierRequests } from './earlier-requests.tsx';
import { useEarlierRequests } from './use-earlier-requests.ts';
import { writeDecisions } from './write-decisions.ts';

// Firestore does not run in jsdom.
vi.mock('./use-earlier-requests.ts', () => ({ useEarlierRequests: vi.fn() }));
vi.mock('./write-decisions.ts', () => ({ writeDecisions: vi.fn() }));
vi.mock('../../../ui/toast/toast.ts', () => ({ showToast: vi.fn() }));

const HASHES = ['email:a', 'phone:b'];

function earlier(id: string, day: number, changes: Partial<PrayerRequest<Date>> = {}) {
  const created_at = new Date(2020, 4, day);
  return staffRequest(id, { contact_hashes: HASHES, person_key: id, created_at, ...changes });
}

function show(
  found: ReturnType<typeof earlier>[],
  changes: Partial<PrayerRequest<Date>> = {},
  count = found.length,
) {
  const showMore = vi.fn();
  vi.mocked(useEarlierRequests).mockReturnValue({
    found,
    count,
    showMore: count > found.length ? showMore : null,
    isRest: true,
  });
  const opened = staffRequest('opened', { contact_hashes: HASHES, person_key: 'opened', ...changes });
  showOnDashboard(
    <MemoryRouter>
      <EarlierRequests request={opened} />
    </MemoryRouter>,
    'leadership',
  );
  return { user: userEvent.setup(), showMore };
}

beforeEach(() => {
  vi.mocked(writeDecisions).mockReset().mockResolvedValue(undefined);
  vi.mocked(showToast).mockReset();
});

it('the list shows what was found and stores that it is the same person', async () => {
  const { user } = show([earlier('b', 4), earlier('a', 2)]);

  const group = screen.getByRole('group', {
    name: '2 earlier requests with the same email address and phone number, the last on May 4, 2020',
  });
  expect(within(group).getAllByRole('link')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Same Person' }));

  expect(group).toHaveFocus();
  await waitFor(() =>
    expect(writeDecisions).toHaveBeenCalledWith([
      { id: 'opened', personKey: 'b', isSame: true },
      { id: 'opened', personKey: 'a', isSame: true },
    ]),
  );
});

it('only undecided earlier requests are asked about', async () => {
  const { user } = show([earlier('c', 4), earlier('b', 3), earlier('a', 2)], {
    person_decisions: { c: true, b: false },
  });

  screen.getByRole('group', { name: '1 earlier request by the same person, on May 4, 2020' });
  screen.getByRole('heading', {
    name: /^1 earlier request with the same email address and phone number, on May 2/,
  });
  screen.getByText('1 earlier request is by someone else.');
  await user.click(screen.getByRole('button', { name: 'Someone Else' }));
  await waitFor(() =>
    expect(writeDecisions).toHaveBeenCalledWith([{ id: 'opened', personKey: 'a', isSame: false }]),
  );
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await waitFor(() =>
    expect(writeDecisions).toHaveBeenCalledWith([{ id: 'opened', personKey: 'b', isSame: null }]),
  );
});

it('the list says how many earlier requests there are and shows them all on demand', async () => {
  const { user, showMore } = show([earlier('b', 4), earlier('a', 2)], {}, 7);

  screen.getByRole('heading', { name: /^7 earlier requests with the same email address or phone number/ });
  await user.click(screen.getByRole('button', { name: 'Show All (7)' }));

  expect(showMore).toHaveBeenCalled();
});

it('the question is only asked once all earlier requests are shown, because one answer is for all', () => {
  show([earlier('b', 4), earlier('a', 2)], {}, 6);

  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(screen.queryByText('Are they by the same person?')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Same Person' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Someone Else' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Show All (6)' })).toBeVisible();
});

it('a failure to store a decision is reported', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.mocked(writeDecisions).mockRejectedValue(new Error('refused'));
  const { user } = show([earlier('a', 2)]);

  await user.click(screen.getByRole('button', { name: 'Same Person' }));

  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(
      expect.objectContaining({ text: message('Failed to save your answer.') }),
    ),
  );
});

it('nothing is asked about an anonymous request', () => {
  show([earlier('a', 2)], { contact_hashes: [] });

  expect(screen.queryByRole('group')).toBeNull();
});
