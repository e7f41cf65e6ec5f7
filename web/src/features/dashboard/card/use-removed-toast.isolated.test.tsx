import { cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showOnDashboard } from '../../../testing/show-on-dashboard.tsx';
import { toastRemoved } from '../dashboard-toasts.ts';
import { useRemovedToast } from './use-removed-toast.ts';

vi.mock('../dashboard-toasts.ts', () => ({ toastRemoved: vi.fn() }));

function Card({ isDialogOpen }: { isDialogOpen: boolean }) {
  useRemovedToast('a', isDialogOpen);
  return null;
}

afterEach(() => {
  vi.clearAllMocks();
  window.history.replaceState(null, '', '/');
});

it.each([
  ['a request with an open dialog', '?request=a', true, 1],
  ['a request without an open dialog', '?request=a', false, 0],
  ['navigation back to the list', '', true, 0],
  ['navigation to another request', '?request=b', true, 0],
])(
  'a toast is shown only for a request that can no longer be read: %s',
  (_what, search, isDialogOpen, times) => {
    window.history.replaceState(null, '', '/prayerteam/dashboard?request=a');
    showOnDashboard(<Card isDialogOpen={isDialogOpen} />, 'prayer_team');

    window.history.replaceState(null, '', `/prayerteam/dashboard${search}`);
    cleanup();

    expect(toastRemoved).toHaveBeenCalledTimes(times);
  },
);
