import { isBlank } from '@prayer-community/domain/fields/visible-text';
import { toContactInfo, toPrayerData } from '@prayer-community/domain/request-form/prayer-data';
import type { PrayerRequestForm } from '@prayer-community/domain/request-form/prayer-request-form';
import { isReusableUpload, recordingPath } from '@prayer-community/domain/request-form/recording-path';
import type { FormSource } from '@prayer-community/domain/request-form/request-choices';
import { SUBMISSION_REFUSALS } from '@prayer-community/domain/request-form/submit-prayer-request';
import type { Language } from '@prayer-community/i18n/language';
import { activeLanguage } from '@prayer-community/i18n/text';
import { CallFailure, unreachable } from '../../../firebase/call-failure.ts';
import { callOrThrow } from '../../../firebase/call-or-throw.ts';
import { CallRefusal } from '../../../firebase/call-refusal.ts';
import { currentIdentity } from '../../../ui/identity/identity.ts';
import { RecordingUploadError } from './submission-errors.ts';

/** Error codes of calls that tell that another call would fail as well. A request needs no sign-in but the attestation. */
const TEXT_FAILS_TOO: ReadonlySet<string> = new Set(['unreachable', 'unauthenticated']);

export interface OutgoingRequest {
  submissionId: string;
  statusKey: string;
  values: PrayerRequestForm;
  recording: Blob | null;
  /** The path of an earlier upload. Reused until it may have been deleted. */
  audioPath: string | null;
  source: FormSource;
  /** The honeypot field. */
  website: string;
  /** The language it was written in, if that may not be the language of the page. */
  language?: Language | undefined;
}

export interface SubmissionEvents {
  onUploadProgress: (fraction: number) => void;
  onUploaded: (audioPath: string) => void;
  /** Called when the request itself is about to be sent. */
  onCall?: () => void;
  /** Called if the text will be sent without the recording. Null if it must not be. */
  onUploadFailed: ((error: unknown) => void) | null;
}

export type SubmissionOutcome =
  /** `hasStatusPage` is true if the status key now opens a status page. */
  | { state: 'stored'; hasStatusPage: boolean }
  /** Another copy of the form has sent a different request under this id. */
  | { state: 'otherStored' };

/**
 * Sends a prayer request: the recording first, then the request that refers to it.
 * @throws CallFailure, RecordingUploadError
 */
export async function submitRequest(
  request: OutgoingRequest,
  events: SubmissionEvents,
): Promise<SubmissionOutcome> {
  if (!navigator.onLine) {
    throw unreachable();
  }
  const audioPath = await deliverRecording(request, events);
  const { submissionId, statusKey, values, website, source } = request;
  events.onCall?.();
  try {
    const { hasStatusPage } = await callOrThrow('submitPrayerRequest', {
      submissionId,
      prayerData: toPrayerData(values, currentIdentity()?.asks.consent !== false),
      contactData: toContactInfo(values),
      audioPath,
      statusKey,
      website,
      source,
      language: request.language ?? activeLanguage(),
    });
    return { state: 'stored', hasStatusPage: hasStatusPage ?? false };
  } catch (error) {
    if (error instanceof CallRefusal && error.isFor(SUBMISSION_REFUSALS.otherStored)) {
      return { state: 'otherStored' };
    }
    throw error;
  }
}

/** Uploads the recording if necessary and returns its path. Null if there is none or the text must be sent without it. */
async function deliverRecording(request: OutgoingRequest, events: SubmissionEvents): Promise<string | null> {
  const { recording, audioPath, submissionId, source, values } = request;
  const now = Date.now();
  if (recording === null || (audioPath !== null && isReusableUpload(audioPath, now))) {
    return audioPath;
  }
  const upload = await loadUpload();
  if (upload instanceof CallFailure) {
    // Only the site's form can wait, because the others store nothing.
    const goesAlone = source !== 'web' && navigator.onLine && !isBlank(values.prayerText);
    if (!goesAlone) {
      throw upload;
    }
    events.onUploadFailed?.(upload);
    return null;
  }
  // A new name for each attempt, so that an upload stored unnoticed is never overwritten.
  const path = recordingPath(submissionId, now);
  try {
    await callOrThrow('issueUploadTicket', { audioPath: path });
    await upload.uploadRecording(path, recording, events.onUploadProgress);
  } catch (cause) {
    const goOn = isBlank(values.prayerText) ? null : events.onUploadFailed;
    // If the server is unreachable or accepts nothing from this browser, the text would not arrive either, so both wait.
    if (cause instanceof CallFailure && (goOn === null || TEXT_FAILS_TOO.has(cause.code))) {
      throw cause;
    }
    if (!navigator.onLine || (goOn === null && hasTimedOut(cause))) {
      throw unreachable(cause);
    }
    if (goOn === null) {
      throw new RecordingUploadError('The recording could not be uploaded.', { cause });
    }
    goOn(cause);
    return null;
  }
  events.onUploaded(path);
  return path;
}

/** Returns the failure if the code cannot be loaded. */
async function loadUpload(): Promise<typeof import('./upload-recording.ts') | CallFailure> {
  try {
    return await import('./upload-recording.ts');
  } catch (cause) {
    return unreachable(cause);
  }
}

/** The SDK has tried for as long as it may, which a slow network also causes. */
function hasTimedOut(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'storage/retry-limit-exceeded';
}
