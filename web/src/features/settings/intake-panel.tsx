import { CHOSEN_SETTINGS, type IntakeSettings } from '@prayer-community/domain/settings/settings';
import { text } from '@prayer-community/i18n/text';
import { readEnv } from '../../config/env.ts';
import { CheckedField } from './checked-field.tsx';
import { EmbedSnippet } from './embed-snippet.tsx';
import { Setting } from './setting.tsx';
import { SettingsForm, SettingsPart } from './settings-part.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const EMBED_ORIGINS = readEnv(import.meta.env).VITE_EMBED_ORIGINS;
/** Where requests may be put in beside the site itself. */
export function IntakePanel() {
  return <SettingsPart name="intake">{(settings) => <IntakeForm settings={settings} />}</SettingsPart>;
}

function IntakeForm({ settings }: { settings: IntakeSettings }) {
  const { form, commit } = useSettingsForm('intake', settings, CHOSEN_SETTINGS.intake);
  return (
    <SettingsForm commit={commit}>
      <CheckedField
        control={form.control}
        name="by_phone"
        label={text('Let the team enter requests from callers')}
      />
      <CheckedField
        control={form.control}
        name="in_kiosk"
        label={text('Offer the form at /kiosk')}
        hint={text('It stores nothing on the device and clears the form after a minute of inactivity.')}
      />
      <CheckedField
        control={form.control}
        name="on_poster"
        label={text('Let staff print a poster')}
        hint={text('Its code opens the request form.')}
      />
      <CheckedField
        control={form.control}
        name="in_frames"
        label={text('Offer the form at /embed')}
        hint={text('Browsers show it only on approved sites.')}
      />
      <Setting texts={[text('Copy for Your Site'), text('Offer the form at /embed')]}>
        <EmbedSnippet origins={EMBED_ORIGINS} />
      </Setting>
    </SettingsForm>
  );
}
