import { prayerRequestFormSchema } from '@prayer-community/domain/request-form/prayer-request-form';
import { type Message, message } from '@prayer-community/i18n/text';
import { isUnreachable, unreachable } from '../../../firebase/call-failure.ts';
import { onReconnect, RETRY_MS } from '../../../ui/connection/on-reconnect.ts';
import { isFramed, isKiosk } from '../../../ui/page-context.ts';
import { showToast, type Toast } from '../../../ui/toast/toast.ts';
import { isDraftQueued, isDraftStored, onDraftRemovedElsewhere, writeDraft } from '../draft/draft-storage.ts';
import { writeRecording } from '../draft/recording-storage.ts';
import { newSubmission, type RequestDraft } from '../draft/request-draft.ts';
import { forgetSentDraft, type RestoredDraft, restoreDraft } from '../draft/restore-draft.ts';
import { sentRequest } from '../status-link/sent-request.ts';
import { SUBMITTED, sentToast } from '../submission/sent-toast.ts';
import { failureToast } from '../submission/submission-toasts.ts';
import { type SubmissionOutcome, submitRequest } from '../submission/submit-request.ts';
import { isAutoSendEnabled } from './is-auto-send-enabled.ts';
import { queueState } from './queue-state.ts';
import { notSentToast, QUEUED } from './queue-toasts.ts';
import { retryPauseMs } from './retry-pause.ts';

const OBSTACLES = {
  autoSendOff: message('It wasn’t sent because you were offline. Please check it and send it now.'),
  recordingMissing: message(
    'Its recording couldn’t be saved on this device. Please check your request and send it now.',
  ),
  otherSent: message(
    'Another request was already sent from this form. Please check this one and send it now.',
  ),
  incomplete: message(
    'It wasn’t sent because an answer is missing or invalid. Please check it and send it now.',
  ),
} as const;

/** The browser may read its database again soon. After these attempts of a page, its writer is told. */
const MAX_UNREADABLE_ATTEMPTS = 10;

let unreadableAttempts = 0;
let stopWatching: (() => void) | null = null;
let isUnderway = false;
let isAttemptDue = false;
/** True if the server could not be reached on this connection. The form then stays usable during further attempts. */
let hasFailed = false;

/**
 * Starts watching for a connection. Once there is one, the queued request is sent.
 * @param isKnown whether the visitor knows that it waits. If not, a toast says so.
 */
export function watchForConnection(isKnown: boolean): void {
  hasFailed = true;
  queueState.set('waiting');
  if (!isKnown) {
    void showToast(QUEUED);
  }
  watch(RETRY_MS);
}

/**
 * Sends the queued request now or once there is a connection. Does nothing if this tab already watches for one, or in a
 * frame, which could not open the private link.
 */
export async function resumeQueue(): Promise<void> {
  if (stopWatching === null && !isFramed()) {
    watchForConnection(true);
    hasFailed = false;
    await sendQueuedRequest();
  }
}

/** @param retryMs when to try again, counted from now, unless an event calls for it earlier */
function watch(retryMs: number): void {
  endWatch();
  const stops = [onReconnect(retry, retryMs, true), onDraftRemovedElsewhere(() => void sendQueuedRequest())];
  stopWatching = () => {
    for (const stop of stops) {
      stop();
    }
  };
}

/** Ignores time that passes during an attempt, so that the request can be changed or canceled after it. */
function retry(event?: Event): void {
  const isReconnected = event?.type === 'online';
  if (isReconnected) {
    hasFailed = false;
  }
  if (!isUnderway || isReconnected) {
    void sendQueuedRequest();
  }
}

/** Tries to send the queued request now. Stops waiting for a connection if nothing is queued anymore. */
export async function sendQueuedRequest(): Promise<void> {
  isAttemptDue = true;
  if (isUnderway) {
    return;
  }
  isUnderway = true;
  try {
    // The device may have reconnected while an offline attempt was failing.
    while (isAttemptDue) {
      isAttemptDue = false;
      await tryOnce();
    }
  } finally {
    isUnderway = false;
  }
}

async function tryOnce(): Promise<void> {
  const draft = await restoreDraft();
  if (draft.isWaiting) {
    await send(draft);
  } else if (stopWatching !== null) {
    endWatch();
    queueState.set('gone');
  }
}

