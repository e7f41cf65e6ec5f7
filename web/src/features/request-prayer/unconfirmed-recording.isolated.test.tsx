import { RECORDINGS_FOLDER } from '@prayer-community/domain/request-form/recording-path';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerCalls } from '../../testing/answer-calls.ts';
import { findToast } from '../../testing/find-toast.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { isDraftQueued } from './draft/draft-storage.ts';
import { preloadSending } from './preload-sending.ts';
import type { Take, TakeOptions } from './recorder/record-take.ts';

/** Replaces the microphone and audio thread, which jsdom lacks. End-to-end tests record in a real browser. */
const recordTake = vi.hoisted(() => vi.fn<(options: TakeOptions) => Promise<Take>>());
vi.mock('./recorder/record-take.ts', () => ({ recordTake }));
// Cloud Storage does not run in jsdom.
vi.mock('./submission/upload-recording.ts', () => ({ uploadRecording: async () => undefined }));

const TAKEN = { result: { success: true, prayerRequestId: 'the request' } };
const QUESTION = 'Your recording is not confirmed. Send it with your request?';

const LEAVE_QUESTION = 'Your recording is not confirmed. Leave without it?';

const press = async (visitor: UserEvent, name: string) =>
  visitor.click(await screen.findByRole('button', { name }));

async function writeAndRecord(): Promise<UserEvent> {
  const visitor = await writeAndStart();
  await screen.findByRole('button', { name: 'Stop recording' });
  return visitor;
}

async function writeAndStart(): Promise<UserEvent> {
  const visitor = await openScreen('/');
  await visitor.type(await screen.findByRole('textbox', { name: 'Prayer request' }), 'For my mother.');
  await visitor.type(screen.getByRole('textbox', { name: 'First name' }), 'Ruth');
  await visitor.type(screen.getByRole('textbox', { name: 'Last name' }), 'Meyer');
  await press(visitor, 'Start recording');
  return visitor;
}

beforeEach(() => {
  // jsdom has no IndexedDB, so the page logs warnings.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:sound';
  URL.revokeObjectURL = () => undefined;
  recordTake.mockImplementation(({ stop, onStarted, onEnding }) => {
    onStarted();
    return new Promise((resolve) => {
      stop.addEventListener('abort', () => {
        onEnding();
        resolve({ recording: new Blob(['sound'], { type: 'audio/wav' }), endedBy: 'stopped' });
      });
    });
  });
});

it('an unconfirmed recording is asked about before a submit, and the request is sent without it if chosen', async () => {
  // Then nothing slows the way from the answer to the confirmation, where the recording no longer keeps the visitor.
  await Promise.all([preloadSending(), import('./draft/restore-draft.ts')]);
  const sent = answerCalls(TAKEN);
  const visitor = await writeAndRecord();
  await press(visitor, 'Stop recording');
  await screen.findByRole('button', { name: 'Confirm' });

  await press(visitor, 'Submit Prayer Request');

  expect(await screen.findByRole('group', { name: QUESTION })).toHaveFocus();
  expect(sent).toEqual([]);
  await press(visitor, 'Send without It');
  await screen.findByRole('heading', { name: 'Prayer request submitted' });
  expect(sent).toMatchObject([{ audioPath: null }]);
});

it.each(['Send with Recording', 'Send without It'])(
  '“%s” hands the focus on to the submit button',
  async (answer) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    answerCalls({ result: { success: false, error: 'We are closed today.' } });
    const visitor = await writeAndRecord();
    await press(visitor, 'Submit Prayer Request');

    await press(visitor, answer);

    await findToast('We are closed today.');
    expect(screen.getByRole('button', { name: 'Submit Prayer Request' })).toHaveFocus();
  },
);

it('a recording in progress is stopped by a submit and asked about', async () => {
  const sent = answerCalls(TAKEN);
  const visitor = await writeAndRecord();

  await press(visitor, 'Submit Prayer Request');

  await screen.findByRole('group', { name: QUESTION });
  expect(await screen.findByRole('button', { name: 'Confirm' })).toBeVisible();
  expect(sent).toEqual([]);
});

it('a submit cancels a recording that has not begun, and sends the request without a question', async () => {
  recordTake.mockImplementation(
    ({ stop }) =>
      new Promise((_resolve, reject) => {
        stop.addEventListener('abort', () => reject(stop.reason));
      }),
  );
  const sent = answerCalls({ result: { success: false, error: 'We are closed today.' } });
  const visitor = await writeAndStart();
  await waitFor(() => expect(recordTake).toHaveBeenCalled());

  await press(visitor, 'Submit Prayer Request');

  await findToast('We are closed today.');
  expect(sent).toMatchObject([{ audioPath: null }]);
  expect(screen.getByRole('button', { name: 'Start recording' })).toBeEnabled();
  expect(screen.queryByRole('group', { name: QUESTION })).toBeNull();
});

