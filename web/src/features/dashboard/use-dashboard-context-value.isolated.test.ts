import { requestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';
import type { StaffRole } from '@prayer-community/domain/staff/profile';
import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SETTINGS_SCHEMAS } from '../../firebase/settings/settings-schemas.ts';
import { useOpenRequests } from '../../firebase/use-open-requests.ts';
import { useDashboardContextValue } from './use-dashboard-context-value.ts';

// Firestore does not run in jsdom.
vi.mock('../../firebase/use-open-requests.ts', () => ({ useOpenRequests: vi.fn() }));
vi.mock('../../firebase/settings/use-settings.ts', () => ({ useSettings: () => ({ state: 'error' }) }));

const retry = vi.fn();
const LOADING = { state: 'loading', isOffline: false, retry } as const;
const OFFLINE = { state: 'loading', isOffline: true, retry } as const;
const COUNTED = { state: 'absent', retry } as const;

type Sources = Parameters<typeof useDashboardContextValue>[0];

const reminders = (suggests_assignee: boolean): Sources['reminders'] => ({
  state: 'ready',
  settings: { ...SETTINGS_SCHEMAS.reminders.parse({}), suggests_assignee },
  retry,
});

function isSuggestionKnown(
  role: StaffRole,
  counts: ReturnType<typeof useOpenRequests>,
  changes: Partial<Sources>,
): boolean {
  vi.mocked(useOpenRequests).mockReturnValue(counts);
  const sources: Sources = {
    uid: 'me',
    role,
    visibility: requestVisibility(role, { confidential_visible_to: 'team' }),
    staff: { state: 'ready', documents: [], retry },
    reminders: reminders(true),
    privacy: { state: 'error', retry },
    ...changes,
  };
  return renderHook(() => useDashboardContextValue(sources)).result.current.isSuggestionKnown;
}

describe('a suggested assignee', () => {
  it.each<[string, typeof LOADING | typeof COUNTED, Partial<Sources>]>([
    ['the open requests', LOADING, {}],
    ['the team', COUNTED, { staff: { state: 'loading', retry } }],
    ['the settings', COUNTED, { reminders: LOADING }],
  ])('is awaited while %s are loading', (_what, counts, changes) => {
    expect(isSuggestionKnown('leadership', counts, changes)).toBe(false);
  });

  it.each<[string, StaffRole, ReturnType<typeof useOpenRequests>, Partial<Sources>]>([
    ['once everything has loaded', 'leadership', COUNTED, {}],
    ['without a connection', 'leadership', OFFLINE, {}],
    ['if suggestions are off', 'leadership', LOADING, { reminders: reminders(false) }],
    ['by the prayer team', 'prayer_team', LOADING, {}],
  ])('is not awaited %s', (_when, role, counts, changes) => {
    expect(isSuggestionKnown(role, counts, changes)).toBe(true);
  });
});
