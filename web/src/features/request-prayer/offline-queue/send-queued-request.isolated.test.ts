import { refusal } from '@prayer-community/domain/refusal';
import {
  SUBMISSION_REFUSALS,
  submitPrayerRequestInputSchema,
} from '@prayer-community/domain/request-form/submit-prayer-request';
import { message } from '@prayer-community/i18n/text';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readSettings } from '../../../firebase/settings/read-settings.ts';
import { answerCalls } from '../../../testing/answer-calls.ts';
import { laterAnswer } from '../../../testing/later-answer.ts';
import { WAIT_MS } from '../../../testing/wait-ms.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { isDraftQueued, readDraftText, removeDraftText, writeDraft } from '../draft/draft-storage.ts';
import { readRecording, removeRecording, writeRecording } from '../draft/recording-storage.ts';
import { newDraft } from '../draft/request-draft.ts';
import { SUBMITTED } from '../submission/sent-toast.ts';
import { queueState } from './queue-state.ts';
import { resumeQueue, sendQueuedRequest, watchForConnection } from './send-queued-request.ts';

vi.mock('../../../firebase/settings/read-settings.ts', () => ({ readSettings: vi.fn() }));
vi.mock('../../../ui/toast/toast.ts', () => ({ showToast: vi.fn(), preloadToasts: vi.fn() }));
// jsdom has no IndexedDB.
vi.mock('../draft/recording-storage.ts', () => ({
  readRecording: vi.fn(),
  writeRecording: vi.fn(),
  removeRecording: vi.fn(),
}));
const uploadRecording = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('../submission/upload-recording.ts', () => ({ uploadRecording }));

const DRAFT_KEY = 'prayer-community.request-draft';
const INCOMPLETE = message(
  'It wasn’t sent because an answer is missing or invalid. Please check it and send it now.',
);
const TICKET = { result: { success: true } };
const OTHER_STORED = { result: refusal(SUBMISSION_REFUSALS.otherStored) };
const TAKEN = { result: { success: true, prayerRequestId: 'the request' } };

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(readRecording).mockResolvedValue(null);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.mocked(readSettings).mockResolvedValue({ in_spanish: true, sends_later: true });
  const draft = newDraft();
  const values = { ...draft.values, prayerText: 'For my mother.', firstName: 'Ruth', lastName: 'Meyer' };
  writeDraft({ ...draft, values, isWaiting: true });
  watchForConnection(true);
});

/** Makes this tab stop watching, as if it had just been opened with the queued request. */
async function endWatching(): Promise<void> {
  const queued = readDraftText() ?? '';
  removeDraftText();
  await sendQueuedRequest();
  localStorage.setItem(DRAFT_KEY, queued);
}

/** Returns each state that the queue changes to from now on. */
function seenStates() {
  const states: string[] = [];
  let last = queueState.get();
  const look = () => {
    if (queueState.get() !== last) {
      last = queueState.get();
      states.push(last);
    }
  };
  onTestFinished(queueState.subscribe(look));
  return states;
}

/** Takes the draft out of the queue, as the form does when automatic sending is stopped. */
function cancel(): void {
  const queued = readDraftText() ?? '';
  localStorage.setItem(DRAFT_KEY, queued.replace('"isWaiting":true', '"isWaiting":false'));
}

it('a queued request is sent once and then deleted', async () => {
  const sent = answerCalls(TAKEN);

  await sendQueuedRequest();

  expect(sent).toMatchObject([{ prayerData: { prayer_text: 'For my mother.' } }]);
  // Parsed as in the callable, because undefined values are sent as null.
  expect(submitPrayerRequestInputSchema.parse(sent[0])).toMatchObject({ source: 'web' });
  expect(queueState.get()).toBe('sent');
  expect(readDraftText()).toBeNull();
});

it('a queued request is sent in the language it was written in', async () => {
  const sent = answerCalls(TAKEN);
  const queued = readDraftText() ?? '';
  localStorage.setItem(DRAFT_KEY, queued.replace('"language":"en"', '"language":"es"'));

  await sendQueuedRequest();

  expect(sent).toMatchObject([{ language: 'es' }]);
});

