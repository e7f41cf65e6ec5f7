import { helpCountryOf } from '@prayer-community/domain/safety/help-lines';
import { DEFAULT_TIME_ZONE } from '@prayer-community/domain/settings/quiet-hours';
import type {
  ReminderSettings,
  SafetySettings,
  SiteSettings,
} from '@prayer-community/domain/settings/settings';
import { t } from '@prayer-community/i18n/text';
import { useState } from 'react';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { COUNTRY_CHOICES } from '../../../ui/help-lines/country-choices.ts';
import { saveSettings } from '../save-settings.ts';
import { SwitchedPart } from '../switched-part.tsx';
import { deviceTimeZone, timeZonesWith } from '../time-zones.ts';
import { KnownSettings } from './known-settings.tsx';
import { Question, type QuestionProps } from './question.tsx';

export function RegionQuestion({ setUp }: QuestionProps) {
  return (
    <KnownSettings name="safety">
      {(safety) => (
        <KnownSettings name="site">
          {(site) => (
            <KnownSettings name="reminders">
              {(reminders) => (
                <RegionAnswer setUp={setUp} safety={safety} site={site} reminders={reminders} />
              )}
            </KnownSettings>
          )}
        </KnownSettings>
      )}
    </KnownSettings>
  );
}

interface RegionAnswerProps extends QuestionProps {
  safety: SafetySettings;
  site: SiteSettings;
  reminders: ReminderSettings;
}

function RegionAnswer({ setUp, safety, site, reminders }: RegionAnswerProps) {
  const isZoneChosen = setUp.questions.region === 'answered' || reminders.time_zone !== DEFAULT_TIME_ZONE;
  const [country, setCountry] = useState(() => safety.help_country ?? helpCountryOf(navigator.language));
  const [timeZone, setTimeZone] = useState(() => (isZoneChosen ? reminders.time_zone : deviceTimeZone()));
  const [inSpanish, setInSpanish] = useState(site.in_spanish);

  async function save(): Promise<boolean> {
    await saveSettings('safety', { help_country: country });
    await saveSettings('reminders', { time_zone: timeZone });
    await saveSettings('site', { in_spanish: inSpanish });
    return true;
  }

  return (
    <Question
      question="region"
      setUp={setUp}
      title={t('Where is your community?')}
      lead={t('People in danger see the help lines of this country.')}
      save={save}
    >
      <SelectField label={t('Country')} value={country} options={COUNTRY_CHOICES} onChoose={setCountry} />
      <SelectField
        label={t('Community time zone')}
        value={timeZone}
        options={timeZonesWith(timeZone)}
        onChoose={setTimeZone}
      />
      <SwitchedPart
        label={t('Offer the site in Spanish')}
        hint={t('English is always available. Visitors can switch.')}
        isOn={inSpanish}
        onSwitch={setInSpanish}
      />
    </Question>
  );
}
