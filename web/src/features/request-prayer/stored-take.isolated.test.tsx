import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerCalls } from '../../testing/answer-calls.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { isDraftQueued, readDraftText } from './draft/draft-storage.ts';
import type { Take, TakeOptions } from './recorder/record-take.ts';

/** Replaces the microphone and audio thread, which jsdom lacks. End-to-end tests record in a real browser. */
const recordTake = vi.hoisted(() => vi.fn<(options: TakeOptions) => Promise<Take>>());
vi.mock('./recorder/record-take.ts', () => ({ recordTake }));
// Cloud Storage, IndexedDB and Firestore do not run in jsdom.
vi.mock('./submission/upload-recording.ts', () => ({ uploadRecording: async () => undefined }));
const database = vi.hoisted(() => ({ recording: null as unknown, isFull: false }));
vi.mock('./draft/recording-storage.ts', () => ({
  readRecording: async () => database.recording,
  writeRecording: async (_submissionId: string, recording: Blob | null) => {
    if (database.isFull) {
      throw new DOMException('full', 'QuotaExceededError');
    }
    database.recording = recording;
  },
  removeRecording: async () => {
    database.recording = null;
  },
}));
vi.mock('../../firebase/settings/use-settings.ts', () => ({ useSettings: () => ({ state: 'error' }) }));

const TAKEN = { result: { success: true, prayerRequestId: 'the request' } };
const NOT_SAVED = /We couldn’t save it on this device/;

const press = async (visitor: UserEvent, name: string) =>
  visitor.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  Object.assign(database, { recording: null, isFull: false });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:sound';
  URL.revokeObjectURL = () => undefined;
  recordTake.mockImplementation(({ stop, onStarted, onEnding }) => {
    onStarted();
    return new Promise((resolve) => {
      stop.addEventListener('abort', () => {
        onEnding();
        resolve({ recording: new Blob(['sound'], { type: 'audio/wav' }), endedBy: 'interrupted' });
      });
    });
  });
});

async function recordAt(path: string): Promise<UserEvent> {
  const visitor = await openScreen(path);
  await press(visitor, 'Start recording');
  await press(visitor, 'Stop recording');
  await screen.findByRole('button', { name: 'Confirm' });
  return visitor;
}

async function fillShortest(visitor: UserEvent): Promise<void> {
  await visitor.type(screen.getByRole('textbox', { name: 'Prayer request' }), 'For my mother.');
  await visitor.type(screen.getByRole('textbox', { name: 'First name' }), 'Ruth');
  await visitor.type(screen.getByRole('textbox', { name: 'Last name' }), 'Meyer');
}

const stored = () => waitFor(() => expect(database.recording).toBeInstanceOf(Blob));
const removed = () => waitFor(() => expect(database.recording).toBeNull());

/** The phone discards the tab, and the visitor returns. */
async function comeBack(): Promise<UserEvent> {
  cleanup();
  return openScreen('/');
}

