import { DISTRIBUTION_MESSAGES } from '@prayer-community/domain/distribution/distribution-form';
import { message, t } from '@prayer-community/i18n/text';
import { errorToast } from '../../ui/toast/error-toast.ts';
import { successToast } from '../../ui/toast/success-toast.ts';
import { showToast, type Toast } from '../../ui/toast/toast.ts';

export const FAILURE_TEXTS = {
  load: message('Failed to load distribution data.'),
  add: message('Failed to add member to distribution list.'),
  method: message('Failed to update notification settings.'),
  lists: message('Failed to update distribution.'),
} as const;

export const NOT_LOADED: Toast = errorToast(FAILURE_TEXTS.load);

/** Shows what failed, and logs the error. */
export function toastFailure(what: keyof typeof FAILURE_TEXTS, error: unknown): void {
  console.error(FAILURE_TEXTS[what].text, error);
  void showToast(errorToast(FAILURE_TEXTS[what]));
}

export function toastAlreadyAdded(): void {
  void showToast({
    title: t('Already Added'),
    text: DISTRIBUTION_MESSAGES.alreadyListed,
    kind: 'failure',
  });
}

export function toastSuccess(title: string, message: string): void {
  void showToast(successToast(title, message));
}
