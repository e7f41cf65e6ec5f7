import {
  CONTACT_PREFERENCES,
  GENDERS,
  REQUEST_CATEGORIES,
  SUBMISSION_TYPES,
  URGENCY_LEVELS,
} from '@prayer-community/domain/request-form/request-choices';
import { type Message, message } from '@prayer-community/i18n/text';

function toChoices<Value extends string>(values: readonly Value[], labels: Record<Value, Message>) {
  return values.map((value) => ({ value, label: labels[value] }));
}

export const ON_BEHALF_CHOICES = toChoices(['no', 'yes'], {
  no: message('Myself'),
  yes: message('Someone else @prayer'),
});

export const YES_NO_CHOICES = toChoices(['no', 'yes'], { no: message('No'), yes: message('Yes') });

export const CATEGORY_CHOICES = toChoices(REQUEST_CATEGORIES, {
  healing: message('Healing'),
  finances: message('Finances'),
  family: message('Family'),
  mental_health: message('Mental health'),
  other: message('Other'),
});

export const URGENCY_CHOICES = toChoices(URGENCY_LEVELS, {
  low: message('Low'),
  medium: message('Medium'),
  high: message('High'),
});

export const GENDER_CHOICES = [
  ...toChoices(GENDERS, { male: message('Male'), female: message('Female') }),
  { value: '', label: message('Prefer not to say') },
];

export const CONTACT_CHOICES = toChoices(CONTACT_PREFERENCES, {
  call: message('Call'),
  text: message('Text @contact'),
  email: message('Email'),
  none: message('No preference'),
});

export const SUBMISSION_TYPE_CHOICES = toChoices([...SUBMISSION_TYPES].reverse(), {
  prayer_team: message('The prayer team'),
  confidential: message('Confidential'),
});