it('a request does not wait for a connection if the device cannot store its recording', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answerCalls(null);
  const visitor = await writeAndRecord();
  await press(visitor, 'Stop recording');
  await press(visitor, 'Confirm');

  await press(visitor, 'Submit Prayer Request');

  expect(await screen.findByText(/We couldn’t reach our server/)).toBeInTheDocument();
  expect(screen.queryByText(/will be sent automatically/)).toBeNull();
});

it('a confirmed recording clears the message that one is missing, and no recording shows a new message', async () => {
  const visitor = await openScreen('/');
  const text = await screen.findByRole('textbox', { name: 'Prayer request' });
  await press(visitor, 'Submit Prayer Request');
  await waitFor(() => expect(text).toBeInvalid());

  await press(visitor, 'Start recording');
  await press(visitor, 'Stop recording');
  await press(visitor, 'Confirm');

  await waitFor(() => expect(text).toBeValid());
  expect(screen.queryByText('Please enter a prayer request or record one.')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'First name' })).toBeInvalid();
  await press(visitor, 'Reset');
  await screen.findByRole('button', { name: 'Start recording' });
  expect(text).toBeValid();
});

it('starting a recording takes a request out of the queue, but leaving one out does not', async () => {
  answerCalls(null);
  const visitor = await writeAndRecord();
  await press(visitor, 'Submit Prayer Request');
  await press(visitor, 'Send without It');
  expect(await screen.findByText(/will be sent automatically/)).toBeVisible();
  expect(isDraftQueued()).toBe(true);

  await press(visitor, 'Reset');
  await press(visitor, 'Submit Prayer Request');
  expect(await screen.findByText(/will be sent automatically/)).toBeVisible();
  await press(visitor, 'Start recording');

  await waitFor(() => expect(screen.queryByText(/will be sent automatically/)).toBeNull());
  expect(isDraftQueued()).toBe(false);
});

it('a queued request stops waiting once its writer is asked about a recording that it leaves out', async () => {
  answerCalls(null);
  const visitor = await writeAndRecord();
  await press(visitor, 'Submit Prayer Request');
  await press(visitor, 'Send without It');
  expect(await screen.findByText(/will be sent automatically/)).toBeVisible();

  await press(visitor, 'Submit Prayer Request');

  expect(await screen.findByRole('group', { name: QUESTION })).toHaveFocus();
  expect(screen.queryByText(/will be sent automatically/)).toBeNull();
  expect(isDraftQueued()).toBe(false);
});

it('an unconfirmed recording is asked about before a link leads away from it', async () => {
  const visitor = await writeAndRecord();
  await press(visitor, 'Stop recording');
  await screen.findByRole('button', { name: 'Confirm' });
  const [link = document.body] = screen.getAllByRole('link', { name: 'Belief Wall' });
  const followLink = () => visitor.click(link);

  await followLink();
  expect(await screen.findByRole('group', { name: LEAVE_QUESTION })).toHaveFocus();
  await press(visitor, 'Stay Here');
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeVisible();
  expect(screen.queryByRole('group', { name: LEAVE_QUESTION })).toBeNull();

  await followLink();
  await press(visitor, 'Leave without It');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull());
});

it.each([
  { state: 'confirmed', button: 'Confirm', audioPath: expect.stringContaining(`${RECORDINGS_FOLDER}/`) },
  { state: 'cleared', button: 'Reset', audioPath: null },
])(
  'the question disappears once the recording is $state, and a submit asks nothing more',
  async ({ button, audioPath }) => {
    const sent = answerCalls(TAKEN);
    const visitor = await writeAndRecord();
    await press(visitor, 'Submit Prayer Request');
    await screen.findByRole('group', { name: QUESTION });
    await press(visitor, button);
    await waitFor(() => expect(screen.queryByRole('group', { name: QUESTION })).toBeNull());
    expect(sent).toEqual([]);

    await press(visitor, 'Submit Prayer Request');

    await screen.findByRole('heading', { name: 'Prayer request submitted' });
    expect(sent.at(-1)).toMatchObject({ audioPath, prayerData: { prayer_text: 'For my mother.' } });
  },
);
