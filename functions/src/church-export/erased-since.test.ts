import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { COLLECTIONS, circlePrayersPath, notesPath } from '@prayer-community/domain/collections';
import { newCirclePrayer } from '@prayer-community/domain/prayer-circles/circle-prayer';
import { recordingPath } from '@prayer-community/domain/request-form/recording-path';
import { newTombstone } from '@prayer-community/domain/retention/tombstone';
import { prayerData } from '@prayer-community/domain/testing/prayer-data';
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { deliverAtOnce } from '../deliver.ts';
import { departFromCircles } from '../prayer-circles/depart-from-circles.ts';
import { clearAfterMember } from '../team-members/clear-after-member.ts';
import { resultOf } from '../testing/call-function.ts';
import { createMember, storeCircle } from '../testing/circle-member.ts';
import { exportArchive } from '../testing/exported-archive.ts';
import { staffIdToken } from '../testing/id-token.ts';
import { emptyProject } from '../testing/other-project.ts';
import { randomAddress } from '../testing/random-address.ts';
import { createStaffMember } from '../testing/staff-member.ts';
import { readEveryAccount, readEveryDocument, readEveryFile, type Stores } from '../testing/stored-state.ts';
import { testAuth, testBucket, testFirestore } from '../testing/test-backend.ts';
import { silentWav } from '../testing/wav-file.ts';
import { whileTriggering } from '../testing/while-triggering.ts';
import { ArchiveReader } from './archive-reader.ts';
import { importArchive } from './import-archive.ts';

const COMMAND = fileURLToPath(new URL('../../../scripts/import-archive.ts', import.meta.url));
const address = randomAddress();
const own = { db: testFirestore(), auth: testAuth(), bucket: testBucket() };

/** Markers of erased or remaining data: texts of documents, paths of files, addresses of accounts. */
interface Marks {
  words: string[];
  files: string[];
  addresses: string[];
}
const erased: Marks = { words: [], files: [], addresses: [] };
const stays: Marks = { words: [], files: [], addresses: [] };

let file: string;

/** Submits a request with a recording, a note, a wall post and a status page. Returns the status key. */
async function submitRequest(marks: Marks): Promise<string> {
  const submissionId = randomUUID();
  const key = randomBytes(16).toString('base64url');
  const words = `For my mother ${submissionId}`;
  const email = `ruth-${submissionId}@example.org`;
  await whileTriggering([deliverAtOnce], () =>
    resultOf(
      'submitPrayerRequest',
      {
        submissionId,
        statusKey: key,
        prayerData: prayerData({ prayer_text: words, share_on_belief_wall: true }),
        contactData: { first_name: 'Ruth', last_name: 'Meyer', phone: null, email },
        audioPath: null,
      },
      { address },
    ),
  );
  const note = `Called ${submissionId}`;
  await own.db.collection(notesPath(submissionId)).add({ note_text: note, created_by: 'leader' });
  const recording = recordingPath(submissionId, Date.now());
  await own.bucket.file(recording).save(silentWav(), { contentType: 'audio/wav' });
  marks.words.push(words, note, email);
  marks.files.push(recording);
  return key;
}

async function openCircle(marks: Marks): Promise<string> {
  const founder = await createMember();
  const circleId = await storeCircle(founder, await createMember());
  const words = `For the sick ${circleId}`;
  await own.db.collection(circlePrayersPath(circleId)).add(newCirclePrayer(words, founder.uid, new Date()));
  marks.words.push(words);
  return circleId;
}

async function addStaff(marks: Marks): Promise<string> {
  const { uid, email } = await createStaffMember();
  marks.words.push(email);
  marks.addresses.push(email);
  return uid;
}

