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

const { values } = parseArgs({ options: { project: { type: 'string' } } });

if (values.project === undefined && !process.env.FIRESTORE_EMULATOR_HOST) {
  console.error(
    'Name a project with --project, or start the local backend: FIRESTORE_EMULATOR_HOST is not set.',
  );
  process.exit(1);
}
if (values.project !== undefined && process.env.FIRESTORE_EMULATOR_HOST) {
  console.error('FIRESTORE_EMULATOR_HOST is set: with it nothing reaches the project.');
  process.exit(1);
}

initializeApp({ projectId: values.project ?? process.env.GCLOUD_PROJECT });
console.log(`Counted ${await countStoredRequests(getFirestore())} prayer requests.`);
