import { shownText, t } from '@prayer-community/i18n/text';
import type { Confirmation } from '../../../ui/confirm-dialog.tsx';
import { successToast } from '../../../ui/toast/success-toast.ts';
import { showToast, type Toast } from '../../../ui/toast/toast.ts';
import { CIRCLE_TOASTS } from '../circle-toasts.ts';

interface PrayerActions {
  pray: (prayerId: string) => Promise<void>;
  markAnswered: (prayerId: string) => Confirmation;
  takeDown: (prayerId: string) => Confirmation;
}

const loadWrites = () => import('../circle-writes.ts');

/** Actions on the prayers of a circle. A failure shows a toast. */
export function prayerActions(circleId: string, uid: string): PrayerActions {
  return {
    pray: (prayerId) =>
      attempt(CIRCLE_TOASTS.notPrayed, async () => (await loadWrites()).prayForIt(circleId, prayerId, uid)),
    markAnswered: (prayerId) => ({
      title: t('Mark this prayer as answered?'),
      text: t('Every member sees it as answered. This action cannot be undone.'),
      confirmLabel: t('Mark as Answered'),
      isHarmless: true,
      onConfirm: () =>
        attempt(CIRCLE_TOASTS.notAnswered, async () => {
          await (await loadWrites()).markAnswered(circleId, prayerId);
          void showToast(successToast(t('Marked as answered'), t('The circle gives thanks with you.')));
        }),
    }),
    takeDown: (prayerId) => ({
      title: t('Delete this prayer?'),
      text: t('It will be deleted for every member. This action cannot be undone.'),
      confirmLabel: t('Delete'),
      onConfirm: () =>
        attempt(CIRCLE_TOASTS.notTakenDown, async () => {
          await (await loadWrites()).takeDownPrayer(circleId, prayerId);
          void showToast(CIRCLE_TOASTS.takenDown);
        }),
    }),
  };
}

async function attempt(failure: Toast, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    console.error(shownText(failure.text), error);
    void showToast(failure);
  }
}