it('a queued request does not look as if it were being sent while the device is offline', async () => {
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => connection.mockRestore());
  vi.mocked(readSettings).mockReturnValue(new Promise(() => {}));

  await sendQueuedRequest();

  expect(queueState.get()).toBe('waiting');
});

describe('a request that is being sent', () => {
  it('looks so when its page is opened, but not in each attempt to reach the server again', async () => {
    await endWatching();
    answerCalls(null);
    const states = seenStates();
    await resumeQueue();
    expect(states).toEqual(['waiting', 'sending', 'waiting']);

    await sendQueuedRequest();

    expect(states.slice(3)).not.toContain('sending');
    expect(queueState.get()).toBe('waiting');
  });

  it('does not look so if its first attempt already failed when it was queued', async () => {
    answerCalls(null);
    const states = seenStates();

    await sendQueuedRequest();

    expect(states).not.toContain('sending');
  });

  it('looks so in the first attempt of a new connection, also if an earlier attempt fails only then', async () => {
    const { answer: slow, give: breakOff } = laterAnswer(null);
    const sent = answerCalls(slow, TAKEN);
    const attempt = sendQueuedRequest();
    await vi.waitFor(() => expect(sent).toHaveLength(1), WAIT_MS);
    window.dispatchEvent(new Event('online'));
    const states = seenStates();

    breakOff();
    await attempt;

    expect(states).toEqual(['sending', 'sent']);
  });

  it('looks so again once the device has another connection', async () => {
    answerCalls(null, TAKEN);
    await sendQueuedRequest();
    const states = seenStates();

    window.dispatchEvent(new Event('online'));

    await vi.waitFor(() => expect(states).toEqual(['sending', 'sent']), WAIT_MS);
  });
});

describe('the toast about a request that was sent', () => {
  const WITH_STATUS_PAGE = { result: { ...TAKEN.result, hasStatusPage: true } };
  const toast = () => vi.mocked(showToast).mock.lastCall?.[0];

  it.each(['/kiosk', '/kiosk/'])(
    'has no private link at a kiosk at %s, where the next person would find it',
    async (address) => {
      window.history.replaceState(null, '', address);
      answerCalls(WITH_STATUS_PAGE);

      await sendQueuedRequest();
      window.history.replaceState(null, '', '/');

      expect(toast()).not.toHaveProperty('action');
    },
  );

  it('stays until it is closed, because only it shows the private link', async () => {
    answerCalls(WITH_STATUS_PAGE);

    await sendQueuedRequest();

    expect(toast()).toMatchObject({
      action: { label: 'Follow Your Request' },
      durationMs: Number.POSITIVE_INFINITY,
    });
  });

  it('has no link if the form is open, which leads to the confirmation with the link', async () => {
    answerCalls(WITH_STATUS_PAGE);
    const closeForm = queueState.subscribe(vi.fn());

    await sendQueuedRequest();

    closeForm();
    expect(toast()).toBe(SUBMITTED);
  });
});

it('a connection that returns during a failing attempt triggers another attempt', async () => {
  const sent = answerCalls(null, TAKEN);

  const attempt = sendQueuedRequest();
  window.dispatchEvent(new Event('online'));
  await attempt;

  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(readDraftText()).toBeNull();
});

it('a request whose id another copy of the form has used is sent under a new one', async () => {
  const sent = answerCalls(OTHER_STORED, TAKEN);

  await sendQueuedRequest();

  expect(sent).toMatchObject(Array(2).fill({ prayerData: { prayer_text: 'For my mother.' } }));
  const [first, second] = sent.map((input) => Object(input));
  expect(second.submissionId).not.toBe(first.submissionId);
  expect(queueState.get()).toBe('sent');
  expect(readDraftText()).toBeNull();
});

it('a request is left for its writer to send if leadership turned off automatic sending', async () => {
  const sent = answerCalls(TAKEN);
  vi.mocked(readSettings).mockResolvedValue({ in_spanish: true, sends_later: false });

  await sendQueuedRequest();

  expect(sent).toEqual([]);
  expect(queueState.get()).toBe('stopped');
  expect(isDraftQueued()).toBe(false);
  expect(readDraftText()).toContain('For my mother.');
});

