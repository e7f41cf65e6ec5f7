import { findCrisisSigns } from '@prayer-community/domain/safety/crisis-keywords';
import type { SafetySettings } from '@prayer-community/domain/settings/settings';
import { t } from '@prayer-community/i18n/text';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { VisuallyHidden } from '../form/visually-hidden.tsx';
import { HelpLines } from './help-lines.tsx';

/**
 * The help lines for the crisis signs in a text. Renders nothing if there are none. Until the settings are known, the
 * lines are shown, to be on the safe side.
 */
export function CrisisHelp({ text }: { text: string }) {
  // Starts empty, because screen readers often ignore a live region that is inserted with its text.
  const settled = useDeferredValue(text, '');
  const signs = useMemo(() => findCrisisSigns(settled), [settled]);
  const settings = useSafetySettings(signs.length > 0);
  const isShown = signs.length > 0 && settings?.watches_for_need !== false;
  return (
    <>
      <VisuallyHidden role="status">{isShown && t('You can find people to call below.')}</VisuallyHidden>
      {isShown && <HelpLines signs={signs} home={settings?.help_country ?? null} />}
    </>
  );
}

/** Reads the settings once they are needed. Null until then, and if they cannot be read. */
function useSafetySettings(isNeeded: boolean): SafetySettings | null {
  const [settings, setSettings] = useState<SafetySettings | null>(null);
  useEffect(() => {
    if (isNeeded && settings === null) {
      // Apart from the help lines, which must not wait for the Firestore SDK.
      import('../../firebase/settings/read-settings.ts')
        .then(({ readSettings }) => readSettings('safety'))
        .then(setSettings, (error) => console.warn('The safety settings could not be read', error));
    }
  }, [isNeeded, settings]);
  return settings;
}
