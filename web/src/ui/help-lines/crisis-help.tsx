import { findCrisisSigns } from '@prayer-community/domain/safety/crisis-keywords';
import type { SafetySettings } from '@prayer-community/domain/settings/settings';
import { t } from '@prayer-community/i18n/text';
import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import { VisuallyHidden } from '../form/visually-hidden.tsx';
import { optionalLazy } from '../optional-lazy.ts';
import type { CrisisWatchProps } from './crisis-watch.tsx';
import { HelpLines } from './help-lines.tsx';

const FollowSafetySettings = optionalLazy(
  async () => (await import('./follow-safety-settings.tsx')).FollowSafetySettings,
);

/**
 * The help lines for the crisis signs in a text. Renders nothing if there are none. Until the settings are known, the
 * lines are shown, to be on the safe side.
 */
export function CrisisHelp({ text, alertsLeaders }: CrisisWatchProps) {
  // Starts empty, because screen readers often ignore a live region that is inserted with its text.
  const settled = useDeferredValue(text, '');
  const signs = useMemo(() => findCrisisSigns(settled), [settled]);
  const [settings, setSettings] = useState<SafetySettings | null>(null);
  const isShown = signs.length > 0 && settings?.watches_for_need !== false;
  return (
    <>
      <VisuallyHidden role="status">{isShown && t('You can find people to call below.')}</VisuallyHidden>
      {isShown && (
        <HelpLines signs={signs} home={settings?.help_country ?? null} alertsLeaders={alertsLeaders} />
      )}
      <Suspense>{signs.length > 0 && <FollowSafetySettings onKnown={setSettings} />}</Suspense>
    </>
  );
}
