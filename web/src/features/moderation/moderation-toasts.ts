import type { ModerationAction, WallStatus } from '@prayer-community/domain/belief-wall/wall-moderation';
import { type Message, message, t } from '@prayer-community/i18n/text';
import { errorToast } from '../../ui/toast/error-toast.ts';
import { successToast } from '../../ui/toast/success-toast.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { LONG_TOAST_MS } from '../../ui/toast/toast-durations.ts';
import { undoOffer } from '../../ui/toast/undo-offer.ts';

const ACTION_LABELS: Record<Exclude<ModerationAction, 'keep'>, Message> = {
  approve: message('Approve'),
  hide: message('Hide'),
  restore: message('Restore'),
  edit: message('Edit Text'),
  unmark_answered: message('Unmark Answered'),
};

export function actionLabel(action: ModerationAction, status: WallStatus): string {
  if (action === 'keep') {
    return status === 'hidden' ? t('Keep Hidden') : t('Keep on Wall');
  }
  return t(ACTION_LABELS[action]);
}

const DONE: Record<ModerationAction, { title: Message; text: Message }> = {
  approve: { title: message('Post approved'), text: message('It’s now on the wall.') },
  hide: { title: message('Post hidden'), text: message('It’s no longer on the wall.') },
  restore: { title: message('Post restored'), text: message('It’s back on the wall.') },
  keep: {
    title: message('Post kept'),
    text: message('Its reports are resolved, and the post is unchanged.'),
  },
  edit: { title: message('Text changed'), text: message('The post shows the new text.') },
  unmark_answered: {
    title: message('No longer answered'),
    text: message('The post is open for prayer again.'),
  },
};

export function toastDecided(action: ModerationAction, undo: () => void): void {
  void showToast({
    ...DONE[action],
    kind: 'success',
    ...undoOffer(undo),
  });
}

export function toastUndone(): void {
  void showToast(successToast(t('Undone'), t('The post is back to its previous state.')));
}

export function toastDismissed(): void {
  void showToast(successToast(t('Reports dismissed'), t('Nothing is left to decide about this post.')));
}

/** Says that a decision was not stored. The post may have changed. */
export function toastNotDecided(): void {
  void showToast(errorToast(t('Failed to save your decision. Someone else may have just decided.')));
}

/** Says that the text of a post was not stored because someone else has changed it, and what to do. */
export function toastChangedByOther(): void {
  void showToast({
    ...errorToast(
      t('Someone else changed this post, so your text was not saved. Copy it, then open the post again.'),
    ),
    durationMs: LONG_TOAST_MS,
  });
}
