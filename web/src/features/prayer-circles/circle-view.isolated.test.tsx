import { newInvitation } from '@prayer-community/domain/prayer-circles/circle-invitation';
import { newCircle } from '@prayer-community/domain/prayer-circles/prayer-circle';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerCalls } from '../../testing/answer-calls.ts';
import { CircleView } from './circle-view.tsx';

const member = { uid: 'anna', email: 'anna@example.org', displayName: 'Anna' };
const details = { name: 'Hope', description: 'For all who hope.', topic: null };
const invited = { circle_id: 'hope', circle: details, address: member.email, invited_by: 'ruth' };

// Firestore does not run in jsdom. Each query has its documents for members only, except for the invitations.
const edge = vi.hoisted(() => ({
  isMember: false,
  isConnected: true,
  documents: new Map<string, object[]>(),
}));
vi.mock('../../firebase/use-live-query.ts', () => {
  function useLive(load: () => Promise<unknown>): object {
    const [isLoading, setLoading] = useState(true);
    useEffect(() => {
      if (isLoading) {
        setLoading(false);
      }
    }, [isLoading]);
    const retry = () => setLoading(true);
    const [name = ''] = [...edge.documents.keys()].filter((query) => String(load).includes(query));
    if (isLoading) {
      return { state: 'loading', retry };
    }
    if (name === 'invitationsTo' && !edge.isConnected) {
      return { state: 'error', failure: 'unreachable', retry };
    }
    return edge.isMember || name === 'invitationsTo'
      ? { state: 'ready', documents: edge.documents.get(name), retry }
      : { state: 'error', failure: 'refused', retry };
  }
  return { useLiveQuery: useLive, useFollowing: useLive };
});
vi.mock('./prayers/prayer-section.tsx', () => ({ PrayerSection: () => null }));
vi.mock('./members/member-section.tsx', () => ({ MemberSection: () => null }));

beforeEach(() => {
  edge.isMember = false;
  edge.isConnected = true;
  edge.documents
    .set('followCircle', [{ ...newCircle(details, 'ruth', new Date()), id: 'hope' }])
    .set('membersOf', [{ user_id: 'anna', id: 'anna' }])
    .set('invitationsTo', [{ ...newInvitation(invited, new Date()), id: 'invitation' }]);
});

const open = () =>
  render(
    <MemoryRouter>
      <CircleView circleId="hope" member={member} />
    </MemoryRouter>,
  );

it('joining moves the focus from the button to the circle', async () => {
  answerCalls({ result: { success: true } });
  open();

  edge.isMember = true;
  await userEvent.click(screen.getByRole('button', { name: 'Join Circle Hope' }));

  expect(await screen.findByText('For all who hope.')).toHaveFocus();
});

it('opening a circle as its member does not move the focus', () => {
  edge.isMember = true;
  open();

  expect(screen.getByText('For all who hope.')).toBeVisible();
  expect(document.body).toHaveFocus();
});

it('invitations that could not be loaded can be loaded again', async () => {
  edge.isConnected = false;
  open();
  expect(screen.getByText('Failed to load prayer circles')).toBeVisible();
  expect(screen.queryByText(/invitation only/)).toBeNull();

  edge.isConnected = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));

  expect(await screen.findByRole('button', { name: 'Join Circle Hope' })).toBeVisible();
});
