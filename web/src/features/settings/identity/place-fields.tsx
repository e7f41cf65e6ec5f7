import type {
  ReminderSettings,
  SafetySettings,
  Settings,
  SettingsName,
  SiteSettings,
} from '@prayer-community/domain/settings/settings';
import { message, t } from '@prayer-community/i18n/text';
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { useSettings } from '../../../firebase/settings/use-settings.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { COUNTRY_CHOICES } from '../../../ui/help-lines/country-choices.ts';
import { CheckedField } from '../checked-field.tsx';
import { Setting } from '../setting.tsx';
import { SettingsForm } from '../settings-part.tsx';
import { timeZonesWith } from '../time-zones.ts';
import { useSettingsForm } from '../use-settings-form.ts';

const PART = { part: 'place' };
const NOT_CHOSEN = '';
const COUNTRIES = [{ value: NOT_CHOSEN, label: message('Not chosen') }, ...COUNTRY_CHOICES] as const;

const TIME_ZONE = [message('Community time zone'), message('For quiet hours.')] as const;
const COUNTRY = [
  message('Country'),
  message(
    'Its help lines are shown first, and phone numbers without a country code are treated as numbers from this country. Until you choose one, help lines follow each visitor’s browser, and text messages assume the country of the number that sends them.',
  ),
] as const;

/** The community's location and languages. Each is stored with the settings that use it. */
export function PlaceFields() {
  return (
    <>
      <Used name="reminders">{(settings) => <TimeZoneForm settings={settings} />}</Used>
      <Used name="safety">{(settings) => <CountryForm settings={settings} />}</Used>
      <Used name="site">{(settings) => <SpanishForm settings={settings} />}</Used>
    </>
  );
}

interface UsedProps<Name extends SettingsName> {
  name: Name;
  children: (settings: Settings[Name]) => ReactNode;
}

/** Renders settings of another group. That group itself says if they cannot be loaded. */
function Used<Name extends SettingsName>({ name, children }: UsedProps<Name>) {
  const live = useSettings(name);
  return live.state === 'ready' && children(live.settings);
}

function TimeZoneForm({ settings }: { settings: ReminderSettings }) {
  const { form, commit } = useSettingsForm('reminders', settings, PART);
  return (
    <SettingsForm commit={commit}>
      <Setting texts={TIME_ZONE}>
        <Controller
          control={form.control}
          name="time_zone"
          render={({ field }) => (
            <SelectField
              label={t(TIME_ZONE[0])}
              hint={t(TIME_ZONE[1])}
              value={field.value}
              options={timeZonesWith(field.value)}
              onChoose={field.onChange}
            />
          )}
        />
      </Setting>
    </SettingsForm>
  );
}

function CountryForm({ settings }: { settings: SafetySettings }) {
  const { form, commit } = useSettingsForm('safety', settings, PART);
  return (
    <SettingsForm commit={commit}>
      <Setting texts={COUNTRY}>
        <Controller
          control={form.control}
          name="help_country"
          render={({ field }) => (
            <SelectField
              label={t(COUNTRY[0])}
              hint={t(COUNTRY[1])}
              value={field.value ?? NOT_CHOSEN}
              options={COUNTRIES}
              onChoose={(chosen) => field.onChange(chosen === NOT_CHOSEN ? null : chosen)}
            />
          )}
        />
      </Setting>
    </SettingsForm>
  );
}

function SpanishForm({ settings }: { settings: SiteSettings }) {
  const { form, commit } = useSettingsForm('site', settings, PART);
  return (
    <SettingsForm commit={commit}>
      <CheckedField
        control={form.control}
        name="in_spanish"
        label={t('Offer the site in Spanish')}
        hint={t(
          'Browsers set to Spanish show Spanish, and everyone can switch at the top of the page. Replies use the language of the request.',
        )}
      />
    </SettingsForm>
  );
}
