import { COLLECTIONS } from '@prayer-community/domain/collections';
import { doc, updateDoc } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';

/** Turns a group's way of telling on or off; who is on its list stays. */
export async function setMethodActive(methodId: string, isActive: boolean): Promise<void> {
  await updateDoc(doc(firestore, COLLECTIONS.distributionMethods, methodId), { is_active: isActive });
}