/** Runs `npm run import-archive` for a project. Returns its output and the requests that it sent to the emulator hub. */
async function runCommand(projectId: string, ...options: string[]) {
  const asked: (string | undefined)[] = [];
  const hub = createServer((request, response) => {
    asked.push(request.url);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(hub, 'listening');
  const { port } = z.object({ port: z.number() }).parse(hub.address());
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', COMMAND, ...options, file],
      { env: { ...process.env, GCLOUD_PROJECT: projectId, FIREBASE_EMULATOR_HUB: `127.0.0.1:${port}` } },
    );
    return { stdout, asked };
  } finally {
    hub.close();
  }
}

/** Returns the markers that are still in a project's documents, files and accounts. */
async function heldOf(marks: Marks, stores: Stores): Promise<Marks> {
  const documents = JSON.stringify([...(await readEveryDocument(stores.db)).values()]);
  const stored = await readEveryFile(stores);
  const accounts = JSON.stringify([...(await readEveryAccount(stores)).values()]);
  return {
    words: marks.words.filter((one) => documents.includes(one)),
    files: marks.files.filter((one) => stored.has(one)),
    addresses: marks.addresses.filter((one) => accounts.includes(one)),
  };
}

const NOTHING: Marks = { words: [], files: [], addresses: [] };

beforeAll(async () => {
  const leader = await createStaffMember('leadership');
  const idToken = await staffIdToken(leader.uid);
  await submitRequest(stays);
  await openCircle(stays);
  await addStaff(stays);
  const key = await submitRequest(erased);
  const circleId = await openCircle(erased);
  const uid = await addStaff(erased);
  ({ file } = await exportArchive(idToken));
  await whileTriggering([deliverAtOnce, clearAfterMember, departFromCircles], async () => {
    await resultOf('deletePrayerRequest', { key }, { address });
    await resultOf('removeCircle', { circleId }, { idToken });
    await resultOf('deleteTeamMember', { uid }, { idToken });
  });
});

it('everything erased since the archive was made is gone from the source project', async () => {
  expect(await heldOf(erased, own)).toEqual(NOTHING);
  expect(await heldOf(stays, own)).toEqual(stays);
});

it('an import without --erased-in restores data erased since the archive was made', async () => {
  const target = emptyProject();

  const { stdout, asked } = await runCommand(target.projectId);

  expect(await heldOf(erased, target)).toEqual(erased);
  expect(await heldOf(stays, target)).toEqual(stays);
  expect(stdout).not.toContain('erasures from the ledger');
  expect(asked).toEqual(['/functions/disableBackgroundTriggers', '/functions/enableBackgroundTriggers']);
});

it('an import with --erased-in restores everything except the erased data', async () => {
  const target = emptyProject();

  const { stdout } = await runCommand(target.projectId, '--erased-in', own.bucket.name);

  expect(await heldOf(erased, target)).toEqual(NOTHING);
  expect(await heldOf(stays, target)).toEqual(stays);
  expect(stdout).toContain(`erasures from the ledger of ${own.bucket.name}.`);
  // The new project continues the ledger.
  const ledgerOf = async ({ bucket }: Stores) =>
    (await bucket.getFiles({ prefix: 'erasures/' }))[0].map(({ name }) => name);
  expect(await ledgerOf(target)).toEqual(await ledgerOf(own));
  await expect(runCommand(target.projectId)).rejects.toThrow('The project is not empty.');
});

it('an import interrupted while erasing can be resumed with the same command', async () => {
  const target = emptyProject();
  const cutOff = async () => {
    await target.db
      .collection(COLLECTIONS.tombstones)
      .doc(randomUUID())
      .set(newTombstone('circle', new Date()));
    throw new Error('cut off');
  };
  await expect(importArchive(target, await ArchiveReader.open(file), cutOff)).rejects.toThrow('cut off');
  expect(await heldOf(erased, target)).toEqual(erased);

  await runCommand(target.projectId, '--erased-in', own.bucket.name);

  expect(await heldOf(erased, target)).toEqual(NOTHING);
  expect(await heldOf(stays, target)).toEqual(stays);
});
