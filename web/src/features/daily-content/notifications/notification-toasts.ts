import { text } from '@prayer-community/domain/texts/text';
import type { Toast } from '../../../ui/toast/toast.ts';

/** Section 8 of the specification, and ours where it is silent. */
export const NOTIFICATION_TOASTS = {
  enabled: {
    title: text('Notifications enabled'),
    text: text("You'll receive notifications for new daily content."),
    kind: 'success',
  },
  denied: {
    title: text('Permission denied'),
    text: text('Notifications disabled, enable in browser settings.'),
    kind: 'failure',
  },
  failed: { title: text('Error'), text: text('Failed to enable notifications.'), kind: 'failure' },
  disabled: {
    title: text('Notifications disabled'),
    text: text("You'll no longer receive notifications for new content."),
    kind: 'success',
  },
} satisfies Record<string, Toast>;
