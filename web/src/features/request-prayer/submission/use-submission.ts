import type { PrayerRequestForm } from '@prayer-community/domain/request-form/prayer-request-form';
import { type RefObject, use, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../../../config/paths.ts';
import { isUnreachable, orUnreachable } from '../../../firebase/call-failure.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { FormContext } from '../form-context.ts';
import { preloadValidation } from '../lazy-resolver.ts';
import { sentRequest } from '../status-link/sent-request.ts';
import { failureToast } from './submission-toasts.ts';
import type { OutgoingRequest } from './submit-request.ts';

/** The progress of a submit. `fraction` is the uploaded share of the recording, 0 to 1. */
export type SubmissionStage =
  | { name: 'idle' }
  | { name: 'checking' }
  | { name: 'uploading'; fraction: number }
  | { name: 'sending' };

const loadSubmission = () => Promise.all([import('./submit-request.ts'), import('./sent-toast.ts')]);

interface SubmissionOptions {
  form: UseFormReturn<PrayerRequestForm>;
  /** `current` is false once the visitor has left the form. */
  isMounted: Readonly<RefObject<boolean>>;
  compose: (values: PrayerRequestForm) => OutgoingRequest;
  /** Called if a different request is stored under the id. The next `compose` then has a new one. */
  renew: () => void;
  onUploaded: (audioPath: string) => void;
  /** Removes the draft and returns its text. Null if it was edited meanwhile, and is kept. */
  onSubmitted: (submissionId: string) => Promise<string | null>;
  /** Called if the server is unreachable. Returns true if the request is queued and the page says so. */
  onUnreachable: () => Promise<boolean>;
}

/**
 * Sends the form. Ignores calls while a submit is underway. Shows the outcome, and moves on to the confirmation if it
 * succeeds and the form is still open.
 */
export function useSubmission({
  form,
  isMounted,
  compose,
  renew,
  onUploaded,
  onSubmitted,
  onUnreachable,
}: SubmissionOptions) {
  const [stage, setStage] = useState<SubmissionStage>({ name: 'idle' });
  const isUnderway = useRef(false);
  const navigate = useNavigate();
  const { onSent, savesDraft, onSending } = use(FormContext);
  const isSending = stage.name !== 'idle';

  useEffect(() => {
    onSending?.(isSending);
    return () => onSending?.(false);
  }, [onSending, isSending]);

  async function deliver(values: PrayerRequestForm): Promise<void> {
    // Synchronously, because a recording that is left out guards the page against leaving until its recorder is disabled.
    flushSync(() => setStage({ name: 'sending' }));
    // Before anything loads, so that edits after the visitor left belong to a new request.
    const outgoing = compose(values);
    const [{ submitRequest }, { reportSent, SUBMITTED, SENT_WITHOUT_RECORDING }] = await orUnreachable(
      loadSubmission(),
    );
    const outcome = await submitRequest(outgoing, {
      onUploadProgress: (fraction) => setStage({ name: 'uploading', fraction }),
      onUploaded: (audioPath) => {
        setStage({ name: 'sending' });
        onUploaded(audioPath);
      },
      onUploadFailed: (error) => {
        console.error(error);
        setStage({ name: 'sending' });
        void showToast(SENT_WITHOUT_RECORDING);
      },
    });
    if (outcome.state === 'otherStored') {
      renew();
      await deliver(values);
      return;
    }
    const removed = savesDraft ? await onSubmitted(outgoing.submissionId) : null;
    const sent = sentRequest(outgoing.statusKey, values.email, outcome.hasStatusPage);
    if (onSent === null && !isMounted.current) {
      await reportSent(sent, removed);
      return;
    }
    void showToast(SUBMITTED);
    if (onSent === null) {
      navigate(PATHS.prayerConfirmation, { state: sent });
    } else {
      onSent(sent);
    }
  }

  async function submit(): Promise<void> {
    if (isUnderway.current) {
      return;
    }
    isUnderway.current = true;
    setStage({ name: 'checking' });
    try {
      await orUnreachable(preloadValidation());
      await form.handleSubmit(deliver)();
    } catch (error) {
      console.error(error);
      if (!(isUnreachable(error) && (await onUnreachable()))) {
        await showToast(failureToast(error));
      }
    } finally {
      isUnderway.current = false;
      setStage({ name: 'idle' });
    }
  }

  return { stage, submit: () => void submit() };
}
