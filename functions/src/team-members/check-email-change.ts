import { type EmailChange, triesLeftOf } from '@prayer-community/domain/auth/email-change';
import { checkMailedCode } from '@prayer-community/domain/auth/mailed-code';
import { emailChanges, readEmailChange } from '../data/email-change.ts';
import { firestore } from '../platform/admin.ts';
import { hasHash } from '../platform/mailed-code.ts';
import { runOptimisticBatch } from '../platform/optimistic-batch.ts';
import { profileRef, readStaffAccount } from '../platform/staff-account.ts';

/** The verdict on a typed code: the change that it confirms or has confirmed, or the number of tries left. */
type EmailChangeVerdict =
  | { is: 'right' | 'confirmed'; change: EmailChange<Date> }
  | { is: 'invalid'; change: EmailChange<Date> | null; triesLeft: number };

/**
 * Checks the code of a change and counts a wrong one. A change that was confirmed stays confirmed, because the answer may
 * have been lost.
 */
export async function checkEmailChange(
  changeId: string,
  code: string,
  now: Date,
): Promise<EmailChangeVerdict> {
  const db = await firestore();
  return runOptimisticBatch(db, async (writes) => {
    const document = await emailChanges(db).doc(changeId).get();
    const change = readEmailChange(document);
    if (!change) {
      return { is: 'invalid', change, triesLeft: 0 };
    }
    if (change.changed_at !== null) {
      const member = readStaffAccount(await profileRef(db, change.user_id).get());
      return member?.email === change.email
        ? { is: 'confirmed', change }
        : { is: 'invalid', change, triesLeft: 0 };
    }
    const matches = (hash: string) => hasHash('e-mail change code', changeId, code, hash);
    const outcome = checkMailedCode(change, matches, now);
    if (outcome === 'right') {
      return { is: 'right', change };
    }
    const wrong_tries = change.wrong_tries + 1;
    if (outcome === 'wrong') {
      writes.update(document, { wrong_tries });
    }
    return { is: 'invalid', change, triesLeft: outcome === 'wrong' ? triesLeftOf({ wrong_tries }) : 0 };
  });
}
