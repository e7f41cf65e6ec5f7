import { beforeEach, describe, expect, it } from 'vitest';
import { testFirestore } from '../testing/test-backend.ts';
import { decideAndWrite } from './guarded-writes.ts';

let document: FirebaseFirestore.DocumentReference;

beforeEach(() => {
  document = testFirestore().collection('guarded_writes_test').doc();
});

async function countUp(): Promise<number> {
  return decideAndWrite(testFirestore(), async (writes) => {
    const read = await document.get();
    const count = (read.data()?.count ?? 0) + 1;
    writes.put(read, { count });
    return count;
  });
}

describe('writes that are guarded by what was read', () => {
  it('lose no turn of a crowd, from the first that creates the document', async () => {
    const counts = await Promise.all(Array.from({ length: 15 }, countUp));
    expect(counts.toSorted((one, other) => one - other)).toEqual(counts.map((_, index) => index + 1));
    expect((await document.get()).data()).toEqual({ count: 15 });
  });

  it('begin anew when another writes between the reading and the writing', async () => {
    await countUp();
    let rounds = 0;
    const decision = await decideAndWrite(testFirestore(), async (writes) => {
      const read = await document.get();
      rounds += 1;
      if (rounds === 1) {
        await document.set({ count: 10 });
      }
      writes.put(read, { count: read.data()?.count + 1 });
      return rounds;
    });
    expect(decision).toBe(2);
    expect((await document.get()).data()).toEqual({ count: 11 });
  });

  it('remove a document only as it was read, and once', async () => {
    await countUp();
    const take = () =>
      decideAndWrite(testFirestore(), async (writes) => {
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

  it('do not begin anew for any other failure', async () => {
    let rounds = 0;
    const deciding = decideAndWrite(testFirestore(), async (writes) => {
      rounds += 1;
      writes.put(await document.get(), { tooLong: 'x'.repeat(2_000_000) });
    });
    await expect(deciding).rejects.toThrow();
    expect(rounds).toBe(1);
  });
});