it('a request is never sent without its recording if this device could not store it', async () => {
  const sent = answerCalls(TAKEN);
  const draft = newDraft();
  const values = { ...draft.values, prayerText: 'For my mother.', firstName: 'Ruth', lastName: 'Meyer' };
  writeDraft({ ...draft, values: { ...values, hasRecording: true }, isWaiting: true });

  await sendQueuedRequest();

  expect(sent).toEqual([]);
  expect(queueState.get()).toBe('stopped');
  expect(isDraftQueued()).toBe(false);
  expect(readDraftText()).toContain('For my mother.');
});

it('a request that was queued without validation is left for its writer to complete', async () => {
  const sent = answerCalls(TAKEN);
  const draft = newDraft();
  writeDraft({ ...draft, values: { ...draft.values, prayerText: 'For my mother.' }, isWaiting: true });

  await sendQueuedRequest();

  expect(sent).toEqual([]);
  expect(queueState.get()).toBe('stopped');
  expect(isDraftQueued()).toBe(false);
  expect(readDraftText()).toContain('For my mother.');
  expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ text: INCOMPLETE }));
});

it('a request is gone if another tab sent, changed or cleared it', async () => {
  cancel();
  await sendQueuedRequest();
  expect(queueState.get()).toBe('gone');

  watchForConnection(true);
  removeDraftText();
  await sendQueuedRequest();
  expect(queueState.get()).toBe('gone');
});

it('a request that another tab sent meanwhile is not brought back by a refusal', async () => {
  const { answer: slow, give: refuse } = laterAnswer({
    result: { success: false, error: 'We are closed today.' },
  });
  const sent = answerCalls(slow);
  const attempt = sendQueuedRequest();
  await vi.waitFor(() => expect(sent).toHaveLength(1), WAIT_MS);

  removeDraftText();
  refuse();
  await attempt;

  expect(readDraftText()).toBeNull();
  expect(queueState.get()).toBe('gone');
  expect(showToast).not.toHaveBeenCalled();
});

it('a request that is canceled before its call is not sent', async () => {
  const sent = answerCalls(TAKEN);
  vi.mocked(readSettings).mockImplementation(async () => {
    cancel();
    return { in_spanish: true, sends_later: true };
  });

  await sendQueuedRequest();

  expect(sent).toEqual([]);
  expect(readDraftText()).toContain('For my mother.');
  expect(showToast).not.toHaveBeenCalled();
});

it('a request cannot be canceled while its call may be arriving', async () => {
  const { answer: slow, give: breakOff } = laterAnswer(null);
  const sent = answerCalls(slow);
  const attempt = sendQueuedRequest();
  expect(queueState.isStoppable()).toBe(true);
  await vi.waitFor(() => expect(sent).toHaveLength(1), WAIT_MS);
  expect(queueState.isStoppable()).toBe(false);

  breakOff();
  await attempt;

  expect(queueState.isStoppable()).toBe(true);
});

it('a request that was edited or canceled meanwhile is not replaced by a refusal', async () => {
  const { answer: slow, give: refuse } = laterAnswer({
    result: { success: false, error: 'We are closed today.' },
  });
  const sent = answerCalls(slow);
  const attempt = sendQueuedRequest();
  await vi.waitFor(() => expect(sent).toHaveLength(1), WAIT_MS);

  const edited = newDraft();
  writeDraft({ ...edited, values: { ...edited.values, prayerText: 'For my father.' } });
  refuse();
  await attempt;

  expect(readDraftText()).toContain('For my father.');
});

it('a request that was changed and queued again during an attempt is sent as well', async () => {
  const { answer: slow, give: take } = laterAnswer(TAKEN);
  const sent = answerCalls(slow, TAKEN);
  const attempt = sendQueuedRequest();
  await vi.waitFor(() => expect(sent).toHaveLength(1), WAIT_MS);

  const { values, ...edited } = newDraft();
  const names = { firstName: 'Ruth', lastName: 'Meyer' };
  writeDraft({ ...edited, values: { ...values, ...names, prayerText: 'For my father.' }, isWaiting: true });
  take();
  await attempt;

  expect(sent).toMatchObject([
    { prayerData: { prayer_text: 'For my mother.' } },
    { prayerData: { prayer_text: 'For my father.' } },
  ]);
  expect(readDraftText()).toBeNull();
});

