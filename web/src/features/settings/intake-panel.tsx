import { zodResolver } from '@hookform/resolvers/zod';
import { CHOSEN_SETTINGS, type IntakeSettings } from '@prayer-community/domain/settings/settings';
import { text } from '@prayer-community/domain/texts/text';
import { readEnv } from '../../config/env.ts';
import { CheckedField } from './checked-field.tsx';
import { EmbedSnippet } from './embed-snippet.tsx';
import { SettingsForm, SettingsPart } from './settings-part.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const EMBED_ORIGINS = readEnv(import.meta.env).VITE_EMBED_ORIGINS;
const RESOLVER = zodResolver(CHOSEN_SETTINGS.intake);

/** Where requests may be put in beside the site itself. */
export function IntakePanel() {
  return (
    <SettingsPart title={text('Ways to Ask')} name="intake">
      {(settings) => <IntakeForm settings={settings} />}
    </SettingsPart>
  );
}

function IntakeForm({ settings }: { settings: IntakeSettings }) {
  const { form, isUnderway, submit } = useSettingsForm('intake', settings, RESOLVER);
  return (
    <SettingsForm saveLabel={text('Save Ways to Ask')} isUnderway={isUnderway} onSubmit={submit}>
      <CheckedField
        control={form.control}
        name="by_phone"
        legend={text('By phone @settings')}
        label={text('Let the team enter requests from callers')}
      />
      <CheckedField
        control={form.control}
        name="in_kiosk"
        legend={text('On a device at church')}
        label={text('Offer the form at /kiosk')}
        hint={text('It stores nothing on the device and clears the form after a minute of inactivity.')}
      />
      <CheckedField
        control={form.control}
        name="on_poster"
        legend={text('On the notice board')}
        label={text('Let staff print a poster')}
        hint={text('Its code opens the request form.')}
      />
      <CheckedField
        control={form.control}
        name="in_frames"
        legend={text('On your own website')}
        label={text('Offer the form at /embed')}
        hint={text('Browsers show it only on approved sites.')}
      />
      <EmbedSnippet origins={EMBED_ORIGINS} />
    </SettingsForm>
  );
}
