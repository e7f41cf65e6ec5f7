import { message } from '@prayer-community/i18n/text';
import { errorToast } from '../../ui/toast/error-toast.ts';
import { successToast } from '../../ui/toast/success-toast.ts';
import type { Toast } from '../../ui/toast/toast.ts';

export const SETTINGS_TOASTS = {
  saved: successToast(message('Settings saved'), message('Your changes are saved.')),
  notSaved: errorToast(message('Failed to save settings.')),
} as const satisfies Record<string, Toast>;

export const NOT_LOADED = message('Failed to load settings.');
