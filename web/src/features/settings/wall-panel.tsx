import { zodResolver } from '@hookform/resolvers/zod';
import { CHOSEN_SETTINGS, type WallSettings } from '@prayer-community/domain/settings/settings';
import { text } from '@prayer-community/domain/texts/text';
import { ChoiceGroup } from '../../ui/form/choice-group.tsx';
import { NumberField } from './number-field.tsx';
import { SettingsForm, SettingsPart } from './settings-part.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const RESOLVER = zodResolver(CHOSEN_SETTINGS.wall);

const APPROVALS: readonly { value: WallSettings['approval']; label: string }[] = [
  { value: 'at_once', label: text('Immediately') },
  { value: 'moderated', label: text('After approval by leadership') },
];

/** Approval and reports of the Belief Wall. */
export function WallPanel() {
  return (
    <SettingsPart title={text('Belief Wall')} name="wall">
      {(settings) => <WallForm settings={settings} />}
    </SettingsPart>
  );
}

function WallForm({ settings }: { settings: WallSettings }) {
  const { form, isUnderway, submit } = useSettingsForm('wall', settings, RESOLVER);
  const { register, formState } = form;
  return (
    <SettingsForm saveLabel={text('Save Belief Wall')} isUnderway={isUnderway} onSubmit={submit}>
      <ChoiceGroup
        legend={text('New posts appear')}
        type="radio"
        choices={APPROVALS}
        registration={register('approval')}
        hint={text('Posts waiting for approval are listed under Moderation.')}
      />
      <NumberField
        label={text('Hide after this many reports')}
        hint={text(
          'A post with this many reports is hidden until leadership decides. Reports from one network count once.',
        )}
        error={formState.errors.reports_to_hide?.message}
        min={1}
        max={100}
        {...register('reports_to_hide', { valueAsNumber: true })}
      />
    </SettingsForm>
  );
}
