import type { PrayerRequest } from '@prayer-community/domain/prayer-request/prayer-request';
import type { ReplyRoute } from '@prayer-community/domain/replies/reply-route';
import type { StaffRole } from '@prayer-community/domain/staff/profile';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showOnDashboard } from '../../../testing/show-on-dashboard.tsx';
import { staffRequest } from '../../../testing/staff-request.ts';
import { RequestReplies } from './request-replies.tsx';
import { ReviewForm } from './review-form.tsx';
import { ReviewMark } from './review-mark.tsx';

const ANONYMOUS: Partial<PrayerRequest<Date>> = { contact_info: null, source: 'kiosk' };
const WITHDRAWN: Partial<PrayerRequest<Date>> = { ended_by_requester: 'withdrawn', status: 'closed' };

const WAITING = { id: 'one', reply_text: 'We prayed.', state: 'awaiting_review', reviewed_by: null } as const;

const offered = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

it.each<[string, Partial<PrayerRequest<Date>>, string[]]>([
  ['by email', {}, ['Reply']],
  ['again', { reply_count: 2, replies_awaiting: 1 }, ['Reply', 'Show 3 replies']],
  ['after another was not sent', { replies_not_sent: 1 }, ['Reply', 'Show 1 reply']],
  ['only if the requester can be sent one', ANONYMOUS, []],
  ['only if the requester has not withdrawn the request', { ...WITHDRAWN, reply_count: 1 }, ['Show 1 reply']],
  ['only if the request has not been emptied', { emptied_at: new Date(), reply_count: 1 }, []],
])('a reply is offered %s', (_how, changes, buttons) => {
  showOnDashboard(
    <RequestReplies request={staffRequest('a', changes)} actions={(button) => button} />,
    'prayer_team',
  );

  expect(offered()).toEqual(buttons);
});

it('the card explains why the requester could not read a reply if that is not obvious', () => {
  showOnDashboard(
    <RequestReplies request={staffRequest('a', ANONYMOUS)} actions={(button) => button} />,
    'prayer_team',
  );

  expect(screen.getByText(/^This requester can’t be sent a reply/)).toBeVisible();
  expect(offered()).toEqual([]);
});

it.each<[Partial<PrayerRequest<Date>>, string[]]>([
  [{}, []],
  [{ reply_count: 2 }, ['Show 2 replies']],
])(
  'no reply is offered if leadership turned off status pages, and the card says so: %j',
  (changes, buttons) => {
    const replies = <RequestReplies request={staffRequest('a', changes)} actions={(button) => button} />;
    showOnDashboard(replies, 'prayer_team', { offersReplies: false });

    expect(offered()).toEqual(buttons);
    expect(screen.getByText(/^Replies are off/)).toBeVisible();
  },
);

it.each<[boolean, ReplyRoute | null, string[]]>([
  [true, 'email', ['Send Reply', 'Don’t Send']],
  [false, 'email', ['Don’t Send']],
  [true, null, ['Don’t Send']],
])(
  'a leader can decide on a waiting reply, with replies turned on: %s, and a route to the requester: %s',
  (offersReplies, route, buttons) => {
    const form = <ReviewForm requestId="a" route={route} reply={WAITING} />;
    showOnDashboard(form, 'leadership', { offersReplies });

    expect(offered()).toEqual(buttons);
  },
);

it.each<[StaffRole, number, boolean]>([
  ['leadership', 1, true],
  ['leadership', 0, false],
  ['prayer_team', 1, false],
])('a list shows the role %s that %i replies await review: %s', (role, replies_awaiting, isShown) => {
  showOnDashboard(<ReviewMark request={{ replies_awaiting, emptied_at: null }} />, role);

  expect(screen.queryAllByText('Reply to review')).toHaveLength(isShown ? 1 : 0);
});
