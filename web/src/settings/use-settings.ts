import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { Settings, SettingsName } from '@prayer-community/domain/settings/settings';
import { doc, onSnapshot } from 'firebase/firestore';
import { useCallback, useEffect, useState } from 'react';
import { firestore } from '../firebase/firestore-sdk.ts';
import { SETTINGS_SCHEMAS } from './settings-schemas.ts';

type Seen<Name extends SettingsName> =
  | { state: 'loading' }
  /** Refused, or not what they should be: what they say is not known. */
  | { state: 'error' }
  | { state: 'ready'; settings: Settings[Name] };

/** The settings of one name as leadership has them now; where nobody chose any, the defaults. */
export type LiveSettings<Name extends SettingsName> = Seen<Name> & { retry: () => void };

/** Follows one settings document while the component is shown. */
export function useSettings<Name extends SettingsName>(name: Name): LiveSettings<Name> {
  const [seen, setSeen] = useState<Seen<Name>>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt listens again
  useEffect(() => {
    setSeen({ state: 'loading' });
    return onSnapshot(
      doc(firestore, COLLECTIONS.settings, name),
      { includeMetadataChanges: true },
      (snapshot) => {
        // An absent document of the cache alone says nothing about what the database holds.
        if (!snapshot.exists() && snapshot.metadata.fromCache) {
          return;
        }
        const parsed = SETTINGS_SCHEMAS[name].safeParse(snapshot.data() ?? {});
        if (!parsed.success) {
          console.error(`settings/${name} is not what its schema says`);
        }
        setSeen(parsed.success ? { state: 'ready', settings: parsed.data } : { state: 'error' });
      },
      (error) => {
        console.error(`settings/${name} can no longer be read: ${error.code}`);
        setSeen({ state: 'error' });
      },
    );
  }, [name, attempt]);

  return { ...seen, retry };
}
