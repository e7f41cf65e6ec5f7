import { message } from '@prayer-community/i18n/text';
import type { Toast } from '../../ui/toast/toast.ts';

export const SETTINGS_TOASTS = {
  saved: { title: message('Settings saved'), text: message('Your changes are in effect.'), kind: 'success' },
  notSaved: { title: message('Error'), text: message('Failed to save settings.'), kind: 'failure' },
} as const satisfies Record<string, Toast>;

export const NOT_LOADED = message('Failed to load settings.');
