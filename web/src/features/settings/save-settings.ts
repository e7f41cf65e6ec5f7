import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { Settings, SettingsName } from '@prayer-community/domain/settings/settings';
import { doc, setDoc } from 'firebase/firestore';
import { firestore } from '../../firebase/firestore-sdk.ts';
import { trackWrite } from '../../ui/connection/pending-writes.ts';

/**
 * Stores the given fields of one group of settings. Leaves the others unchanged, even if the write is queued.
 * @throws FirestoreError if the rules refuse
 */
export async function saveSettings<Name extends SettingsName>(
  name: Name,
  changes: Partial<Settings[Name]>,
): Promise<void> {
  const ref = doc(firestore, COLLECTIONS.settings, name);
  await trackWrite(setDoc(ref, { ...changes }, { mergeFields: Object.keys(changes) }));
}
