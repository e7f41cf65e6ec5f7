import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { Firestore } from 'firebase-admin/firestore';
import { profiles, readStaffAccount, usernameRef } from '../platform/staff-account.ts';

/**
 * Stores the missing usernames of the staff, without which they cannot sign in. Erasing a restored member deletes their
 * username, even if they were added again under it with another account.
 */
export async function restoreUsernames(db: Firestore): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const [staff, usernames] = await Promise.all([
      transaction.get(profiles(db)),
      transaction.get(db.collection(COLLECTIONS.usernames)),
    ]);
    const taken = new Set(usernames.docs.map(({ id }) => id));
    for (const profile of staff.docs) {
      const account = readStaffAccount(profile);
      const username = account && usernameRef(db, account.username);
      if (username && !taken.has(username.id)) {
        transaction.create(username, { uid: profile.id });
        taken.add(username.id);
      }
    }
  });
}
