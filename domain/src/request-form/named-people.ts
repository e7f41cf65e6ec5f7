import type { PrayerRequestForm } from './prayer-request-form.ts';
import { maySharePublicly } from './prayer-request-rules.ts';
import { NAMED_PEOPLE, type NamedPeople } from './request-choices.ts';

/** True where the form asks about the people that a request names: it is for someone else, or the wall shows it. Nothing is asked of a confidential request. */
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

/** True for a valid answer: a form for someone else opens without one. */
export function isNamedPeopleAnswered(form: Pick<PrayerRequestForm, 'isOnBehalf' | 'namedPeople'>): boolean {
  return namedPeopleChoices(form).includes(form.namedPeople);
}

/** The answer that is sent; one that does not fit counts as not asked. */
export function namedPeople(
  form: Pick<PrayerRequestForm, 'isOnBehalf' | 'shareOnBeliefWall' | 'submissionType' | 'namedPeople'>,
): NamedPeople {
  if (!asksAboutNamed(form)) {
    return 'none';
  }
  return isNamedPeopleAnswered(form) ? form.namedPeople : 'not_asked';
}
