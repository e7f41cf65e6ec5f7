import { message, t as translate } from '@prayer-community/i18n/text';
import { CallFailure } from '../../firebase/call-failure.ts';
import { showToast } from '../../ui/toast/toast.ts';

export const FAILURE_TEXTS = {
  load: message('Failed to load team members.'),
  edit: message('Failed to update member.'),
  role: message('Failed to update member role.'),
  status: message('Failed to update member status.'),
  resetEmail: message('Failed to send password reset email.'),
  password: message('Failed to change password.'),
  delete: message('Failed to delete member.'),
} as const;

const NO_EMAIL = message('No email address found for this member.');

/** Shows a failure toast, with the server's reason if it gave one. */
export function toastFailure(what: keyof typeof FAILURE_TEXTS, error: unknown): void {
  const hasReason = error instanceof CallFailure && error.code !== 'internal';
  const failed = translate(FAILURE_TEXTS[what]);
  const text = hasReason ? `${failed} ${error.message}` : failed;
  if (!hasReason) {
    console.error(failed, error);
  }
  void showToast({ title: translate('Error'), text, kind: 'failure' });
}

/** Shows the server's reason for a refusal. The reason already says what failed. */
export function toastRefusal(reason: string): void {
  void showToast({ title: translate('Error'), text: reason, kind: 'failure' });
}

export function toastNotLoaded(): void {
  void showToast({ title: translate('Error'), text: FAILURE_TEXTS.load, kind: 'failure' });
}

export function toastNoEmail(): void {
  void showToast({ title: translate('Error'), text: NO_EMAIL, kind: 'failure' });
}

export function toastSuccess(title: string, text: string): void {
  void showToast({ title, text, kind: 'success' });
}
