import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@prayer-community/i18n/language';
import { message } from '@prayer-community/i18n/text';
import * as z from 'zod';
import { maxChars } from '../fields/max-chars.ts';
import { withMessage } from '../fields/validation-messages.ts';
import { trimmedText } from '../fields/visible-text.ts';
import { NAME_MAX_CHARS, PHONE_MAX_CHARS, PRAYER_TEXT_MAX_CHARS } from '../limits.ts';
import type { ContactInfo } from './contact.ts';
import { type PrayerData, toPrayerData } from './prayer-data.ts';
import { PRAYER_REQUEST_FORM_DEFAULTS } from './prayer-request-rules.ts';

/** One of the staff takes down no more calls in an hour: a session in wrong hands fills no database. */
export const PHONE_REQUESTS_PER_HOUR = 200;

export const PHONE_INTAKE_MESSAGES = {
  textRequired: message('Please enter the caller’s prayer request.'),
} as const;

/** What one of the staff writes down while somebody is on the telephone: as few fields as can be. */
export const phoneIntakeSchema = z.object({
  prayerText: trimmedText()
    .min(1, withMessage(PHONE_INTAKE_MESSAGES.textRequired))
    .check(maxChars(PRAYER_TEXT_MAX_CHARS)),
  callerName: trimmedText().check(maxChars(NAME_MAX_CHARS)),
  phone: trimmedText().check(maxChars(PHONE_MAX_CHARS)),
  language: z.enum(LANGUAGES),
  isUrgent: z.boolean(),
  isConfidential: z.boolean(),
});

export type PhoneIntake = z.infer<typeof phoneIntakeSchema>;

/** The form as it opens, and for the next call. */
export const EMPTY_PHONE_INTAKE: PhoneIntake = {
  prayerText: '',
  callerName: '',
  phone: '',
  language: DEFAULT_LANGUAGE,
  isUrgent: false,
  isConfidential: false,
};

/** The same as `submitPrayerRequest` takes it; never for the wall, for nobody on the telephone saw what that means. */
export function toPhoneSubmission(intake: PhoneIntake): {
  prayerData: PrayerData;
  contactData: ContactInfo | null;
  language: Language;
} {
  const { prayerText, callerName, phone, language, isUrgent, isConfidential } = intake;
  const name = splitName(callerName);
  const hasContact = name.first_name !== null || phone !== '';
  const { named_people: _unasked, ...prayerData } = toPrayerData({
    ...PRAYER_REQUEST_FORM_DEFAULTS,
    prayerText,
    contactPreference: phone === '' ? 'none' : 'call',
    submissionType: isConfidential ? 'confidential' : 'prayer_team',
    urgencyLevel: isUrgent ? 'high' : 'low',
  });
  return {
    prayerData,
    contactData: hasContact ? { ...name, phone: phone === '' ? null : phone, email: null } : null,
    language,
  };
}

/** A name as it is said: the last word is the last name, and one word alone a first name. */
export function splitName(name: string): Pick<ContactInfo, 'first_name' | 'last_name'> {
  const words = name.split(/\s+/u).filter((word) => word !== '');
  const lastName = words.length > 1 ? words.pop() : undefined;
  return { first_name: words.join(' ') || null, last_name: lastName ?? null };
}