it('a request is sent as promised if the settings cannot be read', async () => {
  const sent = answerCalls(TAKEN);
  vi.mocked(readSettings).mockRejectedValue(new Error('unavailable'));

  await sendQueuedRequest();

  expect(sent).toHaveLength(1);
});

it('a request continues to wait without a connection', async () => {
  answerCalls(null);

  await sendQueuedRequest();

  expect(queueState.get()).toBe('waiting');
  expect(isDraftQueued()).toBe(true);
});

it('a request is sent from a page in the background', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  onTestFinished(() => visibility.mockRestore());
  const sent = answerCalls(TAKEN);

  window.dispatchEvent(new Event('online'));

  await vi.waitFor(() => expect(sent).toHaveLength(1), WAIT_MS);
});

it('a request whose recording cannot be read waits with it', async () => {
  const queued = readDraftText() ?? '';
  localStorage.setItem(DRAFT_KEY, queued.replace('"hasRecording":false', '"hasRecording":true'));
  vi.mocked(readRecording).mockRejectedValueOnce(new DOMException('Connection lost', 'UnknownError'));
  vi.mocked(readRecording).mockResolvedValue(new Blob(['voice'], { type: 'audio/webm' }));
  vi.mocked(uploadRecording).mockResolvedValue();
  const sent = answerCalls(TICKET, TAKEN);

  await sendQueuedRequest();

  expect(queueState.get()).toBe('delayed');
  expect(isDraftQueued()).toBe(true);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(30_000);
  await vi.waitFor(() => expect(queueState.get()).toBe('sent'), WAIT_MS);
  expect(uploadRecording).toHaveBeenCalledOnce();
});

it('an attempt that hangs is followed by another one after 30 seconds, in which the request can be changed', async () => {
  let breakOff = (_answer: null) => {};
  const hanging = new Promise<null>((resolve) => {
    breakOff = resolve;
  });
  const sent = answerCalls(hanging, TAKEN);
  const attempt = sendQueuedRequest();
  await vi.waitFor(() => expect(sent).toHaveLength(1), WAIT_MS);
  vi.advanceTimersByTime(70_000);

  breakOff(null);
  await attempt;

  expect(sent).toHaveLength(1);
  expect(queueState.get()).toBe('waiting');
  vi.advanceTimersByTime(29_000);
  expect(queueState.get()).toBe('waiting');
  vi.advanceTimersByTime(1_000);
  await vi.waitFor(() => expect(queueState.get()).toBe('sent'), WAIT_MS);
  expect(sent).toHaveLength(2);
});

describe('a temporary refusal', () => {
  const failed = (status: string) => ({ error: { status, message: 'An unexpected error occurred.' } });
  const TOO_MANY = { result: refusal(SUBMISSION_REFUSALS.tooMany) };

  it.each([
    { what: 'INTERNAL', answer: failed('INTERNAL'), pauseMs: 30_000 },
    { what: 'UNAVAILABLE', answer: failed('UNAVAILABLE'), pauseMs: 30_000 },
    { what: 'UNAUTHENTICATED', answer: failed('UNAUTHENTICATED'), pauseMs: 30_000 },
    { what: 'RESOURCE_EXHAUSTED', answer: failed('RESOURCE_EXHAUSTED'), pauseMs: 600_000 },
    { what: 'too many requests from one connection', answer: TOO_MANY, pauseMs: 600_000 },
  ])(
    'such as $what leaves the request queued, and it is sent $pauseMs ms later',
    async ({ answer, pauseMs }) => {
      const sent = answerCalls(answer, TAKEN);

      await sendQueuedRequest();

      expect(queueState.get()).toBe('delayed');
      expect(isDraftQueued()).toBe(true);
      vi.advanceTimersByTime(pauseMs - 1_000);
      expect(queueState.get()).toBe('delayed');
      vi.advanceTimersByTime(1_000);
      await vi.waitFor(() => expect(queueState.get()).toBe('sent'), WAIT_MS);
      expect(sent).toHaveLength(2);
    },
  );

  it('does not hold the request back once the device has another connection', async () => {
    answerCalls(TOO_MANY, TAKEN);
    await sendQueuedRequest();

    window.dispatchEvent(new Event('online'));

    await vi.waitFor(() => expect(queueState.get()).toBe('sent'), WAIT_MS);
  });
});

