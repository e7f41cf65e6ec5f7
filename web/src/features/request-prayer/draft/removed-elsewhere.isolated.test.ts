import { act, renderHook, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, it, vi } from 'vitest';
import { readDraftText, removeDraftText, writeDraft } from './draft-storage.ts';
import { writeRecording } from './recording-storage.ts';
import { newDraft } from './request-draft.ts';
import { useRequestDraft } from './use-request-draft.ts';

// jsdom has no IndexedDB.
vi.mock('./recording-storage.ts', () => ({ writeRecording: vi.fn() }));

const recording = new Blob(['sound'], { type: 'audio/wav' });

beforeEach(() => {
  localStorage.clear();
  vi.mocked(writeRecording).mockClear();
});

/** Opens a stored draft with a confirmed recording, as two tabs do. */
function openDraft(onSentElsewhere = vi.fn()) {
  const empty = newDraft();
  const draft = {
    ...empty,
    values: { ...empty.values, prayerText: 'For my mother.', hasRecording: true },
    recording,
  };
  writeDraft(draft);
  const isMounted = { current: true };
  const { result } = renderHook(() => {
    const form = useForm({ defaultValues: draft.values });
    useRequestDraft(draft, form, isMounted, onSentElsewhere);
    return form;
  });
  return { draft, form: result.current };
}

/** Removes the draft as another tab does that has sent or cleared it. */
function removeElsewhere(oldValue: string | null): void {
  removeDraftText();
  const key = 'prayer-community.request-draft';
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: null })));
}

function storedSubmissionId(): string {
  return JSON.parse(readDraftText() ?? '{}').submissionId;
}

it('a changed request is stored again with its recording', async () => {
  const { draft, form } = openDraft();
  const removed = readDraftText();
  act(() => form.setValue('prayerText', 'For my mother and father.'));

  removeElsewhere(removed);

  expect(readDraftText() ?? '').toContain('For my mother and father.');
  expect(storedSubmissionId()).not.toBe(draft.submissionId);
  await waitFor(() =>
    expect(writeRecording).toHaveBeenCalledExactlyOnceWith(storedSubmissionId(), recording),
  );
});

it('the same request is not stored again until it is changed, and then with its recording', async () => {
  const { draft, form } = openDraft();
  removeElsewhere(readDraftText());
  expect(readDraftText()).toBeNull();

  act(() => form.setValue('prayerText', 'For my mother and father.'));

  expect(storedSubmissionId()).not.toBe(draft.submissionId);
  await waitFor(() =>
    expect(writeRecording).toHaveBeenCalledExactlyOnceWith(storedSubmissionId(), recording),
  );
});

it('a request is the same one if a question appeared meanwhile and was not answered', () => {
  const { form } = openDraft();
  act(() => form.setValue('prayerText', 'For my father.'));
  const removed = readDraftText();
  const radio = Object.assign(document.createElement('input'), { type: 'radio', name: 'gender' });
  document.body.append(radio);
  form.register('gender').ref(radio);
  expect(form.getValues().gender).toBeNull();

  removeElsewhere(removed);

  expect(readDraftText()).toBeNull();
  radio.remove();
});

it('a request that this tab only restored is not stored again, because it may be a shared computer', async () => {
  const { draft } = openDraft();
  const changed = { ...draft, values: { ...draft.values, prayerText: 'For my mother and father.' } };
  writeDraft(changed);

  removeElsewhere(readDraftText());

  expect(readDraftText()).toBeNull();
  expect(writeRecording).not.toHaveBeenCalled();
});
