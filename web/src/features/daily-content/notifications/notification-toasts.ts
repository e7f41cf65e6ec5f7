import { message } from '@prayer-community/i18n/text';
import type { Toast } from '../../../ui/toast/toast.ts';

export const NOTIFICATION_TOASTS = {
  enabled: {
    title: message('Notifications enabled'),
    text: message("You'll receive notifications for new daily content."),
    kind: 'success',
  },
  denied: {
    title: message('Permission denied'),
    text: message('Notifications disabled, enable in browser settings.'),
    kind: 'failure',
  },
  failed: { title: message('Error'), text: message('Failed to enable notifications.'), kind: 'failure' },
  disabled: {
    title: message('Notifications disabled'),
    text: message("You'll no longer receive notifications for new content."),
    kind: 'success',
  },
} satisfies Record<string, Toast>;
