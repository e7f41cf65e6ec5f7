import { randomUUID } from 'node:crypto';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { CALLERS, FILE_ACCESS, OPERATIONS } from '@prayer-community/domain/direct-access';
import { AUDIO_MAX_BYTES } from '@prayer-community/domain/limits';
import type { PrayerRequest } from '@prayer-community/domain/prayer-request/prayer-request';
import { recordingFolder, recordingPath } from '@prayer-community/domain/request-form/recording-path';
import type { Profile, StaffRole } from '@prayer-community/domain/staff/profile';
import { doc, setDoc } from 'firebase/firestore/lite';
import { type FirebaseStorage, getBytes, getMetadata, ref, uploadBytes } from 'firebase/storage';
import { describe, it } from 'vitest';
import { attemptOnFile, filesUnderTest, SMALL, withTicket } from './file-attempts.ts';
import { pastTheRules, STAFF_SESSION } from './rules-environment.ts';
import { storedProfile, storedRequest } from './stored-documents.ts';

const WAV = { contentType: 'audio/wav' };

const files = filesUnderTest();

function newPath(): string {
  return recordingPath(randomUUID(), Date.now());
}

/** Returns a new path with a ticket for it. */
const ticketedPath = () => withTicket(files.environment, newPath());

/** Stores a recording with its request and returns the path of the recording. */
async function storeRecording(changes: Partial<PrayerRequest<Date>> = {}): Promise<string> {
  const id = randomUUID();
  const audio_path = recordingPath(id, Date.now());
  const request = storedRequest({ audio_path, ...changes });
  await pastTheRules(files.environment, (db) => setDoc(doc(db, COLLECTIONS.prayerRequests, id), request));
  await files.store(audio_path, WAV.contentType);
  return audio_path;
}

describe.each(OPERATIONS)('%s on a recording', (operation) => {
  it.each(CALLERS)('follows FILE_ACCESS for %s', async (caller) => {
    const path = await storeRecording();

    const result = attemptOnFile(files.storeAs(caller), operation, path, {
      path: await ticketedPath(),
      ...WAV,
    });

    const isAllowed = FILE_ACCESS['prayer-audio'][operation]?.includes(caller) ?? false;
    await (isAllowed ? assertSucceeds(result) : assertFails(result));
  });
});

