import {
  INVITATION_LIFETIME_MS,
  newInvitation,
} from '@prayer-community/domain/prayer-circles/circle-invitation';
import { newCircle } from '@prayer-community/domain/prayer-circles/prayer-circle';
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

type Lists = ComponentProps<typeof CircleList>;

const NONE: Lists['invitations'] = { state: 'ready', documents: [], retry };

function show(own: Lists['own'], invitations: Lists['invitations'] = NONE): void {
  render(
    <MemoryRouter>
      <CircleList own={own} invitations={invitations} member={member} />
      <ToastHost />
    </MemoryRouter>,
  );
}

function invitationTo(circle_id: string, sentAt = new Date()) {
  const circle = { name: circle_id, description: 'For all who hope.', topic: null };
  const sent = { circle_id, circle, address: member.email, invited_by: 'ruth' };
  return { ...newInvitation(sent, sentAt), id: circle_id };
}

const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

it('an empty list invites the member to create the first circle', () => {
  show({ state: 'ready', documents: [], retry });

  expect(screen.getByRole('heading', { name: 'Available Prayer Circles' })).toBeVisible();
  expect(screen.getByText('No prayer circles available. Create the first one!')).toBeVisible();
});

it('a member can open their own circles and join those they are invited to', () => {
  const documents = [circleNamed('Healing', 3), circleNamed('Families')];
  show(
    { state: 'ready', documents, retry },
    { state: 'ready', documents: [invitationTo('Hope'), invitationTo('Healing')], retry },
  );

  expect(names()).toEqual(['Healing', 'Families', 'Hope']);
  expect(screen.getByText('1 member')).toBeVisible();
  expect(screen.getByText('3 members')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open Circle Families' })).toBeVisible();
  expect(screen.getByText('You’re invited to this circle.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Join Circle Hope' })).toBeVisible();
});

it('the newest invitation is listed first', () => {
  const [older, newest] = [invitationTo('Hope', new Date(Date.now() - 60_000)), invitationTo('Courage')];
  show({ state: 'ready', documents: [], retry }, { state: 'ready', documents: [older, newest], retry });

  expect(names()).toEqual(['Courage', 'Hope']);
});

it('an expired invitation is not shown', () => {
  const expired = invitationTo('Hope', new Date(Date.now() - INVITATION_LIFETIME_MS));
  show({ state: 'ready', documents: [], retry }, { state: 'ready', documents: [expired], retry });

  expect(screen.queryByText('Hope')).toBeNull();
});

it('circles that could not be loaded show an error and can be loaded again', async () => {
  show({ state: 'error', failure: 'unreachable', retry });

  // Once on the screen and once in a toast.
  await waitFor(() => expect(screen.getAllByText('Failed to load prayer circles')).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));

  // Both lists may have failed.
  expect(retry).toHaveBeenCalledTimes(2);
});
