import { MINUTE_MS } from '@prayer-community/domain/fields/durations';
import { newPrayerRequest } from '@prayer-community/domain/prayer-request/new-prayer-request';
import { dataExport } from '@prayer-community/domain/status-page/data-export';
import type { RequesterStatus } from '@prayer-community/domain/status-page/status-page';
import { STATUS_REFUSALS, statusRefusal } from '@prayer-community/domain/status-page/status-page';
import { prayerData } from '@prayer-community/domain/testing/prayer-data';
import { t } from '@prayer-community/i18n/text';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Appearance } from '../../app/appearance.tsx';
import { answerCalls } from '../../testing/answer-calls.ts';
import { findToast } from '../../testing/find-toast.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { ToastHost } from '../../ui/toast/toast-host.tsx';
import { StatusPage } from './status-page.tsx';

const safety = vi.hoisted(() => ({ watches_for_need: true, help_country: 'US' }));
vi.mock('../../firebase/settings/use-settings.ts', () => ({
  useSettings: () => ({ state: 'ready', settings: safety }),
}));

const KEY = 'abcdefghijABCDEFGHIJ-_';

const RECEIVED: RequesterStatus = {
  step: 'received',
  isWithdrawn: false,
  reachedAt: { received: '2026-11-20T18:00:00.000Z' },
  prayerText: 'For my mother.',
  language: 'en',
  hasRecording: false,
  updates: [],
  replies: [],
  post: null,
  notice: null,
  updateRefusal: null,
  mayAddUpdate: true,
  mayWithdraw: true,
};

const announced = (changes: Partial<RequesterStatus> = {}) => ({
  result: { success: true, status: { ...RECEIVED, ...changes } },
});

const open = (hash = `#${KEY}`) => openScreen(`/status${hash}`);

const button = (name: string) => screen.findByRole('button', { name });

/** The reader returns to the page after long enough for it to refresh. */
function returnLater(): void {
  const later = Date.now() + 21_000;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => later);
  act(() => void window.dispatchEvent(new Event('focus')));
  clock.mockRestore();
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a link that opens nothing', () => {
  it.each([
    ['because it has no key', '', null],
    ['because it was truncated', '#abc', null],
    ['because its key is unknown', `#${KEY}`, { result: statusRefusal('unknown') }],
  ])('%s shows the same friendly page', async (_what, hash, answer) => {
    const sent = answerCalls(answer);
    await open(hash);

    expect(await screen.findByText(t(STATUS_REFUSALS.unknown))).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Your Prayer Request' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Visit Belief Wall' })).toBeVisible();
    expect(sent).toHaveLength(answer === null ? 0 : 1);
  });

  it('says that status pages are off if they are', async () => {
    answerCalls({ result: statusRefusal('off') });
    await open();

    expect(await screen.findByText(t(STATUS_REFUSALS.off))).toBeVisible();
  });

  it('can be retried if no answer came', async () => {
    const sent = answerCalls(null, announced());
    const visitor = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t reach our server.');

    await visitor.click(await button('Try Again'));

    expect(await screen.findByText('For my mother.')).toBeVisible();
    expect(sent).toEqual([{ key: KEY }, { key: KEY }]);
    expect(screen.getByText(/^Only people with this link/)).toHaveFocus();
  });

  it('says that it is loading again, once at a time, and again that it failed', async () => {
    let fail = () => {};
    const slowFailure = new Promise<null>((resolve) => {
      fail = () => resolve(null);
    });
    const sent = answerCalls(null, slowFailure, { result: statusRefusal('unknown') });
    const visitor = await open();
    const failure = await screen.findByRole('alert');

    await visitor.click(await button('Try Again'));

    expect(screen.getByText('Loading your prayer request…')).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await button('Try Again')).toHaveFocus();
    await visitor.click(await button('Try Again'));
    expect(sent).toHaveLength(2);

    fail();
    // A new element, because a screen reader does not announce the same text in the same element again.
    expect(await screen.findByRole('alert')).not.toBe(failure);
    expect(await button('Try Again')).toHaveFocus();

    await visitor.click(await button('Try Again'));
    expect(await screen.findByText(t(STATUS_REFUSALS.unknown))).toHaveFocus();
  });
});

