import type { WallSettings } from '@prayer-community/domain/settings/settings';
import { t } from '@prayer-community/i18n/text';
import { ChoiceSetting } from './choice-setting.tsx';
import { NumberSetting } from './number-setting.tsx';
import { APPROVAL_LABELS, SETTING_LABELS } from './setting-labels.ts';
import { SettingsForm, SettingsPart } from './settings-part.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const APPROVALS = [
  { value: 'at_once', label: APPROVAL_LABELS.at_once },
  { value: 'moderated', label: APPROVAL_LABELS.moderated },
] as const;

export function WallPanel() {
  return <SettingsPart name="wall">{(settings) => <WallForm settings={settings} />}</SettingsPart>;
}

function WallForm({ settings }: { settings: WallSettings }) {
  const { form, commit } = useSettingsForm('wall', settings);
  const { register, formState } = form;
  return (
    <SettingsForm commit={commit}>
      <ChoiceSetting
        legend={t(SETTING_LABELS['wall.approval'])}
        choices={APPROVALS}
        registration={register('approval')}
        hint={t('Posts waiting for approval are listed under Moderation.')}
      />
      <NumberSetting
        label={t(SETTING_LABELS['wall.reports_to_hide'])}
        hint={t(
          'A post with this many reports is hidden until leadership decides. A post that already has this many is hidden when it’s next reported. Reports from one network count once.',
        )}
        error={formState.errors.reports_to_hide?.message}
        min={1}
        max={100}
        {...register('reports_to_hide', { valueAsNumber: true })}
      />
    </SettingsForm>
  );
}
