import { text as say } from '@prayer-community/domain/texts/text';
import { CallFailure } from '../../firebase/call-failure.ts';
import { showToast } from '../../ui/toast/toast.ts';

/** What fails in User Management, in the words of section 8 of the specification. */
export const FAILURE_TEXTS = {
  load: say('Failed to load team members.'),
  edit: say('Failed to update member.'),
  role: say('Failed to update member role.'),
  status: say('Failed to update member status.'),
  resetEmail: say('Failed to send password reset email.'),
  password: say('Failed to change password.'),
  delete: say('Failed to delete member.'),
} as const;

/** Section 5 of the specification. */
const NO_EMAIL = say('No email address found for this member.');

/** Tells that something was not done, and the server's reason where it gave one. */
export function toastFailure(what: keyof typeof FAILURE_TEXTS, error: unknown): void {
  const hasReason = error instanceof CallFailure && error.code !== 'internal';
  const text = hasReason ? `${FAILURE_TEXTS[what]} ${error.message}` : FAILURE_TEXTS[what];
  if (!hasReason) {
    console.error(FAILURE_TEXTS[what], error);
  }
  void showToast({ title: say('Error'), text, kind: 'failure' });
}

/** Tells that a member has no address to write to. */
export function toastNoEmail(): void {
  void showToast({ title: say('Error'), text: NO_EMAIL, kind: 'failure' });
}

/** Tells that something was done. */
export function toastSuccess(title: string, text: string): void {
  void showToast({ title, text, kind: 'success' });
}
