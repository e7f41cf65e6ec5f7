import type { PrayerRequest } from '@prayer-community/domain/prayer-request/prayer-request';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls } from '../../../testing/answer-calls.ts';
import { showOnDashboard } from '../../../testing/show-on-dashboard.tsx';
import { staffRequest } from '../../../testing/staff-request.ts';
import { RequestReplies } from './request-replies.tsx';

const PHONE = { first_name: 'Ruth', last_name: 'Meyer', phone: '+1 555 0199', email: null };
const CALLER: Partial<PrayerRequest<Date>> = {
  contact_info: PHONE,
  contact_preference: 'text',
  source: 'phone',
};
const VISITOR: Partial<PrayerRequest<Date>> = { ...CALLER, source: 'web', has_status_page: true };

async function show(changes: Partial<PrayerRequest<Date>>, isConfigured: boolean) {
  const sent = answerCalls({ result: { success: true, isConfigured } });
  showOnDashboard(
    <RequestReplies request={staffRequest('a', changes)} actions={(button) => button} />,
    'prayer_team',
  );
  await act(async () => {});
  return sent;
}

it.each([
  ['a caller, if text messages are set up', CALLER, true, true],
  ['no caller who could learn of it only by text message, if these are not set up', CALLER, false, false],
  [
    'a requester whose browser was given the link, even if text messages are not set up',
    VISITOR,
    false,
    true,
  ],
])('a reply is offered to %s', async (_whom, changes, isConfigured, isOffered) => {
  await show(changes, isConfigured);

  await waitFor(() =>
    expect(screen.queryAllByText(/text messages aren’t set up/)).toHaveLength(isOffered ? 0 : 1),
  );
  expect(screen.queryAllByRole('button', { name: 'Reply' })).toHaveLength(isOffered ? 1 : 0);
});

it('a card asks whether text messages are set up only if its reply needs one', async () => {
  expect(await show({}, false)).toHaveLength(0);
});
