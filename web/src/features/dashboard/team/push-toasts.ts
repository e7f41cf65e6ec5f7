import { text } from '@prayer-community/domain/texts/text';
import type { Toast } from '../../../ui/toast/toast.ts';

/** What is said about pushes to this device: section 8 of the specification, and ours where it is silent. */
export const PUSH_TOASTS = {
  enabled: {
    title: text('Notifications enabled'),
    text: text('This device gets notifications until you log out here.'),
    kind: 'success',
  },
  denied: {
    title: text('Permission denied'),
    text: text('Please enable notifications in your browser settings.'),
    kind: 'failure',
  },
  notEnabled: {
    title: text('Error'),
    text: text('Failed to enable notifications. Please try again.'),
    kind: 'failure',
  },
  disabled: {
    title: text('Notifications disabled'),
    text: text('This device no longer gets notifications.'),
    kind: 'success',
  },
  notDisabled: { title: text('Error'), text: text('Failed to disable notifications.'), kind: 'failure' },
} satisfies Record<string, Toast>;
