import { styled } from '@mui/material/styles';
import { LANGUAGES, type Language, OWN_NAMES } from '@prayer-community/domain/language';
import { spokenLanguage } from '@prayer-community/domain/texts/text';
import { Suspense, useCallback, useState } from 'react';
import { useIdentity } from '../identity/identity.ts';
import { InlineButton } from '../inline-button.tsx';
import { optionalLazy } from '../optional-lazy.ts';
import { useOtherLanguages } from './use-other-languages.ts';

const LanguageChange = optionalLazy(async () => (await import('./language-change.tsx')).LanguageChange);

/** Takes its room while it is not known whether the language is offered: nothing moves once it is. */
const Offer = styled(InlineButton)({ '&:disabled': { visibility: 'hidden' } });

/**
 * Offers the other languages, each by its own name.
 * @param keeps false on a device that somebody else uses next: the choice holds for this page alone
 */
export function LanguageSwitch({ persists = true }: { persists?: boolean }) {
  const [wanted, setWanted] = useState<Language | null>(null);
  const offered = useOtherLanguages();
  const identity = useIdentity();
  const [isKnown] = useState(identity !== null);
  const places = isKnown ? offered : LANGUAGES.filter((language) => language !== spokenLanguage());
  const stay = useCallback(() => setWanted(null), []);
  return (
    <>
      {places.map((language) => (
        <Offer
          key={language}
          type="button"
          look="text"
          lang={language}
          disabled={!offered.includes(language)}
          onClick={() => setWanted(language)}
        >
          {OWN_NAMES[language]}
        </Offer>
      ))}
      <Suspense>{wanted && <LanguageChange language={wanted} persists={persists} onStay={stay} />}</Suspense>
    </>
  );
}
