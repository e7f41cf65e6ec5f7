import type { Settings, SettingsName } from '@prayer-community/domain/settings/settings';
import { t } from '@prayer-community/i18n/text';
import type { ReactNode } from 'react';
import { useSettings } from '../../../firebase/settings/use-settings.ts';
import { InlineButton } from '../../../ui/inline-button.tsx';
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
      return (
        <p role="alert">
          {t(NOT_LOADED)}{' '}
          <InlineButton look="text" onClick={live.retry}>
            {t('Try Again')}
          </InlineButton>
        </p>
      );
    case 'ready':
      return children(live.settings);
  }
}
