import type { ReplyRoute } from '@prayer-community/domain/replies/reply-route';
import { replySettingsSchema } from '@prayer-community/domain/settings/settings';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerCalls } from '../../../testing/answer-calls.ts';
import { showOnDashboard } from '../../../testing/show-on-dashboard.tsx';
import { staffRequest } from '../../../testing/staff-request.ts';
import { postReply } from './post-reply.ts';
import { ReplyBox } from './reply-box.tsx';
import { ReviewForm } from './review-form.tsx';

// Firestore does not run in jsdom.
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

const settings = replySettingsSchema.parse({});

function open(route: ReplyRoute = 'email') {
  return showOnDashboard(
    <ReplyBox
      request={staffRequest('a')}
      route={route}
      settings={settings}
      onSent={() => {}}
      onCancel={() => {}}
    />,
    'leadership',
  );
}

const box = () => screen.getByLabelText('Your reply');

async function sendAndReopen(): Promise<void> {
  const { unmount } = open();
  await userEvent.type(box(), 'We prayed.');
  await userEvent.click(screen.getByRole('button', { name: 'Send Reply' }));
  unmount();
  open();
}

it('a reply that is being sent is not sent again by a card opened meanwhile', async () => {
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

it('a reply that was refused meanwhile is still in the box and can be sent again', async () => {
  await sendAndReopen();

  await act(async () => answer.refuse());
  await userEvent.click(screen.getByRole('button', { name: 'Send Reply' }));

  expect(box()).toHaveValue('We prayed.');
  expect(postReply).toHaveBeenCalledTimes(2);
  await act(async () => answer.arrive());
});

it('a template that makes the reply too long shows by how much', async () => {
  open();
  await userEvent.click(box());
  await userEvent.paste('a'.repeat(990));

  const [template] = settings.templates.en;
  await userEvent.click(screen.getByRole('button', { name: template }));

  expect(box()).toHaveValue(`${'a'.repeat(990)}\n\n${template}`);
  expect(screen.getByText(`${992 + (template?.length ?? 0)}/1000`)).toBeVisible();
});

it('a pasted edit of a reply under review is not cut off', async () => {
  const reply = { id: 'one', reply_text: 'We prayed.', state: 'awaiting_review', reviewed_by: null } as const;
  showOnDashboard(<ReviewForm requestId="a" reply={reply} route="email" />, 'leadership');

  await userEvent.click(screen.getByLabelText('Reply to review'));
  await userEvent.paste('a'.repeat(1000));

  expect(screen.getByLabelText('Reply to review')).toHaveValue(`We prayed.${'a'.repeat(1000)}`);
  expect(screen.getByText('1010/1000')).toBeVisible();
});

it.each([
  [true, 'They get a text message with a link to read it on their private page.'],
  [false, 'Text messages aren’t set up. Please call the requester to let them know.'],
])(
  'a reply by text message says how the requester learns of it, with text messages set up: %s',
  async (isConfigured, says) => {
    answerCalls({ result: { success: true, isConfigured } });
    open('sms');

    expect(await screen.findByText(says)).toBeVisible();
  },
);

it('a reply by email does not check whether text messages are set up', async () => {
  const sent = answerCalls({ result: { success: true, isConfigured: false } });
  open();

  await act(async () => {});

  expect(screen.getByText(/^They get an email/)).toBeVisible();
  expect(sent).toEqual([]);
});

it('a text message reply that a leader reviews first says so and does not ask for a call', async () => {
  answerCalls({ result: { success: true, isConfigured: false } });
  const reviewed = { ...settings, reviewed_by_leadership: true };
  showOnDashboard(
    <ReplyBox
      request={staffRequest('a')}
      route="sms"
      settings={reviewed}
      onSent={() => {}}
      onCancel={() => {}}
    />,
    'prayer_team',
  );

  await act(async () => {});

  expect(screen.getByText('A leader reviews it before it’s sent.')).toBeVisible();
  expect(screen.queryByText(/Please call/)).toBeNull();
});

it.each<[ReplyRoute, RegExp | null]>([
  ['sms', /^Text messages aren’t set up/],
  ['email', null],
])(
  'a leader who releases a reply is asked to call only if its text message cannot be sent: %s',
  async (route, says) => {
    answerCalls({ result: { success: true, isConfigured: false } });
    const reply = {
      id: 'one',
      reply_text: 'We prayed.',
      state: 'awaiting_review',
      reviewed_by: null,
    } as const;
    showOnDashboard(<ReviewForm requestId="a" reply={reply} route={route} />, 'leadership');

    await act(async () => {});

    expect(screen.queryAllByText(says ?? /Please call/)).toHaveLength(says === null ? 0 : 1);
  },
);

it('a reply is marked with the language in which the requester is answered', () => {
  showOnDashboard(
    <ReplyBox
      request={staffRequest('a', { language: 'es' })}
      route="email"
      settings={settings}
      onSent={() => {}}
      onCancel={() => {}}
    />,
    'leadership',
  );

  expect(box()).toHaveAttribute('lang', 'es');
});

it('a reply that is too long says how many characters are too many', async () => {
  open();
  const statuses = screen.getAllByRole('status');

  await userEvent.click(box());
  await userEvent.paste('a'.repeat(1100));
  expect(statuses).toContain(screen.getByText('100 characters too many.'));

  await userEvent.type(box(), `{Backspace>99}`);
  expect(statuses).toContain(screen.getByText('1 character too many.'));
});
