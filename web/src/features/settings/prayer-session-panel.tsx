import type { PrayerSessionSettings } from '@prayer-community/domain/settings/settings';
import { t } from '@prayer-community/i18n/text';
import { CheckedField } from './checked-field.tsx';
import { SETTING_LABELS } from './setting-labels.ts';
import { SettingsForm, SettingsPart } from './settings-part.tsx';
import { useSettingsForm } from './use-settings-form.ts';

/** Whether prayer sessions are offered to visitors and to the team. */
export function PrayerSessionPanel() {
  return (
    <SettingsPart name="prayer_sessions">
      {(settings) => <PrayerSessionForm settings={settings} />}
    </SettingsPart>
  );
}

function PrayerSessionForm({ settings }: { settings: PrayerSessionSettings }) {
  const { form, commit } = useSettingsForm('prayer_sessions', settings);
  return (
    <SettingsForm commit={commit}>
      <CheckedField
        control={form.control}
        name="on_wall"
        label={t(SETTING_LABELS['prayer_sessions.on_wall'])}
        hint={t(
          'Visitors pray for one post after another, starting with those that have the fewest prayers.',
        )}
      />
      <CheckedField
        control={form.control}
        name="for_team"
        label={t(SETTING_LABELS['prayer_sessions.for_team'])}
        hint={t(
          'The team prays for one request after another, starting with the most urgent. Praying doesn’t change a request’s status.',
        )}
      />
    </SettingsForm>
  );
}
