import type { Toast } from '../../ui/toast/toast.ts';

export const SETTINGS_TOASTS = {
  saved: { title: 'Settings saved', text: 'Your changes are in effect.', kind: 'success' },
  notSaved: { title: 'Error', text: 'Failed to save settings.', kind: 'failure' },
} as const satisfies Record<string, Toast>;

export const NOT_LOADED = 'Failed to load settings.';
