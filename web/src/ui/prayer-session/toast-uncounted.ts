import { t } from '@prayer-community/i18n/text';
import { showToast } from '../toast/toast.ts';

export function toastUncounted(): void {
  void showToast({
    title: t('Prayer not counted'),
    text: t('We couldn’t count a prayer. Go back and press Prayed again.'),
    kind: 'failure',
  });
}