async function send(draft: RestoredDraft): Promise<void> {
  try {
    if (!navigator.onLine) {
      throw unreachable();
    }
    if (draft.hasUnreadableRecording && unreadableAttempts < MAX_UNREADABLE_ATTEMPTS) {
      unreadableAttempts += 1;
      watch(RETRY_MS);
      queueState.set('delayed');
      return;
    }
    if (!draft.hasUnreadableRecording) {
      unreadableAttempts = 0;
    }
    if (!hasFailed) {
      queueState.set('sending');
    }
    const obstacle = await findObstacle(draft);
    if (obstacle !== null) {
      await stopQueue(draft, obstacle);
      return;
    }
    await deliver(draft);
  } catch (error) {
    if (!isStillQueued(draft)) {
      isAttemptDue = true;
      console.warn('An attempt ended for a request that is no longer queued', error);
      return;
    }
    const pauseMs = retryPauseMs(error);
    if (pauseMs !== null) {
      // An attempt that is due is the first one on a new connection.
      hasFailed ||= !isAttemptDue;
      watch(pauseMs);
      queueState.set(isUnreachable(error) ? 'waiting' : 'delayed');
      console.warn('The queued request could not be sent yet', error);
      return;
    }
    console.error('The queued request was rejected', error);
    await stopQueue(draft, failureToast(error).text);
  } finally {
    queueState.setStoppable(true);
  }
}

async function deliver(draft: RestoredDraft): Promise<void> {
  const outcome = await submit(draft);
  if (outcome.state === 'stored') {
    await confirmStored(draft, outcome.hasStatusPage);
  } else if (queueState.isShown() || !isStillQueued(draft)) {
    // The open form has the old id, so only the form can replace it.
    await stopQueue(draft, OBSTACLES.otherSent);
  } else {
    await send(await renewed(draft));
  }
}

async function confirmStored(draft: RestoredDraft, hasStatusPage: boolean): Promise<void> {
  const sent = sentRequest(draft.statusKey, draft.values.email, hasStatusPage);
  await forgetSentDraft(draft.submissionId);
  // The visitor may have changed the request during the attempt and queued it again, under another id.
  const isOtherQueued = isDraftQueued();
  // The next person at a kiosk must not find the private link.
  const isPlain = isKiosk() || (queueState.isShown() && !isOtherQueued);
  const toast = isPlain ? SUBMITTED : sentToast(sent);
  if (isOtherQueued) {
    isAttemptDue = true;
  } else {
    endWatch();
    queueState.setSent(sent);
  }
  await showToast(toast);
}

/** Returns why the request must not be sent automatically. Null if it may be. */
async function findObstacle(draft: RestoredDraft): Promise<Message | null> {
  if (!(await isAutoSendEnabled())) {
    return OBSTACLES.autoSendOff;
  }
  if (draft.lacksRecording) {
    return OBSTACLES.recordingMissing;
  }
  // A request can be queued before the validation is loaded.
  return prayerRequestFormSchema.safeParse(draft.values).success ? null : OBSTACLES.incomplete;
}

/** Leaves a recording that could not be read for the next page load, unless the form is open and shows that it lacks one. */
async function stopQueue(draft: RestoredDraft, text: Toast['text']): Promise<void> {
  if (!isStillQueued(draft)) {
    isAttemptDue = true;
    return;
  }
  const hasRecording = draft.values.hasRecording || draft.hasUnreadableRecording;
  writeDraft({ ...draft, values: { ...draft.values, hasRecording }, isWaiting: false });
  endWatch();
  queueState.set('stopped');
  await showToast(notSentToast(text));
}

/** False if another tab has sent the draft, or the visitor has changed it, since it was read. It must not be written then. */
function isStillQueued({ submissionId }: RequestDraft): boolean {
  return isDraftQueued() && isDraftStored(submissionId);
}

/** @throws Error if the draft must not be sent anymore */
function requireQueued(draft: RequestDraft): void {
  if (!isStillQueued(draft)) {
    throw new Error('The request is no longer queued.');
  }
}

/** Stores the draft as a new request, because a different one is stored under its id. */
async function renewed(draft: RestoredDraft): Promise<RestoredDraft> {
  const next = { ...draft, ...newSubmission(), isTried: true };
  if (next.recording !== null) {
    await writeRecording(next.submissionId, next.recording);
  }
  writeDraft(next);
  return next;
}

async function submit(draft: RequestDraft): Promise<SubmissionOutcome> {
  requireQueued(draft);
  const { submissionId, statusKey, values, recording, audioPath, language } = draft;
  const checked = prayerRequestFormSchema.parse(values);
  return submitRequest(
    { submissionId, statusKey, values: checked, recording, audioPath, source: 'web', website: '', language },
    {
      onUploadProgress: () => undefined,
      onUploaded: (path) => {
        requireQueued(draft);
        queueState.set('sending');
        writeDraft({ ...draft, audioPath: path });
      },
      onCall: () => queueState.setStoppable(false),
      // Nobody is there to decide about sending the text without the recording.
      onUploadFailed: null,
    },
  );
}

function endWatch(): void {
  stopWatching?.();
  stopWatching = null;
}