describe('the steps', () => {
  const steps = async () =>
    within(await screen.findByRole('list', { name: 'Request progress' }))
      .getAllByRole('listitem')
      .map((step) => within(step).getByRole('heading', { level: 3 }).textContent);

  it.each<[Partial<RequesterStatus>, string[]]>([
    [{}, ['Now: Received', 'Next: Assigned', 'Next: Prayed for', 'Next: Closed']],
    [{ step: 'assigned' }, ['Done: Received', 'Now: Assigned', 'Next: Prayed for', 'Next: Closed']],
    [{ step: 'prayed_for' }, ['Done: Received', 'Done: Assigned', 'Now: Prayed for', 'Next: Closed']],
    [{ step: 'closed' }, ['Done: Received', 'Done: Assigned', 'Done: Prayed for', 'Now: Closed']],
    [{ step: 'closed', isWithdrawn: true }, ['Done: Received', 'Now: Withdrawn']],
  ])('reflect the status: %j', async (changes, expected) => {
    answerCalls(announced(changes));
    await open();

    expect(await steps()).toEqual(expected);
  });

  it('are refreshed on request and when the reader returns after a while', async () => {
    const sent = answerCalls(
      announced(),
      announced({ step: 'assigned' }),
      null,
      announced({ step: 'prayed_for' }),
    );
    const visitor = await open();
    expect(await steps()).toContain('Now: Received');

    await visitor.click(await button('Reload'));
    await waitFor(async () => expect(await steps()).toContain('Now: Assigned'));
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(sent).toHaveLength(2);

    returnLater();
    // Without a response, the last known status stays.
    expect(await screen.findByText(/couldn’t reach our server/)).toBeVisible();
    expect(await steps()).toContain('Now: Assigned');
    await visitor.click(await button('Reload'));
    await waitFor(async () => expect(await steps()).toContain('Now: Prayed for'));
  });

  it('are refreshed silently when the reader returns, unless the step changed or the refresh failed', async () => {
    const assigned = announced({ step: 'assigned' });
    answerCalls(announced(), announced(), announced(), assigned, assigned, null);
    const visitor = await open();
    const line = await screen.findByText(/^As of/);
    const seen = () => waitFor(() => expect(line).toHaveTextContent(/^As of/));

    returnLater();
    expect(line).toHaveTextContent('Refreshing…');
    expect(line).toHaveAttribute('aria-live', 'off');
    await seen();
    expect(line).toHaveAttribute('aria-live', 'off');

    await visitor.click(await button('Reload'));
    expect(line).toHaveAttribute('aria-live', 'polite');
    await seen();
    expect(line).toHaveAttribute('aria-live', 'polite');

    returnLater();
    await seen();
    expect(await steps()).toContain('Now: Assigned');
    expect(line).toHaveAttribute('aria-live', 'polite');

    await visitor.click(await button('Reload'));
    await seen();
    returnLater();
    await waitFor(() => expect(line).toHaveTextContent('couldn’t reach our server'));
    expect(line).toHaveAttribute('aria-live', 'polite');
  });
});

