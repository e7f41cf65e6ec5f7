import { vi } from 'vitest';
import { testFirestore } from './test-backend.ts';

/** Repeats the next transaction after its commit, as the Admin SDK does if the response was lost. */
export function repeatNextTransaction(): void {
  const db = testFirestore();
  const run = db.runTransaction.bind(db);
  vi.spyOn(db, 'runTransaction').mockImplementationOnce(async (act) => {
    await run(act);
    return run(act);
  });
}
