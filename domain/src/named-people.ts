import type { PrayerRequestForm } from './prayer-request-form.ts';
import { maySharePublicly } from './prayer-request-rules.ts';
import { NAMED_PEOPLE, type NamedPeople } from './request-choices.ts';

/** True where the form asks about those whom a request names: others than the requester are spoken of, or everybody reads it. */
export function asksAboutNamed(
  form: Pick<PrayerRequestForm, 'isOnBehalf' | 'shareOnBeliefWall' | 'submissionType'>,
): boolean {
  return form.isOnBehalf === 'yes' || (form.shareOnBeliefWall === 'yes' && maySharePublicly(form));
}

/** The answers that fit: whoever asks for someone else speaks of somebody. */
export function namedPeopleChoices({ isOnBehalf }: Pick<PrayerRequestForm, 'isOnBehalf'>): NamedPeople[] {
  return NAMED_PEOPLE.filter((answer) => answer !== 'none' || isOnBehalf === 'no');
}

/** The answer that is sent; one that does not fit counts as not asked. */
export function namedPeople(
  form: Pick<PrayerRequestForm, 'isOnBehalf' | 'shareOnBeliefWall' | 'submissionType' | 'namedPeople'>,
): NamedPeople {
  if (!asksAboutNamed(form)) {
    return 'none';
  }
  return namedPeopleChoices(form).includes(form.namedPeople) ? form.namedPeople : 'not_asked';
}
