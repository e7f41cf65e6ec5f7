import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { staffRequest } from '../../../testing/staff-request.ts';
import { NewRequestAnnouncement } from './new-request-announcement.tsx';

const READY = { state: 'ready', hasMore: false, isLoadingMore: false, isFromCache: false } as const;

it('tells quietly of what came in', () => {
  const { rerender } = render(<NewRequestAnnouncement of="a list" list={{ ...READY, requests: [] }} />);

  const arrived = staffRequest('a', { created_at: new Date(Date.now() + 1_000) });
  rerender(<NewRequestAnnouncement of="a list" list={{ ...READY, requests: [arrived] }} />);

  const told = screen.getByText('1 new prayer request has come in.');
  expect(told.closest('[role="status"]')).not.toBeNull();
});
