import { startSchedule } from '@prayer-community/domain/prayer-request/reminders';
import { reminderSettingsSchema } from '@prayer-community/domain/settings/settings';
import { act, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showOnDashboard } from '../../../testing/show-on-dashboard.tsx';
import { staffRequest } from '../../../testing/staff-request.ts';
import { clockAhead } from '../../../ui/use-now.ts';
import { RequestCard } from '../card/request-card.tsx';
import type { StaffRequest } from '../requests/staff-request.ts';
import { isDueSooner, overdueList } from './overdue-list.ts';
import { useOverdueOf } from './use-overdue-of.ts';

const MINUTE_MS = 60_000;
const NOW = new Date('2026-11-21T12:00:00Z');
const BY_URGENCY = reminderSettingsSchema.parse({ by_urgency: true });

function dueIn(minutes: number, changes: Partial<StaffRequest> = {}): StaffRequest {
  const created_at = new Date(NOW.getTime() + (minutes - 60) * MINUTE_MS);
  const clock = startSchedule(created_at, 'high', BY_URGENCY);
  return staffRequest(`due-${minutes}`, { created_at, urgency_level: 'high', ...clock, ...changes });
}

const due = () => screen.queryByText(/^(Due|Overdue)/)?.textContent;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});

afterEach(() => {
  clockAhead.set(0);
  vi.useRealTimers();
});

describe('the time until a request is due', () => {
  it('updates automatically as time passes, until it is overdue', () => {
    showOnDashboard(<RequestCard request={dueIn(2)} />, 'prayer_team', { reminderChoice: BY_URGENCY });
    expect(due()).toBe('Due in 2 minutes');

    act(() => vi.advanceTimersByTime(MINUTE_MS));
    expect(due()).toBe('Due in 1 minute');

    act(() => vi.advanceTimersByTime(2 * MINUTE_MS));
    expect(due()).toBe('Overdue by 1 minute');
  });

  it.each([2 * 60 * MINUTE_MS, -2 * 60 * MINUTE_MS])(
    'follows the server’s clock if the device’s is known to be %i ms ahead',
    (aheadMs) => {
      vi.setSystemTime(NOW.getTime() + aheadMs);
      showOnDashboard(<RequestCard request={dueIn(2)} />, 'prayer_team', { reminderChoice: BY_URGENCY });

      act(() => clockAhead.set(aheadMs));

      expect(due()).toBe('Due in 2 minutes');
    },
  );

  it('uses one timer for all cards, and none without cards', () => {
    const { unmount } = showOnDashboard(
      <>
        <RequestCard request={dueIn(2)} />
        <RequestCard request={dueIn(90)} />
      </>,
      'prayer_team',
      { reminderChoice: BY_URGENCY },
    );
    expect(vi.getTimerCount()).toBe(1);

    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is hidden for an assigned request, and if deadlines do not depend on urgency', () => {
    showOnDashboard(<RequestCard request={dueIn(2, { status: 'assigned' })} />, 'leadership', {
      reminderChoice: BY_URGENCY,
    });
    showOnDashboard(<RequestCard request={dueIn(3)} />, 'leadership');

    expect(due()).toBeUndefined();
  });

  it('is shown next to the note that all leaders were notified', () => {
    const request = dueIn(-120);
    const escalated = { ...request, clock: { ...request.clock, escalated_at: NOW } };
    showOnDashboard(<RequestCard request={escalated} />, 'prayer_team', { reminderChoice: BY_URGENCY });

    expect(due()).toBe('Overdue by 2 hours');
    expect(screen.getByText('All leaders notified')).toBeVisible();
  });
});

const list = (...documents: StaffRequest[]) =>
  ({ state: 'ready', documents, hasMore: true, isLoadingMore: false, isFromCache: false }) as const;

it('the list of the newest requests is unchanged by what is overdue, which may also be among those not loaded', () => {
  const newest = list(dueIn(30), dueIn(-20));

  const { result } = renderHook(() => useOverdueOf(newest, { due: null }, BY_URGENCY));

  expect(result.current).toBe(newest);
});

describe('the list of overdue requests', () => {
  it('is the start of the list sorted by due time', () => {
    const [late, later, inTime] = [dueIn(-20), dueIn(-10), dueIn(10)];

    expect(overdueList(list(late, later, inTime), BY_URGENCY, NOW)).toEqual({
      ...list(late, later),
      hasMore: false,
    });
  });

  it('may have more if everything loaded is overdue', () => {
    expect(overdueList(list(dueIn(-20), dueIn(0)), BY_URGENCY, NOW)).toMatchObject({ hasMore: true });
  });

  it('is loading while the full list is loading', () => {
    const loading = { state: 'loading', isOffline: false } as const;

    expect(overdueList(loading, BY_URGENCY, NOW)).toEqual(loading);
  });

  it('is sorted as in the database: no due time first, then by time, then by ID', () => {
    const [soon, late] = [dueIn(10), dueIn(20)];
    const unset = { ...dueIn(5), clock: { ...soon.clock, due_at: null } };
    const twin = { ...soon, id: `${soon.id}-twin` };

    expect([late, twin, soon, unset].toSorted((a, b) => (isDueSooner(a, b) ? -1 : 1))).toEqual([
      unset,
      soon,
      twin,
      late,
    ]);
  });
});
