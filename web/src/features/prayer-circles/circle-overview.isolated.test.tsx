import { AUTO_ID } from '@prayer-community/domain/fields/auto-id';
import { CIRCLE_DESCRIPTION_MAX_CHARS } from '@prayer-community/domain/limits';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { findToast } from '../../testing/find-toast.ts';
import { ToastHost } from '../../ui/toast/toast-host.tsx';
import { CircleOverview } from './circle-overview.tsx';
import { createCircle } from './circle-writes.ts';

vi.mock('./use-circles.ts', () => ({
  useOwnCircles: () => ({
    state: 'ready',
    documents: [{ id: 'healing', name: 'Healing', description: '', topic: null, member_count: 2 }],
  }),
  useInvitations: () => ({ state: 'ready', documents: [] }),
  offeredCircles: () => [],
}));
vi.mock('../../session/use-is-leader-on-public-screen.ts', () => ({
  useIsLeaderOnPublicScreen: () => false,
}));
// Firestore does not run in jsdom.
vi.mock('./circle-writes.ts', () => ({ createCircle: vi.fn() }));

function show(): UserEvent {
  render(
    <MemoryRouter>
      <CircleOverview member={{ uid: 'ruth', email: 'ruth@example.org', displayName: 'Ruth' }} />
      <ToastHost />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

/** Submits the form for a new circle on a slow connection. Returns a function that lets the creation succeed. */
async function submitCircle(member: UserEvent): Promise<() => void> {
  let finish = () => {};
  const creation = new Promise<void>((resolve) => {
    finish = resolve;
  });
  vi.mocked(createCircle).mockReturnValue(creation);
  await member.click(screen.getByRole('button', { name: 'Create Circle' }));
  await member.type(screen.getByLabelText(/Circle Name/), 'Young Parents{Enter}');
  await screen.findByRole('button', { name: 'Creating…' });
  return finish;
}

it.each([
  ['Create Circle', /Circle Name/],
  ['Invite Member', /Email/],
])('%s moves the focus to the first field, and Cancel moves it back', async (opener, field) => {
  const member = show();

  await member.click(screen.getByRole('button', { name: opener }));
  expect(screen.getByLabelText(field)).toHaveFocus();

  await member.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: opener })).toHaveFocus();
});

it('a created circle closes its form and moves the focus back', async () => {
  const member = show();
  const finish = await submitCircle(member);

  finish();

  await findToast('Prayer circle created');
  expect(screen.queryByLabelText(/Circle Name/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Create Circle' })).toHaveFocus();
});

it('a created circle leaves a form that was opened meanwhile as it is', async () => {
  const member = show();
  const finish = await submitCircle(member);
  await member.click(screen.getByRole('button', { name: 'Invite Member' }));
  await member.type(screen.getByLabelText(/Email/), 'naomi@');

  finish();

  await findToast('Prayer circle created');
  expect(screen.getByLabelText(/Email/)).toHaveValue('naomi@');
  expect(screen.getByLabelText(/Email/)).toHaveFocus();
});

it('a circle that is being created can no longer be canceled', async () => {
  const member = show();
  await submitCircle(member);

  await member.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(screen.getByLabelText(/Circle Name/)).toHaveValue('Young Parents');
});

it('what is typed while a circle is being created does not change it', async () => {
  const member = show();
  await submitCircle(member);

  const description = screen.getByLabelText(/Description/);
  await member.type(description, 'For parents of toddlers.');

  expect(description).toHaveFocus();
  expect(description).toHaveValue('');
});

it('an unchanged circle whose answer was lost is created again under its id', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const member = show();
  vi.mocked(createCircle).mockReset().mockRejectedValueOnce(new Error('no answer')).mockResolvedValue();
  await member.click(screen.getByRole('button', { name: 'Create Circle' }));

  await member.type(screen.getByLabelText(/Circle Name/), 'Young Parents{Enter}');
  await findToast('Failed to create prayer circle');
  await member.type(screen.getByLabelText(/Circle Name/), '{Enter}');
  await findToast('Prayer circle created');

  const [first, second] = vi.mocked(createCircle).mock.calls.map(([circleId]) => circleId);
  expect(first).toMatch(AUTO_ID);
  expect(second).toBe(first);
});

it('a pasted description of a circle that is too long is not cut off, and the form says why it is refused', async () => {
  vi.mocked(createCircle).mockReset();
  const member = show();
  await member.click(screen.getByRole('button', { name: 'Create Circle' }));
  const description = screen.getByLabelText('Description');
  await member.click(description);
  const text = 'a'.repeat(CIRCLE_DESCRIPTION_MAX_CHARS + 1);
  await member.paste(text);

  await member.type(screen.getByLabelText(/Circle Name/), 'Young Parents{Enter}');

  expect(description).toHaveValue(text);
  await waitFor(() => expect(description).toHaveAccessibleDescription(/at most/));
  expect(createCircle).not.toHaveBeenCalled();
});
