import { activeLanguage } from '@prayer-community/i18n/text';
import { urlIn } from '@prayer-community/i18n/url-in';
import { PATHS } from '../../config/paths.ts';

/**
 * Returns the URL for the QR code of a poster: the request form in the poster's language. For an English poster, the
 * reader's browser determines the language.
 */
export function posterUrl(origin: string): string {
  return urlIn(activeLanguage(), new URL(PATHS.requestPrayer, origin).href);
}

/** Returns a URL that is as short as possible to type. The browser determines the language. */
export function typedUrl(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`.replace(/\/$/, '');
}
