import { t } from '@prayer-community/i18n/text';
import { Suspense, use, useState } from 'react';
import { isDraftStored, isQueuedElsewhere, readDraftText, removeDraftText } from './draft/draft-storage.ts';
import { loadRecordingStorage } from './draft/load-recording-storage.ts';
import { newDraft, type RequestDraft } from './draft/request-draft.ts';
import { FormContext, type FormContextValue, SITE_FORM } from './form-context.ts';
import { resumeQueuedRequest } from './offline-queue/resume-queued-request.ts';
import { RequestForm } from './request-form.tsx';
import { RequestPrayerHead } from './request-prayer-head.tsx';

const loadDraftRestoration = () => import('./draft/restore-draft.ts');

/** `/`, and the form in other places: a visitor asks for prayer. */
export function RequestPrayerPage({ context = SITE_FORM }: { context?: FormContextValue }) {
  const [opening, setOpening] = useState(() => (context.savesDraft ? openDraft() : newDraft()));
  const [isCleared, setIsCleared] = useState(false);

  async function clear(): Promise<void> {
    if (!isQueuedElsewhere()) {
      await forgetDraft();
    }
    setOpening(newDraft());
    setIsCleared(true);
  }

  return (
    <FormContext value={context}>
      <RequestPrayerHead />
      <Suspense fallback={<p role="status">{t('Restoring your draft…')}</p>}>
        <OpenedForm
          opening={opening}
          takesFocus={isCleared}
          onClear={() => void clear()}
          onSentElsewhere={() => setOpening(newDraft())}
        />
      </Suspense>
    </FormContext>
  );
}

/**
 * Opens immediately if there is no draft. Otherwise reads the draft first, so that text typed meanwhile is not lost. The
 * draft is sent after that if it is queued, so that the form knows of it and shows what it lacks.
 */
function openDraft(): RequestDraft | Promise<RequestDraft> {
  return readDraftText() === null ? newDraft() : restoreDraft().finally(() => void resumeQueuedRequest());
}

async function restoreDraft(): Promise<RequestDraft> {
  return (await loadDraftRestoration()).restoreDraft();
}

async function forgetDraft(): Promise<void> {
  await (await loadDraftRestoration()).forgetDraft();
}

/**
 * Removes the draft that was sent, without the code that restores drafts. A draft that was edited meanwhile has another
 * submission id and is kept. A failure is only logged, because the request itself is stored.
 * @returns the removed text. Null if there was none or it was kept
 */
async function removeSentDraft(submissionId: string): Promise<string | null> {
  const text = readDraftText();
  if (text !== null && !isDraftStored(submissionId)) {
    return null;
  }
  removeDraftText();
  try {
    const { removeRecording } = await loadRecordingStorage();
    await removeRecording();
  } catch (error) {
    console.error(error);
  }
  return text;
}

interface OpenedFormProps {
  opening: RequestDraft | Promise<RequestDraft>;
  takesFocus: boolean;
  onClear: () => void;
  onSentElsewhere: () => void;
}

function OpenedForm({ opening, ...form }: OpenedFormProps) {
  const draft = opening instanceof Promise ? use(opening) : opening;
  return <RequestForm key={draft.submissionId} draft={draft} onSubmitted={removeSentDraft} {...form} />;
}
