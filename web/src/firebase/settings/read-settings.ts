import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { Settings, SettingsName } from '@prayer-community/domain/settings/settings';
import { doc, getDoc } from 'firebase/firestore';
import { firestore } from '../firestore-sdk.ts';
import { SETTINGS_SCHEMAS } from './settings-schemas.ts';

/**
 * One settings document as it is now; where nobody chose any, the defaults.
 * @throws FirebaseError where it cannot be read, ZodError where it is not what it should be
 */
export async function readSettings<Name extends SettingsName>(name: Name): Promise<Settings[Name]> {
  const snapshot = await getDoc(doc(firestore, COLLECTIONS.settings, name));
  return SETTINGS_SCHEMAS[name].parse(snapshot.data() ?? {});
}
