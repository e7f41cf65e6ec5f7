/**
 * Imports a complete archive, exported by leadership, into an empty project: documents, accounts and files under their
 * original names. No functions may be deployed there yet because each document would trigger them. Deploy afterwards.
 * After an interruption, the same command continues.
 *   npm run import-archive -- --project our-new-church export-2026-11-24.zip
 * With --erased-in, also erases again what was erased since the export, according to the ledger in the bucket of the
 * original project.
 *   npm run import-archive -- --project our-new-church --erased-in our-church.firebasestorage.app export-2026-11-24.zip
 * Uses Application Default Credentials (`gcloud auth application-default login`). Without --project, uses the local
 * backend and pauses its triggers meanwhile.
 */
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { ArchiveReader } from '../functions/src/church-export/archive-reader.ts';
import { importArchive } from '../functions/src/church-export/import-archive.ts';
import { readErasures, recordErasure } from '../functions/src/data/erasure-ledger.ts';
import { ERASERS } from '../functions/src/erasers.ts';
import { runInGroups } from '../functions/src/platform/run-in-groups.ts';
import { replayErasures } from '../functions/src/retention/replay-erasures.ts';
import { targetOfImport } from '../tools/archive-import/target.ts';
import { REPOSITORY } from '../tools/project.ts';
import { runCommand } from '../tools/project-command.ts';

await runCommand(run);

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { project: { type: 'string' }, 'erased-in': { type: 'string' } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (file === undefined) {
    throw new Error('Name the archive: npm run import-archive -- --project ID export-2026-11-24.zip');
  }
  const target = targetOfImport(REPOSITORY, values.project);
  initializeApp({ projectId: target.projectId, storageBucket: target.storageBucket });
  const archive = await ArchiveReader.open(file);
  await target.pauseTriggers();
  try {
    const stores = { db: getFirestore(), auth: getAuth(), bucket: getStorage().bucket() };
    const { documents, accounts, files } = await importArchive(stores, archive, () =>
      eraseAgain(values['erased-in']),
    );
    console.log(`Imported and verified: ${documents} documents, ${accounts} accounts, ${files} files.`);
  } finally {
    archive.close();
    await target.resumeTriggers();
  }
  console.log(
    'Passwords are not in an archive: each staff member chooses a new one with "Forgot your password?".',
  );
}

async function eraseAgain(origin: string | undefined): Promise<void> {
  if (origin === undefined) {
    return;
  }
  await runInGroups(await readErasures(getStorage().bucket(origin)), recordErasure);
  const count = await replayErasures(
    getFirestore(),
    getStorage().bucket(),
    ERASERS,
    new Date(),
    (done, all) => console.log(`${done} of ${all} requests and posts`),
  );
  console.log(`Repeated ${count} erasures from the ledger of ${origin}.`);
}
