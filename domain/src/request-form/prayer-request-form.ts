import { type Message, t } from '@prayer-community/i18n/text';
import * as z from 'zod';
import { maxChars } from '../fields/max-chars.ts';
import { isPhoneNumber } from '../fields/phone-number.ts';
import { isBlank } from '../fields/visible-text.ts';
import { PRAYER_TEXT_MAX_CHARS } from '../limits.ts';
import { contactFields } from './contact.ts';
import { isContactRequired, isNameRequired } from './prayer-request-rules.ts';
import {
  CONTACT_PREFERENCES,
  GENDERS,
  NAMED_PEOPLE,
  REQUEST_CATEGORIES,
  SUBMISSION_TYPES,
  URGENCY_LEVELS,
  YES_NO,
} from './request-choices.ts';
import { REQUEST_FORM_MESSAGES } from './request-form-messages.ts';

/** The fields of the form, without rules across fields. */
export const prayerRequestFormFields = z.object({
  isOnBehalf: z.enum(YES_NO),
  ...contactFields,
  gender: z.enum(GENDERS).optional(),
  prayerText: z.string().check(maxChars(PRAYER_TEXT_MAX_CHARS)),
  hasRecording: z.boolean(),
  categories: z.array(z.enum(REQUEST_CATEGORIES)),
  followUpRequested: z.enum(YES_NO),
  contactPreference: z.enum(CONTACT_PREFERENCES),
  submissionType: z.enum(SUBMISSION_TYPES),
  shareOnBeliefWall: z.enum(YES_NO),
  namedPeople: z.enum(NAMED_PEOPLE),
  urgencyLevel: z.enum(URGENCY_LEVELS),
});

export type PrayerRequestForm = z.infer<typeof prayerRequestFormFields>;

/** The form that visitors fill in at `/`. Rules across fields put their message on the missing field. */
export const prayerRequestFormSchema = prayerRequestFormFields.superRefine((form, context) => {
  const refuse = (path: keyof PrayerRequestForm, message: Message) =>
    context.addIssue({ code: 'custom', path: [path], message: t(message) });
  const require = (path: keyof PrayerRequestForm, message: Message) => {
    if (form[path] === '') {
      refuse(path, message);
    }
  };
  if (isNameRequired(form)) {
    require('firstName', REQUEST_FORM_MESSAGES.nameRequired);
    require('lastName', REQUEST_FORM_MESSAGES.nameRequired);
  }
  if (isContactRequired(form)) {
    require('phone', REQUEST_FORM_MESSAGES.phoneRequired);
    require('email', REQUEST_FORM_MESSAGES.emailRequired);
  }
  if (form.phone !== '' && !isPhoneNumber(form.phone)) {
    refuse('phone', REQUEST_FORM_MESSAGES.phoneInvalid);
  }
  if (isBlank(form.prayerText) && !form.hasRecording) {
    refuse('prayerText', REQUEST_FORM_MESSAGES.textOrRecording);
  }
});
