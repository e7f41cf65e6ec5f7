import type { PrayerRequestForm } from './prayer-request-form.ts';
import { maySharePublicly } from './prayer-request-rules.ts';
import { NAMED_PEOPLE, type NamedPeople } from './request-choices.ts';

/**
 * True if the form asks about people named in the request: when it is for someone else or shared on the wall. Never for
 * a confidential request.
 */
export function asksAboutNamed(
  form: Pick<PrayerRequestForm, 'isOnBehalf' | 'shareOnBeliefWall' | 'submissionType'>,
): boolean {
  return (
    maySharePublicly(form.submissionType) && (form.isOnBehalf === 'yes' || form.shareOnBeliefWall === 'yes')
  );
}

/** The valid answers: `'none'` is invalid for on-behalf requests. */
export function namedPeopleChoices({ isOnBehalf }: Pick<PrayerRequestForm, 'isOnBehalf'>): NamedPeople[] {
  return NAMED_PEOPLE.filter((answer) => answer !== 'none' || isOnBehalf === 'no');
}

/** True if the answer is valid. A form for someone else starts without a valid answer. */
export function isNamedPeopleAnswered(form: Pick<PrayerRequestForm, 'isOnBehalf' | 'namedPeople'>): boolean {
  return namedPeopleChoices(form).includes(form.namedPeople);
}

type Asked = Pick<PrayerRequestForm, 'isOnBehalf' | 'shareOnBeliefWall' | 'submissionType' | 'namedPeople'>;

/**
 * Returns the answer to send. `'none'` if the question does not apply, and `'not_asked'` if the answer is invalid.
 * @param isAsked from the settings. If false, only an answer given before the question was turned off is sent
 */
export function namedPeople(form: Asked, isAsked: boolean): NamedPeople | undefined {
  if (!isAsked) {
    return asksAboutNamed(form) && form.namedPeople !== 'none' ? form.namedPeople : undefined;
  }
  if (!asksAboutNamed(form)) {
    return 'none';
  }
  return isNamedPeopleAnswered(form) ? form.namedPeople : 'not_asked';
}
