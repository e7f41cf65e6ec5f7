import { message } from '@prayer-community/i18n/text';
import type { Toast } from '../../ui/toast/toast.ts';

/** Shown when the feed cannot be loaded. */
export const FEED_NOT_LOADED = {
  title: message('Error'),
  text: message('Failed to load daily content.'),
  kind: 'failure',
} satisfies Toast;
