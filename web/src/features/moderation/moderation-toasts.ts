import type { ModerationAction, WallStatus } from '@prayer-community/domain/belief-wall/wall-moderation';
import { text } from '@prayer-community/domain/texts/text';
import { showToast } from '../../ui/toast/toast.ts';

const ACTION_LABELS: Record<Exclude<ModerationAction, 'keep'>, string> = {
  approve: text('Approve'),
  hide: text('Hide'),
  restore: text('Restore'),
  edit: text('Edit Text'),
  unmark_answered: text('Unmark Answered'),
};

/** What the button of an action says, for a post in that place. */
export function actionLabel(action: ModerationAction, status: WallStatus): string {
  if (action === 'keep') {
    return status === 'hidden' ? text('Keep Hidden') : text('Keep on Wall');
  }
  return ACTION_LABELS[action];
}

const DONE: Record<ModerationAction, { title: string; text: string }> = {
  approve: { title: text('Post approved'), text: text('It’s now on the wall.') },
  hide: { title: text('Post hidden'), text: text('It’s no longer on the wall.') },
  restore: { title: text('Post restored'), text: text('It’s back on the wall.') },
  keep: { title: text('Post kept'), text: text('Its reports are resolved, and the post is unchanged.') },
  edit: { title: text('Text changed'), text: text('The post shows the new text.') },
  unmark_answered: { title: text('No longer answered'), text: text('The post is open for prayer again.') },
};

/** How long the way back is offered. */
const UNDO_OFFER_MS = 10_000;

/** Tells that a decision is made, and offers the way back. */
export function toastDecided(action: ModerationAction, undo: () => void): void {
  void showToast({
    ...DONE[action],
    kind: 'success',
    action: { label: text('Undo'), onPress: undo },
    durationMs: UNDO_OFFER_MS,
  });
}

/** Tells that a decision is taken back. */
export function toastTakenBack(): void {
  void showToast({
    title: text('Undone'),
    text: text('The post is back to its previous state.'),
    kind: 'success',
  });
}

/** Tells that a decision was not stored: the post may have changed meanwhile. */
export function toastNotDecided(): void {
  void showToast({
    title: text('Error'),
    text: text('Failed to save your decision. Someone else may have just decided.'),
    kind: 'failure',
  });
}
