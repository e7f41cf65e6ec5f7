import { zodResolver } from '@hookform/resolvers/zod';
import { HELP_COUNTRIES, HELP_LINES } from '@prayer-community/domain/help-lines';
import { CHOSEN_SETTINGS, type SafetySettings } from '@prayer-community/domain/settings';
import { Controller, useForm } from 'react-hook-form';
import { ChoiceGroup } from '../../ui/form/choice-group.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { SettingsForm, SettingsPart } from './settings-part.tsx';
import { useSaving } from './use-saving.ts';

const RESOLVER = zodResolver(CHOSEN_SETTINGS.safety);

const WATCHES = [{ value: 'watch', label: 'Show help lines and alert leadership' }] as const;
const COUNTRIES = HELP_COUNTRIES.map((code) => ({ value: code, label: HELP_LINES[code].country }));

/** What happens where the words of a request tell of harm. */
export function SafetyPanel() {
  return (
    <SettingsPart title="Safety" name="safety">
      {(settings) => <SafetyForm settings={settings} />}
    </SettingsPart>
  );
}

function SafetyForm({ settings }: { settings: SafetySettings }) {
  const { isUnderway, save } = useSaving('safety');
  const { control, handleSubmit } = useForm<SafetySettings>({
    resolver: RESOLVER,
    values: settings,
    resetOptions: { keepDirtyValues: true },
  });
  return (
    <SettingsForm saveLabel="Save Safety" isUnderway={isUnderway} onSubmit={handleSubmit(save)}>
      <Controller
        control={control}
        name="watches_for_need"
        render={({ field: { value, onChange, ...field } }) => (
          <ChoiceGroup
            legend="When a request speaks of self-harm, abuse or danger"
            type="checkbox"
            choices={WATCHES}
            registration={{
              ...field,
              checked: value,
              onChange: ({ currentTarget }) => onChange(currentTarget.checked),
            }}
            hint="The form never keeps a request back. Such a request is always of high urgency."
          />
        )}
      />
      <Controller
        control={control}
        name="help_country"
        render={({ field }) => (
          <SelectField
            label="Country whose help lines are shown first"
            value={field.value}
            options={COUNTRIES}
            onChoose={field.onChange}
          />
        )}
      />
    </SettingsForm>
  );
}
