import { message } from '@prayer-community/i18n/text';
import { errorToast } from '../../../ui/toast/error-toast.ts';
import { successToast } from '../../../ui/toast/success-toast.ts';
import type { Toast } from '../../../ui/toast/toast.ts';

export const NOTIFICATION_TOASTS = {
  enabled: successToast(
    message('Notifications enabled'),
    message("You'll receive notifications for new daily content."),
  ),
  denied: {
    title: message('Permission denied'),
    text: message('Notifications disabled, enable in browser settings.'),
    kind: 'failure',
  },
  failed: errorToast(message('Failed to enable notifications.')),
  disabled: successToast(
    message('Notifications disabled'),
    message("You'll no longer receive notifications for new content."),
  ),
} satisfies Record<string, Toast>;
