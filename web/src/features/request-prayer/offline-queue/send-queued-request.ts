import { prayerRequestFormSchema } from '@prayer-community/domain/request-form/prayer-request-form';
import { message } from '@prayer-community/i18n/text';
import { PATHS } from '../../../config/paths.ts';
import { onReconnect } from '../../../ui/connection/on-reconnect.ts';
import { showToast, type Toast } from '../../../ui/toast/toast.ts';
import { onDraftRemovedElsewhere, writeDraft } from '../draft/draft-storage.ts';
import type { RequestDraft } from '../draft/request-draft.ts';
import { forgetSentDraft, type RestoredDraft, restoreDraft } from '../draft/restore-draft.ts';
import { type SentRequest, sentRequest } from '../status-link/sent-request.ts';
import { SUBMITTED, sentToast } from '../submission/sent-toast.ts';
import { isRetryable } from '../submission/submission-errors.ts';
import { failureToast, TEXT_GOES_ALONE } from '../submission/submission-toasts.ts';
import { submitRequest } from '../submission/submit-request.ts';
import { isAutoSendEnabled } from './is-auto-send-enabled.ts';
import { queueState } from './queue-state.ts';
import { QUEUED } from './queue-toasts.ts';

const STILL_HERE: Toast = {
  title: message('Your prayer request is still here'),
  text: message('It wasn’t sent because you were offline. Please check it and send it now.'),
  kind: 'failure',
};

const RECORDING_MISSING: Toast = {
  title: STILL_HERE.title,
  text: message('Its recording couldn’t be saved on this device. Please check your request and send it now.'),
  kind: 'failure',
};

const INCOMPLETE: Toast = {
  title: STILL_HERE.title,
  text: message('It wasn’t sent because an answer is missing or invalid. Please check it and send it now.'),
  kind: 'failure',
};

let stopWatching: (() => void) | null = null;
let isUnderway = false;
let hasReconnected = false;

/**
 * Waits for a connection, then sends the queued request once.
 * @param isKnown whether the visitor knows that it waits. If not, a toast says so.
 */
export function awaitConnection(isKnown: boolean): void {
  queueState.set('waiting');
  if (!isKnown) {
    void showToast(QUEUED);
  }
  if (stopWatching === null) {
    const stops = [
      onReconnect(() => void sendQueuedRequest()),
      onDraftRemovedElsewhere(() => void sendQueuedRequest()),
    ];
    stopWatching = () => {
      for (const stop of stops) {
        stop();
      }
    };
  }
}

/** Tries to send the queued request now. Stops waiting for a connection if nothing is queued anymore. */
export async function sendQueuedRequest(): Promise<void> {
  hasReconnected = true;
  if (isUnderway) {
    return;
  }
  isUnderway = true;
  try {
    // Try again if the device reconnected while an offline attempt was failing.
    while (hasReconnected) {
      hasReconnected = false;
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
  queueState.set('sending');
  try {
    const obstacle = await findObstacle(draft);
    if (obstacle !== null) {
      await leaveToItsWriter(draft, obstacle);
      return;
    }
    const sent = await submit(draft);
    await forgetSentDraft(draft.submissionId);
    endWatch();
    // The next person at a kiosk must not find the private link.
    const isPlain = queueState.isShown() || window.location.pathname === PATHS.kiosk;
    const toast = isPlain ? SUBMITTED : sentToast(sent);
    queueState.setSent(sent);
    await showToast(toast);
  } catch (error) {
    if (isRetryable(error)) {
      queueState.set('waiting');
      console.warn('The request that waits could not be sent yet', error);
      return;
    }
    console.error('The request that waited was not taken', error);
    await leaveToItsWriter(draft, failureToast(error));
  }
}

/** Returns why the request must not be sent automatically. Null if it may be. */
async function findObstacle(draft: RestoredDraft): Promise<Toast | null> {
  if (!(await isAutoSendEnabled())) {
    return STILL_HERE;
  }
  if (draft.lacksRecording) {
    return RECORDING_MISSING;
  }
  // A request can be queued before the validation is loaded.
  return prayerRequestFormSchema.safeParse(draft.values).success ? null : INCOMPLETE;
}

async function leaveToItsWriter(draft: RequestDraft, why: Toast): Promise<void> {
  writeDraft({ ...draft, isWaiting: false });
  endWatch();
  queueState.set('stopped');
  await showToast(why);
}

async function submit(draft: RequestDraft): Promise<SentRequest | null> {
  const { submissionId, statusKey, values, recording, audioPath } = draft;
  const checked = prayerRequestFormSchema.parse(values);
  const hasStatusPage = await submitRequest(
    { submissionId, statusKey, values: checked, recording, audioPath, source: 'web', website: '' },
    {
      onUploadProgress: () => undefined,
      onUploaded: (path) => writeDraft({ ...draft, audioPath: path }),
      onUploadFailed: () => void showToast(TEXT_GOES_ALONE),
    },
  );
  return sentRequest(statusKey, values.email, hasStatusPage);
}

function endWatch(): void {
  stopWatching?.();
  stopWatching = null;
}
