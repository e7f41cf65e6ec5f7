import { vi } from 'vitest';
import { testFirestore } from './test-backend.ts';

/** Repeats the commit of the next batch, as the Admin SDK does if the response was lost. */
export function repeatNextCommit(): void {
  const db = testFirestore();
  const begin = db.batch.bind(db);
  vi.spyOn(db, 'batch').mockImplementationOnce(() => {
    const batch = begin();
    const commit = batch.commit.bind(batch);
    vi.spyOn(batch, 'commit').mockImplementationOnce(async () => {
      await commit();
      return commit();
    });
    return batch;
  });
}
