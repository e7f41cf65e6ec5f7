import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@prayer-community/i18n/language';
import { message } from '@prayer-community/i18n/text';
import * as z from 'zod';
import { maxChars } from '../fields/max-chars.ts';
import { isPhoneNumber } from '../fields/phone-number.ts';
import { splitName } from '../fields/split-name.ts';
import { withMessage } from '../fields/validation-messages.ts';
import { trimmedText } from '../fields/visible-text.ts';
import { NAME_MAX_CHARS, PHONE_MAX_CHARS, PRAYER_TEXT_MAX_CHARS } from '../limits.ts';
import type { ContactInfo } from './contact.ts';
import { type PrayerData, toPrayerData } from './prayer-data.ts';
import type { PrayerRequestForm } from './prayer-request-form.ts';
import { PRAYER_REQUEST_FORM_DEFAULTS } from './prayer-request-rules.ts';
import { REQUEST_FORM_MESSAGES } from './request-form-messages.ts';

/** Maximum number of phone requests per staff member and hour, so that a stolen session cannot fill the database. */
export const PHONE_REQUESTS_PER_HOUR = 200;

const PHONE_INTAKE_MESSAGES = {
  textRequired: message('Please enter the caller’s prayer request.'),
} as const;

export const phoneIntakeSchema = z
  .object({
    prayerText: trimmedText()
      .min(1, withMessage(PHONE_INTAKE_MESSAGES.textRequired))
      .check(maxChars(PRAYER_TEXT_MAX_CHARS)),
    callerName: trimmedText().check(maxChars(NAME_MAX_CHARS)),
    phone: trimmedText().check(maxChars(PHONE_MAX_CHARS)),
    language: z.enum(LANGUAGES),
    isUrgent: z.boolean(),
    isConfidential: z.boolean(),
    /** The caller agrees to text messages with the private link of the request. */
    agreesToText: z.boolean(),
  })
  .refine(({ agreesToText, phone }) => !agreesToText || isPhoneNumber(phone), {
    path: ['phone'],
    ...withMessage(REQUEST_FORM_MESSAGES.phoneInvalid),
  });

export type PhoneIntake = z.infer<typeof phoneIntakeSchema>;

export const EMPTY_PHONE_INTAKE: PhoneIntake = {
  prayerText: '',
  callerName: '',
  phone: '',
  language: DEFAULT_LANGUAGE,
  isUrgent: false,
  isConfidential: false,
  agreesToText: false,
};

/** Converts the form to input for `submitPrayerRequest`. Never shares on the wall, because a caller cannot see what that means. */
export function toPhoneSubmission(intake: PhoneIntake): {
  prayerData: PrayerData;
  contactData: ContactInfo | null;
  language: Language;
} {
  const { prayerText, callerName, phone, language, isUrgent, isConfidential, agreesToText } = intake;
  const name = splitName(callerName);
  const hasContact = name.first_name !== null || phone !== '';
  const reachedBy = agreesToText ? 'text' : 'call';
  const form: PrayerRequestForm = {
    ...PRAYER_REQUEST_FORM_DEFAULTS,
    prayerText,
    submissionType: isConfidential ? 'confidential' : 'prayer_team',
    urgencyLevel: isUrgent ? 'high' : 'low',
  };
  return {
    prayerData: { ...toPrayerData(form, false), contact_preference: phone === '' ? 'none' : reachedBy },
    contactData: hasContact ? { ...name, phone: phone === '' ? null : phone, email: null } : null,
    language,
  };
}
