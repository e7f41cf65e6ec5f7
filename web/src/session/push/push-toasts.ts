import { message } from '@prayer-community/i18n/text';
import type { Toast } from '../../ui/toast/toast.ts';
import type { NotificationSupport } from './notification-support.ts';

export const NOT_SUPPORTED_TOASTS: Record<Exclude<NotificationSupport, 'supported'>, Toast> = {
  unsupported: {
    title: message('Notifications not supported.'),
    text: message('Your browser does not support notifications.'),
    kind: 'failure',
  },
  needs_home_screen: {
    title: message('Notifications not supported.'),
    // It opens the request form.
    text: message(
      'On iPhone and iPad, add this page to your home screen first: tap Share, then Add to Home Screen. Then open it from your home screen, choose Daily Content and tap Enable Notifications again.',
    ),
    kind: 'failure',
    // Until the reader has done all of it.
    durationMs: Number.POSITIVE_INFINITY,
  },
};