it('a request that the server refuses stops waiting, stays stored, and a toast says so for half a minute', async () => {
  answerCalls({ result: { success: false, error: 'We are closed today.' } });

  await sendQueuedRequest();

  expect(queueState.get()).toBe('stopped');
  expect(isDraftQueued()).toBe(false);
  expect(readDraftText()).toContain('For my mother.');
  expect(showToast).toHaveBeenLastCalledWith({
    title: message('Your prayer request is still here'),
    text: 'We are closed today.',
    kind: 'failure',
    durationMs: 30_000,
  });
});

describe('the recording of a queued request', () => {
  const recording = new Blob(['sound'], { type: 'audio/wav' });
  const storageError = (code: string) => Object.assign(new Error(code), { code });

  beforeEach(() => {
    vi.mocked(readRecording).mockResolvedValue(recording);
    const draft = newDraft();
    const values = { ...draft.values, prayerText: 'For my mother.', firstName: 'Ruth', lastName: 'Meyer' };
    writeDraft({ ...draft, values: { ...values, hasRecording: true }, isWaiting: true });
  });

  it('waits with the text if the network is too slow for the upload', async () => {
    const sent = answerCalls(TICKET);
    uploadRecording.mockRejectedValue(storageError('storage/retry-limit-exceeded'));

    await sendQueuedRequest();

    expect(sent).toHaveLength(1);
    expect(queueState.get()).toBe('waiting');
    expect(isDraftQueued()).toBe(true);
    expect(removeRecording).not.toHaveBeenCalled();
  });

  it('does not bring the request back that another tab sent during its upload', async () => {
    answerCalls(TICKET, null);
    uploadRecording.mockImplementation(async () => removeDraftText());

    await sendQueuedRequest();

    expect(readDraftText()).toBeNull();
  });

  it('is not followed by the request if that is canceled during the upload', async () => {
    const sent = answerCalls(TICKET, TAKEN);
    uploadRecording.mockImplementation(async () => cancel());

    await sendQueuedRequest();

    expect(sent).toHaveLength(1);
    expect(readDraftText()).toContain('For my mother.');
    expect(showToast).not.toHaveBeenCalled();
  });

  it('looks as if it were being sent once its upload has shown that the server can be reached', async () => {
    answerCalls(TICKET, null);
    uploadRecording.mockResolvedValue();
    const states = seenStates();

    await sendQueuedRequest();

    expect(states).toEqual(['sending', 'waiting']);
  });

  it('waits with the text if its connection has used up its uploads', async () => {
    const sent = answerCalls({ result: refusal(SUBMISSION_REFUSALS.tooMany) });

    await sendQueuedRequest();

    expect(sent).toHaveLength(1);
    expect(queueState.get()).toBe('delayed');
    expect(isDraftQueued()).toBe(true);
  });

  it('is uploaded again with a request whose id another copy of the form has used', async () => {
    const sent = answerCalls(TICKET, OTHER_STORED, TICKET, null);
    uploadRecording.mockResolvedValue();

    await sendQueuedRequest();

    const { submissionId } = JSON.parse(readDraftText() ?? '');
    expect(Object(sent[1]).submissionId).not.toBe(submissionId);
    expect(sent[3]).toMatchObject({ submissionId, audioPath: expect.stringContaining(submissionId) });
    expect(writeRecording).toHaveBeenCalledExactlyOnceWith(submissionId, recording);
    expect(isDraftQueued()).toBe(true);
  });

  it('is left to its writer with the text if its upload is refused', async () => {
    const sent = answerCalls(TICKET);
    uploadRecording.mockRejectedValue(storageError('storage/unauthorized'));

    await sendQueuedRequest();

    expect(sent).toHaveLength(1);
    expect(queueState.get()).toBe('stopped');
    expect(readDraftText()).toContain('For my mother.');
    expect(removeRecording).not.toHaveBeenCalled();
  });
});
