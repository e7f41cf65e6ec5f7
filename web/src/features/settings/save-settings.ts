import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { Settings, SettingsName } from '@prayer-community/domain/settings/settings';
import { doc, setDoc } from 'firebase/firestore';
import { firestore } from '../../firebase/firestore-sdk.ts';
import { trackWrite } from '../../ui/connection/pending-writes.ts';

/**
 * Stores one group of settings.
 * @throws FirestoreError if the rules refuse
 */
export async function saveSettings<Name extends SettingsName>(
  name: Name,
  settings: Settings[Name],
): Promise<void> {
  await trackWrite(setDoc(doc(firestore, COLLECTIONS.settings, name), { ...settings }));
}
