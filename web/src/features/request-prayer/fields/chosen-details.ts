import type { PrayerRequestForm } from '@prayer-community/domain/request-form/prayer-request-form';
import type { NamedPeople, UrgencyLevel } from '@prayer-community/domain/request-form/request-choices';
import { type Message, message, t } from '@prayer-community/i18n/text';
import { CATEGORY_CHOICES } from '../choice-labels.ts';

const URGENCY: Record<UrgencyLevel, Message> = {
  low: message('Low urgency'),
  medium: message('Medium urgency'),
  high: message('High urgency'),
};

const CONSENT: Record<NamedPeople | 'unanswered', Message> = {
  none: message('No one else named'),
  agreed: message('Everyone named agreed'),
  not_asked: message('People named weren’t asked'),
  unanswered: message('One question left'),
};

interface Details extends Pick<PrayerRequestForm, 'urgencyLevel' | 'categories'> {
  /** Null if the form does not ask for consent. */
  consent: NamedPeople | 'unanswered' | null;
}

export function chosenDetails({ urgencyLevel, categories, consent }: Details): string[] {
  const chosen = CATEGORY_CHOICES.filter(({ value }) => categories.includes(value)).map(({ label }) =>
    t(label),
  );
  return [
    t(URGENCY[urgencyLevel]),
    chosen.join(', ') || t('No categories'),
    ...(consent === null ? [] : [t(CONSENT[consent])]),
  ];
}
