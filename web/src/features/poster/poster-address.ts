import { addressIn } from '@prayer-community/i18n/language';
import { activeLanguage } from '@prayer-community/i18n/text';
import { PATHS } from '../../config/paths.ts';

/** Where the code of a poster leads: to the request form, in the language of the poster. An English one leaves the language to the reader's browser. */
export function posterAddress(origin: string): string {
  return addressIn(activeLanguage(), new URL(PATHS.requestPrayer, origin).href);
}

/** The same to be typed: as short as possible; the browser's language decides. */
export function typedAddress(address: string): string {
  const { host, pathname } = new URL(address);
  return `${host}${pathname}`.replace(/\/$/, '');
}
