import type { PrayerRequestForm } from '@prayer-community/domain/request-form/prayer-request-form';
import { t } from '@prayer-community/i18n/text';
import { useFormContext } from 'react-hook-form';
import { ChoiceGroup } from '../../../ui/form/choice-group.tsx';
import { useIdentity } from '../../../ui/identity/identity.ts';
import { GENDER_CHOICES } from '../choice-labels.ts';

/** Asks for the gender if leadership wants it asked. Takes up space until that is known. */
export function GenderField() {
  const { register } = useFormContext<PrayerRequestForm>();
  const identity = useIdentity();
  if (identity?.asks.gender === false) {
    return null;
  }
  return (
    <div style={{ visibility: identity === null ? 'hidden' : undefined }}>
      <ChoiceGroup
        legend={t('Gender (optional)')}
        type="radio"
        choices={GENDER_CHOICES}
        registration={register('gender')}
      />
    </div>
  );
}
