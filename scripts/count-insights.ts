/**
 * Adds prayer requests that are already stored to the insights, such as those from before the insights screen. Each
 * counts once, no matter how often this runs and even while the community uses the site.
 *   npm run count-insights -- --project my-project
 * In production, uses Application Default Credentials (`gcloud auth application-default login`). Without --project,
 * uses the local backend that FIRESTORE_EMULATOR_HOST points to.
 */
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { countStoredRequests } from '../functions/src/insights/count-stored-requests.ts';
import { REPOSITORY } from '../tools/project.ts';
import { adminProject, runCommand } from '../tools/project-command.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { project: { type: 'string' } } });
  initializeApp({ projectId: adminProject(REPOSITORY, values.project) });
  const count = await countStoredRequests(getFirestore());
  console.log(`Counted ${count} prayer requests. Running this again counts nothing twice.`);
});
