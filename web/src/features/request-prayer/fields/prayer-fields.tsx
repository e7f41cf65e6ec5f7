import { PRAYER_TEXT_MAX_CHARS } from '@prayer-community/domain/limits';
import type { PrayerRequestForm } from '@prayer-community/domain/request-form/prayer-request-form';
import { t } from '@prayer-community/i18n/text';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ChoiceGroup } from '../../../ui/form/choice-group.tsx';
import { CountedTextArea } from '../../../ui/form/counted-text-area.tsx';
import { CrisisWatch } from '../../../ui/help-lines/crisis-watch.tsx';
import { ON_BEHALF_CHOICES } from '../choice-labels.ts';
import { FormSection } from '../form-section.tsx';

/** The prayer and who it is for. The recorder is next to the text because a request can use either. */
export function PrayerFields({ recorder }: { recorder: ReactNode }) {
  const { register, formState } = useFormContext<PrayerRequestForm>();
  const prayerText = useWatch<PrayerRequestForm, 'prayerText'>({ name: 'prayerText' });
  return (
    <FormSection title={t('Your prayer')}>
      <CountedTextArea
        label={t('Prayer request')}
        hint={t('Write it in your own words, or record it below.')}
        maxLength={PRAYER_TEXT_MAX_CHARS}
        length={prayerText.length}
        error={formState.errors.prayerText?.message}
        {...register('prayerText')}
      />
      <CrisisWatch text={prayerText} alertsLeaders />
      {recorder}
      <ChoiceGroup
        legend={t('Who is this prayer for?')}
        type="radio"
        choices={ON_BEHALF_CHOICES}
        registration={register('isOnBehalf', { deps: ['firstName', 'lastName'] })}
      />
    </FormSection>
  );
}
