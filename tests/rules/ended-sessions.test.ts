import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { STAFF_ROLES, type StaffRole } from '@prayer-community/domain/profile';
import { sessionClaims } from '@prayer-community/domain/sign-in';
import { doc, getDoc, setDoc } from 'firebase/firestore/lite';
import { beforeAll, describe, it } from 'vitest';
import { databaseOf, pastTheRules, startRulesEnvironment } from './rules-environment.ts';
import { storedProfile } from './stored-documents.ts';

const ENDED_AT = new Date('2026-11-21T10:00:00.500Z');
const ON_THE_SECOND = new Date('2026-11-21T10:00:00Z');

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await startRulesEnvironment();
});

function readOwnProfile(uid: string, claims: object): Promise<unknown> {
  const db = databaseOf(environment, uid, { ...claims });
  return getDoc(doc(db, COLLECTIONS.profiles, uid));
}

async function storeMember(role: StaffRole, endedAt = ENDED_AT): Promise<string> {
  const uid = `ended-${role}`;
  await pastTheRules(environment, (db) =>
    setDoc(doc(db, COLLECTIONS.profiles, uid), {
      ...storedProfile(uid, role),
      sessions_ended_at: endedAt,
    }),
  );
  return uid;
}

describe.each(STAFF_ROLES)('after the sessions of %s were ended', (role) => {
  it('one from before reads nothing, although its token is still good', async () => {
    const uid = await storeMember(role);

    await assertFails(readOwnProfile(uid, sessionClaims(new Date('2026-11-21T10:00:00Z'))));
    await assertFails(readOwnProfile(uid, { mfa: true }));
  });

  it('a new one reads again', async () => {
    const uid = await storeMember(role);

    await assertSucceeds(readOwnProfile(uid, sessionClaims(new Date('2026-11-21T10:00:01Z'))));
  });

  it('one of that very second counts as new', async () => {
    const uid = await storeMember(role, ON_THE_SECOND);

    await assertSucceeds(readOwnProfile(uid, sessionClaims(ON_THE_SECOND)));
  });
});
