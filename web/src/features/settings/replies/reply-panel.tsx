import type { ReplySettings } from '@prayer-community/domain/settings/settings';
import { t } from '@prayer-community/i18n/text';
import { CheckedField } from '../checked-field.tsx';
import { SETTING_LABELS } from '../setting-labels.ts';
import { SettingsForm, SettingsPart } from '../settings-part.tsx';
import { useSettingsForm } from '../use-settings-form.ts';
import { TemplateFields } from './template-fields.tsx';

export function ReplyPanel() {
  return <SettingsPart name="replies">{(settings) => <ReplyForm settings={settings} />}</SettingsPart>;
}

function ReplyForm({ settings }: { settings: ReplySettings }) {
  const { form, commit } = useSettingsForm('replies', settings);
  return (
    <SettingsForm commit={commit}>
      <CheckedField
        control={form.control}
        name="reviewed_by_leadership"
        label={t(SETTING_LABELS['replies.reviewed_by_leadership'])}
        hint={t('Replies from the prayer team wait on the request until a leader sends or withdraws them.')}
      />
      <TemplateFields form={form} />
    </SettingsForm>
  );
}
