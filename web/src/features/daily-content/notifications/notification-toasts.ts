import type { Toast } from '../../../ui/toast/toast.ts';

/** Section 8 of the specification, and ours where it is silent. */
export const NOTIFICATION_TOASTS = {
  enabled: {
    title: 'Notifications enabled',
    text: "You'll receive notifications for new daily content.",
    kind: 'success',
  },
  denied: {
    title: 'Permission denied',
    text: 'Notifications disabled, enable in browser settings.',
    kind: 'failure',
  },
  failed: { title: 'Error', text: 'Failed to enable notifications.', kind: 'failure' },
  disabled: {
    title: 'Notifications disabled',
    text: "You'll no longer receive notifications for new content.",
    kind: 'success',
  },
} satisfies Record<string, Toast>;
