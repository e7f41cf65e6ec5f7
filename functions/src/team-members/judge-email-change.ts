import { type EmailChange, triesLeftOf } from '@prayer-community/domain/auth/email-change';
import { judgeMailedCode } from '@prayer-community/domain/auth/mailed-code';
import { emailChanges, readEmailChange } from '../data/email-change.ts';
import { firestore } from '../platform/admin.ts';
import { hasHash } from '../platform/mailed-code.ts';
import { runOptimisticBatch } from '../platform/optimistic-batch.ts';

/** The verdict on a typed code: the change that it confirms, or the number of tries left. */
type EmailChangeVerdict =
  | { isRight: true; change: EmailChange<Date> }
  | { isRight: false; uid: string | null; triesLeft: number };

/** Checks the code of a change and counts a wrong one. */
export async function judgeEmailChange(
  changeId: string,
  code: string,
  now: Date,
): Promise<EmailChangeVerdict> {
  const db = await firestore();
  return runOptimisticBatch(db, async (writes) => {
    const document = await emailChanges(db).doc(changeId).get();
    const change = readEmailChange(document);
    if (!change) {
      return { isRight: false, uid: null, triesLeft: 0 };
    }
    const matches = (hash: string) => hasHash('e-mail change code', changeId, code, hash);
    const outcome = judgeMailedCode(change, matches, now);
    if (outcome === 'right') {
      return { isRight: true, change };
    }
    const wrong_tries = change.wrong_tries + 1;
    if (outcome === 'wrong') {
      writes.update(document, { wrong_tries });
    }
    return {
      isRight: false,
      uid: change.user_id,
      triesLeft: outcome === 'wrong' ? triesLeftOf({ wrong_tries }) : 0,
    };
  });
}
