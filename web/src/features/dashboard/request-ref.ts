import { COLLECTIONS } from '@prayer-community/domain/collections';
import { type DocumentReference, doc } from 'firebase/firestore';
import { firestore } from '../../firebase/firestore-sdk.ts';

export function requestRef(id: string): DocumentReference {
  return doc(firestore, COLLECTIONS.prayerRequests, id);
}
