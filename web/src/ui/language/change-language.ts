import { DEFAULT_LANGUAGE, LANGUAGE_PARAMETER, type Language } from '@prayer-community/domain/language';
import { ENGLISH_ONLY_KEY, setEnglishOnly, stored } from './english-only.ts';
import { storeLanguage } from './stored-language.ts';

const ASKED_AT_KEY = 'prayer-community.english-only-asked-at';
const ASK_AGAIN_MS = 3_600_000;

/** Whether leadership offers this language; where that cannot be read, it does. */
export async function isOffered(language: Language): Promise<boolean> {
  if (language === DEFAULT_LANGUAGE) {
    return true;
  }
  const isInSpanish = await readInSpanish();
  setEnglishOnly(isInSpanish === false);
  return isInSpanish !== false;
}

/** Whether leadership offers Spanish, which this device remembers; null where that cannot be read. */
async function readInSpanish(): Promise<boolean | null> {
  // Without a connection the database would not answer for a long time.
  if (!navigator.onLine) {
    return null;
  }
  try {
    const { readSettings } = await import('../../firebase/settings/read-settings.ts');
    const { in_spanish: isInSpanish } = await readSettings('site');
    rememberEnglishOnly(!isInSpanish);
    return isInSpanish;
  } catch (error) {
    console.warn('Whether the language is offered is not known', error);
    return null;
  }
}

function rememberEnglishOnly(isOnly: boolean): void {
  try {
    window.localStorage.setItem(ENGLISH_ONLY_KEY, String(isOnly));
    window.localStorage.setItem(ASKED_AT_KEY, String(Date.now()));
  } catch (error) {
    console.warn('The offered languages are not remembered: the browser refuses its storage.', error);
  }
}

/**
 * Reloads the page in this language.
 * @param keeps whether the device keeps the choice; if not, or if it cannot, the address holds it
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

/**
 * Learns whether Spanish is offered. In English that is asked at most once an hour; in Spanish always, and where it is
 * offered no more the page goes back to English.
 */
export async function checkOffer(language: Language): Promise<void> {
  if (language === DEFAULT_LANGUAGE && Date.now() - Number(stored(ASKED_AT_KEY)) <= ASK_AGAIN_MS) {
    return;
  }
  if (!(await isOffered('es')) && language !== DEFAULT_LANGUAGE) {
    openIn(DEFAULT_LANGUAGE, true);
  }
}