describe('an update', () => {
  it('is added, and stays in the field if it did not arrive', async () => {
    const updates = [{ text: 'She is better.', at: '2026-11-21T18:00:00.000Z' }];
    const sent = answerCalls(announced(), null, announced({ updates }));
    const visitor = await open();
    const area = await screen.findByRole('textbox', { name: 'Add an update' });
    await visitor.click(await button('Add Update'));
    expect(area).toHaveFocus();
    expect(screen.getByText('Please write your update')).toBeVisible();

    await visitor.type(area, 'She is better.');
    await visitor.click(await button('Add Update'));
    await screen.findByText(/couldn’t reach our server/);
    expect(area).toHaveValue('She is better.');
    await visitor.click(await button('Add Update'));

    const list = await screen.findByRole('list', { name: 'Your updates' });
    expect(within(list).getByText('She is better.')).toBeVisible();
    expect(area).toHaveValue('');
    expect(sent.slice(1)).toEqual(Array(2).fill({ key: KEY, text: 'She is better.' }));
  });

  it('is not cut off if it was pasted and is too long, and the page says why it is not sent', async () => {
    const sent = answerCalls(announced());
    const visitor = await open();
    const area = await screen.findByRole('textbox', { name: 'Add an update' });
    await visitor.click(area);
    await visitor.paste('a'.repeat(501));

    await visitor.click(await button('Add Update'));

    expect(area).toHaveValue('a'.repeat(501));
    expect(area).toHaveAccessibleDescription(/at most 500/);
    expect(area).toHaveFocus();
    expect(sent).toHaveLength(1);
  });

  it('stays in the tab until it is sent, without the key of the link', async () => {
    answerCalls(announced(), announced(), announced());
    const visitor = await open();
    await visitor.type(await screen.findByRole('textbox', { name: 'Add an update' }), 'She is better.');
    cleanup();

    const later = await open();
    const area = await screen.findByRole('textbox', { name: 'Add an update' });
    expect(area).toHaveValue('She is better.');
    expect(JSON.stringify({ ...sessionStorage })).toContain('She is better.');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(KEY.slice(0, 8));
    await later.click(await button('Add Update'));

    await waitFor(() => expect(area).toHaveValue(''));
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('She is better.');
  });

  it('is not in the field for the holder of another link', async () => {
    answerCalls(announced(), announced());
    const visitor = await open();
    await visitor.type(await screen.findByRole('textbox', { name: 'Add an update' }), 'She is better.');
    cleanup();

    await open('#ZYXdefghijABCDEFGHIJ-_');

    expect(await screen.findByRole('textbox', { name: 'Add an update' })).toHaveValue('');
  });

  it('is not in the tab anymore once the request is deleted', async () => {
    answerCalls(announced(), { result: { success: true } });
    const visitor = await open();
    await visitor.type(await screen.findByRole('textbox', { name: 'Add an update' }), 'She is better.');
    await visitor.click(await button('Delete Everything'));
    const dialog = within(await screen.findByRole('dialog'));

    await visitor.click(dialog.getByRole('button', { name: 'Delete Everything' }));

    await screen.findByText(/has been deleted/, { selector: 'p' });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('She is better.');
  });

  it('stays in the field when the team’s first reply arrives', async () => {
    const replies = [{ text: 'We are with you.', at: '2026-11-21T18:00:00.000Z' }];
    answerCalls(announced(), announced({ replies }));
    const visitor = await open();
    await visitor.type(await screen.findByRole('textbox', { name: 'Add an update' }), 'She is better.');

    await visitor.click(await button('Reload'));

    expect(await screen.findByText('We are with you.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Reply to our prayer team' })).toHaveValue('She is better.');
  });

  it('stays in the field if the team closes the request meanwhile, also when it is then refused', async () => {
    const closed = announced({ step: 'closed', updateRefusal: 'closed', mayWithdraw: false });
    const sent = answerCalls(announced(), closed, { result: statusRefusal('closed') });
    const visitor = await open();
    await visitor.type(await screen.findByRole('textbox', { name: 'Add an update' }), 'She is better.');

    returnLater();

    await screen.findByText(/^This request is closed\./);
    const area = screen.getByRole('textbox', { name: 'Add an update' });
    expect(area).toHaveValue('She is better.');
    await visitor.click(await button('Add Update'));
    await findToast(t(STATUS_REFUSALS.closed));
    expect(area).toHaveValue('She is better.');
    expect(sent[2]).toEqual({ key: KEY, text: 'She is better.' });
  });

  it.each([
    ['off', 'This can’t be sent right now. You can copy it, or come back to this tab later.'],
    ['unknown', 'This can no longer be sent, but you can copy it.'],
  ] as const)(
    'stays to be copied or discarded if the page then shows nothing else: %s',
    async (reason, hint) => {
      answerCalls(announced(), { result: statusRefusal(reason) });
      const visitor = await open();
      await visitor.type(await screen.findByRole('textbox', { name: 'Add an update' }), 'She is better.');

      returnLater();

      const shown = await screen.findByRole('textbox', { name: 'Your unsent message' });
      expect(screen.getByText(t(STATUS_REFUSALS[reason]))).toHaveFocus();
      expect(shown).toHaveValue('She is better.');
      expect(shown).toHaveAttribute('readonly');
      expect(screen.getByText(hint)).toBeVisible();
      await visitor.click(await button('Discard'));
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(screen.getByText(t(STATUS_REFUSALS[reason]))).toHaveFocus();
      expect(JSON.stringify({ ...sessionStorage })).not.toContain('She is better.');
    },
  );

  it('cannot be changed while it is being sent', async () => {
    answerCalls(announced());
    const visitor = await open();
    const area = await screen.findByRole('textbox', { name: 'Add an update' });
    await visitor.type(area, 'She is better.');
    let answer: () => void = () => undefined;
    vi.stubGlobal('fetch', () => {
      const response = new Response(JSON.stringify(announced()));
      return new Promise((resolve) => {
        answer = () => resolve(response);
      });
    });

    await visitor.click(await button('Add Update'));
    await visitor.type(area, ' And home.');

    expect(area).toHaveValue('She is better.');
    answer();
    await waitFor(() => expect(area).toHaveValue(''));
  });

  it('shows whom to call before words of harm are sent', async () => {
    answerCalls(announced());
    const visitor = await open();

    await visitor.type(await screen.findByRole('textbox', { name: 'Add an update' }), 'Now he hits me.');

    expect(
      await screen.findByRole('complementary', { name: 'You don’t have to carry this alone' }),
    ).toBeVisible();
    expect(await button('Add Update')).toBeEnabled();
  });

  it.each([
    [[], 'How is it going? Those on our team who can read your request will see it.'],
    [
      [{ text: 'We are with you.', at: '2026-11-21T18:00:00.000Z' }],
      'Only those on our team who can read your request will see it.',
    ],
  ])('is described as visible only to those who can read the request', async (replies, says) => {
    answerCalls(announced({ replies }));
    await open();

    expect(await screen.findByText(says)).toBeVisible();
    expect(screen.queryByText(/prayer team reads|reached our prayer team/)).toBeNull();
  });

  it.each([
    ['enoughUntilReply', 'You’ve added 10 updates in a row. You can add more once our team replies.'],
    ['enoughUpdates', 'You’ve added 50 updates, the limit for one request.'],
    ['closed', 'This prayer request is closed, so you can’t add updates.'],
  ] as const)(
    'is no longer offered once there are enough, and the page says so: %s',
    async (updateRefusal, says) => {
      answerCalls(announced({ updateRefusal }));
      await open();

      expect(await screen.findByText(says)).toBeVisible();
      expect(screen.queryByRole('textbox', { name: 'Add an update' })).toBeNull();
    },
  );

  it('that is the last one allowed moves the focus to the reason why no more are', async () => {
    answerCalls(announced(), announced({ updateRefusal: 'enoughUntilReply' }));
    const visitor = await open();
    await visitor.type(await screen.findByRole('textbox', { name: 'Add an update' }), 'She is better.');

    await visitor.click(await button('Add Update'));

    expect(await screen.findByText(t(STATUS_REFUSALS.enoughUntilReply))).toHaveFocus();
  });

  it('is offered again once the team replies', async () => {
    const replies = [{ text: 'When may we call?', at: '2026-11-21T18:00:00.000Z' }];
    answerCalls(announced({ updateRefusal: 'enoughUntilReply' }), announced({ replies }));
    const visitor = await open();
    await screen.findByText('For my mother.');

    await visitor.click(await button('Reload'));

    expect(await screen.findByRole('textbox', { name: 'Reply to our prayer team' })).toBeVisible();
    expect(screen.queryByText(/once our team replies/)).toBeNull();
  });
});

