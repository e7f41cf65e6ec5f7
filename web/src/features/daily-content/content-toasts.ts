import { message } from '@prayer-community/i18n/text';
import { errorToast } from '../../ui/toast/error-toast.ts';

/** Shown when the feed cannot be loaded. */
export const FEED_NOT_LOADED = errorToast(message('Failed to load daily content.'));
