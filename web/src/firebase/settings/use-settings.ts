import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { Settings, SettingsName } from '@prayer-community/domain/settings/settings';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { firestore } from '../firestore-sdk.ts';
import { useLiveDocument } from '../use-live-document.ts';
import { SETTINGS_SCHEMAS } from './settings-schemas.ts';

type Seen<Name extends SettingsName> =
  | { state: 'loading'; isOffline: boolean }
  /** Refused or invalid, so the settings are unknown. */
  | { state: 'error' }
  | { state: 'ready'; settings: Settings[Name] };

/** The current settings of one name, or the defaults if leadership has not chosen any. */
export type LiveSettings<Name extends SettingsName> = Seen<Name> & { retry: () => void };

export function useSettings<Name extends SettingsName>(name: Name): LiveSettings<Name> {
  const schema = SETTINGS_SCHEMAS[name];
  const { retry, ...live } = useLiveDocument(doc(firestore, COLLECTIONS.settings, name), schema);
  const defaults = useMemo(() => schema.parse({}), [schema]);
  switch (live.state) {
    case 'ready':
      return { state: 'ready', settings: live.document, retry };
    case 'absent':
      return { state: 'ready', settings: defaults, retry };
    default:
      return { ...live, retry };
  }
}
