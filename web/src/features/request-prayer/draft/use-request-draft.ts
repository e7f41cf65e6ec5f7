import type { PrayerRequestForm } from '@prayer-community/domain/request-form/prayer-request-form';
import { type RefObject, use, useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormContext } from '../form-context.ts';
import { isDraftQueued, isDraftStored, onDraftRemovedElsewhere, writeDraft } from './draft-storage.ts';
import { newSubmission, type RequestDraft } from './request-draft.ts';

const loadRecordingStorage = () => import('./recording-storage.ts');

/** Saves the visitor's text and recording on this device as they change, if the form saves drafts. */
export function useRequestDraft(
  opened: RequestDraft,
  form: UseFormReturn<PrayerRequestForm>,
  isMounted: Readonly<RefObject<boolean>>,
) {
  const [recording, setRecording] = useState(opened.recording);
  const { submissionId, statusKey, audioPath, isTried } = opened;
  const sending = useRef({ submissionId, statusKey, audioPath, isTried });
  // A ref, because a submit can confirm a recording and send it before the next render.
  const confirmed = useRef(opened.recording);
  const { getFieldState, getValues, setValue, subscribe, trigger } = form;
  const { savesDraft } = use(FormContext);

  // A form that was left must not overwrite a draft that was edited or cleared since.
  const maySave = useCallback(
    () => savesDraft && (isMounted.current || isDraftStored(sending.current.submissionId)),
    [savesDraft, isMounted],
  );

  const save = useCallback(() => {
    if (maySave()) {
      writeDraft({ ...sending.current, values: getValues(), isWaiting: false });
    }
  }, [maySave, getValues]);

  const handleChange = useCallback(() => {
    const { current } = confirmed;
    // An attempt may have been stored, so changes after it belong to a new request.
    if (sending.current.isTried) {
      sending.current = newSubmission();
      if (savesDraft && current) {
        void storeRecording(sending.current.submissionId, current);
      }
    }
    save();
  }, [savesDraft, save]);

  useEffect(
    () => subscribe({ formState: { values: true }, callback: handleChange }),
    [subscribe, handleChange],
  );

  useEffect(() => {
    // The other tab sent or cleared this request. Other values and further changes belong to a new one.
    return onDraftRemovedElsewhere((removed) => {
      if (confirmed.current === null && removed?.includes(JSON.stringify(getValues()))) {
        sending.current.isTried = true;
      } else {
        sending.current = newSubmission();
      }
    });
  }, [getValues]);

  function changeRecording(changed: Blob | null): void {
    setRecording(changed);
    confirmed.current = changed;
    sending.current.audioPath = null;
    setValue('hasRecording', changed !== null);
    if (getFieldState('prayerText').invalid) {
      void trigger('prayerText');
    }
    handleChange();
    if (savesDraft) {
      void storeRecording(sending.current.submissionId, changed);
    }
  }

  function rememberUpload(audioPath: string): void {
    sending.current.audioPath = audioPath;
    save();
  }

  /** Queues the request until the device is online. Returns false if this device cannot store all of it. */
  async function queue(): Promise<boolean> {
    const { current } = confirmed;
    if (!maySave() || (current && !(await storeRecording(sending.current.submissionId, current)))) {
      return false;
    }
    sending.current.isTried = true;
    writeDraft({ ...sending.current, values: getValues(), isWaiting: true });
    return isDraftQueued();
  }

  /** Marks the request as tried and returns the data to send. Call it when sending, never while rendering. */
  function sendingFacts() {
    sending.current.isTried = true;
    save();
    return { ...sending.current, recording: confirmed.current };
  }

  return { recording, changeRecording, rememberUpload, queue, cancelQueued: save, sendingFacts };
}

async function storeRecording(submissionId: string, recording: Blob | null): Promise<boolean> {
  try {
    const { removeRecording, writeRecording } = await loadRecordingStorage();
    await (recording === null ? removeRecording() : writeRecording(submissionId, recording));
    return true;
  } catch (error) {
    console.warn('The recording cannot be stored.', error);
    return false;
  }
}
