import { text } from '@prayer-community/domain/texts/text';
import type { Toast } from '../../ui/toast/toast.ts';

export const SETTINGS_TOASTS = {
  saved: { title: text('Settings saved'), text: text('Your changes are in effect.'), kind: 'success' },
  notSaved: { title: text('Error'), text: text('Failed to save settings.'), kind: 'failure' },
} as const satisfies Record<string, Toast>;

export const NOT_LOADED = text('Failed to load settings.');
