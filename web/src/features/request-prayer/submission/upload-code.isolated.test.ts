import { expect, it, vi } from 'vitest';
import { answerCalls } from '../../../testing/answer-calls.ts';
import { newDraft } from '../draft/request-draft.ts';
import { submitRequest } from './submit-request.ts';

vi.mock('./upload-recording.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it.each([
  { prayerText: 'For my mother.', source: 'web' },
  { prayerText: '', source: 'web' },
  { prayerText: '', source: 'kiosk' },
] as const)(
  'a recording whose upload code cannot be loaded waits without a ticket, with the text "$prayerText" on $source',
  async ({ prayerText, source }) => {
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
        source,
        website: '',
      },
      { onUploadProgress: vi.fn(), onUploaded: vi.fn(), onUploadFailed },
    );

    await expect(submit).rejects.toMatchObject({ code: 'unreachable' });
    expect(sent).toEqual([]);
    expect(onUploadFailed).not.toHaveBeenCalled();
  },
);

it.each(['kiosk', 'embed'] as const)(
  'a text goes alone from a form that cannot wait, on %s',
  async (source) => {
    const sent = answerCalls({ result: { success: true, prayerRequestId: 'the request' } });
    const { submissionId, statusKey, values } = newDraft();
    const onUploadFailed = vi.fn();

    await submitRequest(
      {
        submissionId,
        statusKey,
        values: { ...values, prayerText: 'For my mother.', firstName: 'Ruth', lastName: 'Meyer' },
        recording: new Blob(['sound']),
        audioPath: null,
        source,
        website: '',
      },
      { onUploadProgress: vi.fn(), onUploaded: vi.fn(), onUploadFailed },
    );

    expect(onUploadFailed).toHaveBeenCalledOnce();
    expect(sent).toMatchObject([{ audioPath: null, prayerData: { prayer_text: 'For my mother.' } }]);
  },
);
