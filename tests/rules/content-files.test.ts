import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import {
  CONTENT_FILE_TYPES,
  type ContentFileType,
  contentFilePath,
} from '@prayer-community/domain/daily-content/content-file';
import { CALLERS, FILE_ACCESS, OPERATIONS } from '@prayer-community/domain/direct-access';
import { CONTENT_FILE_MAX_BYTES } from '@prayer-community/domain/limits';
import { doc, setDoc } from 'firebase/firestore/lite';
import { deleteObject, getBytes, ref, uploadBytes } from 'firebase/storage';
import { describe, it } from 'vitest';
import { storedContent } from './content-attempts.ts';
import { attemptOnFile, filesUnderTest, SMALL } from './file-attempts.ts';
import { pastTheRules } from './rules-environment.ts';

const PDF = { contentType: 'application/pdf' };
const HOUR_MS = 3_600_000;

const files = filesUnderTest();

let names = 0;

/** Returns a file path for an item that does not exist yet. */
function newPath(type: ContentFileType = 'application/pdf'): string {
  const id = String(names++).padStart(4, '0') + crypto.randomUUID().replaceAll('-', '').slice(0, 16);
  return contentFilePath(id, Date.now(), 'abcdefgh', type);
}

/** Stores a file with its item and returns the path of the file. */
async function storeFile(changes: Parameters<typeof storedContent>[0] = {}): Promise<string> {
  const path = newPath();
  const [, id = ''] = path.split('/');
  const content = storedContent({ file_path: path, file_type: PDF.contentType, ...changes });
  await pastTheRules(files.environment, (db) => setDoc(doc(db, COLLECTIONS.dailyContent, id), content));
  await files.store(path, PDF.contentType);
  return path;
}

/** Stores the record that a file of the item passed the check. */
async function recordCheck(path: string): Promise<void> {
  const [, id = ''] = path.split('/');
  await pastTheRules(files.environment, (db) =>
    setDoc(doc(db, COLLECTIONS.dailyContentFiles, id), {
      file_path: path,
      file_type: PDF.contentType,
      checked_at: new Date(),
    }),
  );
}

/** Returns the path of another file in the same folder. */
const besides = (path: string, random = 'zzzzzzzz') => path.replace('abcdefgh', random);

describe.each(OPERATIONS)('%s on the file of an item in the feed', (operation) => {
  it.each(CALLERS)('follows FILE_ACCESS for %s', async (caller) => {
    const path = await storeFile();

    const result = attemptOnFile(files.storeAs(caller), operation, path, { path: newPath(), ...PDF });

    const isAllowed = FILE_ACCESS['daily-content'][operation]?.includes(caller) ?? false;
    await (isAllowed ? assertSucceeds(result) : assertFails(result));
  });
});

describe('the file of an item that is not in the feed', () => {
  it.each([
    ['a draft', { is_published: false }],
    ['a scheduled item', { publish_date: new Date(Date.now() + HOUR_MS) }],
  ])('can be read only by leadership: %s', async (_what, changes) => {
    const path = await storeFile({ ...changes, is_in_feed: false });

    await assertFails(getBytes(ref(files.storeAs('visitor'), path)));
    await assertFails(getBytes(ref(files.storeAs('prayer_team'), path)));
    await assertSucceeds(getBytes(ref(files.storeAs('leadership'), path)));
  });

  it('can be read only by leadership before its item is stored', async () => {
    const path = newPath();
    await uploadBytes(ref(files.storeAs('leadership'), path), SMALL, PDF);

    await assertFails(getBytes(ref(files.storeAs('visitor'), path)));
    await assertSucceeds(getBytes(ref(files.storeAs('leadership'), path)));
  });
});

describe('a file in the folder of an item in the feed', () => {
  it('can be read only by leadership if the item has another file', async () => {
    const path = besides(await storeFile());
    await files.store(path, PDF.contentType);

    await assertFails(getBytes(ref(files.storeAs('visitor'), path)));
    await assertFails(getBytes(ref(files.storeAs('prayer_team'), path)));
    await assertSucceeds(getBytes(ref(files.storeAs('leadership'), path)));
  });

  it('can be read only by leadership if the item has no file', async () => {
    const path = await storeFile({ file_path: null, file_type: null });

    await assertFails(getBytes(ref(files.storeAs('visitor'), path)));
    await assertSucceeds(getBytes(ref(files.storeAs('leadership'), path)));
  });
});

describe('leadership', () => {
  const upload = (path: string, bytes: Uint8Array, metadata: { contentType: string }) =>
    uploadBytes(ref(files.storeAs('leadership'), path), bytes, metadata);

  it.each(Object.keys(CONTENT_FILE_TYPES))('can upload a file of type %s', async (contentType) => {
    await assertSucceeds(upload(newPath(), SMALL, { contentType }));
  });

  it.each(['text/html', 'image/svg+xml', 'application/zip', 'video/mp4'])(
    'cannot upload a file of type %s',
    async (contentType) => {
      await assertFails(upload(newPath(), SMALL, { contentType }));
    },
  );

  it('cannot upload a file that is empty or 50 MB', async () => {
    await assertFails(upload(newPath(), new Uint8Array(0), PDF));
    await assertFails(upload(newPath(), new Uint8Array(CONTENT_FILE_MAX_BYTES), PDF));
  });

  it('can upload a file that is one byte smaller than 50 MB', async () => {
    await assertSucceeds(upload(newPath(), new Uint8Array(CONTENT_FILE_MAX_BYTES - 1), PDF));
  });

  it('cannot replace a stored file', async () => {
    const path = await storeFile();

    await assertFails(upload(path, SMALL, PDF));
  });

  it('cannot upload a file under the name of a checked one that was deleted', async () => {
    const path = newPath();
    await assertSucceeds(upload(path, SMALL, PDF));
    await recordCheck(path);
    await assertSucceeds(deleteObject(ref(files.storeAs('leadership'), path)));

    await assertFails(upload(path, SMALL, PDF));
  });

  it('can upload a second file for an item only until one is checked', async () => {
    const path = newPath();
    await assertSucceeds(upload(path, SMALL, PDF));
    await assertSucceeds(upload(besides(path), SMALL, PDF));
    await recordCheck(path);

    await assertFails(upload(besides(path, 'yyyyyyyy'), SMALL, PDF));
  });

  // Each path is unused, because an existing file would be refused for another reason.
  it.each([
    ['directly in the folder for all items', (_item: string, name: string) => `daily-content/${name}`],
    ['for an item with a short id', (_item: string, name: string) => `daily-content/short/${name}`],
    ['with an invalid name', (item: string) => `${item}/readme.pdf`],
    ['in a subfolder', (item: string, name: string) => `${item}/deeper/${name}`],
  ])('cannot upload a file %s', async (_where, pathOf) => {
    const [folder = '', id = '', name = ''] = newPath().split('/');

    await assertFails(upload(pathOf(`${folder}/${id}`, name), SMALL, PDF));
  });
});
