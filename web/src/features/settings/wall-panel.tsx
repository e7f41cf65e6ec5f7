import type { WallSettings } from '@prayer-community/domain/settings/settings';
import { type Message, message, t } from '@prayer-community/i18n/text';
import { ChoiceSetting } from './choice-setting.tsx';
import { NumberSetting } from './number-setting.tsx';
import { SettingsForm, SettingsPart } from './settings-part.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const APPROVALS: readonly { value: WallSettings['approval']; label: Message }[] = [
  { value: 'at_once', label: message('Immediately') },
  { value: 'moderated', label: message('After approval by leadership') },
];

export function WallPanel() {
  return <SettingsPart name="wall">{(settings) => <WallForm settings={settings} />}</SettingsPart>;
}

function WallForm({ settings }: { settings: WallSettings }) {
  const { form, commit } = useSettingsForm('wall', settings);
  const { register, formState } = form;
  return (
    <SettingsForm commit={commit}>
      <ChoiceSetting
        legend={t('New posts appear')}
        choices={APPROVALS}
        registration={register('approval')}
        hint={t('Posts waiting for approval are listed under Moderation.')}
      />
      <NumberSetting
        label={t('Hide after this many reports')}
        hint={t(
          'At this number of reports, a post is hidden until leadership decides. A post that already has as many is hidden at its next report. Reports from one network count once.',
        )}
        error={formState.errors.reports_to_hide?.message}
        min={1}
        max={100}
        {...register('reports_to_hide', { valueAsNumber: true })}
      />
    </SettingsForm>
  );
}
