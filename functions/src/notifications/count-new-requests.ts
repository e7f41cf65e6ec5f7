import type { Summary } from '@prayer-community/domain/delivery/notification-pace';
import type { Firestore } from 'firebase-admin/firestore';
import { requests } from '../data/request.ts';

/** Returns how many of the requests that a summary covers are still new. Imported requests notify no one. */
export async function countNewIn(
  db: Firestore,
  { submission_types, from, until }: Summary<Date>,
): Promise<number> {
  const counts = submission_types.map(async (submissionType) => {
    const waiting = requests(db)
      .where('archive_status', '==', 'active')
      .where('submission_type', '==', submissionType)
      .where('created_at', '>=', from)
      .orderBy('created_at', 'desc')
      .where('status', '==', 'new')
      .where('created_at', '<', until);
    const [all, imported] = await Promise.all([
      waiting.count().get(),
      waiting.where('source', '==', 'import').count().get(),
    ]);
    return all.data().count - imported.data().count;
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}
