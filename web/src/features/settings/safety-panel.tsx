import { zodResolver } from '@hookform/resolvers/zod';
import { HELP_COUNTRIES, HELP_LINES } from '@prayer-community/domain/safety/help-lines';
import { CHOSEN_SETTINGS, type SafetySettings } from '@prayer-community/domain/settings/settings';
import { text } from '@prayer-community/domain/texts/text';
import { Controller } from 'react-hook-form';
import { SelectField } from '../../ui/form/select-field.tsx';
import { CheckedField } from './checked-field.tsx';
import { SettingsForm, SettingsPart } from './settings-part.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const RESOLVER = zodResolver(CHOSEN_SETTINGS.safety);

const COUNTRIES = HELP_COUNTRIES.map((code) => ({ value: code, label: HELP_LINES[code].country }));

/** What happens where the words of a request show signs of harm, or name others who have not agreed. */
export function SafetyPanel() {
  return (
    <SettingsPart title={text('Safety')} name="safety">
      {(settings) => <SafetyForm settings={settings} />}
    </SettingsPart>
  );
}

function SafetyForm({ settings }: { settings: SafetySettings }) {
  const { form, isUnderway, submit } = useSettingsForm('safety', settings, RESOLVER);
  return (
    <SettingsForm saveLabel={text('Save Safety')} isUnderway={isUnderway} onSubmit={submit}>
      <CheckedField
        control={form.control}
        name="watches_for_need"
        legend={text('When a request mentions self-harm, abuse or danger')}
        label={text('Show help lines and alert leadership')}
        hint={text('The form always sends the request, with high urgency.')}
      />
      <Controller
        control={form.control}
        name="help_country"
        render={({ field }) => (
          <SelectField
            label={text('Country of the help lines shown first')}
            value={field.value}
            options={COUNTRIES}
            onChoose={field.onChange}
          />
        )}
      />
      <CheckedField
        control={form.control}
        name="asks_consent"
        legend={text('When a request is for someone else or shared on the Belief Wall')}
        label={text('Ask whether the people named have agreed')}
        hint={text('If nobody asked them, the post waits for leadership’s approval.')}
      />
    </SettingsForm>
  );
}
