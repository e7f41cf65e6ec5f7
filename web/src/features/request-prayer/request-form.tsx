import { styled } from '@mui/material/styles';
import type { PrayerRequestForm } from '@prayer-community/domain/prayer-request-form';
import { text } from '@prayer-community/domain/texts/text';
import { type FormEvent, lazy, Suspense, use, useCallback, useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { DrawnNext } from '../../ui/drawn-next.tsx';
import { useOnce } from '../../ui/use-once.ts';
import { ClearDraftNotice } from './draft/clear-draft-notice.tsx';
import type { RequestDraft } from './draft/request-draft.ts';
import { useRequestDraft } from './draft/use-request-draft.ts';
import { FollowUpFields } from './fields/follow-up-fields.tsx';
import { PrayerFields } from './fields/prayer-fields.tsx';
import { RequesterFields } from './fields/requester-fields.tsx';
import { SharingFields } from './fields/sharing-fields.tsx';
import { FormPlaceContext } from './form-place.ts';
import { Honeypot } from './honeypot.tsx';
import { lazyResolver } from './lazy-resolver.ts';
import { useUnconfirmedTake } from './recorder/use-unconfirmed-take.ts';
import { SubmissionProgress } from './submission/submission-progress.tsx';
import { useSubmission, warmSubmission } from './submission/use-submission.ts';

const AudioRecorder = lazy(async () => ({
  default: (await import('./recorder/audio-recorder.tsx')).AudioRecorder,
}));

const UnconfirmedRecording = lazy(async () => ({
  default: (await loadUnconfirmedRecording()).UnconfirmedRecording,
}));
const loadUnconfirmedRecording = () => import('./recorder/unconfirmed-recording.tsx');

const loadWaiting = () => import('./waiting/send-waiting-request.ts');

const loadWaitingNotice = () => import('./waiting/waiting-notice.tsx');
const WaitingNotice = lazy(async () => ({ default: (await loadWaitingNotice()).WaitingNotice }));

const Form = styled('form')({ display: 'grid', gap: 20 });
const Sections = styled('div')({ display: 'grid', gap: 20, '&[inert]': { opacity: 0.6 } });
/** The room of the idle recorder, so that nothing moves when it arrives. */
const RecorderPlace = styled('div')(({ theme }) => ({
  minHeight: 176,
  [theme.breakpoints.up('sm')]: { minHeight: 152 },
}));

interface RequestFormProps {
  draft: RequestDraft;
  /** True after clearing: the button that had the focus is gone. */
  takesFocus: boolean;
  onClear: () => void;
  onSubmitted: () => Promise<void>;
}

/** The prayer request form: its fields, its draft and its way to the prayer team. */
export function RequestForm({ draft, takesFocus, onClear, onSubmitted }: RequestFormProps) {
  const form = useForm<PrayerRequestForm>({ defaultValues: draft.values, resolver: lazyResolver });
  const { recording, changeRecording, rememberUpload, keepWaiting, stopWaiting, sendingFacts } =
    useRequestDraft(draft, form);
  const [isWaiting, setWaiting] = useState(draft.isWaiting);
  const [isSentByItself, setSentByItself] = useState(false);
  const { take, setTake, isAsked, ask, stopAsking } = useUnconfirmedTake();
  const { source, keepsDraft, onSpeaking } = use(FormPlaceContext);
  const website = useRef<HTMLInputElement>(null);
  const { stage, submit } = useSubmission({
    form,
    compose: (values) => ({
      ...sendingFacts(),
      values,
      source,
      website: website.current?.value ?? '',
    }),
    onUploaded: rememberUpload,
    onSubmitted,
    onUnreachable: waitForConnection,
  });
  const warm = useOnce(warmSending);
  const { setFocus } = form;
  useEffect(() => {
    if (takesFocus) {
      setFocus('isOnBehalf');
    }
  }, [takesFocus, setFocus]);
  const isOnItsWay = isSentByItself || stage.name === 'uploading' || stage.name === 'sending';

  async function waitForConnection(): Promise<boolean> {
    if (!keepWaiting()) {
      return false;
    }
    await awaitConnection();
    setWaiting(true);
    return true;
  }

  const stopWaitingForIt = useCallback(() => {
    stopWaiting();
    setWaiting(false);
  }, [stopWaiting]);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (take === null) {
      send();
    } else {
      ask(take);
    }
  }

  function send(): void {
    stopAsking();
    if (isWaiting) {
      stopWaitingForIt();
    }
    submit();
  }

  return (
    <FormProvider {...form}>
      <Form noValidate onSubmit={handleSubmit} onFocus={warm} autoComplete={keepsDraft ? undefined : 'off'}>
        {draft.isRestored && <ClearDraftNotice onClear={onClear} />}
        <Sections inert={isOnItsWay}>
          <PrayerFields
            recorder={
              <RecorderPlace>
                <Suspense>
                  <AudioRecorder
                    confirmedRecording={recording}
                    onConfirm={changeRecording}
                    onReset={() => changeRecording(null)}
                    onUnconfirmedChange={setTake}
                    onSpeaking={onSpeaking}
                    disabled={isOnItsWay}
                  />
                </Suspense>
              </RecorderPlace>
            }
          />
          <DrawnNext>
            <RequesterFields />
            <FollowUpFields />
            <SharingFields />
            <Honeypot ref={website} />
          </DrawnNext>
        </Sections>
        <SubmissionProgress stage={stage}>
          {isWaiting && (
            <Suspense>
              <WaitingNotice onSending={setSentByItself} onStop={stopWaitingForIt} />
            </Suspense>
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
        <Button type="submit" aria-disabled={isSentByItself || stage.name !== 'idle'}>
          {stage.name === 'idle' ? text('Submit Prayer Request') : text('Sending…')}
        </Button>
      </Form>
    </FormProvider>
  );
}

/** Without a connection nothing more could be loaded. */
async function warmSending(): Promise<void> {
  await Promise.all([warmSubmission(), loadWaiting(), loadWaitingNotice(), loadUnconfirmedRecording()]);
}

/** Where it cannot be loaded, the kept request goes when the site is next opened. */
async function awaitConnection(): Promise<void> {
  try {
    (await loadWaiting()).awaitConnection();
  } catch (error) {
    console.warn('The connection cannot be waited for', error);
  }
}
