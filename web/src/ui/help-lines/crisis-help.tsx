import { findCrisisSigns } from '@prayer-community/domain/safety/crisis-keywords';
import { t } from '@prayer-community/i18n/text';
import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import { VisuallyHidden } from '../form/visually-hidden.tsx';
import { optionalLazy } from '../optional-lazy.ts';

const HelpLines = optionalLazy(async () => (await import('./help-lines.tsx')).HelpLines);

/** The help lines for the crisis signs in a text. Renders nothing if there are none. */
export function CrisisHelp({ text }: { text: string }) {
  const settled = useDeferredValue(text);
  const signs = useMemo(() => findCrisisSigns(settled), [settled]);
  const [isHelpShown, setIsHelpShown] = useState(false);
  return (
    <>
      {/* Rendered while empty: screen readers often ignore a live region that is inserted with its text. */}
      <VisuallyHidden role="status">{isHelpShown && t('You can find people to call below.')}</VisuallyHidden>
      <Suspense>{signs.length > 0 && <HelpLines signs={signs} onShown={setIsHelpShown} />}</Suspense>
    </>
  );
}