describe('a take that is not confirmed', () => {
  it('is restored after the tab was discarded, and is sent once it is confirmed', async () => {
    const sent = answerCalls(TAKEN);
    await recordAt('/');
    await stored();

    const visitor = await comeBack();
    expect(await screen.findByText(/Only a confirmed recording is sent/)).toBeVisible();
    await press(visitor, 'Confirm');
    await fillShortest(visitor);
    await press(visitor, 'Submit Prayer Request');

    await screen.findByRole('heading', { name: 'Prayer request submitted' });
    expect(sent.at(-1)).toMatchObject({ audioPath: expect.any(String) });
    await removed();
  });

  it('is asked about on a submit even before the recorder has reported it', async () => {
    const sent = answerCalls(TAKEN);
    const first = await recordAt('/');
    await fillShortest(first);
    await stored();

    const visitor = await comeBack();
    await press(visitor, 'Submit Prayer Request');

    await screen.findByRole('group', { name: /Send it with your request/ });
    expect(sent).toEqual([]);
    await press(visitor, 'Send with Recording');
    await screen.findByRole('heading', { name: 'Prayer request submitted' });
    expect(sent.at(-1)).toMatchObject({
      audioPath: expect.any(String),
      prayerData: { prayer_text: 'For my mother.' },
    });
  });

  it('is removed by Reset', async () => {
    const visitor = await recordAt('/');
    await stored();

    await press(visitor, 'Reset');

    await removed();
    await comeBack();
    expect(await screen.findByRole('button', { name: 'Start recording' })).toBeVisible();
  });

  it('is stored again by Undo', async () => {
    const visitor = await recordAt('/');
    await press(visitor, 'Reset');
    await removed();

    await press(visitor, 'Undo');

    await stored();
  });

  it('is removed by Clear form', async () => {
    await recordAt('/');
    await stored();
    const visitor = await comeBack();

    await press(visitor, 'Clear form');
    await press(visitor, 'Clear Everything');

    await removed();
    expect(await screen.findByRole('button', { name: 'Start recording' })).toBeVisible();
  });

  it('is removed with a draft that is too old', async () => {
    await recordAt('/');
    await stored();
    const later = Date.now() + 73 * 60 * 60 * 1000;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => later);

    await comeBack();

    await removed();
    clock.mockRestore();
    expect(readDraftText()).toBeNull();
  });

  it('is removed once the request was sent without it', async () => {
    answerCalls(TAKEN);
    const visitor = await recordAt('/');
    await fillShortest(visitor);
    await stored();

    await press(visitor, 'Submit Prayer Request');
    await press(visitor, 'Send without It');

    await screen.findByRole('heading', { name: 'Prayer request submitted' });
    await removed();
  });

  it('does not take a queued request that leaves it out from the queue', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    answerCalls(null);
    const first = await recordAt('/');
    await fillShortest(first);
    await press(first, 'Submit Prayer Request');
    await press(first, 'Send without It');
    await screen.findByText(/will be sent automatically/);
    expect(isDraftQueued()).toBe(true);

    await comeBack();

    expect(await screen.findByRole('button', { name: 'Start recording' })).toBeVisible();
    expect(isDraftQueued()).toBe(true);
  });

  it.each(['/kiosk', '/embed'])('is not stored at %s', async (path) => {
    await recordAt(path);
    // What a stored take would have waited for.
    await act(() => vi.dynamicImportSettled());

    expect(database.recording).toBeNull();
    expect(readDraftText()).toBeNull();
    expect(screen.queryByText(NOT_SAVED)).toBeNull();
  });

  it('no longer has to be asked about before a link leads away from it', async () => {
    await recordAt('/');
    await stored();

    await waitFor(() => expect(document.querySelector('[data-unconfirmed]')).toBeNull());
  });
});

describe('a device that refuses the recording', () => {
  it('says so while the recording is there', async () => {
    database.isFull = true;

    const visitor = await recordAt('/');

    expect(await screen.findByText(NOT_SAVED)).toBeVisible();
    expect(document.querySelector('[data-unconfirmed]')).not.toBeNull();
    await press(visitor, 'Confirm');
    expect(await screen.findByText(/^Your recording will be sent .* We couldn’t save it/)).toBeVisible();
  });

  it('asks before a link leads away from a confirmed one', async () => {
    database.isFull = true;
    const visitor = await recordAt('/');
    await press(visitor, 'Confirm');
    await screen.findByText(NOT_SAVED);
    const [link = document.body] = screen.getAllByRole('link', { name: 'Belief Wall' });

    await visitor.click(link);
    await screen.findByRole('group', { name: /is not saved on this device/ });
    await press(visitor, 'Stay Here');

    expect(screen.getByText('Confirmed')).toBeVisible();
  });

  it('asks too if only the rest of the draft is refused, without which a recording is not found again', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const visitor = await recordAt('/');
    await press(visitor, 'Confirm');
    expect(await screen.findByText(NOT_SAVED)).toBeVisible();
    const [link = document.body] = screen.getAllByRole('link', { name: 'Belief Wall' });

    await visitor.click(link);

    await screen.findByRole('group', { name: /is not saved on this device/ });
    vi.mocked(Storage.prototype.setItem).mockRestore();
  });

  it.each(['confirmed', 'not confirmed'])(
    'says after a reload that one that was %s is missing',
    async (was) => {
      database.isFull = true;
      const visitor = await recordAt('/');
      if (was === 'confirmed') {
        await press(visitor, 'Confirm');
      }

      await comeBack();

      expect(await screen.findByText(/but your recording couldn’t be saved/)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Clear form' })).toBeVisible();
    },
  );
});
