import { welcomeMessage } from '@prayer-community/domain/delivery/delivery';
import { REFUSED_ROWS } from '@prayer-community/domain/import/import-calls';
import { type PersonRow, personIdentity } from '@prayer-community/domain/import/import-rows';
import { USERNAME_MAX_CHARS } from '@prayer-community/domain/limits';
import { newTombstone } from '@prayer-community/domain/retention/tombstone';
import { type MemberForm, suggestedUsername } from '@prayer-community/domain/staff/team-member';
import { t } from '@prayer-community/i18n/text';
import type { UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { type Importer, type ImportStep, type RemovedRows, recordCandidates } from '../data/import.ts';
import { deleteStaffData, recordMemberErasure } from '../data/member-deletion.ts';
import { readProfile } from '../data/profile.ts';
import { markDeletionFinished, tombstoneRef } from '../data/tombstone.ts';
import { queueDeliveries } from '../messaging/queue-deliveries.ts';
import { accountOf, staffUidOf } from '../platform/address-account.ts';
import { auth } from '../platform/admin.ts';
import { randomPassword } from '../platform/auth-accounts.ts';
import { pseudonym } from '../platform/pseudonym.ts';
import { isWithdrawn, profileRef, usernameRef, WITHDRAWN } from '../platform/staff-account.ts';
import { addMember } from './add-member.ts';
import { deleteUnprovenAccount } from './member-account.ts';
import { openRequestsOf } from './team-store.ts';

const USERNAME_TRIES = 20;

/**
 * What is known about a person before anyone is added. `added`: by an earlier attempt of the same chunk. `registered`:
 * someone who did not confirm the address has an account with it.
 */
type Standing = 'new' | 'registered' | 'added' | 'existing' | 'hasAccount';

type Added = 'created' | 'existing' | 'hasAccount' | 'notAdded';

/** `missing`: a chunk that was cut off never added the person, or an undo that was cut off removed them. */
type Removal = 'removed' | 'kept' | 'missing';

/** Adds people to the prayer team and invites each to choose a password. No one becomes a leader through a file. */
export const PERSON_IMPORTER: Importer<PersonRow> = {
  async store(step, rows) {
    const people = await Promise.all(
      rows.map(async (row) => {
        const uid = uidOf(step, row);
        return { row, uid, standing: await standingOf(row, uid) };
      }),
    );
    const candidates = people.filter(({ standing }) => standing !== 'existing' && standing !== 'hasAccount');
    const isRecorded = await recordCandidates(
      step,
      candidates.map(({ uid }) => uid),
    );
    if (!isRecorded) {
      return async () => ({ created: [], existing: 0, refused: [] });
    }
    const added = await Promise.all(
      people.map(async (person) => ({ ...person, outcome: await add(step, person) })),
    );
    return async () => ({
      created: added.filter(({ outcome }) => outcome === 'created').map(({ uid }) => uid),
      existing: added.filter(({ outcome }) => outcome === 'existing').length,
      refused: added.flatMap(({ row: { line }, outcome }) =>
        outcome === 'hasAccount' || outcome === 'notAdded'
          ? [{ line, reason: t(REFUSED_ROWS[outcome]) }]
          : [],
      ),
    });
  },

  async remove({ db, now }, uids) {
    const outcomes = await Promise.all(uids.map((uid) => removeUnused(db, uid, now)));
    const countOf = (counted: Removal) => outcomes.filter((outcome) => outcome === counted).length;
    return async (): Promise<RemovedRows> => ({ removed: countOf('removed'), kept: countOf('kept') });
  },
};

/** The same uid for the same import and address, so a chunk that was cut off finds the people whom it added. */
function uidOf({ importId }: ImportStep, row: PersonRow): string {
  return pseudonym('imported person', `${importId} ${personIdentity(row)}`);
}

async function standingOf(row: PersonRow, uid: string): Promise<Standing> {
  const [staffUid, account] = await Promise.all([staffUidOf(row.email), accountOf(row.email)]);
  if (staffUid !== null) {
    return staffUid === uid ? 'added' : 'existing';
  }
  if (account === null || account.uid === uid) {
    return 'new';
  }
  // Someone signs in with a confirmed account, for example to a prayer circle. Only a leader who adds them individually
  // may give it another password.
  return account.isVerified ? 'hasAccount' : 'registered';
}

interface Person {
  row: PersonRow;
  uid: string;
  standing: Standing;
}

async function add(
  { db, now, stored: { language } }: ImportStep,
  { row, uid, standing }: Person,
): Promise<Added> {
  if (standing === 'added') {
    const profile = readProfile(await profileRef(db, uid).get());
    await queueDeliveries(profile ? [welcomeMessage(uid, profile.created_at, language)] : [], now);
    return 'created';
  }
  if (standing === 'existing' || standing === 'hasAccount') {
    return standing;
  }
  if (standing === 'registered' && !(await deleteUnprovenAccount(row.email, now, uid))) {
    return 'hasAccount';
  }
  for (const form of formsOf(row)) {
    const { outcome } = await addMember(form, now, language, uid);
    if (outcome === 'stored' || outcome === 'notWelcomed') {
      return 'created';
    }
    if (outcome !== 'usernameTaken') {
      return outcome === 'emailTaken' ? takenBy(row, uid) : 'notAdded';
    }
  }
  return 'notAdded';
}

/** The same chunk, sent again while it is being stored, may have added them first. */
async function takenBy(row: PersonRow, uid: string): Promise<Added> {
  return (await staffUidOf(row.email)) === uid ? 'created' : 'existing';
}

/** Yields the member's form as a leader would enter it, with one username after another. */
function* formsOf(row: PersonRow): Generator<MemberForm> {
  const username = suggestedUsername(row.email) || 'member';
  for (let number = 1; number <= USERNAME_TRIES; number += 1) {
    const suffix = number === 1 ? '' : String(number);
    yield {
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      phone: row.phone ?? '',
      username: username.slice(0, USERNAME_MAX_CHARS - suffix.length) + suffix,
      password: randomPassword(),
      role: 'prayer_team',
    };
  }
}

/** The emulator counts the creation of an account as a sign-in. */
function hasSignedIn({ metadata: { creationTime, lastSignInTime } }: UserRecord): boolean {
  return Boolean(lastSignInTime) && Date.parse(lastSignInTime) > Date.parse(creationTime);
}

/**
 * Deletes a member who has never signed in, is not a leader and has no open requests. Invitations of that person to
 * circles stay, because others sent them.
 */
async function removeUnused(db: Firestore, uid: string, now: Date): Promise<Removal> {
  const { users } = await (await auth()).getUsers([{ uid }]);
  const isUsed = users.some(hasSignedIn);
  let outcome = await withdrawUnused(db, uid, isUsed, now);
  while (outcome === 'marked') {
    outcome = await withdrawUnused(db, uid, isUsed, now);
  }
  if (outcome === 'kept') {
    return 'kept';
  }
  // A chunk that was cut off may have created only the account.
  if (outcome === 'noProfile' && users.length === 0) {
    return 'missing';
  }
  if (await recordMemberErasure(db, uid)) {
    await deleteStaffData(db, uid, now);
  }
  if (outcome === 'removed') {
    await markDeletionFinished(db, uid, now);
  }
  return 'removed';
}

/**
 * Marks an unused profile, and deletes it once it is marked. The triggers on the deleted profile see the mark. The
 * tombstone lets `purgeExpired` finish an undo that was cut off.
 */
async function withdrawUnused(db: Firestore, uid: string, isUsed: boolean, now: Date) {
  const ref = profileRef(db, uid);
  return db.runTransaction(async (transaction) => {
    const document = await transaction.get(ref);
    const profile = readProfile(document);
    if (!profile) {
      return isUsed ? 'kept' : 'noProfile';
    }
    const isMarked = isWithdrawn(document);
    const assigned = await openRequestsOf(db, transaction, uid);
    if (isUsed || profile.role !== 'prayer_team' || assigned.length > 0) {
      if (isMarked) {
        transaction.update(ref, { is_withdrawn: false });
      }
      return 'kept';
    }
    if (!isMarked) {
      transaction.update(ref, WITHDRAWN);
      return 'marked';
    }
    transaction.set(tombstoneRef(db, uid), newTombstone('member', now));
    transaction.delete(ref);
    transaction.delete(usernameRef(db, profile.username));
    return 'removed';
  });
}
