import { getCountries, isPossiblePhoneNumber } from 'libphonenumber-js/min';

/**
 * True if the number has a length used in its country, or in any country if it has no country code. Visitors write
 * numbers the way neighbors do, so their country is unknown. Whether a number is in service is unknown too.
 */
export function isPhoneNumber(written: string): boolean {
  return written.trim().startsWith('+')
    ? isPossiblePhoneNumber(written)
    : getCountries().some((country) => isPossiblePhoneNumber(written, country));
}
