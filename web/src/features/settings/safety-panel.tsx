import type { SafetySettings } from '@prayer-community/domain/settings/settings';
import { t } from '@prayer-community/i18n/text';
import { CheckedField } from './checked-field.tsx';
import { SETTING_LABELS } from './setting-labels.ts';
import { SettingsForm, SettingsPart } from './settings-part.tsx';
import { useSettingsForm } from './use-settings-form.ts';

export function SafetyPanel() {
  return <SettingsPart name="safety">{(settings) => <SafetyForm settings={settings} />}</SettingsPart>;
}

function SafetyForm({ settings }: { settings: SafetySettings }) {
  const { form, commit } = useSettingsForm('safety', settings);
  return (
    <SettingsForm commit={commit}>
      <CheckedField
        control={form.control}
        name="watches_for_need"
        label={t(SETTING_LABELS['safety.watches_for_need'])}
        hint={t(
          'Help lines appear when someone writes about self-harm, abuse or danger. A request is still sent, with high urgency, and leadership is alerted. Leadership is also alerted about Belief Wall posts, but not about prayer circles, which are private.',
        )}
      />
      <CheckedField
        control={form.control}
        name="asks_consent"
        label={t(SETTING_LABELS['safety.asks_consent'])}
        hint={t(
          'Asked when a request is for someone else or shared on the Belief Wall. If the people named weren’t asked, the post waits for leadership’s approval.',
        )}
      />
    </SettingsForm>
  );
}