it('the texts of a request are read aloud in its language', async () => {
  const at = '2026-11-21T18:00:00.000Z';
  answerCalls(
    announced({
      language: 'es',
      prayerText: 'Por mi madre.',
      updates: [{ text: 'Ya está mejor.', at }],
      replies: [{ text: 'Oramos por ella.', at }],
      post: { place: 'shown', isAnswered: true, testimony: 'Está sana.', prayerCount: 3 },
    }),
  );

  await open();

  for (const text of ['Por mi madre.', 'Ya está mejor.', 'Oramos por ella.', 'Está sana.']) {
    expect(await screen.findByText(text)).toHaveAttribute('lang', 'es');
  }
});

describe('the post on the wall', () => {
  const SHOWN = { place: 'shown', isAnswered: false, testimony: null, prayerCount: 3 } as const;

  it.each<[NonNullable<RequesterStatus['post']>, RegExp, boolean]>([
    [SHOWN, /prayed for 3 times/, true],
    [{ ...SHOWN, prayerCount: 1 }, /prayed for once/, true],
    [{ ...SHOWN, prayerCount: 0 }, /Everyone can pray/, true],
    [{ ...SHOWN, place: 'waiting' }, /once our leadership/, false],
    [{ ...SHOWN, place: 'hidden' }, /not on the wall right now/, false],
    [{ ...SHOWN, isAnswered: true, testimony: 'She is well.' }, /prayed for 3 times/, false],
  ])('shows its state and offers Mark as Answered only if possible: %j', async (post, says, isOffered) => {
    answerCalls(announced({ post }));
    await open();

    expect(await screen.findByText(says)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mark as Answered' }) !== null).toBe(isOffered);
  });

  it('is marked as answered with a testimony, and the focus stays nearby', async () => {
    const answered = { ...SHOWN, isAnswered: true, testimony: 'She is well.' };
    const sent = answerCalls(announced({ post: SHOWN }), announced({ post: answered }));
    const visitor = await open();
    await visitor.click(await button('Mark as Answered'));
    await visitor.click(await button('Cancel'));
    expect(await button('Mark as Answered')).toHaveFocus();
    await visitor.click(await button('Mark as Answered'));
    const testimony = screen.getByRole('textbox', { name: 'Testimony (optional)' });
    expect(testimony).toHaveFocus();
    await visitor.type(testimony, 'She is well.');

    await visitor.click(await button('Mark as Answered'));

    expect(await screen.findByText('She is well.')).toBeVisible();
    expect(screen.getByText('Answered')).toBeVisible();
    expect(screen.getByText(/prayed for 3 times/)).toHaveFocus();
    expect(sent[1]).toEqual({ key: KEY, testimony: 'She is well.' });
  });

  it('keeps the focus nearby when it is no longer marked as answered', async () => {
    const answered = announced({ post: { ...SHOWN, isAnswered: true } });
    answerCalls(answered, announced({ post: SHOWN }));
    const visitor = await open();

    await visitor.click(await button('Not Answered Yet'));

    await button('Mark as Answered');
    expect(screen.getByText(/prayed for 3 times/)).toHaveFocus();
  });

  it('keeps a typed testimony if the post is marked by somebody else and then unmarked', async () => {
    const markedByOther = announced({ post: { ...SHOWN, isAnswered: true } });
    answerCalls(announced({ post: SHOWN }), markedByOther, announced({ post: SHOWN }));
    const visitor = await open();
    await visitor.click(await button('Mark as Answered'));
    await visitor.type(screen.getByRole('textbox', { name: 'Testimony (optional)' }), 'She is well.');
    returnLater();

    await visitor.click(await button('Not Answered Yet'));
    await visitor.click(await button('Mark as Answered'));

    expect(screen.getByRole('textbox', { name: 'Testimony (optional)' })).toHaveValue('She is well.');
  });

  it('offers a typed testimony again after a reload, and no more once it was stored meanwhile', async () => {
    const answered = announced({ post: { ...SHOWN, isAnswered: true, testimony: 'She is well.' } });
    answerCalls(announced({ post: SHOWN }), announced({ post: SHOWN }), answered);
    const field = () => screen.getByRole('textbox', { name: 'Testimony (optional)' });
    const visitor = await open();
    await visitor.click(await button('Mark as Answered'));
    await visitor.type(field(), 'She is well.');
    cleanup();

    const later = await open();
    await later.click(await button('Mark as Answered'));
    expect(field()).toHaveValue('She is well.');
    cleanup();
    await open();

    await button('Not Answered Yet');
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).not.toContain('She is well.'));
  });

  it('keeps a typed testimony to be copied if the page then shows nothing else', async () => {
    answerCalls(announced({ post: SHOWN }), { result: statusRefusal('off') });
    const visitor = await open();
    await visitor.click(await button('Mark as Answered'));
    await visitor.type(screen.getByRole('textbox', { name: 'Testimony (optional)' }), 'She is well.');

    returnLater();

    expect(await screen.findByRole('textbox', { name: 'Your unsent testimony' })).toHaveValue('She is well.');
  });

  it('keeps a typed testimony that was sent but not stored because the post was already marked', async () => {
    const markedByOther = announced({ post: { ...SHOWN, isAnswered: true } });
    answerCalls(announced({ post: SHOWN }), markedByOther, announced({ post: SHOWN }));
    const visitor = await open();
    await visitor.click(await button('Mark as Answered'));
    await visitor.type(screen.getByRole('textbox', { name: 'Testimony (optional)' }), 'She is well.');
    await visitor.click(await button('Mark as Answered'));

    await visitor.click(await button('Not Answered Yet'));
    await visitor.click(await button('Mark as Answered'));

    expect(screen.getByRole('textbox', { name: 'Testimony (optional)' })).toHaveValue('She is well.');
  });

  it('offers the removed testimony again when it is no longer marked as answered', async () => {
    const answered = announced({ post: { ...SHOWN, isAnswered: true, testimony: 'She is well.' } });
    answerCalls(announced({ post: SHOWN }), answered, announced({ post: SHOWN }));
    const visitor = await open();
    await visitor.click(await button('Mark as Answered'));
    await visitor.type(screen.getByRole('textbox', { name: 'Testimony (optional)' }), 'She is well. ');
    await visitor.click(await button('Mark as Answered'));

    await visitor.click(await button('Not Answered Yet'));
    await visitor.click(await button('Mark as Answered'));

    expect(screen.getByRole('textbox', { name: 'Testimony (optional)' })).toHaveValue('She is well.');
  });

  it('offers the removed testimony again although the response to its removal was lost', async () => {
    answerCalls(
      announced({ post: { ...SHOWN, isAnswered: true, testimony: 'She is well.' } }),
      null,
      announced({ post: SHOWN }),
    );
    const visitor = await open();
    await visitor.click(await button('Not Answered Yet'));
    await screen.findByText(/couldn’t reach our server/);

    await visitor.click(await button('Reload'));
    await visitor.click(await button('Mark as Answered'));

    expect(screen.getByRole('textbox', { name: 'Testimony (optional)' })).toHaveValue('She is well.');
  });

  it('waits for approval with its testimony if leadership approves posts, and says so', async () => {
    const waiting = { ...SHOWN, place: 'waiting', isAnswered: true, testimony: 'She is well.' } as const;
    answerCalls(announced({ post: SHOWN }), announced({ post: waiting }));
    const visitor = await open();
    await visitor.click(await button('Mark as Answered'));

    await visitor.click(await button('Mark as Answered'));

    await findToast(
      'Your prayer request will be back on the wall once our leadership has approved your testimony.',
    );
  });
});

