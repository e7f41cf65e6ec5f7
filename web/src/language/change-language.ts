import { DEFAULT_LANGUAGE, LANGUAGE_PARAMETER, type Language } from '@prayer-community/domain/language';
import { keepLanguage } from './kept-language.ts';

/** Whether leadership offers this language; where that cannot be read, it does. */
export async function isOffered(language: Language): Promise<boolean> {
  // Without a connection nobody could say no before long.
  if (language === DEFAULT_LANGUAGE || !navigator.onLine) {
    return true;
  }
  try {
    const { readSettings } = await import('../settings/read-settings.ts');
    return (await readSettings('site')).in_spanish;
  } catch (error) {
    console.warn('Whether the language is offered is not known', error);
    return true;
  }
}

/**
 * Opens the page anew in this language.
 * @param keeps whether the device keeps the choice; if not, or if it cannot, the address holds it
 */
export function openIn(language: Language, keeps: boolean): void {
  const address = new URL(window.location.href);
  if (keeps && keepLanguage(language)) {
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

/** Goes back to English where the language of this page is offered no more. */
export async function leaveWhereNotOffered(language: Language): Promise<void> {
  if (!(await isOffered(language))) {
    openIn(DEFAULT_LANGUAGE, true);
  }
}
