import { message } from '@prayer-community/i18n/text';
import { NOT_SUPPORTED_TOASTS } from '../../../session/push/push-toasts.ts';
import { errorToast } from '../../../ui/toast/error-toast.ts';
import { successToast } from '../../../ui/toast/success-toast.ts';
import type { Toast } from '../../../ui/toast/toast.ts';

/** Toasts about push notifications on this device. */
export const PUSH_TOASTS = {
  ...NOT_SUPPORTED_TOASTS,
  needs_home_screen: {
    ...NOT_SUPPORTED_TOASTS.needs_home_screen,
    // It opens the request form, where no one is signed in.
    text: message(
      'On iPhone and iPad, add this page to your home screen first: tap Share, then Add to Home Screen. Then open it from your home screen, choose Team Login, then My Settings, and turn on Notify this device.',
    ),
  },
  enabled: successToast(
    message('Notifications enabled'),
    message('This device gets notifications until you log out here.'),
  ),
  denied: {
    title: message('Permission denied'),
    text: message('Please enable notifications in your browser settings.'),
    kind: 'failure',
  },
  notEnabled: errorToast(message('Failed to enable notifications. Please try again.')),
  disabled: successToast(
    message('Notifications disabled'),
    message('This device no longer gets notifications.'),
  ),
  notDisabled: errorToast(message('Failed to disable notifications.')),
} satisfies Record<string, Toast>;
