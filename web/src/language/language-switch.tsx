import { LANGUAGES, type Language, OWN_NAMES } from '@prayer-community/domain/language';
import { spokenLanguage } from '@prayer-community/domain/texts/text';
import { lazy, Suspense, useCallback, useState } from 'react';
import { InlineButton } from '../ui/inline-button.tsx';

const LanguageChange = lazy(async () => ({
  default: (await import('./language-change.tsx')).LanguageChange,
}));

/**
 * Offers the other languages, each by its own name.
 * @param keeps false on a device that somebody else uses next: the choice holds for this page alone
 */
export function LanguageSwitch({ keeps = true }: { keeps?: boolean }) {
  const [wanted, setWanted] = useState<Language | null>(null);
  const stay = useCallback(() => setWanted(null), []);
  return (
    <>
      {LANGUAGES.filter((language) => language !== spokenLanguage()).map((language) => (
        <InlineButton
          key={language}
          type="button"
          look="text"
          lang={language}
          onClick={() => setWanted(language)}
        >
          {OWN_NAMES[language]}
        </InlineButton>
      ))}
      <Suspense>{wanted && <LanguageChange language={wanted} keeps={keeps} onStay={stay} />}</Suspense>
    </>
  );
}
