import { LANGUAGE_PARAMETER, type Language } from '@prayer-community/domain/language';
import { storeLanguage } from './stored-language.ts';

/**
 * Reloads the page in this language.
 * @param persists whether the device keeps the choice; if not, or if it cannot, the address holds it
 */
export function openIn(language: Language, persists: boolean): void {
  const address = new URL(window.location.href);
  if (persists && storeLanguage(language)) {
    address.searchParams.delete(LANGUAGE_PARAMETER);
  } else {
    address.searchParams.set(LANGUAGE_PARAMETER, language);
  }
  if (address.href === window.location.href) {
    window.location.reload();
  } else {
    window.location.replace(address);
  }
}
