import type { Language } from '@prayer-community/domain/language';
import { spokenLanguage } from '@prayer-community/domain/texts/text';
import { useSyncExternalStore } from 'react';
import { subscribeToLanguage } from './load-language.ts';

/** The active language; the component is rendered again when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribeToLanguage, spokenLanguage);
}
