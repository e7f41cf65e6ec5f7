import { getCountries, isPossiblePhoneNumber } from 'libphonenumber-js/min';

/**
 * True for a number of a length that its country uses, or any country where it names none: a visitor writes a number
 * as neighbors do, and we know neither where they live nor whether theirs is in service.
 */
export function isPhoneNumber(written: string): boolean {
  return written.trim().startsWith('+')
    ? isPossiblePhoneNumber(written)
    : getCountries().some((country) => isPossiblePhoneNumber(written, country));
}
