import type { ScreenSettings } from '@prayer-community/domain/settings/site-identity';
import { t } from '@prayer-community/i18n/text';
import { useEffect } from 'react';
import { showIdentity } from '../../ui/identity/identity.ts';
import { CheckedField } from './checked-field.tsx';
import { SETTING_LABELS } from './setting-labels.ts';
import { SettingsForm, SettingsPart } from './settings-part.tsx';
import { useSettingsForm } from './use-settings-form.ts';

/** The optional parts of the site. */
export function ScreensPanel() {
  return <SettingsPart name="screens">{(settings) => <ScreensForm settings={settings} />}</SettingsPart>;
}

function ScreensForm({ settings }: { settings: ScreenSettings }) {
  const { form, commit } = useSettingsForm('screens', settings);
  // The leader's own page follows immediately. Others learn of the change within a few minutes.
  useEffect(() => showIdentity({ screens: settings }), [settings]);
  return (
    <SettingsForm commit={commit}>
      <CheckedField
        control={form.control}
        name="daily_content"
        label={t(SETTING_LABELS['screens.daily_content'])}
        hint={t('Readings for everyone. What you published is kept while it’s off.')}
      />
      <CheckedField
        control={form.control}
        name="prayer_circles"
        label={t(SETTING_LABELS['screens.prayer_circles'])}
        hint={t(
          'Small private groups. While it’s off, circle members can’t open their circles, but their prayers stay stored.',
        )}
      />
      <CheckedField
        control={form.control}
        name="insights"
        label={t(SETTING_LABELS['screens.insights'])}
        hint={t('Counting continues while it’s off.')}
      />
    </SettingsForm>
  );
}