describe('emails about prayers', () => {
  const NOT_YET = { subscribedAddress: null, submittedAddress: 'r***@example.org', isOffered: true };
  const NOTIFIED = { ...NOT_YET, subscribedAddress: 'r***@example.org' };

  it('are turned on and off with one click if the request came with an address', async () => {
    const sent = answerCalls(
      announced({ notice: NOT_YET }),
      announced({ notice: NOTIFIED }),
      announced({ notice: NOT_YET }),
    );
    const visitor = await open();
    expect(
      await screen.findByText(
        /^Until you open a link in one of our emails, we send at most one every 30 days\./,
      ),
    ).toBeVisible();
    expect(screen.queryByText(/^If you unsubscribed/)).toBeNull();

    await visitor.click(await button('Notify Me at r***@example.org'));

    expect(await screen.findByText(/^We email r\*\*\*@example\.org/)).toHaveFocus();
    expect(screen.getByText(/^If you unsubscribed/)).toBeVisible();
    await visitor.click(await button('Stop Emails'));
    expect(await screen.findByText(/^Would you like an email/)).toHaveFocus();
    expect(sent.slice(1)).toEqual([
      { key: KEY, isWanted: true },
      { key: KEY, isWanted: false },
    ]);
  });

  it('can go to another address, which must be valid', async () => {
    const sent = answerCalls(announced({ notice: NOT_YET }), announced({ notice: NOTIFIED }));
    const visitor = await open();
    await visitor.click(await button('Use Another Address'));
    const field = screen.getByRole('textbox', { name: 'Email address' });
    expect(field).toHaveFocus();
    await visitor.type(field, 'naomi@');
    await visitor.click(await button('Notify Me'));
    expect(screen.getByText('Please enter a valid email address')).toBeVisible();
    expect(sent).toHaveLength(1);

    await visitor.type(field, 'example.org{Enter}');

    await screen.findByText(/^We email /);
    expect(sent[1]).toEqual({ key: KEY, isWanted: true, email: 'naomi@example.org' });
  });

  it('stay with the address of the request if another one is canceled', async () => {
    const sent = answerCalls(announced({ notice: NOT_YET }));
    const visitor = await open();
    await visitor.click(await button('Use Another Address'));

    await visitor.click(await button('Cancel'));

    expect(await button('Use Another Address')).toHaveFocus();
    expect(await button('Notify Me at r***@example.org')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Email address' })).toBeNull();
    expect(sent).toHaveLength(1);
  });

  it('require an address if the request came without one, and are not offered if turned off', async () => {
    answerCalls(announced({ notice: { ...NOT_YET, submittedAddress: null } }), announced());
    const visitor = await open();
    expect(await screen.findByRole('textbox', { name: 'Email address' })).not.toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();

    await visitor.click(await button('Reload'));

    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Emails about prayers for you' })).toBeNull(),
    );
  });

  it('can be ended while they are turned off, so that they don’t resume', async () => {
    const sent = answerCalls(announced({ notice: { ...NOTIFIED, isOffered: false } }), announced());
    const visitor = await open();
    const panel = await screen.findByRole('region', { name: 'Emails about prayers for you' });
    expect(within(panel).getByText(/they go to r\*\*\*@example\.org\.$/)).toBeVisible();
    expect(within(panel).getAllByRole('button')).toHaveLength(1);

    await visitor.click(await button('Stop Emails'));

    await findToast('You won’t get any more emails about prayers for this request.');
    expect(sent[1]).toEqual({ key: KEY, isWanted: false });
    expect(panel).not.toBeInTheDocument();
  });
});

