import type { CallableInput } from '@prayer-community/domain/callables';
import type { Profile } from '@prayer-community/domain/profile';
import { MEMBER_REFUSALS } from '@prayer-community/domain/team-member';
import { firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { requireLeadership } from '../platform/require-leadership.ts';
import { profileRef } from '../platform/staff-account.ts';
import {
  isLastLeader,
  moveLists,
  openRequestsOf,
  readProfile,
  reminderChoice,
  returnRequests,
} from './team-store.ts';

type Outcome = 'updated' | 'noMember' | 'yourself' | 'lastLeader';

/**
 * Gives a member another role or availability. Who no longer leads leaves the lists of leadership, and gives back the
 * confidential requests that only leadership may hold.
 */
export const updateTeamMember = defineCallable('updateTeamMember', {}, async (wish, caller) => {
  const at = now();
  const leaderUid = await requireLeadership(caller, at);
  const outcome = await update(wish, leaderUid, at);
  logOutcome('updateTeamMember', outcome, wish.uid);
  return outcome === 'updated' ? { success: true } : { success: false, error: MEMBER_REFUSALS[outcome] };
});

async function update(
  { uid, role, status }: CallableInput<'updateTeamMember'>,
  leaderUid: string,
  now: Date,
): Promise<Outcome> {
  const db = await firestore();
  const ref = profileRef(db, uid);
  return db.runTransaction(async (transaction) => {
    const profile = readProfile(await transaction.get(ref));
    if (!profile) {
      return 'noMember';
    }
    const changes: Partial<Profile<Date>> = status ? availability(status) : {};
    if (role && role !== profile.role) {
      if (uid === leaderUid) {
        return 'yourself';
      }
      if (role === 'prayer_team') {
        if (await isLastLeader(db, transaction, uid)) {
          return 'lastLeader';
        }
        const held = await openRequestsOf(db, transaction, uid, 'confidential');
        returnRequests(transaction, held, await reminderChoice(db, transaction), now);
      }
      moveLists(db, transaction, uid, role, now);
      changes.role = role;
    }
    transaction.update(ref, { ...changes });
    return 'updated';
  });
}

/** Without a period, an availability stays until it is changed. */
function availability(status: Profile<Date>['status']): Partial<Profile<Date>> {
  return { status, unavailable_start_date: null, unavailable_end_date: null };
}
