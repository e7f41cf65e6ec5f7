import { zodResolver } from '@hookform/resolvers/zod';
import { CHOSEN_SETTINGS, type SiteSettings } from '@prayer-community/domain/settings';
import { text } from '@prayer-community/domain/texts/text';
import { CheckedField } from './checked-field.tsx';
import { SettingsForm, SettingsPart } from './settings-part.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const RESOLVER = zodResolver(CHOSEN_SETTINGS.site);

/** What the site offers to whoever opens it. */
export function SitePanel() {
  return (
    <SettingsPart title={text('Site')} name="site">
      {(settings) => <SiteForm settings={settings} />}
    </SettingsPart>
  );
}

function SiteForm({ settings }: { settings: SiteSettings }) {
  const { form, isUnderway, submit } = useSettingsForm('site', settings, RESOLVER);
  return (
    <SettingsForm saveLabel={text('Save Site')} isUnderway={isUnderway} onSubmit={submit}>
      <CheckedField
        control={form.control}
        name="in_spanish"
        legend={text('English and Spanish')}
        label={text('Offer the site in Spanish')}
        hint={text(
          'Whoever’s browser prefers Spanish reads Spanish, and everybody may choose at the top of the page. A request keeps the language that it was written in, and its requester hears back in it.',
        )}
      />
      <CheckedField
        control={form.control}
        name="sends_later"
        legend={text('Without a connection')}
        label={text('Send a request by itself when the connection returns')}
        hint={text('Otherwise its words stay on the device, and whoever wrote them sends them again.')}
      />
    </SettingsForm>
  );
}
