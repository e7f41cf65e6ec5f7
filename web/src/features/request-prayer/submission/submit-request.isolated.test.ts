import { refusal } from '@prayer-community/domain/refusal';
import { recordingPath, UPLOAD_DELETED_AFTER_MS } from '@prayer-community/domain/request-form/recording-path';
import { SUBMISSION_REFUSALS } from '@prayer-community/domain/request-form/submit-prayer-request';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallFailure } from '../../../firebase/call-failure.ts';
import { answerCalls } from '../../../testing/answer-calls.ts';
import { newDraft } from '../draft/request-draft.ts';
import { RecordingUploadError } from './submission-errors.ts';
import { type SubmissionOutcome, submitRequest } from './submit-request.ts';

const uploadRecording = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('./upload-recording.ts', () => ({ uploadRecording }));

const LIMITED = { result: refusal(SUBMISSION_REFUSALS.tooMany) };
const TAKEN = { result: { success: true, prayerRequestId: 'the request' } };

const events = { onUploadProgress: vi.fn(), onUploaded: vi.fn(), onUploadFailed: vi.fn() };

beforeEach(() => vi.clearAllMocks());
afterEach(() => vi.restoreAllMocks());

function submit(prayerText: string, uploadedAtMs?: number): Promise<SubmissionOutcome> {
  const { submissionId, statusKey, values } = newDraft();
  return submitRequest(
    {
      submissionId,
      statusKey,
      values: { ...values, prayerText, firstName: 'Ruth', lastName: 'Meyer', gender: undefined },
      recording: new Blob(['sound']),
      audioPath: uploadedAtMs === undefined ? null : recordingPath(submissionId, uploadedAtMs),
      source: 'web',
      website: '',
    },
    events,
  );
}

it('a ticket is requested before the upload, and the recording is preserved if no server answers', async () => {
  const sent = answerCalls(null);

  await expect(submit('For my mother.')).rejects.toMatchObject({ code: 'unreachable' });

  expect(sent).toMatchObject([{ audioPath: expect.stringMatching(/^prayer-audio\//) }]);
  expect(events.onUploadFailed).not.toHaveBeenCalled();
});

it('the text is sent without the recording if no ticket is issued', async () => {
  const sent = answerCalls(LIMITED, TAKEN);

  await submit('For my mother.');

  expect(events.onUploadFailed).toHaveBeenCalledOnce();
  expect(sent[1]).toMatchObject({ audioPath: null, prayerData: { prayer_text: 'For my mother.' } });
});

it('the text waits with the recording if the browser may send neither', async () => {
  const sent = answerCalls(TAKEN);
  uploadRecording.mockRejectedValue(
    new CallFailure('unauthenticated', 'Your browser blocked a security check.'),
  );

  await expect(submit('For my mother.')).rejects.toMatchObject({ code: 'unauthenticated' });

  expect(sent).toHaveLength(1);
  expect(events.onUploadFailed).not.toHaveBeenCalled();
});

it('a recording without text is rejected with the reason if it gets no ticket', async () => {
  answerCalls(LIMITED);

  await expect(submit('')).rejects.toMatchObject({ reason: { error: SUBMISSION_REFUSALS.tooMany.text } });
});

it.each(['For my mother.', ''])(
  'an upload that fails because the device went offline counts as unreachable, with the text "%s"',
  async (prayerText) => {
    const sent = answerCalls(TAKEN);
    uploadRecording.mockImplementation(async () => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      throw new Error('storage/retry-limit-exceeded');
    });

    await expect(submit(prayerText)).rejects.toMatchObject({ code: 'unreachable' });

    expect(sent).toHaveLength(1);
    expect(events.onUploadFailed).not.toHaveBeenCalled();
  },
);

it('an upload without text that a slow network did not finish counts as unreachable', async () => {
  answerCalls(TAKEN);
  const timeout = Object.assign(new Error('too slow'), { code: 'storage/retry-limit-exceeded' });
  uploadRecording.mockRejectedValue(timeout);

  await expect(submit('')).rejects.toMatchObject({ code: 'unreachable' });
});

it('an upload that fails while the device is online ends a submit that has no text', async () => {
  answerCalls(TAKEN);
  uploadRecording.mockRejectedValue(new Error('storage/unauthorized'));

  await expect(submit('')).rejects.toThrow(RecordingUploadError);
});

it('an earlier upload is reused while it certainly exists, and another one is requested later', async () => {
  const anHourAgoMs = Date.now() - 3_600_000;
  const sent = answerCalls(TAKEN, LIMITED, TAKEN);

  await submit('For my mother.', anHourAgoMs);
  await submit('For my mother.', anHourAgoMs - UPLOAD_DELETED_AFTER_MS);

  expect(sent).toMatchObject([
    { audioPath: expect.stringContaining(`audio_${anHourAgoMs}`), source: 'web' },
    { audioPath: expect.stringMatching(/^prayer-audio\//) },
    { audioPath: null, source: 'web' },
  ]);
});
