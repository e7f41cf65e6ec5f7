import { contactHash } from '@prayer-community/domain/prayer-request/contact-hash';
import { contactPoints } from '@prayer-community/domain/prayer-request/contact-points';
import type { PrayerRequest } from '@prayer-community/domain/prayer-request/prayer-request';
import type { ContactInfo } from '@prayer-community/domain/request-form/contact';
import { DEFAULT_HELP_COUNTRY } from '@prayer-community/domain/safety/help-lines';
import type { SafetySettings } from '@prayer-community/domain/settings/settings';
import type { Firestore } from 'firebase-admin/firestore';
import { pseudonym } from '../platform/pseudonym.ts';
import { requests } from './request.ts';

/**
 * Returns the fields that link requests of the same requester: keyed hashes of the contact details, and a new person
 * key. No hashes and a null key if the requester gave no name or no contact details.
 */
export function personLink(
  db: Firestore,
  contact: ContactInfo | null,
  country: SafetySettings['help_country'],
): Required<Pick<PrayerRequest<Date>, 'contact_hashes' | 'person_key'>> {
  const { email = null, phone = null } = contactPoints(contact, country ?? DEFAULT_HELP_COUNTRY) ?? {};
  const contact_hashes = [
    ...(email === null ? [] : [contactHash('email', pseudonym('e-mail of requester', email))]),
    ...(phone === null ? [] : [contactHash('phone', pseudonym('phone of requester', phone))]),
  ];
  return { contact_hashes, person_key: contact_hashes.length === 0 ? null : requests(db).doc().id };
}
