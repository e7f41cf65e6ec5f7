import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { Settings, SettingsName } from '@prayer-community/domain/settings/settings';
import { doc, getDoc } from 'firebase/firestore';
import { firestore } from '../firestore-sdk.ts';
import { SETTINGS_SCHEMAS } from './settings-schemas.ts';

/**
 * Reads one settings document once. Returns the defaults if it does not exist.
 * @throws FirebaseError if it cannot be read, ZodError if it is invalid
 */
export async function readSettings<Name extends SettingsName>(name: Name): Promise<Settings[Name]> {
  const snapshot = await getDoc(doc(firestore, COLLECTIONS.settings, name));
  return SETTINGS_SCHEMAS[name].parse(snapshot.data() ?? {});
}
