import { newCircle } from '@prayer-community/domain/prayer-circle';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { ToastHost } from '../../ui/toast/toast-host.tsx';
import { CircleList } from './circle-list.tsx';

const member = { uid: 'anna', email: 'anna@example.org', displayName: 'Anna' };
const retry = vi.fn();

function circleNamed(name: string, memberCount = 1) {
  const details = { name, description: null, topic: null };
  return { ...newCircle(details, 'anna', new Date()), member_count: memberCount, id: name };
}

function show(circles: ComponentProps<typeof CircleList>['circles'], ...joined: string[]): void {
  render(
    <MemoryRouter>
      <CircleList circles={circles} memberships="ready" joined={new Set(joined)} member={member} />
      <ToastHost />
    </MemoryRouter>,
  );
}

it('no circles at all invite to create the first', () => {
  show({ state: 'ready', documents: [], retry });

  expect(screen.getByRole('heading', { name: 'Available Prayer Circles' })).toBeVisible();
  expect(screen.getByText('No prayer circles available. Create the first one!')).toBeVisible();
});

it("one's own circles come first and are opened, the others are joined", () => {
  const documents = [circleNamed('Healing', 3), circleNamed('Families')];
  show({ state: 'ready', documents, retry }, 'Families');

  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Families', 'Healing']);
  expect(screen.getByText('1 member')).toBeVisible();
  expect(screen.getByText('3 members')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open Circle Families' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Join Circle Healing' })).toBeVisible();
});

it('circles that could not be loaded are told of, and asked for again', async () => {
  show({ state: 'error', failure: 'unreachable', retry });

  // In its place, and in a toast.
  await waitFor(() => expect(screen.getAllByText('Failed to load prayer circles')).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));

  expect(retry).toHaveBeenCalledOnce();
});
