import {
  CONTACT_PREFERENCES,
  GENDERS,
  REQUEST_CATEGORIES,
  SUBMISSION_TYPES,
  URGENCY_LEVELS,
} from '@prayer-community/domain/request-choices';

/** How each choice of the form is worded, in the order in which it is shown. */
function worded<Value extends string>(values: readonly Value[], labels: Record<Value, string>) {
  return values.map((value) => ({ value, label: labels[value] }));
}

export const ON_BEHALF_CHOICES = worded(['no', 'yes'], { no: 'Myself', yes: 'Someone else' });

export const YES_NO_CHOICES = worded(['no', 'yes'], { no: 'No', yes: 'Yes' });

export const CATEGORY_CHOICES = worded(REQUEST_CATEGORIES, {
  healing: 'Healing',
  finances: 'Finances',
  family: 'Family',
  mental_health: 'Mental health',
  other: 'Other',
});

export const URGENCY_CHOICES = worded(URGENCY_LEVELS, { low: 'Low', medium: 'Medium', high: 'High' });

export const GENDER_CHOICES = [
  ...worded(GENDERS, { male: 'Male', female: 'Female' }),
  { value: '', label: 'Prefer not to say' },
];

export const CONTACT_CHOICES = worded(CONTACT_PREFERENCES, {
  call: 'Call',
  text: 'Text',
  email: 'Email',
  none: 'No preference',
});

export const SUBMISSION_TYPE_CHOICES = worded([...SUBMISSION_TYPES].reverse(), {
  prayer_team: 'The prayer team',
  confidential: 'Confidential',
});
