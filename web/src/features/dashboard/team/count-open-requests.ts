import { COLLECTIONS } from '@prayer-community/domain/collections';
import { collection, getCountFromServer, query, where } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';

/** How many active requests a member has been given. */
export async function countOpenRequests(memberUid: string): Promise<number> {
  const open = query(
    collection(firestore, COLLECTIONS.prayerRequests),
    where('archive_status', '==', 'active'),
    where('assigned_to', '==', memberUid),
  );
  return (await getCountFromServer(open)).data().count;
}
