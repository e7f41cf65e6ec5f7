import type { DocumentReference } from 'firebase-admin/firestore';
import { now } from '../platform/clock.ts';
import { logFailure } from '../platform/log-failure.ts';

/** Firestore sustains one write per second per document, and users need no more than this. */
const INTERVAL_MS = 2000;

/** Returns a reporter that stores the progress of an export, at most once per `INTERVAL_MS`. */
export function reportProgress(ref: DocumentReference): { count: () => void; end: () => Promise<void> } {
  let done = 0;
  let reportedAt = now();
  let reporting = Promise.resolve();

  function report(): void {
    reportedAt = now();
    const done_count = done;
    reporting = reporting
      .then(async () => {
        await ref.update({ done_count });
      })
      // A failed progress update must not fail the export.
      .catch((error: unknown) => logFailure('The progress of an export could not be stored', error));
  }

  return {
    count() {
      done += 1;
      if (now().getTime() - reportedAt.getTime() >= INTERVAL_MS) {
        report();
      }
    },
    async end() {
      report();
      await reporting;
    },
  };
}
