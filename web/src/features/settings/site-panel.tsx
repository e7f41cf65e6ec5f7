import type { SiteSettings } from '@prayer-community/domain/settings/settings';
import { t } from '@prayer-community/i18n/text';
import { CheckedField } from './checked-field.tsx';
import { SettingsForm, SettingsPart } from './settings-part.tsx';
import { useSettingsForm } from './use-settings-form.ts';

export function SitePanel() {
  return <SettingsPart name="site">{(settings) => <SiteForm settings={settings} />}</SettingsPart>;
}

function SiteForm({ settings }: { settings: SiteSettings }) {
  const { form, commit } = useSettingsForm('site', settings);
  return (
    <SettingsForm commit={commit}>
      <CheckedField
        control={form.control}
        name="sends_later"
        label={t('Send requests automatically when back online')}
        hint={t('Otherwise the request stays on the device until the requester sends it.')}
      />
    </SettingsForm>
  );
}
