import { newReport } from '@prayer-community/domain/belief-wall-actions';
import { COLLECTIONS, reportId } from '@prayer-community/domain/collections';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { firestore } from '../../../firebase/firestore-sdk.ts';
import { visitorUid } from '../../../firebase/visitor-uid.ts';

/**
 * Tells leadership of a post that should not hang on the wall.
 * @throws FirebaseError, also where this visitor has reported it before
 */
export async function reportPost(postId: string): Promise<void> {
  const uid = await visitorUid();
  const reportRef = doc(firestore, COLLECTIONS.beliefWallReports, reportId(postId, uid));
  await setDoc(reportRef, newReport(postId, uid, serverTimestamp()));
}
