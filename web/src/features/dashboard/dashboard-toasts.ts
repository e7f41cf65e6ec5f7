import type { PrayerRequest } from '@prayer-community/domain/prayer-request/prayer-request';
import type { RequestAction } from '@prayer-community/domain/prayer-request/request-transitions';
import { type Message, message, t } from '@prayer-community/i18n/text';
import { STATUS_LABELS } from '../../ui/team/request-labels.ts';
import { errorToast } from '../../ui/toast/error-toast.ts';
import { showToast, type Toast } from '../../ui/toast/toast.ts';
import { LONG_TOAST_MS } from '../../ui/toast/toast-durations.ts';
import { undoOffer } from '../../ui/toast/undo-offer.ts';

/** Failure messages of the dashboard. */
export const FAILURE_TEXTS = {
  loadRequests: message('Failed to load prayer requests.'),
  loadTeam: message('Failed to load team members.'),
  assign: message('Failed to assign member.'),
  claim: message('Failed to take request.'),
  unassign: message('Failed to unassign member.'),
  giveBack: message('Failed to give back request.'),
  markPrayedFor: message('Failed to update status.'),
  undoPrayedFor: message('Failed to update status.'),
  close: message('Failed to close request.'),
  reopen: message('Failed to reopen request.'),
  comeBack: message('Failed to save the date.'),
  samePerson: message('Failed to save your answer.'),
  markListened: message('Failed to mark as listened.'),
  postNote: message('Failed to post notes.'),
  availability: message('Failed to update availability.'),
  preferences: message('Failed to update notification preferences.'),
  languages: message('Failed to update your languages.'),
} as const;

/** What staff did. `prayWithoutContact` marks a request whose requester did not ask to be contacted. */
type Done = RequestAction | 'prayWithoutContact' | 'postNote';

const SUCCESSES: Record<Done, { title: Message; text: Message }> = {
  assign: { title: message('Member assigned'), text: message('The request has been assigned.') },
  claim: { title: message('Request taken'), text: message('The request is assigned to you.') },
  unassign: { title: message('Member unassigned'), text: message('The request is new again.') },
  giveBack: { title: message('Request given back'), text: message('The request is new again.') },
  markPrayedFor: { title: message('Marked as prayed for'), text: message('The contact was recorded.') },
  prayWithoutContact: { title: message('Marked as prayed for'), text: message('Your prayer was recorded.') },
  undoPrayedFor: { title: message('Undone @request'), text: message('The request is assigned again.') },
  close: { title: message('Request closed'), text: message('The request has been moved to the archive.') },
  reopen: { title: message('Request reopened'), text: message('The request is new again.') },
  postNote: { title: message('Note posted'), text: message('Your note has been added to the request.') },
};

/** Toasts for what could not be loaded. */
export const NOT_LOADED = {
  requests: errorToast(FAILURE_TEXTS.loadRequests),
  team: errorToast(FAILURE_TEXTS.loadTeam),
} as const satisfies Record<string, Toast>;

/** Shows what failed, and logs the error. */
export function toastFailure(what: keyof typeof FAILURE_TEXTS, error: unknown): void {
  console.error(FAILURE_TEXTS[what].text, error);
  void showToast(errorToast(FAILURE_TEXTS[what]));
}

/**
 * Confirms an action, and offers to undo it if possible. Replaces the toast of an earlier action on the same request.
 * @param assignee the name of the member who was assigned. Null if unknown, or for another action.
 */
export function toastSuccess(
  what: Done,
  requestId: string,
  undo: (() => void) | null,
  assignee: string | null,
): void {
  void showToast({
    ...SUCCESSES[what],
    ...(assignee !== null && { title: t('Assigned to {name}', { name: assignee }) }),
    id: what === 'postNote' ? undefined : `request-${requestId}`,
    kind: 'success',
    ...(undo && undoOffer(undo)),
  });
}

/**
 * Says that someone else changed the request first, and what its status is now.
 * @param current the current request. Null if the reader may no longer see it.
 * @param who the name of the member who changed it. Null if unknown.
 */
export function toastOvertaken(
  current: Pick<PrayerRequest<unknown>, 'status'> | null,
  who: string | null,
): void {
  const changed = t('{name} changed this request just before you.', {
    name: who ?? t('Someone else @staff'),
  });
  const state =
    current === null
      ? t('You no longer have access to it.')
      : t('Its status is now: {status}.', { status: t(STATUS_LABELS[current.status]) });
  void showToast({
    title: t('Request already changed'),
    text: `${changed} ${state} ${t('Your change was not saved.')}`,
    kind: 'failure',
    durationMs: LONG_TOAST_MS,
  });
}

/** Says that the reader's earlier change of the request has to be saved first. */
export function toastUnderway(): void {
  void showToast({
    title: t('Still saving'),
    text: t('Your last change of this request is still being saved. Please try again in a moment.'),
    kind: 'failure',
    durationMs: LONG_TOAST_MS,
  });
}

/** Says that a request is out of reach. The reader's own closing may have succeeded, although its answer was lost. */
export function toastClosedOrHidden(): void {
  void showToast({
    title: t('Request already changed'),
    text: t('The request is closed, or you no longer have access to it.'),
    kind: 'failure',
    durationMs: LONG_TOAST_MS,
  });
}

/**
 * Tells the reader who has already taken the request.
 * @param who the name of that member. Null if unknown.
 */
export function toastClaimed(who: string | null): void {
  void showToast({
    title: t('Request already taken'),
    text: t('{name} has taken this request.', { name: who ?? t('Someone else @staff') }),
    kind: 'failure',
    durationMs: LONG_TOAST_MS,
  });
}

/** Tells the reader that a request left the list while a dialog was open for it. */
export function toastRemoved(): void {
  void showToast({
    title: t('Request already changed'),
    text: t('Someone else changed this request, and it’s no longer in this list. Your change was not saved.'),
    kind: 'failure',
    durationMs: LONG_TOAST_MS,
  });
}
