import type { PrayerRequestForm } from '@prayer-community/domain/request-form/prayer-request-form';
import { type RefObject, use, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormContext } from '../form-context.ts';
import {
  isDraftStored,
  isQueuedElsewhere,
  onDraftRemovedElsewhere,
  setQueuedHere,
  writeDraft,
} from './draft-storage.ts';
import { loadRecordingStorage } from './load-recording-storage.ts';
import { newSubmission, type RequestDraft } from './request-draft.ts';

/** Saves the visitor's text and recording on this device as they change, if the form saves drafts. */
export function useRequestDraft(
  opened: RequestDraft,
  form: UseFormReturn<PrayerRequestForm>,
  isMounted: Readonly<RefObject<boolean>>,
  onSentElsewhere: () => void,
) {
  const [recording, setRecording] = useState(opened.recording);
  const [isTextUnsaved, setTextUnsaved] = useState(false);
  const [isRecordingSaved, setRecordingSaved] = useState<boolean | null>(true);
  const { submissionId, statusKey, audioPath, isTried } = opened;
  const submission = useRef({ submissionId, statusKey, audioPath, isTried });
  // A ref, because a submit can confirm a recording and send it before the next render.
  const confirmed = useRef(opened.recording);
  const take = useRef(opened.take);
  const storedId = useRef(submissionId);
  // True if the recording is stored under the current id.
  const isRecordingStored = useRef(true);
  // True once something was changed in this tab.
  const hasInput = useRef(false);
  const { getFieldState, getValues, setValue, subscribe, trigger } = form;
  const { savesDraft } = use(FormContext);

  // A form that was left must not overwrite a draft that was edited or cleared since.
  const maySave = useCallback(
    () => savesDraft && !isQueuedElsewhere() && (isMounted.current || isDraftStored(storedId.current)),
    [savesDraft, isMounted],
  );

  const saveRecording = useCallback(async () => {
    const recorded = confirmed.current ?? take.current;
    const isStored = maySave() && (await storeRecording(submission.current.submissionId, recorded));
    isRecordingStored.current = isStored;
    setRecordingSaved(isStored);
    return isStored;
  }, [maySave]);

  /** The same whether the question has appeared or not: a radio group without an answer is null once it is shown. */
  const currentValues = useCallback(() => {
    const values = getValues();
    return { ...values, gender: values.gender ?? undefined };
  }, [getValues]);

  const writeText = useCallback(
    (isWaiting: boolean) =>
      writeDraft({ ...submission.current, values: currentValues(), take: take.current, isWaiting }),
    [currentValues],
  );

  const save = useCallback(() => {
    if ((confirmed.current ?? take.current) && !isRecordingStored.current) {
      void saveRecording();
    }
    const isSaved = maySave() && writeText(false);
    if (isSaved) {
      storedId.current = submission.current.submissionId;
      setQueuedHere('');
    }
    setTextUnsaved(!isSaved);
  }, [maySave, writeText, saveRecording]);

  /** From now on, the content belongs to a new request. */
  const renew = useCallback(() => {
    submission.current = newSubmission();
    isRecordingStored.current = false;
  }, []);

  const saveChange = useCallback(() => {
    hasInput.current = true;
    // An attempt may have been stored, and another tab may have queued this draft, so changes belong to a new request.
    if (submission.current.isTried || isQueuedElsewhere()) {
      renew();
    }
    save();
  }, [renew, save]);

  useEffect(() => subscribe({ formState: { values: true }, callback: saveChange }), [subscribe, saveChange]);

  useEffect(() => {
    if (opened.isWaiting) {
      setQueuedHere(opened.submissionId);
    }
  }, [opened]);

  const handleSentElsewhere = useEffectEvent(onSentElsewhere);
  useEffect(() => {
    return onDraftRemovedElsewhere((removed) => {
      isRecordingStored.current = false;
      setRecordingSaved(null);
      const isSameRequest = removed?.includes(submission.current.submissionId);
      const hasSameValues = isSameRequest && removed?.includes(JSON.stringify(currentValues()));
      // The other tab sent or cleared this request. Other values and further changes belong to a new one.
      if (hasSameValues && !confirmed.current) {
        submission.current.isTried = true;
      } else if (isSameRequest) {
        renew();
      }
      if (hasInput.current && !hasSameValues) {
        save();
      } else if (isSameRequest && !hasInput.current) {
        handleSentElsewhere();
      }
    });
  }, [currentValues, renew, save]);

  /** Stores a recording that is not confirmed, because phones discard hidden pages. */
  function changeTake(changed: Blob): void {
    take.current = changed;
    hasInput.current = true;
    setRecordingSaved(null);
    save();
    void saveRecording();
  }

  function changeRecording(changed: Blob | null): void {
    setRecording(changed);
    setRecordingSaved(null);
    confirmed.current = changed;
    take.current = null;
    submission.current.audioPath = null;
    setValue('hasRecording', changed !== null);
    if (getFieldState('prayerText').invalid) {
      void trigger('prayerText');
    }
    saveChange();
    void saveRecording();
  }

  function rememberUpload(audioPath: string): void {
    submission.current.audioPath = audioPath;
    save();
  }

  /** Queues the request until the device is online. Returns false if this device cannot store all of it. */
  async function queue(): Promise<boolean> {
    if (!maySave() || (confirmed.current && !(await saveRecording()))) {
      return false;
    }
    submission.current.isTried = true;
    setQueuedHere(submission.current.submissionId);
    return writeText(true);
  }

  /** Takes the request out of the queue. Does nothing if another tab has already replaced it. */
  const cancelQueued = useCallback(() => {
    if (isDraftStored(submission.current.submissionId)) {
      save();
    }
  }, [save]);

  /** Marks the request as tried and returns what the form does not hold. Call it when sending, never while rendering. */
  function beginAttempt() {
    submission.current.isTried = true;
    save();
    return { ...submission.current, recording: confirmed.current };
  }

  return {
    recording,
    /** Null until it is known. */
    isRecordingSaved,
    isTextUnsaved,
    isUnsaved: isTextUnsaved || (recording !== null && isRecordingSaved === false),
    changeTake,
    changeRecording,
    rememberUpload,
    queue,
    cancelQueued,
    renew,
    beginAttempt,
  };
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
