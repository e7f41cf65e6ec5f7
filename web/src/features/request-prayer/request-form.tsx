import { styled } from '@mui/material/styles';
import type { PrayerRequestForm } from '@prayer-community/domain/request-form/prayer-request-form';
import { t } from '@prayer-community/i18n/text';
import { type FormEvent, Suspense, use, useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Deferred } from '../../ui/deferred.tsx';
import { useIsMounted } from '../../ui/use-is-mounted.ts';
import { useOnce } from '../../ui/use-once.ts';
import type { RequestDraft } from './draft/request-draft.ts';
import { useRequestDraft } from './draft/use-request-draft.ts';
import { ContactFields } from './fields/contact-fields.tsx';
import { DetailFields } from './fields/detail-fields.tsx';
import { PrayerFields } from './fields/prayer-fields.tsx';
import { SharingFields } from './fields/sharing-fields.tsx';
import { FormContext } from './form-context.ts';
import { Honeypot } from './honeypot.tsx';
import { AudioRecorder, QueuedNotice, UnconfirmedRecording, UnsavedText } from './lazy-parts.tsx';
import { lazyResolver } from './lazy-resolver.ts';
import { useQueuedRequest } from './offline-queue/use-queued-request.ts';
import { useUnconfirmedTake } from './recorder/use-unconfirmed-take.ts';
import { SubmissionProgress } from './submission/submission-progress.tsx';
import { useSubmission } from './submission/use-submission.ts';

const Form = styled('form')({ display: 'grid', gap: 20 });
const Sections = styled('div')({ display: 'grid', gap: 20, '&[inert]': { opacity: 0.6 } });
/** Reserves the space of the idle recorder, so that nothing moves when it loads. */
const RecorderSlot = styled('div')(({ theme }) => ({
  minHeight: 176,
  [theme.breakpoints.up('sm')]: { minHeight: 152 },
}));

interface RequestFormProps {
  draft: RequestDraft;
  /** True after clearing, because the focused button is gone. */
  takesFocus: boolean;
  onClear: () => void;
  onSubmitted: (submissionId: string) => Promise<string | null>;
  /** Called when another form has sent or cleared the draft, and nothing was changed in this one. */
  onSentElsewhere: () => void;
}

export function RequestForm(props: RequestFormProps) {
  const { draft, takesFocus, onClear, onSubmitted, onSentElsewhere } = props;
  const { RestoredNotice } = draft;
  const form = useForm<PrayerRequestForm>({ defaultValues: draft.values, resolver: lazyResolver });
  const isMounted = useIsMounted();
  const storedRequest = useRequestDraft(draft, form, isMounted, () => {
    // The notice of a queued request itself says that it is gone.
    if (!isUnderway && !isWaiting && take === null) {
      onSentElsewhere();
    }
  });
  const { recording, changeRecording, rememberUpload, renew, beginAttempt } = storedRequest;
  const [isAutoSending, setAutoSending] = useState(false);
  const { take, setTake, isAsked, setAsked } = useUnconfirmedTake(draft.take);
  const { isWaiting, queueRequest, cancelQueuedRequest } = useQueuedRequest(
    draft,
    form,
    isMounted,
    storedRequest,
    take !== null,
  );
  const { source, savesDraft, onSpeaking } = use(FormContext);
  const website = useRef<HTMLInputElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const { stage, submit } = useSubmission({
    form,
    isMounted,
    compose: (values) => ({
      ...beginAttempt(),
      values,
      source,
      website: website.current?.value ?? '',
    }),
    renew,
    onUploaded: rememberUpload,
    onSubmitted,
    onUnreachable: queueRequest,
  });
  const preload = useOnce(preloadSending);
  const { setFocus } = form;
  useEffect(() => {
    if (takesFocus) {
      setFocus('prayerText');
    }
  }, [takesFocus, setFocus]);
  const isUnderway = isAutoSending || stage.name !== 'idle';
  // A recording has its own question.
  const hasRecorded = recording !== null || (take !== null && !take.isStarting);
  const isTextAtRisk = savesDraft && storedRequest.isTextUnsaved && !hasRecorded;
  const isTransmitting = isAutoSending || stage.name === 'uploading' || stage.name === 'sending';

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (isUnderway) {
      return;
    }
    // The fields are inert while they are sent, and would lose the focus.
    submitButton.current?.focus();
    if (isWaiting) {
      cancelQueuedRequest();
    }
    take?.stop();
    if (take === null || take.isStarting) {
      submit();
    } else {
      setAsked(true);
    }
  }

  function send(): void {
    setAsked(false);
    submit();
  }

  return (
    <FormProvider {...form}>
      <Form
        noValidate
        data-unsaved={storedRequest.isUnsaved || undefined}
        onSubmit={handleSubmit}
        onFocus={preload}
        autoComplete={savesDraft ? undefined : 'off'}
      >
        {RestoredNotice && <RestoredNotice isDisabled={isUnderway} onClear={onClear} />}
        <Sections inert={isTransmitting}>
          <PrayerFields
            recorder={
              <RecorderSlot>
                <Suspense>
                  <AudioRecorder
                    confirmedRecording={recording}
                    restoredTake={draft.take}
                    isSaved={storedRequest.isRecordingSaved && !storedRequest.isTextUnsaved}
                    onRecorded={storedRequest.changeTake}
                    onConfirm={changeRecording}
                    onReset={() => changeRecording(null)}
                    onUnconfirmedChange={setTake}
                    onSpeaking={onSpeaking}
                    disabled={isTransmitting}
                  />
                </Suspense>
              </RecorderSlot>
            }
          />
          <Deferred>
            <SharingFields />
            <ContactFields />
            <DetailFields />
            <Honeypot ref={website} />
          </Deferred>
        </Sections>
        <SubmissionProgress stage={stage}>
          {isWaiting && (
            // With the fields, because it focuses the one that a request lacks.
            <Deferred>
              <Suspense>
                <QueuedNotice onSending={setAutoSending} onStop={cancelQueuedRequest} onGone={onClear} />
              </Suspense>
            </Deferred>
          )}
        </SubmissionProgress>
        {isAsked && take !== null && (
          <Suspense>
            <UnconfirmedRecording
              recording={take.recording}
              onSendWith={(confirmed) => {
                changeRecording(confirmed);
                send();
              }}
              onSendWithout={send}
            />
          </Suspense>
        )}
        {isTextAtRisk && !isTransmitting && (
          <Suspense>
            <UnsavedText onStay={() => setFocus('prayerText')} />
          </Suspense>
        )}
        <Button ref={submitButton} type="submit" aria-disabled={isUnderway}>
          {stage.name === 'idle' ? t('Submit Prayer Request') : t('Sending…')}
        </Button>
      </Form>
    </FormProvider>
  );
}

async function preloadSending(): Promise<void> {
  await (await import('./preload-sending.ts')).preloadSending();
}
