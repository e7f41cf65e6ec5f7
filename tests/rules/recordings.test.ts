import { randomUUID } from 'node:crypto';
import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import {
  CALLERS,
  type Caller,
  FILE_ACCESS,
  OPERATIONS,
  type Operation,
} from '@prayer-community/domain/direct-access';
import { AUDIO_MAX_BYTES } from '@prayer-community/domain/limits';
import type { PrayerRequest } from '@prayer-community/domain/prayer-request';
import { recordingFolder, recordingPath } from '@prayer-community/domain/recording-path';
import { doc, setDoc, updateDoc } from 'firebase/firestore';
import {
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { databaseOf, pastTheRules, signedInAs, startFilesEnvironment, UIDS } from './rules-environment.ts';
import { storedRequest, storeStaff } from './stored-documents.ts';

const WAV = { contentType: 'audio/wav' };
const SMALL = new Uint8Array(1_000);

let environment: RulesTestEnvironment;
const stores = new Map<Caller, FirebaseStorage>();

beforeAll(async () => {
  environment = await startFilesEnvironment();
  await pastTheRules(environment, storeStaff);
  for (const caller of CALLERS) {
    stores.set(caller, signedInAs(environment, caller).storage());
  }
});

afterAll(() => environment.cleanup());

function storeOf(caller: Caller): FirebaseStorage {
  const store = stores.get(caller);
  if (!store) {
    throw new Error(`${caller} has no file store`);
  }
  return store;
}

function newPath(): string {
  return recordingPath(randomUUID(), Date.now());
}

/** A stored recording with its request; the path of the recording. */
async function storeRecording(changes: Partial<PrayerRequest<Date>> = {}): Promise<string> {
  const id = randomUUID();
  const audio_path = recordingPath(id, Date.now());
  await environment.withSecurityRulesDisabled(async (context) => {
    await setDoc(
      doc(databaseOf(context), COLLECTIONS.prayerRequests, id),
      storedRequest({ audio_path, ...changes }),
    );
    await uploadBytes(ref(context.storage(), audio_path), SMALL, WAV);
  });
  return audio_path;
}

async function attempt(store: FirebaseStorage, operation: Operation, path: string): Promise<unknown> {
  switch (operation) {
    case 'get':
      return getBytes(ref(store, path));
    case 'list':
      return listAll(ref(store, path.slice(0, path.lastIndexOf('/'))));
    case 'create':
      return uploadBytes(ref(store, newPath()), SMALL, WAV);
    case 'update':
      return updateMetadata(ref(store, path), { contentType: 'text/html' });
    case 'delete':
      return deleteObject(ref(store, path));
  }
}

describe.each(OPERATIONS)('%s of a recording', (operation) => {
  it.each(CALLERS)('by %s', async (caller) => {
    const path = await storeRecording();

    const result = attempt(storeOf(caller), operation, path);

    const isAllowed = FILE_ACCESS['prayer-audio'][operation]?.includes(caller) ?? false;
    await (isAllowed ? assertSucceeds(result) : assertFails(result));
  });
});

describe('a visitor', () => {
  const upload = (path: string, bytes: Uint8Array, metadata: { contentType: string }) =>
    uploadBytes(ref(storeOf('visitor'), path), bytes, metadata);

  it('adds a recording of the largest allowed size', async () => {
    await assertSucceeds(upload(newPath(), new Uint8Array(AUDIO_MAX_BYTES), WAV));
  });

  it('adds no larger one', async () => {
    await assertFails(upload(newPath(), new Uint8Array(AUDIO_MAX_BYTES + 1), WAV));
  });

  it('adds none without sound', async () => {
    await assertFails(upload(newPath(), new Uint8Array(44), WAV));
  });

  it('adds nothing but WAV', async () => {
    await assertFails(upload(newPath(), SMALL, { contentType: 'text/html' }));
  });

  it.each([
    'elsewhere/audio_1700000000000.wav',
    'audio_1700000000000.wav',
    'prayer-audio/audio_1700000000000.wav',
    'prayer-audio/guessable/audio_1700000000000.wav',
    `${recordingFolder(randomUUID())}audio_1.wav`,
    `${recordingFolder(randomUUID())}audio_1700000000000.html`,
    `${recordingFolder(randomUUID())}deeper/audio_1700000000000.wav`,
  ])('adds nothing at %s', async (path) => {
    await assertFails(upload(path, SMALL, WAV));
  });

  it('does not overwrite a recording, not even their own, nor read it', async () => {
    const path = newPath();
    await upload(path, SMALL, WAV);

    await assertFails(upload(path, SMALL, WAV));
    await assertFails(getBytes(ref(storeOf('visitor'), path)));
    await assertFails(getMetadata(ref(storeOf('visitor'), path)));
  });
});

function keepConfidentialFromTeam(isKept: boolean): Promise<void> {
  return pastTheRules(environment, async (db) => {
    for (const uid of [UIDS.prayer_team, UIDS.leadership]) {
      await updateDoc(doc(db, COLLECTIONS.profiles, uid), { hears_confidential: !isKept });
    }
  });
}

describe('the prayer team', () => {
  it('hears a confidential request while it is active', async () => {
    const path = await storeRecording({ submission_type: 'confidential' });

    await assertSucceeds(getBytes(ref(storeOf('prayer_team'), path)));
  });

  it('does not hear an active confidential one where the settings keep it from them, as leadership does', async () => {
    const confidential = await storeRecording({ submission_type: 'confidential' });
    const shared = await storeRecording();
    await keepConfidentialFromTeam(true);

    await assertFails(getBytes(ref(storeOf('prayer_team'), confidential)));
    await assertSucceeds(getBytes(ref(storeOf('prayer_team'), shared)));
    await assertSucceeds(getBytes(ref(storeOf('leadership'), confidential)));

    await keepConfidentialFromTeam(false);
    await assertSucceeds(getBytes(ref(storeOf('prayer_team'), confidential)));
  });

  it('does not hear a confidential one from the archive, as leadership does', async () => {
    const path = await storeRecording({
      submission_type: 'confidential',
      archive_status: 'archived',
      status: 'closed',
    });

    await assertFails(getBytes(ref(storeOf('prayer_team'), path)));
    await assertSucceeds(getBytes(ref(storeOf('leadership'), path)));
  });

  it('does not hear a recording whose request was never submitted', async () => {
    const path = newPath();
    await uploadBytes(ref(storeOf('visitor'), path), SMALL, WAV);

    await assertFails(getBytes(ref(storeOf('prayer_team'), path)));
  });
});
