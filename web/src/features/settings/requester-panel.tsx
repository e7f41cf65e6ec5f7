import type { RequesterSettings } from '@prayer-community/domain/settings/settings';
import { t } from '@prayer-community/i18n/text';
import { CheckedField } from './checked-field.tsx';
import { SETTING_LABELS } from './setting-labels.ts';
import { SettingsForm, SettingsPart } from './settings-part.tsx';
import { useSettingsForm } from './use-settings-form.ts';

export function RequesterPanel() {
  return <SettingsPart name="requesters">{(settings) => <RequesterForm settings={settings} />}</SettingsPart>;
}

function RequesterForm({ settings }: { settings: RequesterSettings }) {
  const { form, commit } = useSettingsForm('requesters', settings);
  return (
    <SettingsForm commit={commit}>
      <CheckedField
        control={form.control}
        name="asks_gender"
        label={t(SETTING_LABELS['requesters.asks_gender'])}
        hint={t('The answer is optional, and the team sees it with the contact details.')}
      />
      <CheckedField
        control={form.control}
        name="status_pages"
        label={t(SETTING_LABELS['requesters.status_pages'])}
        hint={t(
          'With a private link and no account, requesters can see the status, read replies, add updates, withdraw, and download or delete their data. They never see notes or who is assigned. Without it, the team can’t send replies.',
        )}
      />
      <CheckedField
        control={form.control}
        name="prayer_notices"
        label={t(SETTING_LABELS['requesters.prayer_notices'])}
        hint={t(
          'Only if they ask for it on their private page. We email them about the first prayer right away, then at most once a day, with the count and no names.',
        )}
      />
    </SettingsForm>
  );
}
