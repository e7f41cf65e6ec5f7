import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { staffRequest } from '../../../testing/staff-request.ts';
import { NewRequestAnnouncement } from './new-request-announcement.tsx';

const READY = { state: 'ready', hasMore: false, isLoadingMore: false, isFromCache: false } as const;

it('tells quietly of what came in', () => {
  const { rerender } = render(<NewRequestAnnouncement of="a list" list={{ ...READY, requests: [] }} />);

  rerender(<NewRequestAnnouncement of="a list" list={{ ...READY, requests: [staffRequest('a')] }} />);

  const told = screen.getByText('1 new prayer request has come in.');
  expect(told.closest('[role="status"]')).not.toBeNull();
});
