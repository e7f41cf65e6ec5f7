import type { Settings, SettingsName } from '@prayer-community/domain/settings/settings';
import { t } from '@prayer-community/i18n/text';
import type { ReactNode } from 'react';
import { useSettings } from '../../../firebase/settings/use-settings.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { NOT_LOADED } from '../settings-toasts.ts';

interface KnownSettingsProps<Name extends SettingsName> {
  name: Name;
  children: (settings: Settings[Name]) => ReactNode;
}

/** Renders its children once the settings are known. Until then, or if they cannot be read, shows a message. */
export function KnownSettings<Name extends SettingsName>({ name, children }: KnownSettingsProps<Name>) {
  const live = useSettings(name);
  switch (live.state) {
    case 'loading':
      return <p role="status">{t('Loading settings…')}</p>;
    case 'error':
      return <LoadFailure text={t(NOT_LOADED)} onRetry={live.retry} />;
    case 'ready':
      return children(live.settings);
  }
}
