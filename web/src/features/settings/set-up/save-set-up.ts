import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { SetUpSettings } from '@prayer-community/domain/settings/set-up';
import { doc, setDoc } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { trackWrite } from '../../../ui/connection/pending-writes.ts';

/**
 * Stores the given fields of the setup. Leaves the others unchanged, such as the outcomes of other questions.
 * @throws FirestoreError if the rules refuse
 */
export async function saveSetUp(changes: Partial<SetUpSettings>): Promise<void> {
  await trackWrite(setDoc(doc(firestore, COLLECTIONS.settings, 'set_up'), changes, { merge: true }));
}
