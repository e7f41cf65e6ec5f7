import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { sessionClaims } from '@prayer-community/domain/auth/sign-in';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import type { Profile, StaffRole } from '@prayer-community/domain/staff/profile';
import { STAFF_ROLES } from '@prayer-community/domain/staff/staff-roles';
import { doc, getDoc, setDoc } from 'firebase/firestore/lite';
import { beforeAll, describe, it } from 'vitest';
import { databaseOf, pastTheRules, startRulesEnvironment } from './rules-environment.ts';
import { storedProfile } from './stored-documents.ts';

const HOUR_MS = 3_600_000;
/** A whole second, an hour ago. */
const ON_THE_SECOND = new Date(Math.floor(Date.now() / 1000) * 1000 - HOUR_MS);
const ENDED_AT = new Date(ON_THE_SECOND.getTime() + 500);
const hoursAgo = (hours: number) => sessionClaims(new Date(Date.now() - hours * HOUR_MS));

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await startRulesEnvironment();
});

function readOwnProfile(uid: string, claims: object): Promise<unknown> {
  const db = databaseOf(environment, uid, { ...claims });
  return getDoc(doc(db, COLLECTIONS.profiles, uid));
}

function storeMember(role: StaffRole, endedAt = ENDED_AT): Promise<string> {
  return storeProfile(role, { sessions_ended_at: endedAt });
}

async function storeProfile(role: StaffRole, changes: Partial<Profile<Date>>): Promise<string> {
  const uid = `ended-${role}`;
  await pastTheRules(environment, (db) =>
    setDoc(doc(db, COLLECTIONS.profiles, uid), { ...storedProfile(uid, role), ...changes }),
  );
  return uid;
}

describe.each(STAFF_ROLES)('ending all sessions of %s', (role) => {
  it('denies reads from an earlier session, despite its valid token', async () => {
    const uid = await storeMember(role);

    await assertFails(readOwnProfile(uid, sessionClaims(ON_THE_SECOND)));
    await assertFails(readOwnProfile(uid, { mfa: true }));
  });

  it('allows reads from a new session', async () => {
    const uid = await storeMember(role);

    await assertSucceeds(readOwnProfile(uid, sessionClaims(new Date(ON_THE_SECOND.getTime() + 1000))));
  });

  it('allows reads from a session that began in the same second', async () => {
    const uid = await storeMember(role, ON_THE_SECOND);

    await assertSucceeds(readOwnProfile(uid, sessionClaims(ON_THE_SECOND)));
  });
});

describe.each(STAFF_ROLES)('a session of %s', (role) => {
  it('expires after 12 hours unless the profile sets another duration', async () => {
    const uid = await storeProfile(role, {});
    await assertSucceeds(readOwnProfile(uid, hoursAgo(11.9)));
    await assertFails(readOwnProfile(uid, hoursAgo(12.1)));

    await storeProfile(role, { session_hours: 720 });
    await assertSucceeds(readOwnProfile(uid, hoursAgo(719)));
    await assertFails(readOwnProfile(uid, hoursAgo(721)));
  });

  it('cannot read anything without the code, even if its token says when one was entered', async () => {
    const uid = await storeProfile(role, {});
    const { mfa_at } = hoursAgo(1);

    await assertFails(readOwnProfile(uid, { mfa_at }));
    await assertFails(readOwnProfile(uid, { mfa: false, mfa_at }));
    await assertSucceeds(readOwnProfile(uid, { mfa: true, mfa_at }));
  });

  it('cannot read anything once it was ended, while another session still can', async () => {
    const ended = hoursAgo(2);
    const uid = await storeProfile(role, { ended_sessions: [ended.mfa_at] });

    await assertFails(readOwnProfile(uid, ended));
    await assertSucceeds(readOwnProfile(uid, hoursAgo(1)));
  });
});
