import { t } from '@prayer-community/i18n/text';
import { CallFailure } from '../../firebase/call-failure.ts';
import { isPermissionDenied } from '../../firebase/is-permission-denied.ts';
import { showToast } from '../toast/toast.ts';

/** Advises pressing again only if that can count the prayer. */
export function toastUncounted(error: unknown): void {
  void showToast({ title: t('Prayer not counted'), text: uncountedText(error), kind: 'failure' });
}

function uncountedText(error: unknown): string {
  if (error instanceof CallFailure) {
    return error.message;
  }
  return isPermissionDenied(error)
    ? t('We couldn’t count a prayer.')
    : t('We couldn’t count a prayer. Go back and press Prayed again.');
}
