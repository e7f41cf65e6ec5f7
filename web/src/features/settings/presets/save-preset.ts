import { COLLECTIONS } from '@prayer-community/domain/collections';
import {
  fieldsOf,
  type PresetField,
  type PresetSettings,
  partsOf,
} from '@prayer-community/domain/settings/preset-differences';
import type { SetUpSettings } from '@prayer-community/domain/settings/set-up';
import type { SettingsName } from '@prayer-community/domain/settings/settings';
import { doc, writeBatch } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { trackWrite } from '../../../ui/connection/pending-writes.ts';

/**
 * Stores the fields that changed, and how far the setup is with its preset, atomically.
 * @throws FirestoreError if the rules refuse
 */
export async function savePreset(
  settings: PresetSettings,
  fields: readonly PresetField[],
  setUp: Partial<SetUpSettings>,
): Promise<void> {
  const batch = writeBatch(firestore);
  const ref = (name: SettingsName) => doc(firestore, COLLECTIONS.settings, name);
  for (const part of partsOf(fields)) {
    batch.set(ref(part), { ...settings[part] }, { mergeFields: fieldsOf(part, fields) });
  }
  batch.set(ref('set_up'), { ...setUp }, { mergeFields: Object.keys(setUp) });
  await trackWrite(batch.commit());
}