describe('a visitor', () => {
  const upload = (path: string, bytes: Uint8Array, metadata: { contentType: string }) =>
    uploadBytes(ref(files.storeAs('visitor'), path), bytes, metadata);

  it('can upload a recording of the maximum size', async () => {
    await assertSucceeds(upload(await ticketedPath(), new Uint8Array(AUDIO_MAX_BYTES), WAV));
  });

  it('cannot upload a larger recording', async () => {
    await assertFails(upload(await ticketedPath(), new Uint8Array(AUDIO_MAX_BYTES + 1), WAV));
  });

  it('cannot upload a recording without sound', async () => {
    await assertFails(upload(await ticketedPath(), new Uint8Array(44), WAV));
  });

  it('cannot upload any type other than WAV', async () => {
    await assertFails(upload(await ticketedPath(), SMALL, { contentType: 'text/html' }));
  });

  it('cannot upload a recording without a ticket', async () => {
    await assertFails(upload(newPath(), SMALL, WAV));
  });

  it('cannot upload a recording with a ticket for another submission or file', async () => {
    const ticketed = await ticketedPath();
    const other = ticketed.replace(/[0-9]{13}/, String(Date.now() + 1));

    await assertFails(upload(newPath(), SMALL, WAV));
    await assertFails(upload(other, SMALL, WAV));
    await assertSucceeds(upload(ticketed, SMALL, WAV));
  });

  it('can upload a recording after another tab got a ticket for the same submission', async () => {
    const id = randomUUID();
    const first = await withTicket(files.environment, recordingPath(id, Date.now()));
    const second = await withTicket(files.environment, recordingPath(id, Date.now() + 1));

    await assertSucceeds(upload(first, SMALL, WAV));
    await assertSucceeds(upload(second, SMALL, WAV));
  });

  it('cannot upload a recording with an expired ticket', async () => {
    const issuedAt = new Date(Date.now() - 2 * 3_600_000);

    await assertFails(upload(await withTicket(files.environment, newPath(), issuedAt), SMALL, WAV));
  });

  // Each path is unused, because an existing file would be refused for another reason.
  it.each([
    ['in another folder', (name: string) => `elsewhere/${name}`],
    ['outside any folder', (name: string) => name],
    ['directly in the folder for all requests', (name: string) => `prayer-audio/${name}`],
    ['for a request with a guessable id', (name: string) => `prayer-audio/guessable/${name}`],
    ['with an invalid file name', () => `${recordingFolder(randomUUID())}audio_1.wav`],
    [
      'with a different file extension',
      (name: string) => `${recordingFolder(randomUUID())}${name.replace('wav', 'html')}`,
    ],
    ['in a subfolder', (name: string) => `${recordingFolder(randomUUID())}deeper/${name}`],
  ])('cannot upload a recording %s', async (_where, pathOf) => {
    const path = pathOf(`audio_${Date.now()}.wav`);
    await withTicket(files.environment, path);

    await assertFails(upload(path, SMALL, WAV));
  });

  it('cannot overwrite or read a recording, not even their own', async () => {
    const path = await ticketedPath();
    await upload(path, SMALL, WAV);

    await assertFails(upload(path, SMALL, WAV));
    await assertFails(getBytes(ref(files.storeAs('visitor'), path)));
    await assertFails(getMetadata(ref(files.storeAs('visitor'), path)));
  });
});

/** Returns the storage as accessed by a new staff member. The profiles of the callers are shared with other test files. */
async function storeAsNew(role: StaffRole, changes: Partial<Profile<Date>>): Promise<FirebaseStorage> {
  const uid = `${role}-${randomUUID()}`;
  await pastTheRules(files.environment, (db) =>
    setDoc(doc(db, COLLECTIONS.profiles, uid), { ...storedProfile(uid, role), ...changes }),
  );
  return files.environment.authenticatedContext(uid, { ...STAFF_SESSION }).storage();
}

describe('the prayer team', () => {
  it('can play the recording of an active confidential request', async () => {
    const path = await storeRecording({ submission_type: 'confidential' });

    await assertSucceeds(getBytes(ref(files.storeAs('prayer_team'), path)));
  });

  it('cannot play an active confidential recording if the settings hide it, unlike leadership', async () => {
    const confidential = await storeRecording({ submission_type: 'confidential' });
    const shared = await storeRecording();
    const team = await storeAsNew('prayer_team', { hears_confidential: false });
    const leadership = await storeAsNew('leadership', { hears_confidential: false });

    await assertFails(getBytes(ref(team, confidential)));
    await assertSucceeds(getBytes(ref(team, shared)));
    await assertSucceeds(getBytes(ref(leadership, confidential)));

    const trusted = await storeAsNew('prayer_team', { hears_confidential: true });
    await assertSucceeds(getBytes(ref(trusted, confidential)));
  });

  it('cannot play an archived confidential recording, unlike leadership', async () => {
    const path = await storeRecording({
      submission_type: 'confidential',
      archive_status: 'archived',
      status: 'closed',
    });

    await assertFails(getBytes(ref(files.storeAs('prayer_team'), path)));
    await assertSucceeds(getBytes(ref(files.storeAs('leadership'), path)));
  });

  it('cannot play a recording whose request was never submitted', async () => {
    const path = await ticketedPath();
    await uploadBytes(ref(files.storeAs('visitor'), path), SMALL, WAV);

    await assertFails(getBytes(ref(files.storeAs('prayer_team'), path)));
  });
});
