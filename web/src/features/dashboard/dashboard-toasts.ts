import type { PrayerRequest } from '@prayer-community/domain/prayer-request/prayer-request';
import type { RequestAction } from '@prayer-community/domain/prayer-request/request-transitions';
import { text } from '@prayer-community/domain/texts/text';
import { STATUS_LABELS } from '../../ui/team/request-labels.ts';
import { showToast } from '../../ui/toast/toast.ts';

/** What fails on the dashboard, in the words of section 8 of the specification. */
export const FAILURE_TEXTS = {
  loadRequests: text('Failed to load prayer requests.'),
  loadTeam: text('Failed to load team members.'),
  assign: text('Failed to assign member.'),
  claim: text('Failed to take request.'),
  unassign: text('Failed to unassign member.'),
  giveBack: text('Failed to give back request.'),
  markPrayedFor: text('Failed to update status.'),
  takeBackPrayedFor: text('Failed to update status.'),
  close: text('Failed to close request.'),
  reopen: text('Failed to reopen request.'),
  comeBack: text('Failed to save the date.'),
  samePerson: text('Failed to save your answer.'),
  markListened: text('Failed to mark as listened.'),
  postNote: text('Failed to post notes.'),
  availability: text('Failed to update availability.'),
  preferences: text('Failed to update notification preferences.'),
} as const;

/** What was done, as the toast tells it. */
const SUCCESSES: Record<RequestAction | 'postNote', { title: string; text: string }> = {
  assign: { title: text('Member assigned'), text: text('The request has been assigned.') },
  claim: { title: text('Request taken'), text: text('The request is assigned to you.') },
  unassign: { title: text('Member unassigned'), text: text('The request is new again.') },
  giveBack: { title: text('Request given back'), text: text('The request is new again.') },
  markPrayedFor: { title: text('Marked as prayed for'), text: text('The contact was recorded.') },
  takeBackPrayedFor: { title: text('Undone @request'), text: text('The request is assigned again.') },
  close: { title: text('Request closed'), text: text('The request has been moved to the archive.') },
  reopen: { title: text('Request reopened'), text: text('The request is new again.') },
  postNote: { title: text('Note posted'), text: text('Your note has been added to the request.') },
};

/** How long the way back is offered. */
const UNDO_OFFER_MS = 10_000;

/** Tells that something failed. */
export function toastFailure(what: keyof typeof FAILURE_TEXTS): void {
  void showToast({ title: text('Error'), text: FAILURE_TEXTS[what], kind: 'failure' });
}

/** Tells that an action is done, and offers the way back where there is one; that of an earlier action on the request ends. */
export function toastSuccess(
  what: RequestAction | 'postNote',
  requestId: string,
  undo: (() => void) | null,
): void {
  void showToast({
    ...SUCCESSES[what],
    id: what === 'postNote' ? undefined : `request-${requestId}`,
    kind: 'success',
    ...(undo && { action: { label: text('Undo'), onPress: undo }, durationMs: UNDO_OFFER_MS }),
  });
}

/**
 * Tells that somebody else was faster, and where the request stands now.
 * @param current the request as it is; null where the reader may not see it any more
 * @param who the name of the one who changed it, where it is known
 */
export function toastOvertaken(
  current: Pick<PrayerRequest<unknown>, 'status'> | null,
  who: string | null,
): void {
  const changed = text('{name} changed this request just before you.', {
    name: who ?? text('Someone else @staff'),
  });
  const state =
    current === null
      ? text('You no longer have access to it.')
      : text('It is now: {status}.', { status: STATUS_LABELS[current.status] });
  void showToast({
    title: text('Request already changed'),
    text: `${changed} ${state} ${text('Your change was not saved.')}`,
    kind: 'failure',
    durationMs: UNDO_OFFER_MS,
  });
}

/** Tells who has the request that the reader tried to take: their name, where it is known. */
export function toastClaimed(who: string | null): void {
  void showToast({
    title: text('Request already taken'),
    text: text('{name} has taken this request.', { name: who ?? text('Someone else @staff') }),
    kind: 'failure',
    durationMs: UNDO_OFFER_MS,
  });
}

/** Tells that a request left the list while a dialog was open for it. */
export function toastRemoved(): void {
  void showToast({
    title: text('Request already changed'),
    text: text(
      'Someone else changed this request, and it’s no longer in this list. Your change was not saved.',
    ),
    kind: 'failure',
    durationMs: UNDO_OFFER_MS,
  });
}

/** Tells that a member's availability was changed. */
export function toastAvailability(saved: string): void {
  void showToast({ title: text('Availability updated'), text: saved, kind: 'success' });
}
