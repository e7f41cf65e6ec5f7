import { t } from '@prayer-community/i18n/text';
import { optionalLazy } from '../../ui/optional-lazy.ts';

export const loadQueuedNotice = () => import('./offline-queue/queued-notice.tsx');
export const loadUnconfirmedRecording = () => import('./recorder/unconfirmed-recording.tsx');

/** Parts of the form that are not shown at first. If one cannot be loaded, a sentence replaces it. */
export const AudioRecorder = optionalLazy(
  async () => (await import('./recorder/audio-recorder.tsx')).AudioRecorder,
  <RecorderMissing />,
);
export const UnconfirmedRecording = optionalLazy(
  async () => (await loadUnconfirmedRecording()).UnconfirmedRecording,
  <ConfirmRecording />,
);
export const QueuedNotice = optionalLazy(
  async () => (await loadQueuedNotice()).QueuedNotice,
  <RequestQueued />,
);

function RecorderMissing() {
  return <p>{t('We couldn’t load the recorder. You can write your request instead.')}</p>;
}

function ConfirmRecording() {
  return <p role="alert">{t('Please confirm or reset your recording, then submit again.')}</p>;
}

function RequestQueued() {
  return <p>{t('Your request is saved on this device and will be sent when you next open this site.')}</p>;
}
