import type { ReplyRoute } from '@prayer-community/domain/replies/reply-route';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showOnDashboard } from '../../../testing/show-on-dashboard.tsx';
import { WritingContext } from '../presence/writing-context.ts';
import { ReplyList } from './reply-list.tsx';

const WAITING = {
  id: 'one',
  reply_text: 'We prayed.',
  state: 'awaiting_review',
  created_by: 'Miriam',
  created_at: new Date(0),
  sent_at: null,
  reviewed_by: null as string | null,
};

// Firestore does not run in jsdom.
let change = (_changes: Partial<typeof WAITING>) => {};
vi.mock('./use-replies.ts', () => ({
  useReplies() {
    const [changes, setChanges] = useState<Partial<typeof WAITING>>({});
    change = setChanges;
    return { state: 'ready', documents: [{ ...WAITING, ...changes }] };
  },
}));

beforeEach(() => localStorage.clear());

it.each<[string, ReplyRoute | null, boolean, string]>([
  ['to edit, if it can be sent', 'email', true, 'textarea'],
  ['if it can no longer reach the requester', null, true, 'p'],
  ['if replies are off', 'email', false, 'p'],
])('a leader reads a waiting reply once: %s', (_when, route, offersReplies, element) => {
  showOnDashboard(<ReplyList requestId="a" route={route} isEnded={false} />, 'leadership', { offersReplies });

  expect(screen.getByText('We prayed.')).toBeVisible();
  expect(screen.getByText('We prayed.').localName).toBe(element);
});

it.each([
  ['sent', { state: 'sent', reply_text: 'We prayed for you.' }],
  ['withdrawn', { state: 'withdrawn' }],
])('an edited reply stays to be copied if someone else has %s it meanwhile', async (_how, changes) => {
  showOnDashboard(<ReplyList requestId="a" route="email" isEnded={false} />, 'leadership');
  await userEvent.type(screen.getByLabelText('Reply to review'), ' Call us!');

  act(() => change({ ...changes, reviewed_by: 'Ruth' }));

  const edited = screen.getByLabelText('Your edited reply');
  expect(edited).toHaveValue('We prayed. Call us!');
  expect(edited).toHaveAttribute('readonly');
  expect(edited).toHaveFocus();
  expect(screen.getByText('Someone else already sent or withdrew this reply.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Send/ })).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Discard My Changes' }));

  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('listitem')).toHaveFocus();
  expect(localStorage).toHaveLength(0);
});

it.each([
  ['the leader sent it', ' Call us!', 'me'],
  ['someone else sent it before the leader typed anything', '', 'Ruth'],
])('the form goes once %s', async (_when, typed, reviewed_by) => {
  showOnDashboard(<ReplyList requestId="a" route="email" isEnded={false} />, 'leadership');
  await userEvent.type(screen.getByLabelText('Reply to review'), `{End}${typed}`);

  act(() => change({ state: 'sent', reviewed_by }));

  expect(screen.queryByRole('textbox')).toBeNull();
});

it.each([
  ['sent', 'me', /· sent by me Okafor$/],
  ['withdrawn', 'me', /· Not sent · withdrawn by me Okafor$/],
  ['sent', 'someone who left', /· sent by a former member$/],
  ['sent', 'Miriam', /[^a-z]$/],
])(
  'a reply that was %s by %s shows who reviewed it, unless it was its author',
  (state, reviewed_by, text) => {
    showOnDashboard(<ReplyList requestId="a" route="email" isEnded={false} />, 'leadership');

    act(() => change({ state, reviewed_by }));

    expect(screen.getByText(/^Miriam Okafor,/)).toHaveTextContent(text);
  },
);

it('others see that a leader writes in a reply under review', async () => {
  const announce = vi.fn();
  showOnDashboard(
    <WritingContext value={announce}>
      <ReplyList requestId="a" route="email" isEnded={false} />
    </WritingContext>,
    'leadership',
  );

  await userEvent.type(screen.getByLabelText('Reply to review'), '!');

  expect(announce).toHaveBeenLastCalledWith('reply', true);
});

it.each<[string, boolean]>([
  ['to edit', true],
  ['to read', false],
])('a reply %s is marked with the language of its request', (_how, offersReplies) => {
  showOnDashboard(<ReplyList requestId="a" route="email" isEnded={false} lang="es" />, 'leadership', {
    offersReplies,
  });

  expect(screen.getByText('We prayed.')).toHaveAttribute('lang', 'es');
});

it('a reply that someone else sent meanwhile is announced by an element that was there before', async () => {
  showOnDashboard(<ReplyList requestId="a" route="email" isEnded={false} />, 'leadership');
  await userEvent.type(screen.getByLabelText('Reply to review'), ' Call us!');
  const statuses = screen.getAllByRole('status');

  act(() => change({ state: 'sent', reviewed_by: 'Ruth' }));

  expect(statuses).toContain(screen.getByText('Someone else already sent or withdrew this reply.'));
});

describe('a reply that awaited review when its requester ended the request', () => {
  it('was not sent and is no longer reviewed', () => {
    showOnDashboard(<ReplyList requestId="a" route={null} isEnded />, 'leadership');

    expect(screen.getByText(/^Miriam Okafor,/)).toHaveTextContent(/· Not sent$/);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('stays to be copied if the reader edited it', async () => {
    const { unmount } = showOnDashboard(
      <ReplyList requestId="a" route="email" isEnded={false} />,
      'leadership',
    );
    await userEvent.type(screen.getByLabelText('Reply to review'), ' Call us!');
    unmount();

    showOnDashboard(<ReplyList requestId="a" route={null} isEnded />, 'leadership');

    expect(screen.getByLabelText('Your edited reply')).toHaveValue('We prayed. Call us!');
    expect(screen.getByText('The request ended, so this reply was not sent.')).toBeVisible();
  });
});
