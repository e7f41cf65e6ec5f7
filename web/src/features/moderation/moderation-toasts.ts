import type { ModerationAction, PostPlace } from '@prayer-community/domain/wall-moderation';
import { showToast } from '../../ui/toast/toast.ts';

const ACTION_LABELS: Record<Exclude<ModerationAction, 'keep'>, string> = {
  approve: 'Approve',
  hide: 'Hide',
  restore: 'Restore',
  edit: 'Edit Words',
  unmark_answered: 'Unmark Answered',
};

/** What the button of an action says, for a post in that place. */
export function actionLabel(action: ModerationAction, place: PostPlace): string {
  if (action === 'keep') {
    return place === 'hidden' ? 'Keep Hidden' : 'Keep on Wall';
  }
  return ACTION_LABELS[action];
}

const DONE: Record<ModerationAction, { title: string; text: string }> = {
  approve: { title: 'Post approved', text: 'It now hangs on the wall.' },
  hide: { title: 'Post hidden', text: 'It has left the wall.' },
  restore: { title: 'Post restored', text: 'It hangs on the wall again.' },
  keep: { title: 'Post kept', text: 'Its reports are settled, and it stays where it is.' },
  edit: { title: 'Words changed', text: 'The post shows the new words.' },
  unmark_answered: { title: 'No longer answered', text: 'The post asks for prayer again.' },
};

/** How long the way back is offered. */
const UNDO_OFFER_MS = 10_000;

/** Tells that a decision is made, and offers the way back. */
export function toastDecided(action: ModerationAction, undo: () => void): void {
  void showToast({
    ...DONE[action],
    kind: 'success',
    action: { label: 'Undo', onPress: undo },
    durationMs: UNDO_OFFER_MS,
  });
}

/** Tells that a decision is taken back. */
export function toastTakenBack(): void {
  void showToast({ title: 'Taken back', text: 'The post is as it was before.', kind: 'success' });
}

/** Tells that a decision was not stored: the post may have changed meanwhile. */
export function toastNotDecided(): void {
  void showToast({
    title: 'Error',
    text: 'Failed to save your decision. Someone else may have decided just before you.',
    kind: 'failure',
  });
}
