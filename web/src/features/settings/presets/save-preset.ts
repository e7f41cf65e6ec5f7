import { COLLECTIONS } from '@prayer-community/domain/collections';
import {
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
 * Stores the settings whose fields changed, and the setup with its preset, atomically.
 * @throws FirestoreError if the rules refuse
 */
export async function savePreset(
  settings: PresetSettings,
  fields: readonly PresetField[],
  setUp: SetUpSettings,
): Promise<void> {
  const batch = writeBatch(firestore);
  const ref = (name: SettingsName) => doc(firestore, COLLECTIONS.settings, name);
  for (const part of partsOf(fields)) {
    batch.set(ref(part), { ...settings[part] });
  }
  batch.set(ref('set_up'), { ...setUp });
  await trackWrite(batch.commit());
}
