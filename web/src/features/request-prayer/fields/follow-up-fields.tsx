import { EMAIL_MAX_CHARS, PHONE_MAX_CHARS } from '@prayer-community/domain/limits';
import type { PrayerRequestForm } from '@prayer-community/domain/request-form/prayer-request-form';
import { isContactRequired } from '@prayer-community/domain/request-form/prayer-request-rules';
import { t } from '@prayer-community/i18n/text';
import { useFormContext, useWatch } from 'react-hook-form';
import { ChoiceGroup } from '../../../ui/form/choice-group.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { CONTACT_CHOICES, YES_NO_CHOICES } from '../choice-labels.ts';
import { useAutocomplete } from '../form-context.ts';
import { FieldPair } from '../form-section.tsx';

export function FollowUpFields() {
  const { register, formState } = useFormContext<PrayerRequestForm>();
  const suggests = useAutocomplete();
  const followUpRequested = useWatch<PrayerRequestForm, 'followUpRequested'>({ name: 'followUpRequested' });
  const required = isContactRequired({ followUpRequested });
  return (
    <>
      <ChoiceGroup
        legend={t('Would you like someone to contact you?')}
        type="radio"
        choices={YES_NO_CHOICES}
        registration={register('followUpRequested', { deps: ['phone', 'email'] })}
        hint={t('If so, we need both your phone number and email, in case one doesn’t reach you.')}
      />
      <FieldPair>
        <TextField
          label={t('Phone number')}
          type="tel"
          required={required}
          autoComplete={suggests('tel')}
          maxLength={PHONE_MAX_CHARS}
          error={formState.errors.phone?.message}
          {...register('phone')}
        />
        <TextField
          label={t('Email address')}
          type="email"
          required={required}
          autoComplete={suggests('email')}
          maxLength={EMAIL_MAX_CHARS}
          error={formState.errors.email?.message}
          {...register('email')}
        />
      </FieldPair>
      {required && (
        <ChoiceGroup
          legend={t('How do you prefer to be contacted?')}
          type="radio"
          choices={CONTACT_CHOICES}
          registration={register('contactPreference')}
        />
      )}
    </>
  );
}
