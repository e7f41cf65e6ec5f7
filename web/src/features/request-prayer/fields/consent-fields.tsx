import { namedPeopleChoices } from '@prayer-community/domain/request-form/named-people';
import type { PrayerRequestForm } from '@prayer-community/domain/request-form/prayer-request-form';
import type { NamedPeople } from '@prayer-community/domain/request-form/request-choices';
import { type Message, message, t } from '@prayer-community/i18n/text';
import { useFormContext } from 'react-hook-form';
import { ChoiceGroup } from '../../../ui/form/choice-group.tsx';

const LABELS: Record<NamedPeople, Message> = {
  none: message('I don’t name anyone else'),
  agreed: message('Yes, they agreed'),
  not_asked: message('I haven’t asked them'),
};

const HINT = message('If they haven’t agreed, a leader reviews it before it’s shown on the Belief Wall.');

export function ConsentFields({
  isOnBehalf,
  shareOnBeliefWall,
}: Pick<PrayerRequestForm, 'isOnBehalf' | 'shareOnBeliefWall'>) {
  const { register } = useFormContext<PrayerRequestForm>();
  const choices = namedPeopleChoices({ isOnBehalf }).map((value) => ({ value, label: LABELS[value] }));
  return (
    <ChoiceGroup
      legend={t('Have the people you name agreed?')}
      type="radio"
      choices={choices}
      registration={register('namedPeople')}
      hint={shareOnBeliefWall === 'yes' ? t(HINT) : undefined}
    />
  );
}
