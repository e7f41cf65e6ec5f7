import { COLLECTIONS, historyPath, notesPath } from '@prayer-community/domain/collections';
import { signInWithEmailAndPassword } from 'firebase/auth';
import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  query,
  setDoc,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyRules } from '../testing/apply-rules.ts';
import { callWithAnything } from '../testing/call-function.ts';
import { randomAddress } from '../testing/random-address.ts';
import { openChallenge } from '../testing/sign-in-steps.ts';
import { createStaffMember, type StaffMember } from '../testing/staff-member.ts';
import { openWebSession, type WebSession } from '../testing/web-session.ts';

/** Collections that visitors may read too, and therefore everyone. */
const PUBLIC_COLLECTIONS: string[] = [COLLECTIONS.beliefWallPosts, COLLECTIONS.dailyContent];

const CLOSED_PATHS = [
  ...Object.values(COLLECTIONS).filter((path) => !PUBLIC_COLLECTIONS.includes(path)),
  notesPath('any'),
  historyPath('any'),
];

let member: StaffMember;
let session: WebSession;
let idToken: string;

beforeAll(async () => {
  await applyRules();
  member = await createStaffMember('leadership');
  session = openWebSession();
  const { user } = await signInWithEmailAndPassword(session.auth, member.email, member.password);
  idToken = await user.getIdToken();
});

afterAll(() => session.close());

describe('a leader signed in with the web SDK and only a password', () => {
  it.each(CLOSED_PATHS)('cannot read anything from %s', async (path) => {
    const reading = getDocsFromServer(query(collection(session.firestore, path), limit(1)));
    await expect(reading).rejects.toMatchObject({ code: 'permission-denied' });
  });

  it('cannot even read or write their own profile', async () => {
    const profile = doc(session.firestore, COLLECTIONS.profiles, member.uid);
    await expect(getDocFromServer(profile)).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(setDoc(profile, { status: 'unavailable' }, { merge: true })).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });

  it('cannot complete a sign-in without the code', async () => {
    const challengeId = await openChallenge(member, randomAddress());
    expect(await callWithAnything('completeMfaLogin', { challengeId }, { idToken })).toMatchObject({
      result: { success: false },
    });
  });
});
