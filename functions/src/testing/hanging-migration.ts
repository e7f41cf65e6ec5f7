/** Migrates the store named by the environment, two documents at a time, and hangs after the second batch until it is killed. */
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { runMigrations } from '../data/migrations/run-migrations.ts';

initializeApp({ projectId: process.env.GCLOUD_PROJECT ?? '' });

let batches = 0;

await runMigrations(getFirestore(), {
  now: () => new Date(),
  batch: 2,
  async shouldStop() {
    batches += 1;
    if (batches === 2) {
      console.log('hangs');
      setInterval(() => {}, 1_000);
      await new Promise(() => {});
    }
    return false;
  },
});
