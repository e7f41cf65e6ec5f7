import { LANGUAGE_PARAMETER, type Language } from '@prayer-community/i18n/language';
import { isKiosk } from '../page-context.ts';
import { switchLanguage } from './load-language.ts';
import { LANGUAGE_KEY } from './stored-language.ts';

/**
 * Changes the language of the page without leaving it. Rejects and changes nothing if the texts cannot be loaded.
 * @param persists whether to store the choice on this device. If false, or if it cannot be stored, the URL contains it.
 * The kiosk's URL does not, because the next person starts with it.
 */
export async function changeLanguage(language: Language, persists: boolean): Promise<void> {
  await switchLanguage(language);
  if (isKiosk()) {
    return;
  }
  const url = new URL(window.location.href);
  if (persists && storeLanguage(language)) {
    url.searchParams.delete(LANGUAGE_PARAMETER);
  } else {
    url.searchParams.set(LANGUAGE_PARAMETER, language);
  }
  window.history.replaceState(window.history.state, '', url);
  // Makes the router read the URL again.
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
}

/** Returns false if the browser blocks its storage. */
function storeLanguage(language: Language): boolean {
  try {
    window.localStorage.setItem(LANGUAGE_KEY, language);
    return true;
  } catch (error) {
    console.warn('The language could not be stored.', error);
    return false;
  }
}
