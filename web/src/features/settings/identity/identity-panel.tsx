import { chosenIdentity } from '@prayer-community/domain/settings/chosen-identity';
import {
  COMMUNITY_NAME_MAX_CHARS,
  CONTACT_ADDRESS_MAX_CHARS,
  CONTACT_PHONE_MAX_CHARS,
  type IdentitySettings,
  SHORT_NAME_MAX_CHARS,
  WEBSITE_MAX_CHARS,
} from '@prayer-community/domain/settings/identity';
import { t } from '@prayer-community/i18n/text';
import { useEffect } from 'react';
import { showIdentity } from '../../../ui/identity/identity.ts';
import { SettingsForm, SettingsPart } from '../settings-part.tsx';
import { TextSetting } from '../text-setting.tsx';
import { useSettingsForm } from '../use-settings-form.ts';
import { ColorField } from './color-field.tsx';
import { LogoField } from './logo-field.tsx';
import { orNull } from './or-null.ts';
import { PlaceFields } from './place-fields.tsx';
import { WelcomeFields } from './welcome-fields.tsx';

export function IdentityPanel() {
  return (
    <SettingsPart name="identity">
      {(settings) => (
        <>
          <IdentityForm settings={settings} />
          <PlaceFields />
        </>
      )}
    </SettingsPart>
  );
}

function IdentityForm({ settings }: { settings: IdentitySettings }) {
  const { form, commit } = useSettingsForm('identity', settings);
  const { errors } = form.formState;
  // The leader's own page shows the choice before anything is fetched again.
  useEffect(() => showIdentity(chosenIdentity(settings)), [settings]);
  return (
    <SettingsForm commit={commit}>
      <TextSetting
        label={t('Name of the community')}
        hint={t('Shown in the header, in page titles and in emails.')}
        required
        autoComplete="organization"
        maxLength={COMMUNITY_NAME_MAX_CHARS}
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextSetting
        label={t('Short name')}
        hint={t('Shown below the icon on a phone.')}
        required
        maxLength={SHORT_NAME_MAX_CHARS}
        error={errors.short_name?.message}
        {...form.register('short_name')}
      />
      <LogoField form={form} onChosen={() => void commit()} />
      <WelcomeFields form={form} />
      <ColorField form={form} onChosen={() => void commit()} />
      <TextSetting
        label={t('Phone number for visitors')}
        hint={t('Shown at the bottom of every public page.')}
        type="tel"
        maxLength={CONTACT_PHONE_MAX_CHARS}
        error={errors.phone?.message}
        {...form.register('phone', orNull)}
      />
      <TextSetting
        label={t('Address for visitors')}
        maxLength={CONTACT_ADDRESS_MAX_CHARS}
        error={errors.address?.message}
        {...form.register('address', orNull)}
      />
      <TextSetting
        label={t('Website of the community')}
        type="url"
        maxLength={WEBSITE_MAX_CHARS}
        error={errors.website?.message}
        {...form.register('website', orNull)}
      />
    </SettingsForm>
  );
}
