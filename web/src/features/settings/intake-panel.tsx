import { zodResolver } from '@hookform/resolvers/zod';
import { CHOSEN_SETTINGS, type IntakeSettings } from '@prayer-community/domain/settings';
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
        legend={text('On the telephone')}
        label={text('The team writes down requests of callers')}
      />
      <CheckedField
        control={form.control}
        name="in_kiosk"
        legend={text('On a device in the church')}
        label={text('Offer the form at /kiosk')}
        hint={text('It keeps nothing, and forgets what was entered after a minute without a touch.')}
      />
      <CheckedField
        control={form.control}
        name="on_poster"
        legend={text('On the notice board')}
        label={text('Let the staff print a poster')}
        hint={text('Its code leads to the request form.')}
      />
      <CheckedField
        control={form.control}
        name="in_frames"
        legend={text('On your own site')}
        label={text('Offer the form at /embed')}
        hint={text('Browsers show it inside those sites alone that the deployment names.')}
      />
      <EmbedSnippet origins={EMBED_ORIGINS} />
    </SettingsForm>
  );
}
