import { message } from '@prayer-community/i18n/text';
import type { Toast } from '../../../ui/toast/toast.ts';

/** Toasts about push notifications on this device. */
export const PUSH_TOASTS = {
  enabled: {
    title: message('Notifications enabled'),
    text: message('This device gets notifications until you log out here.'),
    kind: 'success',
  },
  denied: {
    title: message('Permission denied'),
    text: message('Please enable notifications in your browser settings.'),
    kind: 'failure',
  },
  notEnabled: {
    title: message('Error'),
    text: message('Failed to enable notifications. Please try again.'),
    kind: 'failure',
  },
  disabled: {
    title: message('Notifications disabled'),
    text: message('This device no longer gets notifications.'),
    kind: 'success',
  },
  notDisabled: {
    title: message('Error'),
    text: message('Failed to disable notifications.'),
    kind: 'failure',
  },
} satisfies Record<string, Toast>;
