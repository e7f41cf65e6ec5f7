import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { staffRequest } from '../../../testing/staff-request.ts';
import { NewRequestAnnouncement } from './new-request-announcement.tsx';

vi.mock('../../../session/clock-ahead.ts', () => ({ clockAheadByCurrentToken: async () => 0 }));

const READY = { state: 'ready', hasMore: false, isLoadingMore: false, isFromCache: false } as const;

it('a new request is announced in a status region', async () => {
  const { rerender } = render(<NewRequestAnnouncement of="a list" list={{ ...READY, documents: [] }} />);
  await act(async () => {});

  const arrived = staffRequest('a', { created_at: new Date(Date.now() + 1_000) });
  rerender(<NewRequestAnnouncement of="a list" list={{ ...READY, documents: [arrived] }} />);

  const announcement = screen.getByText('1 new prayer request has come in.');
  expect(announcement.closest('[role="status"]')).not.toBeNull();
});
