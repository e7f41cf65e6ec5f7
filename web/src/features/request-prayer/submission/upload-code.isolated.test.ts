import { expect, it, vi } from 'vitest';
import { answerCalls } from '../../../testing/answer-calls.ts';
import { newDraft } from '../draft/request-draft.ts';
import { submitRequest } from './submit-request.ts';

vi.mock('./upload-recording.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it.each(['For my mother.', ''])(
  'a recording whose upload code cannot be loaded waits without a ticket, with the text "%s"',
  async (prayerText) => {
    const sent = answerCalls({ result: { success: true, prayerRequestId: 'the request' } });
    const { submissionId, statusKey, values } = newDraft();
    const onUploadFailed = vi.fn();

    const submit = submitRequest(
      {
        submissionId,
        statusKey,
        values: { ...values, prayerText, firstName: 'Ruth', lastName: 'Meyer' },
        recording: new Blob(['sound']),
        audioPath: null,
        source: 'web',
        website: '',
      },
      { onUploadProgress: vi.fn(), onUploaded: vi.fn(), onUploadFailed },
    );

    await expect(submit).rejects.toMatchObject({ code: 'unreachable' });
    expect(sent).toEqual([]);
    expect(onUploadFailed).not.toHaveBeenCalled();
  },
);
