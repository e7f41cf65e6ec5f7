import { foldText } from '@prayer-community/domain/fields/fold-text';
import { createContext } from 'react';

/** What is searched for among the settings; empty where nothing is. */
export const SettingsSearchContext = createContext('');

/** The title of the group around a setting. */
export const GroupTitleContext = createContext('');

/** True where each word that was typed begins or is within one of the texts, whatever its case and diacritics. */
export function isFoundBy(search: string, texts: readonly string[]): boolean {
  const searched = foldText(texts.join(' '));
  return foldText(search)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
