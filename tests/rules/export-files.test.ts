import { randomUUID } from 'node:crypto';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { sessionClaims } from '@prayer-community/domain/auth/sign-in';
import {
  type ChurchExport,
  DOWNLOAD_WITHIN_MS,
  EXPORT_LIFETIME_MS,
  EXPORT_SESSION_MS,
  exportFilePath,
  newChurchExport,
} from '@prayer-community/domain/church-export/church-export';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { CALLERS, FILE_ACCESS, OPERATIONS } from '@prayer-community/domain/direct-access';
import { autoIdFrom } from '@prayer-community/domain/fields/auto-id';
import { doc, setDoc } from 'firebase/firestore/lite';
import { getBytes, ref } from 'firebase/storage';
import { describe, it } from 'vitest';
import { attemptOnFile, filesUnderTest } from './file-attempts.ts';
import { pastTheRules, UIDS } from './rules-environment.ts';
import { storedProfile } from './stored-documents.ts';

const ZIP = 'application/zip';
const MINUTE_MS = 60_000;
const FUTURE = new Date(Date.now() + DOWNLOAD_WITHIN_MS);

const files = filesUnderTest();

/** Stores an export whose archive is available for a day and open to every caller. Returns the path of the archive. */
async function storeExport(changes: Partial<ChurchExport<Date>> = {}): Promise<string> {
  const id = autoIdFrom(randomUUID());
  const file_path = exportFilePath(id, new Date());
  const stored: ChurchExport<Date> = {
    ...newChurchExport(UIDS.leadership, new Date()),
    state: 'ready',
    file_path,
    expires_at: new Date(Date.now() + EXPORT_LIFETIME_MS),
    open_until: Object.fromEntries(Object.values(UIDS).map((uid) => [uid, FUTURE])),
    ...changes,
  };
  await pastTheRules(files.environment, (db) => setDoc(doc(db, COLLECTIONS.exports, id), stored));
  await files.store(file_path, ZIP);
  return file_path;
}

describe.each(OPERATIONS)('%s on an archive of all data', (operation) => {
  it.each(CALLERS)('follows FILE_ACCESS for %s', async (caller) => {
    const path = await storeExport();
    const added = { path: exportFilePath(autoIdFrom(randomUUID()), new Date()), contentType: ZIP };

    const result = attemptOnFile(files.storeAs(caller), operation, path, added);

    const isAllowed = FILE_ACCESS.exports[operation]?.includes(caller) ?? false;
    await (isAllowed ? assertSucceeds(result) : assertFails(result));
  });
});

describe('an archive of all data', () => {
  it.each([
    ['after it has expired', { expires_at: new Date(Date.now() - MINUTE_MS) }],
    ['before it is built', { expires_at: null }],
    ['if no download was logged', { open_until: {} }],
    ['if another leader’s download was logged', { open_until: { another: FUTURE } }],
    [
      'too long after a download was logged',
      { open_until: { [UIDS.leadership]: new Date(Date.now() - MINUTE_MS) } },
    ],
  ])('cannot be downloaded by leadership %s', async (_when, changes) => {
    const path = await storeExport(changes);

    await assertFails(getBytes(ref(files.storeAs('leadership'), path)));
  });

  it('cannot be downloaded over 12 hours after code entry, even in an ongoing session', async () => {
    const uid = `leader-${randomUUID()}`;
    await pastTheRules(files.environment, (db) =>
      setDoc(doc(db, COLLECTIONS.profiles, uid), {
        ...storedProfile(uid, 'leadership'),
        session_hours: 720,
      }),
    );
    const path = await storeExport({ open_until: { [uid]: FUTURE } });
    const download = (signedInAt: number) => {
      const claims = { ...sessionClaims(new Date(signedInAt)) };
      return getBytes(ref(files.environment.authenticatedContext(uid, claims).storage(), path));
    };

    await assertSucceeds(download(Date.now() - EXPORT_SESSION_MS + MINUTE_MS));
    await assertFails(download(Date.now() - EXPORT_SESSION_MS - MINUTE_MS));
  });
});
