import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { languagesSpokenBy, type Profile } from '@prayer-community/domain/staff/profile';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@prayer-community/i18n/language';
import { t } from '@prayer-community/i18n/text';
import { useState } from 'react';
import { useSettings } from '../../../firebase/settings/use-settings.ts';
import { LANGUAGE_LABELS } from '../../../ui/team/request-labels.ts';
import { successToast } from '../../../ui/toast/success-toast.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { changeOwnProfile } from '../availability/change-own-profile.ts';
import { toastFailure } from '../dashboard-toasts.ts';
import { SideCard } from '../side-cards/side-card.tsx';

const Explanation = styled('p')(({ theme }) => ({
  margin: '0 0 8px',
  fontSize: '0.9375rem',
  color: theme.vars?.palette.text.secondary,
}));

/** The languages in which a member prays with requesters. Renders nothing if the site and the member have only English. */
export function LanguageCard({ uid, profile }: { uid: string; profile: Profile<Date> }) {
  const site = useSettings('site');
  const spoken = languagesSpokenBy(profile);
  const [isInUse, setIsInUse] = useState(false);

  async function change(language: Language, isWanted: boolean): Promise<void> {
    // The card then stays, with the focus, to take the choice back.
    setIsInUse(true);
    const languages = LANGUAGES.filter((one) => (one === language ? isWanted : spoken.includes(one)));
    if (languages.length === 0) {
      await showToast({
        title: t('Languages not changed'),
        text: t('Keep at least one language.'),
        kind: 'failure',
      });
      return;
    }
    try {
      await changeOwnProfile(uid, { languages });
      void showToast(successToast(t('Languages updated'), t('Your languages have been saved.')));
    } catch (error) {
      toastFailure('languages', error);
    }
  }

  // Shown until the settings are known, because a card that appears late would push the list away.
  const speaksOnlyEnglish = spoken.every((language) => language === DEFAULT_LANGUAGE);
  if (site.state === 'ready' && !site.settings.in_spanish && speaksOnlyEnglish && !isInUse) {
    return null;
  }
  return (
    <SideCard heading={t('Languages')} startsOpen>
      <Explanation>
        {t(
          'We’ll suggest you for requests in these languages. If English is on, our emails to you are in English.',
        )}
      </Explanation>
      {LANGUAGES.map((language) => (
        <FormControlLabel
          key={language}
          label={t(LANGUAGE_LABELS[language])}
          sx={{ display: 'flex', minHeight: 44 }}
          control={
            <Switch
              checked={spoken.includes(language)}
              onChange={(_event, isWanted) => void change(language, isWanted)}
            />
          }
        />
      ))}
    </SideCard>
  );
}
