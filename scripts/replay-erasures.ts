/**
 * Erases in a restored database what was erased since its backup was made, by the ledger in the project's bucket.
 *   npm run replay:erasures -- --project my-project --database restored
 * It acts with Application Default Credentials (`gcloud auth application-default login`). Running it again changes nothing more.
 */
import { parseArgs } from 'node:util';
import { getApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { ERASERS } from '../functions/src/erasers.ts';
import { replayErasures } from '../functions/src/retention/replay-erasures.ts';
import { readDeployment } from '../tools/deployment/read-deployment.ts';
import { firebaseConfigSchema } from '../tools/deployment/settings.ts';
import { REPOSITORY } from '../tools/project.ts';
import { adminProject, runCommand } from '../tools/project-command.ts';

const { values } = parseArgs({ options: { project: { type: 'string' }, database: { type: 'string' } } });
await runCommand(async () => {
  const { webSettings } = readDeployment(REPOSITORY, values.project ?? null);
  if (values.project === undefined || webSettings === null || values.database === undefined) {
    throw new Error(
      'Name a project that has settings, and the restored database: npm run replay:erasures -- --project ID --database restored',
    );
  }
  const { storageBucket } = firebaseConfigSchema.parse(webSettings.VITE_FIREBASE_CONFIG);
  initializeApp({ projectId: adminProject(REPOSITORY, values.project), storageBucket });
  const restored = getFirestore(getApp(), values.database);
  const count = await replayErasures(restored, getStorage().bucket(), ERASERS, new Date());
  console.log(`Erased again what the ledger holds: ${count} entries.`);
});
