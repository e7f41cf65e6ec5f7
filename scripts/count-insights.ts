/**
 * Counts the prayer requests that are stored already for the screen of insights, those from before it for instance. Each
 * counts once, however often this runs, also while the community is at work.
 *   npm run count-insights -- --project my-project
 * In production it acts with Application Default Credentials (`gcloud auth application-default login`). Without --project it
 * acts on the local backend that FIRESTORE_EMULATOR_HOST names.
 */
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { countStoredRequests } from '../functions/src/insights/count-stored-requests.ts';
import { REPOSITORY } from '../tools/project.ts';
import { adminProject, runCommand } from '../tools/project-command.ts';

const { values } = parseArgs({ options: { project: { type: 'string' } } });

await runCommand(async () => {
  initializeApp({ projectId: adminProject(REPOSITORY, values.project) });
  console.log(`Counted ${await countStoredRequests(getFirestore())} prayer requests.`);
});
