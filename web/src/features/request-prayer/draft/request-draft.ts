import type { PrayerRequestForm } from '@prayer-community/domain/request-form/prayer-request-form';
import { PRAYER_REQUEST_FORM_DEFAULTS } from '@prayer-community/domain/request-form/prayer-request-rules';
import type { Language } from '@prayer-community/i18n/language';
import type { ComponentType } from 'react';
import { newStatusKey } from '../../../session/status-key/new-status-key.ts';
import type { RestoredNoticeProps } from './restored-notice.tsx';

export interface RequestDraft {
  /** Stays the same across retries so the request is stored once. */
  submissionId: string;
  /** Opens the request's status page once it is sent. */
  statusKey: string;
  values: PrayerRequestForm;
  /** The confirmed recording. Null if there is none. */
  recording: Blob | null;
  /** The recording that is not confirmed. Null if there is none. */
  take: Blob | null;
  /** The path of the uploaded recording. Null until uploaded. */
  audioPath: string | null;
  /** True once the request was sent under this id. It may have been stored even if there was no response. */
  isTried: boolean;
  /** True while the request is queued until the device is online. */
  isWaiting: boolean;
  /** The language a stored draft was last written in. Undefined if unknown. */
  language?: Language | undefined;
  /** Says what was restored. Comes with the code that restores drafts. Null if this is a new one. */
  RestoredNotice: ComponentType<RestoredNoticeProps> | null;
}

/** Returns identifiers for a new submission. They stay the same until the request changes. */
export function newSubmission(): Pick<RequestDraft, 'submissionId' | 'statusKey' | 'audioPath' | 'isTried'> {
  return {
    submissionId: crypto.randomUUID(),
    statusKey: newStatusKey(),
    audioPath: null,
    isTried: false,
  };
}

export function newDraft(): RequestDraft {
  return {
    ...newSubmission(),
    values: PRAYER_REQUEST_FORM_DEFAULTS,
    recording: null,
    take: null,
    isWaiting: false,
    RestoredNotice: null,
  };
}
