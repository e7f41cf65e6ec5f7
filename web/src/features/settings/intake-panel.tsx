import type { IntakeSettings } from '@prayer-community/domain/settings/settings';
import { t } from '@prayer-community/i18n/text';
import { readEnv } from '../../config/env.ts';
import { CheckedField } from './checked-field.tsx';
import { EmbedSnippet } from './embed-snippet.tsx';
import { Setting } from './setting.tsx';
import { SETTING_LABELS } from './setting-labels.ts';
import { SettingsForm, SettingsPart } from './settings-part.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const EMBED_ORIGINS = readEnv(import.meta.env).VITE_EMBED_ORIGINS;
/** The ways to submit requests besides the site itself. */
export function IntakePanel() {
  return <SettingsPart name="intake">{(settings) => <IntakeForm settings={settings} />}</SettingsPart>;
}

function IntakeForm({ settings }: { settings: IntakeSettings }) {
  const { form, commit } = useSettingsForm('intake', settings);
  return (
    <SettingsForm commit={commit}>
      <CheckedField control={form.control} name="by_phone" label={t(SETTING_LABELS['intake.by_phone'])} />
      <CheckedField
        control={form.control}
        name="in_kiosk"
        label={t(SETTING_LABELS['intake.in_kiosk'])}
        hint={t(
          'At /kiosk. It stores nothing on the device and clears the form after a minute of inactivity.',
        )}
      />
      <CheckedField
        control={form.control}
        name="on_poster"
        label={t(SETTING_LABELS['intake.on_poster'])}
        hint={t('Its code opens the request form.')}
      />
      <CheckedField
        control={form.control}
        name="in_frames"
        label={t(SETTING_LABELS['intake.in_frames'])}
        hint={t('At /embed. Browsers show it only on approved sites.')}
      />
      <Setting texts={[t('Copy for Your Site'), t(SETTING_LABELS['intake.in_frames'])]}>
        <EmbedSnippet origins={EMBED_ORIGINS} />
      </Setting>
    </SettingsForm>
  );
}
