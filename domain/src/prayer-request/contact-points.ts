import { type CountryCode, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { ContactInfo } from '../request-form/contact.ts';

/** An email address and a phone number, each normalized to a single form for all its spellings. */
interface ContactPoints {
  email: string | null;
  /** In E.164 format. */
  phone: string | null;
}

/**
 * Returns the contact details by which a requester is recognized. Null if they gave no name, because they chose to stay
 * anonymous.
 * @param country the country of numbers without a country code
 */
export function contactPoints(contact: ContactInfo | null, country: CountryCode): ContactPoints | null {
  if (contact === null || (contact.first_name === null && contact.last_name === null)) {
    return null;
  }
  return {
    email: contact.email?.trim().toLowerCase() ?? null,
    phone: contact.phone === null ? null : toE164(contact.phone, country),
  };
}

/**
 * Converts a typed phone number to E.164. Null if it cannot be a phone number.
 * @param country the country of numbers without a country code
 */
export function toE164(written: string, country: CountryCode): string | null {
  return possibleNumber(parsePhoneNumberFromString(written, country));
}

/**
 * Converts a typed phone number to E.164. Null if it cannot be a phone number.
 * @param neighbor a number in E.164 format from the country of numbers without a country code. If it is no number, only
 *   numbers with a country code are converted
 */
export function toE164InCountryOf(written: string, neighbor: string): string | null {
  // Several countries may share a calling code, but they also share their numbers.
  const defaultCallingCode = parsePhoneNumberFromString(neighbor)?.countryCallingCode;
  return possibleNumber(
    parsePhoneNumberFromString(written, { ...(defaultCallingCode && { defaultCallingCode }) }),
  );
}

function possibleNumber(parsed: PhoneNumber | undefined): string | null {
  return parsed?.isPossible() ? parsed.number : null;
}
