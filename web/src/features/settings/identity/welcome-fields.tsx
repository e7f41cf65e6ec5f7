import { type IdentitySettings, WELCOME_MAX_CHARS } from '@prayer-community/domain/settings/identity';
import { t } from '@prayer-community/i18n/text';
import type { UseFormReturn } from 'react-hook-form';
import { TextSetting } from '../text-setting.tsx';
import { orNull } from './or-null.ts';

export function WelcomeFields({ form }: { form: UseFormReturn<IdentitySettings> }) {
  const { errors } = form.formState;
  return (
    <>
      <TextSetting
        label={t('Welcome message')}
        hint={t('Shown below the heading of the request form.')}
        maxLength={WELCOME_MAX_CHARS}
        error={errors.welcome?.en?.message}
        {...form.register('welcome.en', orNull)}
      />
      <TextSetting
        label={t('Welcome message in Spanish')}
        lang="es"
        maxLength={WELCOME_MAX_CHARS}
        error={errors.welcome?.es?.message}
        {...form.register('welcome.es', orNull)}
      />
    </>
  );
}
