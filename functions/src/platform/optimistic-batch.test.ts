import { beforeEach, describe, expect, it } from 'vitest';
import { testFirestore } from '../testing/test-backend.ts';
import { runOptimisticBatch } from './optimistic-batch.ts';

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

describe('writes that are guarded by what was read', () => {
  it('lose no turn of a crowd, from the first that creates the document', async () => {
    const counts = await Promise.all(Array.from({ length: 15 }, countUp));
    expect(counts.toSorted((one, other) => one - other)).toEqual(counts.map((_, index) => index + 1));
    expect((await document.get()).data()).toEqual({ count: 15 });
  });

  it('start over when another writes between the read and the write', async () => {
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

  it('remove a document only as it was read, and once', async () => {
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

  it('do not start over for any other failure', async () => {
    let rounds = 0;
    const deciding = runOptimisticBatch(testFirestore(), async (writes) => {
      rounds += 1;
      writes.update(await document.get(), { tooLong: 'x'.repeat(2_000_000) });
    });
    await expect(deciding).rejects.toThrow();
    expect(rounds).toBe(1);
  });
});
