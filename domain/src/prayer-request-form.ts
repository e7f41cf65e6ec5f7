import * as z from 'zod';
import { contactFields } from './contact.ts';
import { PRAYER_TEXT_MAX_CHARS } from './limits.ts';
import { maxChars } from './max-chars.ts';
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
import { text } from './texts/text.ts';
import { isBlank } from './visible-text.ts';

/** The messages of section 5 of the specification, and the one that we add for an empty request. */
export const REQUEST_FORM_MESSAGES = {
  nameRequired: text('First name and last name are required when not submitting on behalf of someone else.'),
  phoneRequired: text('Phone number is required when requesting contact.'),
  emailRequired: text('Email address is required when requesting contact.'),
  textOrRecording: text('Please enter a prayer request or record one.'),
} as const;

const shape = z.object({
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

export type PrayerRequestForm = z.infer<typeof shape>;

/** What a visitor fills in on `/`; cross-field rules put their message on the field that is missing. */
export const prayerRequestFormSchema = shape.superRefine((form, context) => {
  const require = (path: keyof PrayerRequestForm, message: string) => {
    if (form[path] === '') {
      context.addIssue({ code: 'custom', path: [path], message });
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
  if (isBlank(form.prayerText) && !form.hasRecording) {
    context.addIssue({
      code: 'custom',
      path: ['prayerText'],
      message: REQUEST_FORM_MESSAGES.textOrRecording,
    });
  }
});
