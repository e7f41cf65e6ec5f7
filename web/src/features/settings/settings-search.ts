import { foldText } from '@prayer-community/domain/fields/fold-text';
import { createContext } from 'react';

/** The search text for the settings. Empty if there is no search. */
export const SettingsSearchContext = createContext('');

export const GroupTitleContext = createContext('');

/** Returns true if every typed word occurs in one of the texts, ignoring case and diacritics. */
export function isFoundBy(search: string, texts: readonly string[]): boolean {
  const searched = foldText(texts.join(' '));
  return foldText(search)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
