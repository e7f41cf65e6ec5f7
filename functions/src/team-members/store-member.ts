import { automaticMethodIds } from '@prayer-community/domain/distribution/distribution';
import { type PrivacySettings, privacyInProfile } from '@prayer-community/domain/settings/settings';
import { DEFAULT_NOTIFICATION_PREFERENCES, type Profile } from '@prayer-community/domain/staff/profile';
import type { MemberForm } from '@prayer-community/domain/staff/team-member';
import type { Firestore } from 'firebase-admin/firestore';
import { membershipRef } from '../data/distribution.ts';
import { readProfile } from '../data/profile.ts';
import { privacySettings } from '../data/settings.ts';
import { profileRef, usernameRef, WITHDRAWN } from '../platform/staff-account.ts';
import type { MemberAccount } from './member-account.ts';
import { joinAutomaticLists, leaveLists } from './team-store.ts';

/** The result of storing a member. Nothing is stored unless the result is `stored`. */
export type MemberOutcome = 'stored' | 'emailTaken' | 'usernameTaken';

type NewMember = Omit<MemberForm, 'password'>;

function newProfile(
  { uid, isNew }: MemberAccount,
  member: NewMember,
  privacy: PrivacySettings,
  now: Date,
): Profile<Date> {
  return {
    user_id: uid,
    first_name: member.firstName,
    last_name: member.lastName,
    email: member.email,
    username: member.username,
    phone: member.phone === '' ? null : member.phone,
    role: member.role,
    status: 'available',
    created_at: now,
    unavailable_start_date: null,
    unavailable_end_date: null,
    notification_preferences: DEFAULT_NOTIFICATION_PREFERENCES,
    ...privacyInProfile(privacy),
    // Rules cannot see that tokens were revoked. One of a former membership must not read this profile.
    ...(isNew ? {} : { sessions_ended_at: now }),
  };
}

/** Stores a member's profile, username and lists together. Ends the sessions of an existing account in the rules. */
export async function storeMember(
  db: Firestore,
  account: MemberAccount,
  member: NewMember,
  now: Date,
): Promise<MemberOutcome> {
  const { uid } = account;
  const profile = profileRef(db, uid);
  const username = usernameRef(db, member.username);
  let isWritten = false;
  return db.runTransaction(async (transaction) => {
    const [storedProfile, storedUsername, privacy] = await transaction.getAll(
      profile,
      username,
      privacySettings.ref(db),
    );
    const former = readProfile(storedProfile);
    if (former) {
      // The transaction is repeated if it was committed but the response was lost.
      const isSame = former.username === member.username && former.created_at.getTime() === now.getTime();
      return isWritten && isSame ? 'stored' : 'emailTaken';
    }
    if (storedUsername?.exists) {
      return 'usernameTaken';
    }
    transaction.create(profile, newProfile(account, member, privacySettings.read(privacy), now));
    transaction.create(username, { uid });
    // A member who was deleted a moment ago may still be on lists of another role.
    leaveLists(db, transaction, uid, member.role);
    joinAutomaticLists(db, transaction, uid, member.role, now);
    isWritten = true;
    return 'stored';
  });
}

/** Undoes `storeMember`. */
export async function withdrawMember(db: Firestore, uid: string, member: NewMember): Promise<void> {
  // Marked first, because otherwise the trigger on the deleted profile would remove the account, which existed before.
  await profileRef(db, uid).update(WITHDRAWN);
  const batch = db.batch();
  batch.delete(profileRef(db, uid));
  batch.delete(usernameRef(db, member.username));
  for (const methodId of automaticMethodIds(member.role)) {
    batch.delete(membershipRef(db, methodId, uid));
  }
  await batch.commit();
}
