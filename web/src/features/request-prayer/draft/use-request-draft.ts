import type { PrayerRequestForm } from '@prayer-community/domain/request-form/prayer-request-form';
import { type RefObject, use, useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormContext } from '../form-context.ts';
import {
  isDraftStored,
  isQueuedElsewhere,
  onDraftRemovedElsewhere,
  setQueuedHere,
  writeDraft,
} from './draft-storage.ts';
import { newSubmission, type RequestDraft } from './request-draft.ts';

const loadRecordingStorage = () => import('./recording-storage.ts');

/** Saves the visitor's text and recording on this device as they change, if the form saves drafts. */
export function useRequestDraft(
  opened: RequestDraft,
  form: UseFormReturn<PrayerRequestForm>,
  isMounted: Readonly<RefObject<boolean>>,
) {
  const [recording, setRecording] = useState(opened.recording);
  const [isTextUnsaved, setTextUnsaved] = useState(false);
  const [isRecordingUnsaved, setRecordingUnsaved] = useState(false);
  const { submissionId, statusKey, audioPath, isTried } = opened;
  const sending = useRef({ submissionId, statusKey, audioPath, isTried });
  // A ref, because a submit can confirm a recording and send it before the next render.
  const confirmed = useRef(opened.recording);
  const isRecordingStored = useRef(true);
  const hasInput = useRef(false);
  const { getFieldState, getValues, setValue, subscribe, trigger } = form;
  const { savesDraft } = use(FormContext);

  // A form that was left must not overwrite a draft that was edited or cleared since.
  const maySave = useCallback(
    () =>
      savesDraft &&
      !isQueuedElsewhere() &&
      (isMounted.current || isDraftStored(sending.current.submissionId)),
    [savesDraft, isMounted],
  );

  const saveRecording = useCallback(async () => {
    isRecordingStored.current =
      maySave() && (await storeRecording(sending.current.submissionId, confirmed.current));
    setRecordingUnsaved(!isRecordingStored.current);
    return isRecordingStored.current;
  }, [maySave]);

  const save = useCallback(() => {
    if (confirmed.current && !isRecordingStored.current) {
      void saveRecording();
    }
    const isSaved = maySave() && writeDraft({ ...sending.current, values: getValues(), isWaiting: false });
    if (isSaved) {
      setQueuedHere('');
    }
    setTextUnsaved(!isSaved);
  }, [maySave, getValues, saveRecording]);

  const handleChange = useCallback(() => {
    hasInput.current = true;
    // An attempt may have been stored, and another tab may have queued this draft, so changes belong to a new request.
    if (sending.current.isTried || isQueuedElsewhere()) {
      sending.current = newSubmission();
      isRecordingStored.current = false;
    }
    save();
  }, [save]);

  useEffect(
    () => subscribe({ formState: { values: true }, callback: handleChange }),
    [subscribe, handleChange],
  );

  useEffect(() => {
    if (opened.isWaiting) {
      setQueuedHere(opened.submissionId);
    }
  }, [opened]);

  useEffect(() => {
    return onDraftRemovedElsewhere((removed) => {
      isRecordingStored.current = false;
      // The other tab sent or cleared this request. Other values and further changes belong to a new one.
      const isOwn = removed?.includes(sending.current.submissionId);
      const isSame = isOwn && removed?.includes(JSON.stringify(getValues()));
      if (isSame && !confirmed.current) {
        sending.current.isTried = true;
      } else if (isOwn) {
        sending.current = newSubmission();
      }
      if (hasInput.current && !isSame) {
        save();
      }
    });
  }, [getValues, save]);

  function changeRecording(changed: Blob | null): void {
    setRecording(changed);
    confirmed.current = changed;
    sending.current.audioPath = null;
    setValue('hasRecording', changed !== null);
    if (getFieldState('prayerText').invalid) {
      void trigger('prayerText');
    }
    handleChange();
    void saveRecording();
  }

  function rememberUpload(audioPath: string): void {
    sending.current.audioPath = audioPath;
    save();
  }

  /** Queues the request until the device is online. Returns false if this device cannot store all of it. */
  async function queue(): Promise<boolean> {
    if (!maySave() || (confirmed.current && !(await saveRecording()))) {
      return false;
    }
    sending.current.isTried = true;
    setQueuedHere(sending.current.submissionId);
    return writeDraft({ ...sending.current, values: getValues(), isWaiting: true });
  }

  /** Takes the request out of the queue. Does nothing if another tab has already replaced it. */
  const cancelQueued = useCallback(() => {
    if (isDraftStored(sending.current.submissionId)) {
      save();
    }
  }, [save]);

  /** Marks the request as tried and returns the data to send. Call it when sending, never while rendering. */
  function sendingFacts() {
    sending.current.isTried = true;
    save();
    return { ...sending.current, recording: confirmed.current };
  }

  const isUnsaved = isTextUnsaved || (recording !== null && isRecordingUnsaved);
  return { recording, isUnsaved, changeRecording, rememberUpload, queue, cancelQueued, sendingFacts };
}

async function storeRecording(submissionId: string, recording: Blob | null): Promise<boolean> {
  try {
    const { writeRecording } = await loadRecordingStorage();
    await writeRecording(submissionId, recording);
    return true;
  } catch (error) {
    console.warn('The recording cannot be stored.', error);
    return false;
  }
}
