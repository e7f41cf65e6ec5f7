import type { Language } from '@prayer-community/i18n/language';
import { activeLanguage } from '@prayer-community/i18n/text';
import { useSyncExternalStore } from 'react';
import { subscribeToLanguage } from './load-language.ts';

export function useLanguage(): Language {
  return useSyncExternalStore(subscribeToLanguage, activeLanguage);
}
