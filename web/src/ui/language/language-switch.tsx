import { styled } from '@mui/material/styles';
import { LANGUAGES, type Language, OWN_NAMES } from '@prayer-community/i18n/language';
import { activeLanguage } from '@prayer-community/i18n/text';
import { useCallback, useState } from 'react';
import { useIdentity } from '../identity/identity.ts';
import { InlineButton } from '../inline-button.tsx';
import { toastNotChanged } from './language-toasts.ts';
import { useOtherLanguages } from './use-other-languages.ts';

interface Wanted {
  language: Language;
  /** Loaded on the first press. */
  LanguageChange: typeof import('./language-change.tsx').LanguageChange;
}

/** Takes its space while it is unknown whether the language is offered, so nothing moves later. */
const Offer = styled(InlineButton)({ '&:disabled': { visibility: 'hidden' } });

/**
 * Offers the other languages, each by its own name.
 * @param persists false on a device that someone else uses next. The choice then applies to this page only.
 */
export function LanguageSwitch({ persists = true }: { persists?: boolean }) {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const offered = useOtherLanguages();
  const identity = useIdentity();
  const [isKnown] = useState(identity !== null);
  const places = isKnown ? offered : LANGUAGES.filter((language) => language !== activeLanguage());
  const stay = useCallback(() => setWanted(null), []);

  async function handlePress(language: Language): Promise<void> {
    try {
      const { LanguageChange } = await import('./language-change.tsx');
      setWanted({ language, LanguageChange });
    } catch (error) {
      toastNotChanged(language, error);
    }
  }

  return (
    <>
      {places.map((language) => (
        <Offer
          key={language}
          type="button"
          look="text"
          lang={language}
          disabled={!offered.includes(language)}
          onClick={() => void handlePress(language)}
        >
          {OWN_NAMES[language]}
        </Offer>
      ))}
      {wanted && <wanted.LanguageChange language={wanted.language} persists={persists} onStay={stay} />}
    </>
  );
}
