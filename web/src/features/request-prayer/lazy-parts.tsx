import { t } from '@prayer-community/i18n/text';
import { Button } from '../../ui/button.tsx';
import { optionalLazy } from '../../ui/optional-lazy.ts';
import type { AudioRecorderProps } from './recorder/audio-recorder.tsx';

/**
 * Parts of the form that are not shown at first. If one cannot be loaded, a sentence replaces it. Only the question about
 * unsaved text has none, because it is not shown before a link is followed.
 */
export const AudioRecorder = optionalLazy<AudioRecorderProps>(async () => {
  try {
    return (await import('./recorder/audio-recorder.tsx')).AudioRecorder;
  } catch (error) {
    console.error(error);
    return RecorderMissing;
  }
});
export const UnconfirmedRecording = optionalLazy(
  async () => (await import('./recorder/unconfirmed-recording.tsx')).UnconfirmedRecording,
  <ConfirmRecording />,
);
export const QueuedNotice = optionalLazy(
  async () => (await import('./offline-queue/queued-notice.tsx')).QueuedNotice,
  <RequestQueued />,
);
export const UnsavedText = optionalLazy(async () => (await import('./draft/unsaved-text.tsx')).UnsavedText);

/** A recording of a restored draft is sent with the request, so it can also be removed without the recorder. */
function RecorderMissing({ confirmedRecording, onReset, disabled }: AudioRecorderProps) {
  if (confirmedRecording === null) {
    return <p>{t('We couldn’t load the recorder. You can write your request instead.')}</p>;
  }
  return (
    <p>
      {t('Your recording will be sent with your request.')}{' '}
      <Button type="button" look="text" disabled={disabled} onClick={onReset}>
        {t('Reset')}
      </Button>
    </p>
  );
}

function ConfirmRecording() {
  return <p role="alert">{t('Please confirm or reset your recording, then submit again.')}</p>;
}

function RequestQueued() {
  return <p>{t('Your request is saved on this device and will be sent when you next open this site.')}</p>;
}
