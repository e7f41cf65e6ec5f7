import { t } from '@prayer-community/i18n/text';

/**
 * Returns the text that says why a member was signed out without their request.
 * @param reason as `signOutNotice` returns it
 */
export function signOutReasonText(reason: string): string {
  switch (reason) {
    case 'expired':
      return t('Your session has ended. Please sign in again to continue where you left off.');
    case 'new_password':
      return t('Your password has been updated. Please sign in with it.');
    case 'removed':
      return t('Your account is no longer on the prayer team. Please contact a leader.');
    default:
      return t('You were signed out because of inactivity.');
  }
}
