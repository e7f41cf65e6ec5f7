import type { CallableInput } from '@prayer-community/domain/callables';
import { refusal } from '@prayer-community/domain/refusal';
import { REQUEST_FORM_MESSAGES } from '@prayer-community/domain/request-form/request-form-messages';
import { setStatus } from '@prayer-community/domain/staff/availability';
import { fullName, type Profile } from '@prayer-community/domain/staff/profile';
import { isPhoneOrBlank } from '@prayer-community/domain/staff/staff-phone';
import { MEMBER_REFUSALS } from '@prayer-community/domain/staff/team-member';
import { t } from '@prayer-community/i18n/text';
import { HttpsError } from 'firebase-functions/https';
import { isLastLeader, readProfile } from '../data/profile.ts';
import { auth, firestore } from '../platform/admin.ts';
import { now } from '../platform/clock.ts';
import { defineCallable } from '../platform/define-callable.ts';
import { logFailure } from '../platform/log-failure.ts';
import { logOutcome } from '../platform/log-outcome.ts';
import { requireRecentLeader } from '../platform/require-leader.ts';
import { profileRef } from '../platform/staff-account.ts';
import {
  isOnAutomaticList,
  joinAutomaticLists,
  leaveLists,
  openRequestsOf,
  reminderChoice,
  unassignRequests,
} from './team-store.ts';

type Outcome = 'updated' | 'noMember' | 'yourself' | 'lastLeader';

/**
 * Changes a member's name, phone number, role or availability. A former leader leaves the lists of leadership and gives
 * back confidential requests, which only leaders can be assigned. A member who unsubscribed joins no list.
 */
export const updateTeamMember = defineCallable('updateTeamMember', {}, async (input, caller) => {
  const at = now();
  const leaderUid = await requireRecentLeader(caller, at);
  if (input.phone !== undefined && !isPhoneOrBlank(input.phone)) {
    throw new HttpsError('invalid-argument', t(REQUEST_FORM_MESSAGES.phoneInvalid));
  }
  const outcome = await update(input, leaderUid, at);
  if (outcome === 'updated') {
    await nameInAccount(input);
  }
  logOutcome('updateTeamMember', outcome, input.uid);
  return outcome === 'updated' ? { success: true } : refusal(MEMBER_REFUSALS[outcome]);
});

async function update(
  { uid, role, status, ...person }: CallableInput<'updateTeamMember'>,
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
    const changes: Partial<Profile<Date>> = {
      ...personal(person),
      ...(status && setStatus(status, profile, now)),
    };
    if (role && role !== profile.role) {
      if (uid === leaderUid) {
        return 'yourself';
      }
      const getsMail = await isOnAutomaticList(db, transaction, uid, profile.role);
      if (role === 'prayer_team') {
        if (await isLastLeader(db, uid, (query) => transaction.get(query))) {
          return 'lastLeader';
        }
        const assigned = await openRequestsOf(db, transaction, uid, 'confidential');
        unassignRequests(transaction, assigned, await reminderChoice(db, transaction), now);
      }
      leaveLists(db, transaction, uid, role);
      if (getsMail) {
        joinAutomaticLists(db, transaction, uid, role, now);
      }
      changes.role = role;
    }
    // Firestore refuses an update without fields.
    if (Object.keys(changes).length > 0) {
      transaction.update(ref, { ...changes });
    }
    return 'updated';
  });
}

function personal({
  firstName,
  lastName,
  phone,
}: Pick<CallableInput<'updateTeamMember'>, 'firstName' | 'lastName' | 'phone'>): Partial<Profile<Date>> {
  return {
    ...(firstName !== undefined && { first_name: firstName }),
    ...(lastName !== undefined && { last_name: lastName }),
    ...(phone !== undefined && { phone: phone === '' ? null : phone }),
  };
}

/**
 * The account's name is suggested to the member when they open an invitation to a circle, and shown above their circles. If
 * this fails, it stays the former name there.
 */
async function nameInAccount({ uid, firstName, lastName }: CallableInput<'updateTeamMember'>): Promise<void> {
  if (firstName === undefined || lastName === undefined) {
    return;
  }
  try {
    await (await auth()).updateUser(uid, {
      displayName: fullName({ first_name: firstName, last_name: lastName }),
    });
  } catch (error) {
    logOutcome('updateTeamMember', 'not_named_in_account', uid);
    logFailure('The name of an account could not be changed', error, { uid });
  }
}
