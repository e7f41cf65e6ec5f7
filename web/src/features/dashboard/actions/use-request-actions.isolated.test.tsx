import type { PrayerRequest } from '@prayer-community/domain/prayer-request/prayer-request';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { it, vi } from 'vitest';
import { findToast } from '../../../testing/find-toast.ts';
import { showOnDashboard } from '../../../testing/show-on-dashboard.tsx';
import { staffRequest } from '../../../testing/staff-request.ts';
import { ToastHost } from '../../../ui/toast/toast-host.tsx';
import { RequestChangedError } from './request-changed-error.ts';
import { RevisionUnderwayError } from './revisions-underway.ts';
import { useRequestActions } from './use-request-actions.ts';

// Firestore does not run in jsdom.
const changeRequest = vi.hoisted(() => vi.fn());
vi.mock('./change-request.ts', () => ({ changeRequest }));

type Seen = Pick<PrayerRequest<Date>, 'submission_type'>;

function Close({ submission_type }: Seen) {
  const { act } = useRequestActions('a');
  const request = staffRequest('a', { submission_type, status: 'prayed_for' });
  return (
    <>
      <button type="button" onClick={() => void act(request, { action: 'close' })}>
        Close
      </button>
      <ToastHost />
    </>
  );
}

it.each<[string, Seen, RegExp]>([
  [
    'says so, because closing hides it from the member',
    { submission_type: 'confidential' },
    /^The request is closed, or you no longer have access to it\.$/,
  ],
  [
    'was changed by someone else',
    { submission_type: 'prayer_team' },
    /^Someone else changed this request just before you\./,
  ],
])('a refused closing of a request that can no longer be read %s', async (_what, seen, text) => {
  changeRequest.mockRejectedValue(new RequestChangedError(null));
  showOnDashboard(<Close {...seen} />, 'prayer_team');

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));

  await findToast(text);
});

it('an action says that it has to wait for an earlier change of the request', async () => {
  changeRequest.mockRejectedValue(new RevisionUnderwayError());
  showOnDashboard(<Close submission_type="prayer_team" />, 'prayer_team');

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));

  await findToast('Your last change of this request is still being saved. Please try again in a moment.');
});
