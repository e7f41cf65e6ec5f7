import {
  CONTACT_PREFERENCES,
  GENDERS,
  REQUEST_CATEGORIES,
  SUBMISSION_TYPES,
  URGENCY_LEVELS,
} from '@prayer-community/domain/request-form/request-choices';
import { text } from '@prayer-community/domain/texts/text';

/** How each choice of the form is worded, in the order in which it is shown. */
function worded<Value extends string>(values: readonly Value[], labels: Record<Value, string>) {
  return values.map((value) => ({ value, label: labels[value] }));
}

export const ON_BEHALF_CHOICES = worded(['no', 'yes'], {
  no: text('Myself'),
  yes: text('Someone else @prayer'),
});

export const YES_NO_CHOICES = worded(['no', 'yes'], { no: text('No'), yes: text('Yes') });

export const CATEGORY_CHOICES = worded(REQUEST_CATEGORIES, {
  healing: text('Healing'),
  finances: text('Finances'),
  family: text('Family'),
  mental_health: text('Mental health'),
  other: text('Other'),
});

export const URGENCY_CHOICES = worded(URGENCY_LEVELS, {
  low: text('Low'),
  medium: text('Medium'),
  high: text('High'),
});

export const GENDER_CHOICES = [
  ...worded(GENDERS, { male: text('Male'), female: text('Female') }),
  { value: '', label: text('Prefer not to say') },
];

export const CONTACT_CHOICES = worded(CONTACT_PREFERENCES, {
  call: text('Call'),
  text: text('Text @contact'),
  email: text('Email'),
  none: text('No preference'),
});

export const SUBMISSION_TYPE_CHOICES = worded([...SUBMISSION_TYPES].reverse(), {
  prayer_team: text('The prayer team'),
  confidential: text('Confidential'),
});
