import { beforeEach, describe, expect, it } from 'vitest';
import { testFirestore } from '../testing/test-backend.ts';
import { runOptimisticBatch } from './optimistic-batch.ts';

/** https://grpc.io/docs/guides/status-codes/ */
const INVALID_ARGUMENT = 3;

let document: FirebaseFirestore.DocumentReference;

beforeEach(() => {
  document = testFirestore().collection('guarded_writes_test').doc();
});

async function countUp(): Promise<number> {
  return runOptimisticBatch(testFirestore(), async (writes) => {
    const read = await document.get();
    const count = (read.data()?.count ?? 0) + 1;
    writes.update(read, { count });
    return count;
  });
}

describe('runOptimisticBatch', () => {
  it('loses no concurrent update, even while the document is created', async () => {
    const counts = await Promise.all(Array.from({ length: 15 }, countUp));
    expect(counts.toSorted((one, other) => one - other)).toEqual(counts.map((_, index) => index + 1));
    expect((await document.get()).data()).toEqual({ count: 15 });
  });

  it('starts over if another write comes between its read and its write', async () => {
    await countUp();
    let rounds = 0;
    const decision = await runOptimisticBatch(testFirestore(), async (writes) => {
      const read = await document.get();
      rounds += 1;
      if (rounds === 1) {
        await document.set({ count: 10 });
      }
      writes.update(read, { count: read.data()?.count + 1 });
      return rounds;
    });
    expect(decision).toBe(2);
    expect((await document.get()).data()).toEqual({ count: 11 });
  });

  it('removes a document only once, and only if it has not changed', async () => {
    await countUp();
    const take = () =>
      runOptimisticBatch(testFirestore(), async (writes) => {
        const read = await document.get();
        if (!read.exists) {
          return 'gone';
        }
        writes.remove(read);
        return 'taken';
      });
    const takers = await Promise.all([take(), take(), take()]);
    expect(takers.toSorted()).toEqual(['gone', 'gone', 'taken']);
  });

  it('does not start over after any other failure', async () => {
    let rounds = 0;
    const deciding = runOptimisticBatch(testFirestore(), async (writes) => {
      rounds += 1;
      writes.update(await document.get(), { tooLong: 'x'.repeat(2_000_000) });
    });
    await expect(deciding).rejects.toMatchObject({ code: INVALID_ARGUMENT });
    expect(rounds).toBe(1);
  });
});
