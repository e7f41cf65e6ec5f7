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

describe.each(OPERATIONS)('%s of a recording', (operation) => {
  it.each(CALLERS)('by %s', async (caller) => {
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

  it('adds a recording of the largest allowed size', async () => {
    await assertSucceeds(upload(await ticketedPath(), new Uint8Array(AUDIO_MAX_BYTES), WAV));
  });

  it('adds no larger one', async () => {
    await assertFails(upload(await ticketedPath(), new Uint8Array(AUDIO_MAX_BYTES + 1), WAV));
  });

  it('adds none without sound', async () => {
    await assertFails(upload(await ticketedPath(), new Uint8Array(44), WAV));
  });

  it('adds nothing but WAV', async () => {
    await assertFails(upload(await ticketedPath(), SMALL, { contentType: 'text/html' }));
  });

  it('adds nothing without a ticket', async () => {
    await assertFails(upload(newPath(), SMALL, WAV));
  });

  it('adds nothing with the ticket of another submission, or of another file', async () => {
    const ticketed = await ticketedPath();
    const other = ticketed.replace(/[0-9]{13}/, String(Date.now() + 1));

    await assertFails(upload(newPath(), SMALL, WAV));
    await assertFails(upload(other, SMALL, WAV));
    await assertSucceeds(upload(ticketed, SMALL, WAV));
  });

  it('adds nothing with a ticket that has run out', async () => {
    const issuedAt = new Date(Date.now() - 2 * 3_600_000);

    await assertFails(upload(await withTicket(files.environment, newPath(), issuedAt), SMALL, WAV));
  });

  // Each path is unused, because an existing file would be refused for another reason.
  it.each([
    ['in another folder', (name: string) => `elsewhere/${name}`],
    ['in none', (name: string) => name],
    ['in that of all requests', (name: string) => `prayer-audio/${name}`],
    ['of a request that can be guessed', (name: string) => `prayer-audio/guessable/${name}`],
    ['under another name', () => `${recordingFolder(randomUUID())}audio_1.wav`],
    ['as something else', (name: string) => `${recordingFolder(randomUUID())}${name.replace('wav', 'html')}`],
    ['in a deeper folder', (name: string) => `${recordingFolder(randomUUID())}deeper/${name}`],
  ])('adds nothing %s', async (_where, pathOf) => {
    const path = pathOf(`audio_${Date.now()}.wav`);
    await withTicket(files.environment, path);

    await assertFails(upload(path, SMALL, WAV));
  });

  it('does not overwrite a recording, not even their own, nor read it', async () => {
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
  it('plays a confidential request while it is active', async () => {
    const path = await storeRecording({ submission_type: 'confidential' });

    await assertSucceeds(getBytes(ref(files.storeAs('prayer_team'), path)));
  });

  it('does not play an active confidential one where the settings keep it from them, as leadership does', async () => {
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

  it('does not play a confidential one from the archive, as leadership does', async () => {
    const path = await storeRecording({
      submission_type: 'confidential',
      archive_status: 'archived',
      status: 'closed',
    });

    await assertFails(getBytes(ref(files.storeAs('prayer_team'), path)));
    await assertSucceeds(getBytes(ref(files.storeAs('leadership'), path)));
  });

  it('does not play a recording whose request was never submitted', async () => {
    const path = await ticketedPath();
    await uploadBytes(ref(files.storeAs('visitor'), path), SMALL, WAV);

    await assertFails(getBytes(ref(files.storeAs('prayer_team'), path)));
  });
});
