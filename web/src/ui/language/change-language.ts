import { LANGUAGE_PARAMETER, type Language } from '@prayer-community/i18n/language';
import { switchLanguage } from './load-language.ts';
import { storeLanguage } from './stored-language.ts';

/**
 * Changes the language of the page, which stays where it is. Rejects, and changes nothing, where its texts cannot be loaded.
 * @param persists whether the device keeps the choice; if not, or if it cannot, the address holds it
 */
export async function changeLanguage(language: Language, persists: boolean): Promise<void> {
  await switchLanguage(language);
  const address = new URL(window.location.href);
  if (persists && storeLanguage(language)) {
    address.searchParams.delete(LANGUAGE_PARAMETER);
  } else {
    address.searchParams.set(LANGUAGE_PARAMETER, language);
  }
  window.history.replaceState(window.history.state, '', address);
  // The router reads the address again.
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
}
