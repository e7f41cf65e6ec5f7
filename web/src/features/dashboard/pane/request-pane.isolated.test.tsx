import type { ArchiveStatus } from '@prayer-community/domain/prayer-request/prayer-request';
import type { RequestVisibility } from '@prayer-community/domain/prayer-request/request-visibility';
import type { SubmissionType } from '@prayer-community/domain/request-form/request-choices';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showOnDashboard } from '../../../testing/show-on-dashboard.tsx';
import { staffRequest } from '../../../testing/staff-request.ts';
import { followPresence } from '../presence/follow-presence.ts';
import { RequestPane } from './request-pane.tsx';
import { useRequest } from './use-request.ts';

// Firestore does not run in jsdom. Its listener goes on after the reader loses access.
vi.mock('./use-request.ts', () => ({ useRequest: vi.fn() }));
vi.mock('./open-card.tsx', () => ({
  OpenCard: () => <article />,
  LoadingRequest: () => null,
  FailedCard: () => <p role="alert" />,
}));
vi.mock('../presence/follow-presence.ts', () => ({ followPresence: vi.fn(() => () => {}) }));
vi.mock('../presence/write-presence.ts', () => ({ writePresence: vi.fn(async () => undefined) }));

it.each<[RequestVisibility, SubmissionType, ArchiveStatus, boolean]>([
  ['everything', 'confidential', 'archived', true],
  ['confidential_while_active', 'confidential', 'active', true],
  ['confidential_while_active', 'confidential', 'archived', false],
  ['nothing_confidential', 'confidential', 'active', false],
  ['nothing_confidential', 'prayer_team', 'archived', true],
])(
  'to a reader who may see %s, an open %s request that is %s is shown: %s',
  (visibility, submission_type, archive_status, isShown) => {
    const request = staffRequest('a', { submission_type, archive_status });
    vi.mocked(followPresence).mockClear();
    vi.mocked(useRequest).mockReturnValue({ state: 'ready', request, isFromCache: false });

    showOnDashboard(<RequestPane requestId="a" onClose={() => {}} />, 'prayer_team', { visibility });

    expect(screen.queryAllByRole('article')).toHaveLength(isShown ? 1 : 0);
    const absent = 'This request was deleted, or you no longer have access to it.';
    expect(screen.queryAllByText(absent)).toHaveLength(isShown ? 0 : 1);
    expect(followPresence).toHaveBeenCalledTimes(isShown ? 1 : 0);
  },
);

it('a request that a newer version has stored is not called deleted', () => {
  vi.mocked(useRequest).mockReturnValue({ state: 'invalid' });

  showOnDashboard(<RequestPane requestId="a" onClose={() => {}} />, 'prayer_team');

  expect(screen.getByRole('alert')).toBeTruthy();
  expect(screen.queryByText(/was deleted/)).toBeNull();
});
