import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { ContactInfo } from '../request-form/contact.ts';

/** An e-mail address and a phone number, each in the one form that all its spellings have. */
export interface ContactPoints {
  email: string | null;
  /** As E.164. */
  phone: string | null;
}

/**
 * By what a requester is known again; null for one who gave no name: they asked to stay anonymous.
 * @param country of numbers without a country code
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
 * A written phone number as E.164; null where it cannot be one.
 * @param country of numbers without a country code
 */
export function toE164(written: string, country: CountryCode): string | null {
  const parsed = parsePhoneNumberFromString(written, country);
  return parsed?.isPossible() ? parsed.number : null;
}
