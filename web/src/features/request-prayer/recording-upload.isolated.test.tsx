import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerCalls } from '../../testing/answer-calls.ts';
import { findToast } from '../../testing/find-toast.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { isDraftQueued, readDraftText, removeDraftText, writeDraft } from './draft/draft-storage.ts';
import { newDraft, type RequestDraft } from './draft/request-draft.ts';

const { uploadRecording, writeRecording } = vi.hoisted(() => ({
  uploadRecording: vi.fn<() => Promise<void>>(),
  writeRecording: vi.fn<(submissionId: string, recording: Blob | null) => Promise<void>>(),
}));
// Cloud Storage and IndexedDB do not run in jsdom.
vi.mock('./submission/upload-recording.ts', () => ({ uploadRecording }));
vi.mock('./draft/recording-storage.ts', () => ({
  readRecording: async () => new Blob(['sound'], { type: 'audio/wav' }),
  writeRecording,
  removeRecording: async () => undefined,
}));

beforeEach(() => {
  uploadRecording.mockReset();
  writeRecording.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:sound';
  URL.revokeObjectURL = () => undefined;
});

function recordedDraft(prayerText: string): RequestDraft {
  const draft = newDraft();
  const values = { ...draft.values, firstName: 'Ruth', lastName: 'Meyer', hasRecording: true };
  return { ...draft, values: { ...values, prayerText } };
}

const submit = async (visitor: UserEvent) =>
  visitor.click(await screen.findByRole('button', { name: 'Submit Prayer Request' }));

it('a recording without text whose upload fails is reported and can be submitted again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const sent = answerCalls({ result: { success: true, prayerRequestId: 'the request' } });
  uploadRecording.mockRejectedValueOnce(new Error('refused'));
  writeDraft(recordedDraft(''));
  const visitor = await openScreen('/');

  await submit(visitor);

  await findToast(/There was an error uploading your audio. Your recording is still here./);
  expect(screen.queryByText(/will be sent automatically/)).toBeNull();
  expect(isDraftQueued()).toBe(false);

  uploadRecording.mockResolvedValueOnce();
  await submit(visitor);
  await screen.findByRole('heading', { name: 'Prayer request submitted' });
  expect(sent.at(-1)).toMatchObject({ audioPath: expect.any(String), prayerData: { prayer_text: null } });
});

it('an upload that ends after its writer left and edited the draft leaves the edited draft alone', async () => {
  const sent = answerCalls({ result: { success: true, prayerRequestId: 'the request' } });
  let endUpload = () => {};
  uploadRecording.mockReturnValue(
    new Promise((resolve) => {
      endUpload = resolve;
    }),
  );
  writeDraft(recordedDraft('For my mother.'));
  const visitor = await openScreen('/');
  const openTab = async (name: string) => {
    const [link = document.body] = screen.getAllByRole('link', { name });
    // Awaited, as in `openScreen`.
    await act(async () => link.click());
    await screen.findByRole('heading', { level: 1, name });
  };
  await submit(visitor);
  await waitFor(() => expect(uploadRecording).toHaveBeenCalledOnce());
  await openTab('Belief Wall');
  await openTab('Request Prayer');
  await visitor.type(await screen.findByRole('textbox', { name: 'Prayer request' }), ' And my father.');
  const edited = readDraftText();
  expect(edited).toContain('And my father.');

  endUpload();

  await findToast('Your prayer request has been submitted successfully.');
  expect(sent.at(-1)).toMatchObject({ prayerData: { prayer_text: 'For my mother.' } });
  expect(readDraftText()).toBe(edited);
  expect(screen.getByRole('textbox', { name: 'Prayer request' })).toHaveValue(
    'For my mother. And my father.',
  );
});

/** Resets the recording and confirms it again, after another tab has queued a request. */
async function confirmWhileQueuedElsewhere(): Promise<UserEvent> {
  const draft = recordedDraft('For my mother.');
  writeDraft(draft);
  const visitor = await openScreen('/');
  const reset = await screen.findByRole('button', { name: 'Reset' });
  writeDraft({ ...draft, isTried: true, isWaiting: true });
  await visitor.click(reset);
  await visitor.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: 'Reset' });
  return visitor;
}

it('the recording of a request that another tab has queued stays stored while this tab resets its own', async () => {
  await confirmWhileQueuedElsewhere();

  expect(writeRecording).not.toHaveBeenCalled();
});

it('a recording that was confirmed while another tab had queued a request is stored once that is sent', async () => {
  const visitor = await confirmWhileQueuedElsewhere();
  removeDraftText();

  await visitor.type(screen.getByRole('textbox', { name: 'Prayer request' }), ' Please.');

  await waitFor(() => expect(writeRecording).toHaveBeenLastCalledWith(expect.any(String), expect.any(Blob)));
});

it('a recording that cannot be stored marks the form as unsaved until it is reset', async () => {
  writeDraft(recordedDraft('For my mother.'));
  writeRecording.mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  const visitor = await openScreen('/');
  const isMarked = () => document.querySelector('form[data-unsaved]') !== null;
  await visitor.click(await screen.findByRole('button', { name: 'Reset' }));
  await visitor.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(isMarked()).toBe(true));

  await visitor.type(screen.getByRole('textbox', { name: 'Prayer request' }), ' Please.');
  expect(isMarked()).toBe(true);

  await visitor.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(isMarked()).toBe(false));
});
