import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { sessionClaims } from '@prayer-community/domain/auth/sign-in';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { type Profile, STAFF_ROLES, type StaffRole } from '@prayer-community/domain/staff/profile';
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

describe.each(STAFF_ROLES)('after the sessions of %s were ended', (role) => {
  it('one from before reads nothing, although its token is still good', async () => {
    const uid = await storeMember(role);

    await assertFails(readOwnProfile(uid, sessionClaims(ON_THE_SECOND)));
    await assertFails(readOwnProfile(uid, { mfa: true }));
  });

  it('a new one reads again', async () => {
    const uid = await storeMember(role);

    await assertSucceeds(readOwnProfile(uid, sessionClaims(new Date(ON_THE_SECOND.getTime() + 1000))));
  });

  it('one of that very second counts as new', async () => {
    const uid = await storeMember(role, ON_THE_SECOND);

    await assertSucceeds(readOwnProfile(uid, sessionClaims(ON_THE_SECOND)));
  });
});

describe.each(STAFF_ROLES)('a session of %s', (role) => {
  it('runs out after twelve hours, or as its profile says', async () => {
    const uid = await storeProfile(role, {});
    await assertSucceeds(readOwnProfile(uid, hoursAgo(11.9)));
    await assertFails(readOwnProfile(uid, hoursAgo(12.1)));

    await storeProfile(role, { session_hours: 720 });
    await assertSucceeds(readOwnProfile(uid, hoursAgo(719)));
    await assertFails(readOwnProfile(uid, hoursAgo(721)));
  });

  it('that was ended reads nothing, while another goes on', async () => {
    const ended = hoursAgo(2);
    const uid = await storeProfile(role, { ended_sessions: [ended.mfa_at] });

    await assertFails(readOwnProfile(uid, ended));
    await assertSucceeds(readOwnProfile(uid, hoursAgo(1)));
  });
});
