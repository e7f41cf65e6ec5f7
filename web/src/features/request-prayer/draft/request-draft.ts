import type { PrayerRequestForm } from '@prayer-community/domain/request-form/prayer-request-form';
import { PRAYER_REQUEST_FORM_DEFAULTS } from '@prayer-community/domain/request-form/prayer-request-rules';
import { newStatusKey } from '../../../session/status-key/new-status-key.ts';

/** A request that is being written. */
export interface RequestDraft {
  /** However often the same is sent, it is one request. */
  submissionId: string;
  /** Opens the request's status page, once it is sent. */
  statusKey: string;
  values: PrayerRequestForm;
  /** The confirmed recording. */
  recording: Blob | null;
  /** The path of the recording, once it is uploaded. */
  audioPath: string | null;
  /** True once it was sent under this id: it may have arrived, even where no answer did. */
  isTried: boolean;
  /** True once the visitor has sent it off and only a connection is missing. */
  isWaiting: boolean;
  isRestored: boolean;
}

/** What a request is sent under, as long as it stays the same. */
export function newSubmission(): Pick<RequestDraft, 'submissionId' | 'statusKey' | 'audioPath' | 'isTried'> {
  return {
    submissionId: crypto.randomUUID(),
    statusKey: newStatusKey(),
    audioPath: null,
    isTried: false,
  };
}

/** A form that nobody wrote in yet. */
export function newDraft(): RequestDraft {
  return {
    ...newSubmission(),
    values: PRAYER_REQUEST_FORM_DEFAULTS,
    recording: null,
    isWaiting: false,
    isRestored: false,
  };
}
