import { NAME_MAX_CHARS } from '@prayer-community/domain/limits';
import type { PrayerRequestForm } from '@prayer-community/domain/request-form/prayer-request-form';
import { isNameRequired } from '@prayer-community/domain/request-form/prayer-request-rules';
import { t } from '@prayer-community/i18n/text';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useAutocomplete } from '../form-context.ts';
import { FieldPair } from '../form-section.tsx';

export function NameFields() {
  const { register, formState } = useFormContext<PrayerRequestForm>();
  const suggests = useAutocomplete();
  const isOnBehalf = useWatch<PrayerRequestForm, 'isOnBehalf'>({ name: 'isOnBehalf' });
  const required = isNameRequired({ isOnBehalf });
  return (
    <FieldPair>
      <TextField
        label={t('First name')}
        required={required}
        autoComplete={suggests('given-name')}
        maxLength={NAME_MAX_CHARS}
        error={formState.errors.firstName?.message}
        {...register('firstName')}
      />
      <TextField
        label={t('Last name')}
        required={required}
        autoComplete={suggests('family-name')}
        maxLength={NAME_MAX_CHARS}
        error={formState.errors.lastName?.message}
        {...register('lastName')}
      />
    </FieldPair>
  );
}
