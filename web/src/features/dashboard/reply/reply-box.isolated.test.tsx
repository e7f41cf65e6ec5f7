import { replySettingsSchema } from '@prayer-community/domain/settings/settings';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { showOnDashboard } from '../../../testing/show-on-dashboard.tsx';
import { staffRequest } from '../../../testing/staff-request.ts';
import { postReply } from './post-reply.ts';
import { ReplyBox } from './reply-box.tsx';

// The database, which jsdom cannot have.
vi.mock('./post-reply.ts', () => ({ newReplyId: () => 'a-reply', postReply: vi.fn() }));
vi.mock('../../../ui/toast/toast.ts', () => ({ showToast: vi.fn() }));

let answer: { arrive: () => void; refuse: () => void };

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.mocked(postReply)
    .mockReset()
    .mockImplementation(
      () =>
        new Promise((resolve, reject) => {
          answer = { arrive: resolve, refuse: () => reject(new Error('refused')) };
        }),
    );
});

function open() {
  const settings = replySettingsSchema.parse({});
  return showOnDashboard(
    <ReplyBox request={staffRequest('a')} route="email" settings={settings} onSent={() => {}} />,
    'leadership',
  );
}

const box = () => screen.getByLabelText('Your reply');

/** Sends a reply, and closes its card and opens it again meanwhile. */
async function sendAndReopen(): Promise<void> {
  const { unmount } = open();
  await userEvent.type(box(), 'We prayed.');
  await userEvent.click(screen.getByRole('button', { name: 'Send Reply' }));
  unmount();
  open();
}

it('a reply that is being sent is not sent again by the card that is opened meanwhile', async () => {
  await sendAndReopen();

  expect(box()).toHaveValue('We prayed.');
  expect(box()).toHaveAttribute('readonly');
  await userEvent.click(screen.getByRole('button', { name: 'Sending…' }));
  await act(async () => answer.arrive());

  expect(postReply).toHaveBeenCalledOnce();
  expect(box()).toHaveValue('');
  expect(box()).not.toHaveAttribute('readonly');
  expect(localStorage).toHaveLength(0);
});

it('a reply that was refused meanwhile is still in the box, and may be sent again', async () => {
  await sendAndReopen();

  await act(async () => answer.refuse());
  await userEvent.click(screen.getByRole('button', { name: 'Send Reply' }));

  expect(box()).toHaveValue('We prayed.');
  expect(postReply).toHaveBeenCalledTimes(2);
  await act(async () => answer.arrive());
});
