import type { DocumentReference } from 'firebase-admin/firestore';
import { logFailure } from '../platform/log-failure.ts';

/** Firestore takes one write of a document a second, and a person sees no more. */
const INTERVAL_MS = 2000;

/** Says on an export how far its archive has come, now and then. */
export function reportProgress(ref: DocumentReference): { count: () => void; end: () => Promise<void> } {
  let done = 0;
  let reportedAt = Date.now();
  let reporting = Promise.resolve();

  function report(): void {
    reportedAt = Date.now();
    const done_count = done;
    reporting = reporting
      .then(async () => {
        await ref.update({ done_count });
      })
      // The archive is what matters.
      .catch((error: unknown) => logFailure('The progress of an export could not be stored', error));
  }

  return {
    count() {
      done += 1;
      if (Date.now() - reportedAt >= INTERVAL_MS) {
        report();
      }
    },
    async end() {
      report();
      await reporting;
    },
  };
}
