import { t } from '@prayer-community/i18n/text';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { NOT_LOADED } from './settings-toasts.ts';

interface LoadedSettingsProps<Values> {
  live: ({ state: 'loading' } | { state: 'error' } | { state: 'ready'; settings: Values }) & {
    retry: () => void;
  };
  children: (settings: Values) => ReactNode;
}

/** Renders its children once the settings are known. Until then, or if they cannot be read, shows a message. */
export function LoadedSettings<Values>({ live, children }: LoadedSettingsProps<Values>) {
  switch (live.state) {
    case 'loading':
      return <p role="status">{t('Loading settings…')}</p>;
    case 'error':
      return <LoadFailure text={t(NOT_LOADED)} onRetry={live.retry} />;
    case 'ready':
      return children(live.settings);
  }
}
