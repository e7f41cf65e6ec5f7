import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { EXPORT_TABLES } from '@prayer-community/domain/church-export/export-tables';
import {
  EXPORTED,
  EXPORTED_FILE_FOLDERS,
  EXPORTED_KINDS,
} from '@prayer-community/domain/church-export/exported-kinds';
import { COLLECTIONS } from '@prayer-community/domain/collections';
import { contentFilePath } from '@prayer-community/domain/daily-content/content-file';
import { recordingPath } from '@prayer-community/domain/request-form/recording-path';
import { identitySettingsSchema } from '@prayer-community/domain/settings/identity';
import { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { readExport } from '../data/church-export.ts';
import { recordErasure } from '../data/erasure-ledger.ts';
import { identitySettings } from '../data/settings.ts';
import { createVisitor } from '../testing/anonymous-visitor.ts';
import { createMember, storeCircle } from '../testing/circle-member.ts';
import { VALID_FILES } from '../testing/content-files.ts';
import { exportArchive } from '../testing/exported-archive.ts';
import { staffIdToken } from '../testing/id-token.ts';
import { emptyProject } from '../testing/other-project.ts';
import { createStaffMember } from '../testing/staff-member.ts';
import { storeRequest } from '../testing/stored-request.ts';
import { readEveryAccount, readEveryDocument, readEveryFile } from '../testing/stored-state.ts';
import { testAuth, testBucket, testFirestore } from '../testing/test-backend.ts';
import { silentWav } from '../testing/wav-file.ts';
import { ArchiveReader } from './archive-reader.ts';
import { importArchive } from './import-archive.ts';

const own = { db: testFirestore(), auth: testAuth(), bucket: testBucket() };
const WORDS = `For my mother ${randomUUID()}`;
const PASSWORD = `secret-${randomUUID()}`;

const EVERY_TYPE = {
  text: 'Grüße 🙏\u2028\u2029',
  whole: 3,
  broken: 0.1,
  truth: false,
  nothing: null,
  at: new Timestamp(1_795_545_000, 123_456_789),
  list: [new Timestamp(1, 1), { deep: [1] }],
  map: { $instant: 'no instant', b: 1 },
  reference: testFirestore().doc('profiles/ruth'),
  place: new GeoPoint(52.5, 13.4),
  bytes: Buffer.from('hi'),
};

/** Stores a document of every kind, some of them realistic, plus files and accounts. */
async function fill(): Promise<void> {
  const request = await storeRequest({ prayer_text: WORDS, requester_display: '=HYPERLINK("x")' });
  const path = recordingPath(request.id, Date.now());
  await request.update({ audio_path: path });
  await testBucket().file(path).save(silentWav(), { contentType: 'audio/wav' });
  const content = contentFilePath('abcdefghijklmnopqrst', Date.now(), 'abcdefgh', 'application/pdf');
  await testBucket()
    .file(content)
    .save(VALID_FILES['application/pdf'] ?? '', { contentType: 'application/pdf' });
  await recordErasure({ kind: 'post', id: 'gone' });
  for (const folder of EXPORTED_FILE_FOLDERS) {
    await testBucket().file(`${folder}/typed/file`).save(folder, { contentType: 'image/webp' });
  }
  await identitySettings.ref(own.db).set(identitySettingsSchema.parse({ name: 'Grace Church' }));
  await storeCircle(await createMember(), await createMember());
  await createVisitor();
  await testAuth().createUser({
    uid: 'everything',
    email: 'everything@example.org',
    emailVerified: true,
    displayName: 'Grace Okafor',
    phoneNumber: '+12025550142',
    disabled: true,
    password: PASSWORD,
  });
  for (const kind of Object.keys(EXPORTED)) {
    const [collection = '', below] = kind.split('/');
    const parent = own.db.collection(collection).doc(`typed-${randomUUID()}`);
    await (below ? parent.collection(below).doc('typed') : parent).set(EVERY_TYPE);
  }
}

function exportedOnly(documents: ReadonlyMap<string, object>): Map<string, object> {
  return new Map(
    [...documents].filter(([path]) => {
      const kind = path.split('/').filter((_segment, index) => index % 2 === 0);
      return EXPORTED_KINDS.some((exported) => exported === kind.join('/'));
    }),
  );
}

let archive: ArchiveReader;
let exportId: string;
let file: string;

beforeAll(async () => {
  await fill();
  const leader = await createStaffMember('leadership');
  ({ file, exportId } = await exportArchive(await staffIdToken(leader.uid)));
  archive = await ArchiveReader.open(file);
});

describe('importArchive', () => {
  it('restores every exported document, file and account in an empty project', async () => {
    const target = emptyProject();

    const imported = await importArchive(target, archive);

    const documents = exportedOnly(await readEveryDocument(own.db));
    const plain = (stored: ReadonlyMap<string, object>) =>
      new Map([...stored].map(([path, data]) => [path, { ...data, reference: pathIn(data) }]));
    expect(plain(await readEveryDocument(target.db))).toEqual(plain(documents));
    const files = await readEveryFile(own);
    for (const name of [...files.keys()].filter((one) => one.startsWith('exports/'))) {
      files.delete(name);
    }
    expect(await readEveryFile(target)).toEqual(files);
    const accounts = await readEveryAccount(own);
    expect(await readEveryAccount(target)).toEqual(accounts);
    expect(imported).toEqual({ documents: documents.size, files: files.size, accounts: accounts.size });
    expect(documents.size).toBeGreaterThanOrEqual(EXPORTED_KINDS.length);
    expect(files.size).toBe(3 + EXPORTED_FILE_FOLDERS.length);
  });

  it('rejects a repeated import and a project that already has accounts or files', async () => {
    const target = emptyProject();
    await importArchive(target, archive);

    await expect(importArchive(target, archive)).rejects.toThrow(/The project is not empty/);

    const withAccount = emptyProject();
    await withAccount.auth.createUser({ uid: 'somebody' });
    await expect(importArchive(withAccount, archive)).rejects.toThrow('It has accounts.');
    expect((await withAccount.db.listCollections()).length).toBe(0);

    const withFile = emptyProject();
    await withFile.bucket.file('daily-content/x').save('x');
    await expect(importArchive(withFile, archive)).rejects.toThrow('It has files.');
  });

  it('resumes an interrupted import', async () => {
    const target = emptyProject();
    const importUsers = vi.spyOn(target.auth, 'importUsers').mockRejectedValueOnce(new Error('cut off'));
    await expect(importArchive(target, archive)).rejects.toThrow('cut off');
    importUsers.mockRestore();

    await importArchive(target, archive);

    expect((await readEveryDocument(target.db)).size).toBe(
      exportedOnly(await readEveryDocument(own.db)).size,
    );
  });
});

describe('an archive', () => {
  it('contains no passwords and none of the excluded kinds of data', async () => {
    const texts = await Promise.all(archive.paths.map((path) => archive.readText(path)));

    expect(texts.join('\n')).toContain(WORDS);
    expect(texts.join('\n')).not.toContain(PASSWORD);
    expect(texts.join('\n')).not.toMatch(/passwordHash|passwordSalt/);
    expect(archive.paths.filter((path) => /deliveries|rate_limits|sign_in_challenges/.test(path))).toEqual(
      [],
    );
  });

  it('escapes formulas in the cells of its tables', async () => {
    const [heading = '', ...rows] = (await archive.readText('tables/requests.csv')).split('\r\n');

    expect(heading.startsWith('\uFEFFid,created_at,status,')).toBe(true);
    expect(rows.find((row) => row.includes(WORDS))).toContain(`"'=HYPERLINK(""x"")"`);
  });

  it.each(['README.txt', 'LEAME.txt'])(
    'explains each table and column in %s, and names the community',
    async (path) => {
      const readme = await archive.readText(path);

      expect(readme).toContain(' Grace Church ');
      for (const { name } of EXPORT_TABLES) {
        const [heading = ''] = (await archive.readText(`tables/${name}.csv`))
          .replace('\uFEFF', '')
          .split('\r\n');
        expect(readme).toContain(`tables/${name}.csv  `);
        for (const column of heading.split(',')) {
          expect(readme).toMatch(new RegExp(`^  ${column}  \\S`, 'm'));
        }
      }
    },
  );

  it('is rejected if it was modified', async () => {
    const bytes = await readFile(file);
    const place = bytes.indexOf(Buffer.from('RIFF'));
    bytes[place + 60] = 7;
    const changed = `${file}-changed`;
    await writeFile(changed, bytes);

    await expect(importArchive(emptyProject(), await ArchiveReader.open(changed))).rejects.toThrow(
      'The archive was changed since it was made',
    );
  });

  it('has its format version and export ID in its manifest', async () => {
    expect((await archive.readManifest()).format).toBe(1);
    expect((await archive.readManifest()).export_id).toBe(exportId);
  });

  it('is logged with who started it and who downloaded it', async () => {
    const stored = readExport(await own.db.collection(COLLECTIONS.exports).doc(exportId).get());

    expect(stored?.downloads.map(({ by }) => by)).toEqual([stored?.requested_by]);
    expect(stored?.done_count).toBe(stored?.total_count);
  });
});

function pathIn(data: object): unknown {
  return 'reference' in data && data.reference instanceof Object && 'path' in data.reference
    ? data.reference.path
    : undefined;
}
