import { message } from '@prayer-community/i18n/text';
import { errorToast } from '../../ui/toast/error-toast.ts';
import { successToast } from '../../ui/toast/success-toast.ts';
import { showToast, type Toast } from '../../ui/toast/toast.ts';
import { toastCallFailure } from '../../ui/toast/toast-call-failure.ts';

export const FAILURE_TEXTS = {
  load: message('Failed to load team members.'),
  edit: message('Failed to update member.'),
  role: message('Failed to update member role.'),
  status: message('Failed to update member status.'),
  resetEmail: message('Failed to send password reset email.'),
  password: message('Failed to change password.'),
  delete: message('Failed to delete member.'),
} as const;

export const NOT_LOADED: Toast = errorToast(FAILURE_TEXTS.load);

const NO_EMAIL = message('No email address found for this member.');

/** Shows what failed, with the server's reason if it gave one. Otherwise logs the error. */
export function toastFailure(what: keyof typeof FAILURE_TEXTS, error: unknown): void {
  toastCallFailure(FAILURE_TEXTS[what], error);
}

/** Shows the server's reason for a refusal. The reason already says what failed. */
export function toastRefusal(reason: string): void {
  void showToast(errorToast(reason));
}

export function toastNoEmail(): void {
  void showToast(errorToast(NO_EMAIL));
}

export function toastSuccess(title: string, text: string): void {
  void showToast(successToast(title, text));
}
