import { DEFAULT_LANGUAGE } from '@prayer-community/domain/language';
import { spokenLanguage } from '@prayer-community/domain/texts/text';
import { PATHS } from '../../config/paths.ts';
import { LANGUAGE_PARAMETER } from '../../language/kept-language.ts';

/** Where the code of a poster leads: to the request form, in the language of the poster. An English one leaves the language to the reader's browser. */
export function posterAddress(origin: string): string {
  const address = new URL(PATHS.requestPrayer, origin);
  const language = spokenLanguage();
  if (language !== DEFAULT_LANGUAGE) {
    address.searchParams.set(LANGUAGE_PARAMETER, language);
  }
  return address.href;
}

/** The same for whoever types it: as short as can be, and the browser's own language decides. */
export function typedAddress(address: string): string {
  const { host, pathname } = new URL(address);
  return `${host}${pathname}`.replace(/\/$/, '');
}
