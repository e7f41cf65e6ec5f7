/**
 * Erases in a restored database what was erased since its backup, according to the ledger in the project's bucket.
 *   npm run replay:erasures -- --project my-project --database restored
 * Uses Application Default Credentials (`gcloud auth application-default login`). Running it again changes nothing
 * further.
 */
import { parseArgs } from 'node:util';
import { getApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { ERASERS } from '../functions/src/erasers.ts';
import { replayErasures } from '../functions/src/retention/replay-erasures.ts';
import { REPOSITORY } from '../tools/project.ts';
import { adminProjectWithBucket, runCommand } from '../tools/project-command.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { project: { type: 'string' }, database: { type: 'string' } } });
  if (values.project === undefined || values.database === undefined) {
    throw new Error(
      'Name a project that has settings, and the restored database: npm run replay:erasures -- --project ID --database restored',
    );
  }
  initializeApp(adminProjectWithBucket(REPOSITORY, values.project));
  const restored = getFirestore(getApp(), values.database);
  const count = await replayErasures(restored, getStorage().bucket(), ERASERS, new Date(), (done, all) =>
    console.log(`${done} of ${all} requests and posts`),
  );
  console.log(`Repeated ${count} erasures from the ledger.`);
});
