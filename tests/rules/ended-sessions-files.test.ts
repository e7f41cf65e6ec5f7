import { randomUUID } from 'node:crypto';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { sessionClaims } from '@prayer-community/domain/auth/sign-in';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { contentFilePath } from '@prayer-community/domain/daily-content/content-file';
import { recordingPath } from '@prayer-community/domain/request-form/recording-path';
import type { Profile, StaffRole } from '@prayer-community/domain/staff/profile';
import { STAFF_ROLES } from '@prayer-community/domain/staff/staff-roles';
import { doc, setDoc } from 'firebase/firestore/lite';
import { deleteObject, getBytes, ref, uploadBytes } from 'firebase/storage';
import { describe, it } from 'vitest';
import { filesUnderTest, SMALL } from './file-attempts.ts';
import { pastTheRules } from './rules-environment.ts';
import { storedProfile, storedRequest } from './stored-documents.ts';

const HOUR_MS = 3_600_000;
const ENDED_AT = new Date(Math.floor(Date.now() / 1000) * 1000 - HOUR_MS);
const JUST_BEFORE = new Date(ENDED_AT.getTime() - 1000);

const files = filesUnderTest();

/** Stores a member, whose sessions were ended unless the test changes that, and a recording that all staff may play. */
async function storeRecording(
  uid: string,
  role: StaffRole,
  changes: Partial<Profile<Date>> = { sessions_ended_at: ENDED_AT },
): Promise<string> {
  const id = randomUUID();
  const audio_path = recordingPath(id, Date.now());
  await pastTheRules(files.environment, async (db) => {
    await setDoc(doc(db, COLLECTIONS.prayerRequests, id), storedRequest({ audio_path }));
    await setDoc(doc(db, COLLECTIONS.profiles, uid), {
      ...storedProfile(uid, role),
      ...changes,
    });
  });
  await files.store(audio_path, 'audio/wav');
  return audio_path;
}

function play(uid: string, claims: object, path: string): Promise<unknown> {
  return getBytes(ref(files.environment.authenticatedContext(uid, { ...claims }).storage(), path));
}

describe.each(STAFF_ROLES)('a session of %s', (role) => {
  it('cannot play recordings if it predates the end of all sessions, despite a valid token', async () => {
    const uid = `ended-${role}-${randomUUID()}`;
    const path = await storeRecording(uid, role);

    await assertFails(play(uid, sessionClaims(JUST_BEFORE), path));
    await assertFails(play(uid, { mfa: true }, path));
  });

  it('cannot play recordings without the code, even if its token says when one was entered', async () => {
    const uid = `codeless-${role}-${randomUUID()}`;
    const path = await storeRecording(uid, role, {});
    const { mfa_at } = sessionClaims(new Date());

    await assertFails(play(uid, { mfa_at }, path));
    await assertFails(play(uid, { mfa: false, mfa_at }, path));
    await assertSucceeds(play(uid, { mfa: true, mfa_at }, path));
  });

  it('can play recordings if it began in the second when all sessions were ended', async () => {
    const uid = `renewed-${role}-${randomUUID()}`;
    const path = await storeRecording(uid, role);

    await assertSucceeds(play(uid, sessionClaims(ENDED_AT), path));
  });

  it('cannot play recordings once it has expired', async () => {
    const uid = `old-${role}-${randomUUID()}`;
    const path = await storeRecording(uid, role, { session_hours: 2 });

    await assertSucceeds(play(uid, sessionClaims(new Date(Date.now() - 1.9 * HOUR_MS)), path));
    await assertFails(play(uid, sessionClaims(new Date(Date.now() - 2.1 * HOUR_MS)), path));
  });

  it('cannot play recordings once it was signed out', async () => {
    const uid = `left-${role}-${randomUUID()}`;
    const ended = sessionClaims(JUST_BEFORE);
    const path = await storeRecording(uid, role, { ended_sessions: [ended.mfa_at] });

    await assertFails(play(uid, ended, path));
    await assertSucceeds(play(uid, sessionClaims(ENDED_AT), path));
  });
});

describe.each([
  ['ended', { sessions_ended_at: ENDED_AT }],
  ['signed out', { ended_sessions: [sessionClaims(JUST_BEFORE).mfa_at] }],
  ['expired', { session_hours: 1 }],
])("a leader's session (%s)", (_way, changes) => {
  it('cannot upload or delete daily content files', async () => {
    const uid = `leader-${randomUUID()}`;
    await pastTheRules(files.environment, (db) =>
      setDoc(doc(db, COLLECTIONS.profiles, uid), { ...storedProfile(uid, 'leadership'), ...changes }),
    );
    const contentId = randomUUID().replaceAll('-', '').slice(0, 20);
    const path = contentFilePath(contentId, Date.now(), 'abcdefgh', 'application/pdf');
    const upload = (claims: object) => {
      const store = files.environment.authenticatedContext(uid, { ...claims }).storage();
      return uploadBytes(ref(store, path), SMALL, { contentType: 'application/pdf' });
    };
    const remove = (claims: object) =>
      deleteObject(ref(files.environment.authenticatedContext(uid, { ...claims }).storage(), path));

    await assertFails(upload(sessionClaims(JUST_BEFORE)));
    await assertSucceeds(upload(sessionClaims(new Date())));
    await assertFails(remove(sessionClaims(JUST_BEFORE)));
  });
});
