import type { PrayerRequestForm } from '@prayer-community/domain/request-form/prayer-request-form';
import type { NamedPeople, UrgencyLevel } from '@prayer-community/domain/request-form/request-choices';
import { text } from '@prayer-community/domain/texts/text';
import { CATEGORY_CHOICES } from '../choice-labels.ts';

const URGENCY: Record<UrgencyLevel, string> = {
  low: text('Low urgency'),
  medium: text('Medium urgency'),
  high: text('High urgency'),
};

const CONSENT: Record<NamedPeople | 'unanswered', string> = {
  none: text('No one else named'),
  agreed: text('Everyone named agreed'),
  not_asked: text('People named weren’t asked'),
  unanswered: text('One question left'),
};

interface Details extends Pick<PrayerRequestForm, 'urgencyLevel' | 'categories'> {
  /** Null where the form does not ask for it. */
  consent: NamedPeople | 'unanswered' | null;
}

/** What is chosen, in a few words each. */
export function chosenDetails({ urgencyLevel, categories, consent }: Details): string[] {
  const chosen = CATEGORY_CHOICES.filter(({ value }) => categories.includes(value)).map(({ label }) => label);
  return [
    URGENCY[urgencyLevel],
    chosen.join(', ') || text('No categories'),
    ...(consent === null ? [] : [CONSENT[consent]]),
  ];
}