it('the page says how long it can be read and what the download leaves out', async () => {
  answerCalls(announced());
  await open();

  for (const promise of [
    'We’ll close your request when we’re finished. You can read it here until it’s deleted.',
    /You can still read your text here until we delete it\.$/,
    'Download what you sent us and what happened to it, in one file. It leaves out who on our team worked on it, our notes and drafts, and our internal records.',
  ]) {
    expect(await screen.findByText(promise)).toBeVisible();
  }
});

it.each([
  [null, false],
  [{ place: 'shown', isAnswered: false, testimony: null, prayerCount: 0 } as const, true],
])('withdrawing and deleting speak of a post only if there is one: %j', async (post, hasPost) => {
  answerCalls(announced({ post }));
  const visitor = await open();
  const data = within(await screen.findByRole('region', { name: 'Your data' }));

  expect(data.queryAllByText(/[Yy]our post/)).toHaveLength(hasPost ? 2 : 0);
  for (const name of ['Withdraw Request', 'Delete Everything']) {
    await visitor.click(data.getByRole('button', { name }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryAllByText(/[Yy]our post/)).toHaveLength(hasPost ? 1 : 0);
    await visitor.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

function exportWithoutRecording() {
  const now = new Date();
  const form = { prayerData: prayerData(), contactData: null, audioPath: 'prayer-audio/missing.wav' };
  const request = newPrayerRequest(form, now, true);
  const none = { replies: [], history: [], post: null, notice: null, recording: null };
  const record = dataExport({ id: 'request', request, ...none }, now);
  return { result: { success: true, record } };
}

it('a download over a slow connection may take several minutes, and the button says that it is under way', async () => {
  let arrive = () => {};
  const slow = new Promise<ReturnType<typeof exportWithoutRecording>>((resolve) => {
    arrive = () => resolve(exportWithoutRecording());
  });
  answerCalls(announced({ hasRecording: true }), slow);
  const visitor = await open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await visitor.click(await button('Download Recording'));

  await act(() => vi.advanceTimersByTimeAsync(12 * MINUTE_MS));
  expect(await button('Downloading…')).toHaveAttribute('aria-disabled', 'true');
  arrive();

  await findToast('We couldn’t find your recording.');
  expect(await button('Download Recording')).toHaveAttribute('aria-disabled', 'false');
});

it('a recording whose file is missing is not downloaded, and the requester learns it', async () => {
  answerCalls(announced({ hasRecording: true }), exportWithoutRecording());
  const visitor = await open();

  await visitor.click(await button('Download Recording'));

  await findToast('We couldn’t find your recording.');
});

describe('withdrawing', () => {
  it('asks for confirmation first and then shows the result', async () => {
    const sent = answerCalls(
      announced(),
      announced({ step: 'closed', isWithdrawn: true, mayWithdraw: false, updateRefusal: 'closed' }),
    );
    const visitor = await open();
    await visitor.click(await button('Withdraw Request'));
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw this request?' });
    expect(sent).toHaveLength(1);

    await visitor.click(within(dialog).getByRole('button', { name: 'Withdraw' }));

    expect(
      await screen.findByText(/You withdrew this request\. You can still read your text here/),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Withdraw Request' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^You withdrew this request\./));
  });

  it.each([
    [null, 'Our prayer team has closed it in the meantime.'],
    [
      { place: 'shown', isAnswered: false, testimony: null, prayerCount: 3 },
      'Our prayer team has closed it in the meantime. To remove your post from the Belief Wall, delete everything.',
    ],
  ] as const)(
    'says that nothing was withdrawn if the team has closed the request meanwhile: %j',
    async (post, text) => {
      const closed = { step: 'closed', isWithdrawn: false, mayWithdraw: false } as const;
      answerCalls(announced({ post }), announced({ post, ...closed }));
      const visitor = await open();
      await visitor.click(await button('Withdraw Request'));
      const dialog = await screen.findByRole('dialog', { name: 'Withdraw this request?' });

      await visitor.click(within(dialog).getByRole('button', { name: 'Withdraw' }));

      await findToast(text);
      expect(screen.queryByText('Request withdrawn')).toBeNull();
      expect(screen.getByText(/^This request is closed\./)).toBeVisible();
    },
  );

  it('leaves the focus in the answer being typed when the team closes the request', async () => {
    const replies = [{ text: 'We are with you.', at: '2026-11-21T18:00:00.000Z' }];
    answerCalls(announced({ replies }), announced({ replies, step: 'closed', mayWithdraw: false }));
    const visitor = await open();
    const area = await screen.findByRole('textbox', { name: 'Reply to our prayer team' });
    await visitor.type(area, 'Thank you.');

    returnLater();

    await screen.findByText(/^This request is closed\./);
    await visitor.keyboard(' Amen.');
    expect(area).toHaveValue('Thank you. Amen.');
    expect(area).toHaveFocus();
  });
});

describe('deleting', () => {
  it('asks for confirmation first and then leaves nothing to see', async () => {
    const sent = answerCalls(announced(), { result: { success: true } });
    const visitor = await open();
    await visitor.click(await button('Delete Everything'));
    const dialog = await screen.findByRole('dialog', { name: 'Delete everything?' });

    await visitor.click(within(dialog).getByRole('button', { name: 'Delete Everything' }));

    expect(
      await screen.findByText(/^Your prayer request has been deleted\. Only anonymous statistics remain\./),
    ).toBeVisible();
    await findToast('Only anonymous statistics about it remain.');
    expect(screen.queryByText('For my mother.')).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(sent).toHaveLength(2);
  });

  it('moves the focus to the heading, even for visitors who came from within the site', async () => {
    answerCalls(announced(), { result: { success: true } });
    const visitor = await openScreen({
      pathname: '/prayer-confirmation',
      state: { statusKey: KEY, isMailed: false },
    });
    await visitor.click(await screen.findByRole('link', { name: 'Open Your Page' }));
    await visitor.click(await button('Delete Everything'));
    const dialog = await screen.findByRole('dialog', { name: 'Delete everything?' });

    await visitor.click(within(dialog).getByRole('button', { name: 'Delete Everything' }));

    expect(
      await screen.findByText(/^Your prayer request has been deleted\. Only anonymous statistics remain\./),
    ).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('leaves another request open that was opened meanwhile', async () => {
    let answer = () => {};
    const deleted = new Promise<{ result: unknown }>((resolve) => {
      answer = () => resolve({ result: { success: true } });
    });
    answerCalls(announced(), deleted, announced({ prayerText: 'For my brother.' }));
    render(
      <Appearance>
        <MemoryRouter initialEntries={[`/status#${KEY}`]}>
          <Link to={`/status#${KEY.toLowerCase()}`}>Another request</Link>
          <StatusPage />
        </MemoryRouter>
        <ToastHost />
      </Appearance>,
    );
    const visitor = userEvent.setup();
    const anotherRequest = screen.getByText('Another request');
    await visitor.click(await button('Delete Everything'));
    const dialog = await screen.findByRole('dialog', { name: 'Delete everything?' });
    await visitor.click(within(dialog).getByRole('button', { name: 'Delete Everything' }));
    await visitor.click(anotherRequest);
    await screen.findByText('For my brother.');

    await act(async () => answer());

    await findToast('Only anonymous statistics about it remain.');
    expect(screen.getByText('For my brother.')).toBeVisible();
  });

  it('leaves everything visible if it fails', async () => {
    answerCalls(announced(), null);
    const visitor = await open();
    await visitor.click(await button('Delete Everything'));
    const dialog = await screen.findByRole('dialog', { name: 'Delete everything?' });
    await visitor.click(within(dialog).getByRole('button', { name: 'Delete Everything' }));

    expect(await screen.findByText(/couldn’t reach our server/)).toBeInTheDocument();
    expect(screen.getByText('For my mother.')).toBeInTheDocument();
  });
});
