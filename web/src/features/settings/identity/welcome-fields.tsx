import { type IdentitySettings, WELCOME_MAX_CHARS } from '@prayer-community/domain/settings/identity';
import { message, t } from '@prayer-community/i18n/text';
import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Setting } from '../setting.tsx';
import { orNull } from './or-null.ts';

const LABELS = { en: message('Welcome message'), es: message('Welcome message in Spanish') } as const;

export function WelcomeFields({ form }: { form: UseFormReturn<IdentitySettings> }) {
  const { errors } = form.formState;
  return (
    <>
      <Setting texts={[t(LABELS.en)]}>
        <TextField
          label={t(LABELS.en)}
          hint={t('Shown below the heading of the request form.')}
          maxLength={WELCOME_MAX_CHARS}
          error={errors.welcome?.en?.message}
          {...form.register('welcome.en', orNull)}
        />
      </Setting>
      <Setting texts={[t(LABELS.es)]}>
        <TextField
          label={t(LABELS.es)}
          lang="es"
          maxLength={WELCOME_MAX_CHARS}
          error={errors.welcome?.es?.message}
          {...form.register('welcome.es', orNull)}
        />
      </Setting>
    </>
  );
}
