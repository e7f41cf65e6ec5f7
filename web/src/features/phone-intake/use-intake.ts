import { zodResolver } from '@hookform/resolvers/zod';
import { shownRequester } from '@prayer-community/domain/prayer-request/shown-requester';
import {
  type PhoneIntake,
  phoneIntakeSchema,
  toPhoneSubmission,
} from '@prayer-community/domain/request-form/phone-intake';
import { requesterDisplay } from '@prayer-community/domain/request-form/prayer-data';
import { t } from '@prayer-community/i18n/text';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { failureText } from '../../firebase/call-failure.ts';
import { preloadFunctions } from '../../firebase/call-function.ts';
import { callOrThrow } from '../../firebase/call-or-throw.ts';
import { CallRefusal } from '../../firebase/call-refusal.ts';
import { isStaffSignedIn } from '../../session/staff-signed-in.ts';
import { successToast } from '../../ui/toast/success-toast.ts';
import { preloadToasts, showToast } from '../../ui/toast/toast.ts';
import { useOnce } from '../../ui/use-once.ts';
import { useUnderway } from '../../ui/use-underway.ts';
import {
  isTriedCall,
  newIntakeDraft,
  onIntakeDraftRemovedElsewhere,
  readIntakeDraft,
  removeIntakeDraft,
  saveIntakeDraft,
  triedCall,
} from './intake-draft.ts';

/** True if the form holds any text of a call. */
export function hasText({ prayerText, callerName, phone }: PhoneIntake): boolean {
  return [prayerText, callerName, phone].some((text) => text.trim() !== '');
}

const RESOLVER = zodResolver(phoneIntakeSchema);

/** A call recorded since the page was opened. */
export interface RecordedCall {
  id: string;
  caller: string;
}

/** The form for phone calls. Saves the text as it is typed, sends it once, and is then ready for the next call. */
export function useIntake(uid: string) {
  const [opened] = useState(() => readIntakeDraft(uid));
  const tried = useRef(opened.tried);
  const [isTried, setIsTried] = useState(isTriedCall(opened.values, opened.tried));
  const [isSending, run] = useUnderway();
  const [recorded, setRecorded] = useState<readonly RecordedCall[]>([]);
  const form = useForm<PhoneIntake>({ defaultValues: opened.values, resolver: RESOLVER });
  const { getValues, handleSubmit, reset, setFocus, subscribe } = form;
  const preload = useOnce(async () => {
    preloadToasts();
    await preloadFunctions();
  });

  const save = useCallback(() => {
    const values = getValues();
    setIsTried(isTriedCall(values, tried.current));
    if (hasText(values) || tried.current !== null) {
      saveIntakeDraft(uid, { values, tried: tried.current });
    } else {
      removeIntakeDraft(uid);
    }
  }, [uid, getValues]);

  const clear = useCallback(() => {
    tried.current = null;
    setIsTried(false);
    // Before the reset, so that other tabs see which call was sent or discarded.
    removeIntakeDraft(uid);
    reset(newIntakeDraft().values);
  }, [uid, reset]);

  useEffect(() => subscribe({ formState: { values: true }, callback: save }), [save, subscribe]);

  useEffect(
    () =>
      onIntakeDraftRemovedElsewhere(uid, (removed) => {
        const typed = JSON.stringify(getValues());
        if (JSON.stringify(removed) === typed) {
          clear();
        } else if (typed !== JSON.stringify(newIntakeDraft().values) && isStaffSignedIn()) {
          // This call is a different one, and both tabs use the same key. A logout removes it for good.
          save();
        }
      }),
    [uid, getValues, clear, save],
  );

  // The fields of a reset form exist again after it renders.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new call starts in the text field
  useEffect(() => setFocus('prayerText'), [recorded, setFocus]);

  async function send(intake: PhoneIntake): Promise<void> {
    const submission = toPhoneSubmission(intake);
    tried.current = triedCall(intake, tried.current);
    save();
    const id = tried.current.submissionId;
    await callOrThrow('submitPrayerRequest', {
      submissionId: id,
      ...submission,
      audioPath: null,
      source: 'phone',
    });
    clear();
    const caller = shownRequester({ requester_display: requesterDisplay(false, submission.contactData) });
    setRecorded((before) => [{ id, caller }, ...before]);
    void showToast(successToast(t('Request saved'), t('The form is ready for the next call.')));
  }

  async function submit(): Promise<void> {
    try {
      await handleSubmit(send)();
    } catch (error) {
      if (error instanceof CallRefusal) {
        // The function would have recognized a call that is stored.
        tried.current = null;
        save();
      }
      console.error('A call could not be recorded', error);
      await showToast({
        title: t('Submission Failed'),
        text: `${failureText(error)} ${t('Your text is still here.')}`,
        kind: 'failure',
      });
    }
  }

  return { form, isSending, isTried, recorded, submit: () => void run(submit), clear, preload };
}
