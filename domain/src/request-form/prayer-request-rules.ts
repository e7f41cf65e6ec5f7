import { message } from '@prayer-community/i18n/text';
import type { PrayerRequestForm } from './prayer-request-form.ts';
import type { SubmissionType } from './request-choices.ts';

/** The notice next to the disabled choice, and the server's answer to a client that ignores it. */
export const CONFIDENTIAL_NOT_SHARED = message(
  'Confidential submissions cannot be shared on the Belief Wall.',
);

export function isNameRequired(form: Pick<PrayerRequestForm, 'isOnBehalf'>): boolean {
  return form.isOnBehalf === 'no';
}

/** True if phone and email are required. */
export function isContactRequired(form: Pick<PrayerRequestForm, 'followUpRequested'>): boolean {
  return form.followUpRequested === 'yes';
}

/** A confidential request never reaches the Belief Wall. */
export function maySharePublicly(submissionType: SubmissionType): boolean {
  return submissionType !== 'confidential';
}

export const PRAYER_REQUEST_FORM_DEFAULTS: PrayerRequestForm = {
  isOnBehalf: 'no',
  firstName: '',
  lastName: '',
  gender: undefined,
  phone: '',
  email: '',
  prayerText: '',
  hasRecording: false,
  categories: [],
  followUpRequested: 'no',
  contactPreference: 'none',
  submissionType: 'prayer_team',
  shareOnBeliefWall: 'no',
  namedPeople: 'none',
  urgencyLevel: 'low',
};
