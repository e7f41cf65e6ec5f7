import { refusal } from '@prayer-community/domain/refusal';
import { MEMBER_REFUSALS } from '@prayer-community/domain/staff/team-member';
import { isLastLeader, readProfile } from '../data/profile.ts';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { requireRecentLeader } from '../platform/require-leader.ts';
import { profileRef } from '../platform/staff-account.ts';
import { deleteProfileIn } from './erase-member.ts';

type Outcome = 'deleted' | 'yourself' | 'lastLeader';

/**
 * Deletes a member. Deleting the profile ends access immediately, and the same transaction makes open requests new
 * again. `clearAfterMember` then removes the account and everything else that belonged to the member. It is not an
 * error if the member is already gone.
 */
export const deleteTeamMember = defineCallable('deleteTeamMember', {}, async ({ uid }, caller) => {
  const at = now();
  const leaderUid = await requireRecentLeader(caller, at);
  const outcome = uid === leaderUid ? 'yourself' : await remove(uid, at);
  logOutcome('deleteTeamMember', outcome, uid);
  return outcome === 'deleted' ? { success: true } : refusal(MEMBER_REFUSALS[outcome]);
});

async function remove(uid: string, now: Date): Promise<Outcome> {
  const db = await firestore();
  const ref = profileRef(db, uid);
  return db.runTransaction(async (transaction) => {
    const profile = readProfile(await transaction.get(ref));
    if (!profile) {
      return 'deleted';
    }
    if (profile.role === 'leadership' && (await isLastLeader(db, uid, (query) => transaction.get(query)))) {
      return 'lastLeader';
    }
    await deleteProfileIn(db, transaction, { uid, username: profile.username }, now);
    return 'deleted';
  });
}
