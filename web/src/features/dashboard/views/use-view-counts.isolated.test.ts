import { startSchedule } from '@prayer-community/domain/prayer-request/reminders';
import type { RequestFilter } from '@prayer-community/domain/prayer-request/request-filter';
import { reminderSettingsSchema } from '@prayer-community/domain/settings/settings';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { staffRequest } from '../../../testing/staff-request.ts';
import type { RequestList } from '../requests/request-list.ts';
import { useViewCounts } from './use-view-counts.ts';

// Firestore does not run in jsdom.
const counted = vi.hoisted(() => ({ due: new Set<string | null>(), others: new Set<string | null>() }));
vi.mock('../requests/use-request-count.ts', () => ({
  useDatabaseCount: ({ due }: RequestFilter, _visibility: string, asOf: string | null) => {
    counted[due === 'overdue' ? 'due' : 'others'].add(asOf);
    return null;
  },
}));
vi.mock('../come-back/use-come-back-requests.ts', () => ({ useComeBackRequests: () => ({ count: 0 }) }));
vi.mock('../review/use-review-requests.ts', () => ({ useReviewRequests: () => ({ count: 0 }) }));

const NOW = new Date('2026-11-21T12:00:00Z');
const MINUTE_MS = 60_000;
const BY_URGENCY = reminderSettingsSchema.parse({ by_urgency: true });
const ACTOR = { uid: 'me', role: 'prayer_team' } as const;

/** A list whose only request is due in a minute. */
function listDueSoon(): RequestList {
  const created_at = new Date(NOW.getTime() - 59 * MINUTE_MS);
  const schedule = startSchedule(created_at, 'high', BY_URGENCY);
  const request = staffRequest('a', { created_at, urgency_level: 'high', ...schedule });
  return { state: 'ready', documents: [request], hasMore: false, isLoadingMore: false, isFromCache: false };
}

const shown = vi.spyOn(document, 'visibilityState', 'get');

beforeEach(() => {
  counted.due.clear();
  counted.others.clear();
  shown.mockReturnValue('visible');
  vi.useFakeTimers({ now: NOW });
});

afterEach(() => {
  vi.useRealTimers();
});

it('on a hidden page, the due requests are counted again when a request of the list becomes overdue, and only those', () => {
  shown.mockReturnValue('hidden');
  const list = listDueSoon();
  renderHook(() => useViewCounts(ACTOR, 'everything', BY_URGENCY, list));
  expect(counted.due.size).toBe(1);

  act(() => vi.advanceTimersByTime(2 * MINUTE_MS));

  expect(counted.due.size).toBe(2);
  expect(counted.others.size).toBe(1);
});

it('all are counted again each minute, because requests outside the list change too', () => {
  const list = listDueSoon();
  renderHook(() => useViewCounts(ACTOR, 'everything', null, list));
  expect(counted.others.size).toBe(1);

  act(() => vi.advanceTimersByTime(MINUTE_MS));

  expect(counted.others.size).toBe(2);
});
