import { fullName } from '@prayer-community/domain/staff/profile';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { staffMember } from '../../../testing/show-on-dashboard.tsx';
import { useTeam } from './use-team.ts';

// Firestore does not run in jsdom.
const edge = vi.hoisted(() => ({ stop: vi.fn(), listen: vi.fn() }));
vi.mock('../../../firebase/firestore-sdk.ts', () => ({ firestore: {} }));
vi.mock('../../../firebase/listen.ts', () => ({ listen: edge.listen }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<object>()),
  collection: () => ({}),
  orderBy: () => ({}),
  query: () => ({}),
}));

it('the team is followed once it is wanted, and not read again after a request was closed', async () => {
  edge.listen.mockReturnValue(edge.stop);
  const { rerender } = renderHook(useTeam, { initialProps: false });
  rerender(true);
  await waitFor(() => expect(edge.listen).toHaveBeenCalledTimes(1));

  rerender(false);
  rerender(true);

  expect(edge.stop).not.toHaveBeenCalled();
  expect(edge.listen).toHaveBeenCalledTimes(1);
});

it('the team is in the order of its language, unlike the bytes by which the database sorts', async () => {
  const stored = ['Ana', 'Zoe', 'ruth', 'Álvaro'].map((name) => staffMember(name, 'prayer_team'));
  edge.listen.mockImplementationOnce((_query, _schema, { onDocuments }) => {
    onDocuments(stored);
    return edge.stop;
  });

  const { result } = renderHook(useTeam, { initialProps: true });

  await waitFor(() => expect(result.current.state).toBe('ready'));
  const shown = result.current.state === 'ready' ? result.current.documents.map(fullName) : [];
  expect(shown).toEqual(['Álvaro Okafor', 'Ana Okafor', 'ruth Okafor', 'Zoe Okafor']);
});
