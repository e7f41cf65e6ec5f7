import { recordingPath, UPLOAD_DELETED_AFTER_MS } from '@prayer-community/domain/request-form/recording-path';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerCalls } from '../../../testing/answer-calls.ts';
import { newDraft } from '../draft/request-draft.ts';
import { submitRequest } from './submit-request.ts';

const LIMITED = { error: { status: 'RESOURCE_EXHAUSTED', message: 'Please try again in an hour.' } };
const TAKEN = { result: { success: true } };

const events = { onUploadProgress: vi.fn(), onUploaded: vi.fn(), onUploadFailed: vi.fn() };

beforeEach(() => vi.clearAllMocks());

function submit(prayerText: string, uploadedAtMs?: number): Promise<boolean> {
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

it('a recording without text is rejected with the reason if it gets no ticket', async () => {
  answerCalls(LIMITED);

  await expect(submit('')).rejects.toMatchObject({ code: 'resource-exhausted' });
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
